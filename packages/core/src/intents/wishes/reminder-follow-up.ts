import type { Language } from '../../language/index.ts'
import { foldedText, typed } from '../reading/words.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { isWhole, leadIn, isOnlyHourLead } from './reminder-lead.ts'
import { reminderWishIn, type ReminderWish } from './reminder-wish.ts'

/**
 * The whole wish, where somebody was asked how long before something they want to be reminded, and now says that alone: `an
 * hour before`, `the evening before at eight`, or of an evening that they have said its hour. Null where either is something else.
 */
export function completedWish(before: string, text: string, language: Language): string | null {
  const open = reminderWishIn(before)
  if (open === null || !isOpen(open)) return null
  const lead = leadAlone(text) ?? hourOf(before, text, language)
  if (lead === null) return null
  const isByMail = open.channel === 'email' || reminderWishIn(text)?.channel === 'email'
  return LANGUAGE_WORDS[language].wishes.whole({ source: open.source, lead, isByMail })
}

/** The same of what is spoken of without a name: how long before it, or at which hour of the evening before; null where nothing says so. */
export function leadTold(before: string, text: string, language: Language): string | null {
  const open = reminderWishIn(before)
  if (open === null || open.source !== '' || !isOpen({ ...open, source: before })) return null
  return leadAlone(text) ?? hourOf(before, text, language)
}

const isOpen = ({ action, source, minutesBefore, walls, isVague }: ReminderWish): boolean =>
  action === 'add' && source !== '' && (isVague || minutesBefore.length + walls.length === 0)

/** The evening before was said, and now its hour alone: `alle 20`, `8pm`. */
function hourOf(before: string, text: string, language: Language): string | null {
  const folded = foldedText(before)
  const vague = readInAnyLanguage(folded.plain).find('vague')
  if (vague === null) return null
  const day = typed(folded, vague.from, vague.to)
  const hour = hourAlone(text)
  const whole = [`${day} ${hour}`, `${day} ${LANGUAGE_WORDS[language].wishes.atHour(hour)}`]
  return whole.find((words) => isOnlyHourLead(foldedText(words).plain)) ?? null
}

/** An hour without the words that only say that it is another one: `no, make it 7pm`. */
const hourAlone = (text: string): string =>
  (['correcting', 'makesIt'] as const).reduce((left, cue) => {
    const folded = foldedText(left)
    const said = readInAnyLanguage(folded.plain).find(cue)
    return said?.from === 0 ? typed(folded, said.to).replace(/^[\s,]+/u, '') : left
  }, text.trim())

/** How long before, as typed, of a text that names nothing. */
function leadAlone(text: string): string | null {
  const folded = foldedText(text.trim())
  if (isOnlyHourLead(folded.plain)) return folded.text
  const lead = leadIn(folded.plain)
  if (lead === null) return null
  const source = reminderWishIn(text)?.source
  if (source !== '' && (source !== undefined || !isWhole(lead, folded.plain))) return null
  return lead.spans.map(({ from, to }) => typed(folded, from, to)).join(', ')
}
