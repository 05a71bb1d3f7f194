import { dayOfText, parseDay, parseWall } from '@dodici/core/date'
import type { QuickAdd, Understood, UnderstoodKind } from '@dodici/core/language'
import { formatDay, formatTime } from '../../i18n/format.ts'
import { reminderWords } from '../../i18n/reminder-words.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { readRule } from '../../ui/repetition/read-rule.ts'
import { ruleSentence } from '../../ui/repetition/rule-sentence.ts'

/** Names of references by id. */
export interface Names {
  readonly category: (id: string) => string | undefined
  readonly calendar: (id: string) => string | undefined
}

type Say = (meaning: string, read: QuickAdd, told: ChipContext) => string | null | undefined

const says: Readonly<Record<UnderstoodKind, Say>> = {
  date: dayWords,
  time: (_, read) => timeWords(read),
  recurrence: (_, read, { t }) => recurrenceWords(read, t),
  category: (id, _, { names }) => names.category(id),
  calendar: (id, _, { names }) => names.calendar(id),
  newCategory: (name) => name,
  assumedDay: dayWords,
  reminder: (meaning, _, { t }) => reminderWords(Number.parseInt(meaning, 10), t),
}

/**
 * The meaning of a recognised part: `venerdì 19 marzo 2027`, `15:00 – 16:00`, `ogni lunedì`; its own words if there are
 * none better.
 */
export const chipWords = (understood: Understood, read: QuickAdd, told: ChipContext): string =>
  isSaidBefore(understood, read)
    ? understood.text
    : (says[understood.kind](understood.meaning, read, told) ?? understood.text)

/** The first words of a rule show the whole rule; its other words are shown as they are. */
const isSaidBefore = (understood: Understood, read: QuickAdd): boolean =>
  understood.kind === 'recurrence' &&
  read.understood.find(({ kind }) => kind === 'recurrence')?.from !== understood.from

/** The page's language, and the names of the person's things. */
export interface ChipContext {
  readonly t: TFunction
  readonly names: Names
}

function dayWords(meaning: string): string | null {
  const [first, last] = meaning.split('/').map(parseDay)
  if (first === undefined || first === null) return null
  const from = formatDay(first, 'weekday-day-month-year')
  return last === undefined || last === null ? from : `${from} – ${formatDay(last, 'weekday-day-month-year')}`
}

function timeWords({ start, end }: QuickAdd): string | null {
  const [from, to] = [parseWall(start ?? ''), parseWall(end ?? '')]
  if (from === null || to === null) return null
  return to === from ? formatTime(from) : `${formatTime(from)} – ${formatTime(to)}`
}

function recurrenceWords({ recurrence, start }: QuickAdd, t: TFunction): string | null {
  if (recurrence === null || start === null) return null
  const rule = readRule(recurrence, { start, timezone: null })
  return rule && ruleSentence(rule, dayOfText(start) ?? 0, t)
}
