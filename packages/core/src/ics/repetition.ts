import type { Repetition } from '../event/index.ts'
import { readRule } from '../recurrence/read-rule.ts'
import { isFinerThanDaily } from '../recurrence/rule.ts'
import type { RawComponent } from './raw-file.ts'
import { parameterOf, type ContentLine } from './content-line.ts'
import type { Warn } from './ics-note.ts'
import { DATES_MAX } from './limits.ts'
import { occurrenceName, readMoment, type Moment, type Reading } from './moment.ts'

/** How an event repeats, and the lines of the file that say more than the planner keeps. */
export interface ReadRepetition {
  readonly repetition: Repetition
  readonly leftover: readonly ContentLine[]
}

/**
 * How a component repeats. Its first readable RRULE counts; unreadable and further ones, and EXRULEs (which RFC 5545 has
 * dropped), are left over. RDATEs and EXDATEs are named as the series names its occurrences, in whatever form and zone
 * they are written; of a period the start counts.
 */
export function repetitionOf(component: RawComponent, start: Moment, reading: Reading, warn: Warn): ReadRepetition {
  const linesOf = (name: string) => component.lines.filter((line) => line.name === name)
  const rules = linesOf('RRULE')
  const exrules = linesOf('EXRULE')
  const used = rules.find((line) => isReadable(line, start, warn))
  if (used && rules.length > 1) warn('moreRules')
  if (exrules.length > 0) warn('exruleIgnored')
  return {
    repetition: {
      rrule: used ? plainRule(used) : null,
      rdates: datesOf(linesOf('RDATE'), start, reading, warn),
      exdates: datesOf(linesOf('EXDATE'), start, reading, warn),
    },
    leftover: [...rules.filter((line) => line !== used), ...exrules],
  }
}

const plainRule = (line: ContentLine): string => line.value.replace(/\s/g, '').replace(/;+$/, '').toUpperCase()

function isReadable(line: ContentLine, start: Moment, warn: Warn): boolean {
  const rule = readRule(plainRule(line))
  if (!rule) warn('badRule', line.value)
  else if (isFinerThanDaily(rule, start.kind === 'day')) warn('fineRule', rule.frequency)
  return rule !== null
}

function datesOf(lines: readonly ContentLine[], start: Moment, reading: Reading, warn: Warn): string[] {
  const values = lines.flatMap((line) => {
    const tzid = parameterOf(line, 'TZID')
    return line.value.split(',', DATES_MAX + 1).map((value) => ({ value, tzid }))
  })
  if (values.length > DATES_MAX) warn('tooManyDates')
  const names = values.slice(0, DATES_MAX).map(({ value, tzid }) => {
    const [from = '', until] = value.split('/')
    if (until !== undefined) warn('periodStart')
    const moment = readMoment(from, tzid, reading.zones, warn)
    if (!moment && value.trim() !== '') warn('badDate', value)
    return moment ? occurrenceName(moment, start, reading.defaultZone) : null
  })
  return [...new Set(names.filter((name) => name !== null))]
}
