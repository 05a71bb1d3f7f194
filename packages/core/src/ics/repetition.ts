import { formatDay, MINUTES_A_DAY } from '../date/index.ts'
import type { Repetition } from '../event/index.ts'
import { readRule } from '../recurrence/read-rule.ts'
import { isFinerThanDaily } from '../recurrence/rule.ts'
import type { RawComponent } from './raw-file.ts'
import { parameterOf, type ContentLine } from './content-line.ts'
import type { Warn } from './ics-note.ts'
import { DATES_MAX } from './limits.ts'
import { dayMeant, occurrenceName, readMoment, type Moment, type FileContext } from './moment.ts'

/** An event's repetition, and the lines that say more than the planner stores. */
export interface ReadRepetition {
  readonly repetition: Repetition
  readonly leftover: readonly ContentLine[]
}

/**
 * A component's repetition. Its first readable RRULE counts; other RRULEs and EXRULEs (removed from RFC 5545) are left
 * over. RDATEs and EXDATEs are converted to the series' notation from any form and zone; of a period the start counts.
 * A date-only EXDATE stays one if the rule sets hours.
 */
export function repetitionOf(component: RawComponent, start: Moment, reading: FileContext, warn: Warn): ReadRepetition {
  const linesOf = (name: string) => component.lines.filter((line) => line.name === name)
  const rules = linesOf('RRULE')
  const exrules = linesOf('EXRULE')
  const used = rules.find((line) => isReadable(line, start, warn))
  if (used && rules.length > 1) warn('moreRules')
  if (exrules.length > 0) warn('exruleIgnored')
  const rrule = used ? ruleOf(used, start, reading) : null
  const nameOf = (moment: Moment): string => occurrenceName(moment, start, reading)
  const hasHours = rrule !== null && /BYHOUR|BYMINUTE/.test(rrule)
  const exdateOf = (moment: Moment): string =>
    hasHours && moment.kind === 'day' ? formatDay(moment.day) : nameOf(moment)
  return {
    repetition: {
      rrule,
      rdates: datesOf(linesOf('RDATE'), nameOf, reading, warn),
      exdates: datesOf(linesOf('EXDATE'), exdateOf, reading, warn),
    },
    leftover: [...rules.filter((line) => line !== used), ...exrules],
  }
}

/** A line's rule without spaces and trailing semicolons. */
function plainRule({ value }: ContentLine): string {
  const rule = value.replace(/\s/g, '').toUpperCase()
  let end = rule.length
  while (rule[end - 1] === ';') end -= 1
  return rule.slice(0, end)
}

/** The rule as written, except an UNTIL in UTC of an all-day series that means another day in the calendar's zone. */
function ruleOf(line: ContentLine, start: Moment, reading: FileContext): string {
  const text = plainRule(line)
  const until = start.kind === 'day' ? readRule(text)?.until : null
  // The last minute of a day means the end of that day, in UTC or not.
  if (!until?.utc || until.minute === null || until.minute === MINUTES_A_DAY - 1) return text
  const day = dayMeant({ kind: 'time', wall: until.day * MINUTES_A_DAY + until.minute, zone: 'UTC' }, reading)
  return day === until.day ? text : text.replace(/UNTIL=[^;]*/, `UNTIL=${formatDay(day).replaceAll('-', '')}`)
}

function isReadable(line: ContentLine, start: Moment, warn: Warn): boolean {
  const rule = readRule(plainRule(line))
  if (!rule) warn('badRule', line.value)
  else if (isFinerThanDaily(rule, start.kind === 'day')) warn('fineRule', rule.frequency)
  return rule !== null
}

/** One more value than is accepted, to detect the excess: a line may have millions. */
function valuesOf(lines: readonly ContentLine[]): { readonly value: string; readonly tzid: string | null }[] {
  const values: { value: string; tzid: string | null }[] = []
  for (const line of lines) {
    const tzid = parameterOf(line, 'TZID')
    const room = DATES_MAX + 1 - values.length
    if (room === 0) break
    for (const value of line.value.split(',', room)) values.push({ value, tzid })
  }
  return values
}

function datesOf(
  lines: readonly ContentLine[],
  nameOf: (moment: Moment) => string,
  { zones }: FileContext,
  warn: Warn,
): string[] {
  const values = valuesOf(lines)
  if (values.length > DATES_MAX) warn('tooManyDates')
  const names = values.slice(0, DATES_MAX).map(({ value, tzid }) => {
    const [from = '', until] = value.split('/', 2)
    if (until !== undefined) warn('periodStart')
    const moment = readMoment(from, tzid, zones, warn)
    if (!moment && value.trim() !== '') warn('badDate', value)
    return moment ? nameOf(moment) : null
  })
  return [...new Set(names.filter((name) => name !== null))]
}
