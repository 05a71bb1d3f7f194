import { formatDay } from '../date/index.ts'
import { WEEKDAY_CODES, type NthWeekday, type Rule, type Until } from './rule.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const writeWeekday = ({ weekday, nth }: NthWeekday): string => `${nth === 0 ? '' : nth}${WEEKDAY_CODES[weekday] ?? ''}`

function writeUntil({ day, minute, utc }: Until): string {
  const date = formatDay(day).replaceAll('-', '')
  if (minute === null) return date
  return `${date}T${twoDigits(Math.floor(minute / 60))}${twoDigits(minute % 60)}00${utc ? 'Z' : ''}`
}

/** Writes an RRULE: each part once, in a fixed order, without defaults. */
export function writeRule(rule: Rule): string {
  const parts: readonly (readonly [name: string, value: string | number | null])[] = [
    ['FREQ', rule.frequency],
    ['INTERVAL', rule.interval === 1 ? null : rule.interval],
    ['COUNT', rule.count],
    ['UNTIL', rule.until && writeUntil(rule.until)],
    ['BYMONTH', rule.byMonth.join(',')],
    ['BYWEEKNO', rule.byWeekNo.join(',')],
    ['BYYEARDAY', rule.byYearDay.join(',')],
    ['BYMONTHDAY', rule.byMonthDay.join(',')],
    ['BYDAY', rule.byDay.map(writeWeekday).join(',')],
    ['BYHOUR', rule.byHour.join(',')],
    ['BYMINUTE', rule.byMinute.join(',')],
    ['BYSECOND', rule.bySecond.join(',')],
    ['BYSETPOS', rule.bySetPos.join(',')],
    ['WKST', rule.weekStart === 0 ? null : (WEEKDAY_CODES[rule.weekStart] ?? null)],
  ]
  return parts
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .join(';')
}
