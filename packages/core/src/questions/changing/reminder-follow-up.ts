import type { Language } from '../../language/index.ts'
import { foldedText, typed } from '../reading/folded-text.ts'
import { isWhole, leadIn } from './reminder-lead.ts'
import { reminderWishIn, type ReminderWish } from './reminder-wish.ts'

/**
 * The whole wish, where somebody was asked how long before something they want to be reminded, and now says that alone: `an
 * hour before`. Null where either is something else.
 */
export function completedWish(before: string, text: string, language: Language): string | null {
  const open = reminderWishIn(before)
  if (open === null || !isOpen(open)) return null
  const lead = leadAlone(text)
  if (lead === null) return null
  const isByMail = open.channel === 'email' || reminderWishIn(text)?.channel === 'email'
  return language === 'it'
    ? `ricordami ${open.source} ${lead}${isByMail ? ' per e-mail' : ''}`
    : `remind me about ${open.source} ${lead}${isByMail ? ' by e-mail' : ''}`
}

const isOpen = ({ action, source, minutesBefore, isVague }: ReminderWish): boolean =>
  action === 'add' && source !== '' && (isVague || minutesBefore.length === 0)

/** How long before, as typed, of a text that names nothing. */
function leadAlone(text: string): string | null {
  const folded = foldedText(text.trim())
  const lead = leadIn(folded.plain)
  if (lead === null) return null
  const source = reminderWishIn(text)?.source
  if (source !== '' && (source !== undefined || !isWhole(lead, folded.plain))) return null
  return lead.spans.map(([from, to]) => typed(folded, from, to)).join(', ')
}
