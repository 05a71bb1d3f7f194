import { MINUTES_A_DAY, parseWall } from '../../date/index.ts'
import { parseQuickAdd, type TextSpan } from '../../language/index.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import type { Rhythm } from './quantity.ts'
import type { ReadyWords } from './ready-words.ts'

const DAY_NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const WEEKLY = /^FREQ=WEEKLY;(?:UNTIL=\d+;)?BYDAY=(?<days>[A-Z,]+)$/u

/** The weekdays of a rule that comes every week; none of any other. */
const weekdaysOf = (rule: string): number[] =>
  (WEEKLY.exec(rule)?.groups?.['days'] ?? '').split(',').flatMap((name) => {
    const weekday = DAY_NAMES.indexOf(name)
    return weekday < 0 ? [] : [weekday]
  })

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

/**
 * Weekdays on which something is each week, read as quick add reads them: `every Sunday`, `on Tuesdays at 7`; and two
 * weekdays beside each other, which are no two days. Null without any.
 */
export function fixedWeekdays(
  text: string,
  { language, now, weekStart, categories }: TargetSurroundings,
  { weekdays: beside, everyWeek }: ReadyWords,
): Rhythm | null {
  const pair = new RegExp(beside, 'iu').exec(text)?.[0] ?? ''
  const { recurrence, start, understood } = parseQuickAdd(pair === '' ? text : text.replace(pair, everyWeek(pair)), {
    ...{ language, now, weekStart, categories, calendars: [] },
  })
  const wordsFor = (kind: 'recurrence' | 'time'): string => understood.find((one) => one.kind === kind)?.text ?? ''
  const weekdays = weekdaysOf(recurrence ?? '')
  const span = spanOf(pair || wordsFor('recurrence'), text)
  if (weekdays.length === 0 || !span) return null
  const wall = start?.includes('T') === true ? parseWall(start) : null
  const time = wall === null ? null : spanOf(wordsFor('time'), text)
  const minute = wall === null ? null : wall % MINUTES_A_DAY
  return { name: 'perWeek', each: 1, weekdays, minute, ...joined(span, time, text) }
}
