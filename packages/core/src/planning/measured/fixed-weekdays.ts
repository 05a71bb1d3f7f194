import { MINUTES_A_DAY, parseWall } from '../../date/index.ts'
import { parseQuickAdd, type QuickAdd, type TextSpan } from '../../language/index.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import type { Rhythm } from './quantity.ts'
import type { ReadyWords } from './ready-words.ts'

const DAY_NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The weekdays of a rule that comes every week; none of any other. */
function weekdaysOf(rule: string): number[] {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string | undefined]))
  if (parts.get('FREQ') !== 'WEEKLY' || parts.has('INTERVAL') || parts.has('COUNT')) return []
  return (parts.get('BYDAY') ?? '').split(',').flatMap((name) => {
    const weekday = DAY_NAMES.indexOf(name)
    return weekday < 0 ? [] : [weekday]
  })
}

const spanOf = (words: string, text: string): TextSpan | null => {
  const from = text.indexOf(words)
  return from < 0 ? null : { from, to: from + words.length }
}

/** The span with another one right before or behind it. */
function joined(span: TextSpan, other: TextSpan | null, text: string): TextSpan {
  if (!other) return span
  const [from, to] = [Math.min(span.from, other.from), Math.max(span.to, other.to)]
  const between = span.to <= other.from ? text.slice(span.to, other.from) : text.slice(other.to, span.from)
  return between.trim() === '' ? { from, to } : span
}

const wordsFor = (kind: 'recurrence' | 'time', { understood }: QuickAdd): string =>
  understood.find((one) => one.kind === kind)?.text ?? ''

/** The minute of the day that was said, and its words. */
function timeOf(read: QuickAdd, text: string): { minute: number | null; words: TextSpan | null } {
  const wall = read.start?.includes('T') === true ? parseWall(read.start) : null
  return wall === null
    ? { minute: null, words: null }
    : { minute: wall % MINUTES_A_DAY, words: spanOf(wordsFor('time', read), text) }
}

/** Weekdays on which something is each week. */
interface WeekdayRhythm extends Rhythm {
  readonly weekdays: readonly number[]
}

/**
 * Weekdays on which something is each week, read as quick add reads them: `every Sunday`, `on Tuesdays at 7`; and two
 * weekdays beside each other, which are no two days. Null without any.
 */
export function fixedWeekdays(
  text: string,
  { language, now, weekStart, categories }: TargetSurroundings,
  { weekdays: beside, everyWeek }: ReadyWords,
): WeekdayRhythm | null {
  const pair = new RegExp(beside, 'iu').exec(text)?.[0] ?? ''
  const known = pair === '' ? text : text.replace(pair, everyWeek(pair))
  const read = parseQuickAdd(known, { language, now, weekStart, categories, calendars: [] })
  const weekdays = weekdaysOf(read.recurrence ?? '')
  const span = spanOf(pair || wordsFor('recurrence', read), text)
  if (weekdays.length === 0 || !span) return null
  const { minute, words } = timeOf(read, text)
  return { name: 'perWeek', each: 1, weekdays, minute, ...joined(span, words, text) }
}
