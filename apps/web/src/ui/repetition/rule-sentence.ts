import { parseDay, partsOf, weekdayOf, type Day } from '@dodici/core/date'
import { elision } from '../../i18n/elision.ts'
import { formatDay, formatList } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { nthInMonth, weekdaysOf, type RepeatRule } from './rule.ts'

const NTH = ['first', 'second', 'third', 'fourth', 'fifth'] as const
const SUNDAY = 6
const SOME_MONDAY = 4
const WORKDAYS = '0,1,2,3,4'

/** The name of a weekday, 0 is Monday. */
export const weekdayName = (weekday: number, form: 'weekday' | 'weekday-short' = 'weekday'): string =>
  formatDay(SOME_MONDAY + weekday, form)

/** Context for texts that depend on a weekday's gender. */
const gender = (weekday: number) => (weekday === SUNDAY ? { context: 'sunday' as const } : {})

function weekly(rule: RepeatRule, start: Day, t: TFunction): string {
  const weekdays = weekdaysOf(rule, start)
  const count = rule.interval
  if (weekdays.length === 7 && count === 1) return t('event.rule.daily', { count })
  if (weekdays.join() === WORKDAYS) return t('event.rule.workdays', { count })
  const names = weekdays.map((weekday) => {
    const name = weekdayName(weekday)
    return count === 1 ? name : t('event.rule.onWeekday', { weekday: name, ...gender(weekday) })
  })
  return t('event.rule.weekly', { count, days: formatList(names) })
}

/** "on the second Tuesday", "il secondo martedì". */
export function nthWeekdayWords(pattern: 'nth' | 'last', start: Day, t: TFunction): string {
  const weekday = weekdayOf(start)
  const which = pattern === 'last' ? 'last' : (NTH[nthInMonth(start) - 1] ?? 'fifth')
  return t(`event.rule.nth.${which}`, { weekday: weekdayName(weekday), ...gender(weekday) })
}

/** "on the 5th", "il giorno 5". */
export const dateWords = (start: Day, t: TFunction): string =>
  t('event.rule.onDate', { count: partsOf(start).date, ordinal: true })

function monthly(rule: RepeatRule, start: Day, t: TFunction): string {
  const on = rule.pattern === 'date' ? dateWords(start, t) : nthWeekdayWords(rule.pattern, start, t)
  return t('event.rule.monthly', { count: rule.interval, on })
}

/** "on 5 September", "il 5 settembre"; "on the fourth Thursday of November". */
export function dayOfYearWords({ pattern }: Pick<RepeatRule, 'pattern'>, start: Day, t: TFunction): string {
  if (pattern === 'date') return t('event.rule.onDayOfYear', { day: formatDay(start, 'day-month'), ...elision(start) })
  return t('event.rule.ofMonth', { on: nthWeekdayWords(pattern, start, t), month: formatDay(start, 'month') })
}

function howOften(rule: RepeatRule, start: Day, t: TFunction): string {
  switch (rule.unit) {
    case 'day':
      return t('event.rule.daily', { count: rule.interval })
    case 'week':
      return weekly(rule, start, t)
    case 'month':
      return monthly(rule, start, t)
    case 'year':
      return t('event.rule.yearly', { count: rule.interval, on: dayOfYearWords(rule, start, t) })
  }
}

/**
 * A rule as a sentence in the language of `t`: "every 2 weeks on Monday and Wednesday, until 30 June 2027". An
 * incomplete last day is left out.
 */
export function ruleSentence(rule: RepeatRule, start: Day, t: TFunction): string {
  const sentence = howOften(rule, start, t)
  if (rule.end.kind === 'after') return t('event.rule.times', { rule: sentence, count: rule.end.count })
  const last = rule.end.kind === 'on' ? parseDay(rule.end.day) : null
  if (last === null) return sentence
  return t('event.rule.until', { rule: sentence, day: formatDay(last, 'day-month-year'), ...elision(last) })
}
