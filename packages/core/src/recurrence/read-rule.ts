import { parseDay } from '../date/index.ts'
import { RULE_TEXT_MAX } from './limits.ts'
import { WEEKDAY_CODES, type Frequency, type NthWeekday, type Rule, type Until } from './rule.ts'

type Reader<T> = (text: string) => T | null

const FREQUENCIES = new Set(['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])
const UNTIL = /^(\d{4})(\d{2})(\d{2})(?:T([01]\d|2[0-3])([0-5]\d)\d{2}(Z)?)?$/
const NTH_WEEKDAY = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/

const isFrequency = (text: string): text is Frequency => FREQUENCIES.has(text)

const frequency: Reader<Frequency> = (text) => (isFrequency(text) ? text : null)

/** A positive integer of at most 16 digits. */
const positive: Reader<number> = (text) => (/^\d{1,16}$/.test(text) && Number(text) > 0 ? Number(text) : null)

const weekday: Reader<number> = (text) => {
  const index = WEEKDAY_CODES.findIndex((code) => code === text)
  return index < 0 ? null : index
}

const until: Reader<Until> = (text) => {
  const match = UNTIL.exec(text)
  if (!match) return null
  const [, year = '', month = '', date = '', hour, minute, utc] = match
  const day = parseDay(`${year}-${month}-${date}`)
  if (day === null) return null
  return { day, minute: hour === undefined ? null : Number(hour) * 60 + Number(minute), utc: utc !== undefined }
}

const nthWeekday: Reader<NthWeekday> = (text) => {
  const [, nth, code = ''] = NTH_WEEKDAY.exec(text) ?? []
  const day = weekday(code)
  if (day === null || (nth !== undefined && (Number(nth) === 0 || Math.abs(Number(nth)) > 53))) return null
  return { weekday: day, nth: Number(nth ?? 0) }
}

const between =
  (least: number, most: number): Reader<number> =>
  (text) =>
    /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null

/** 1 to `most`, or negative from the end. */
const fromEitherEnd =
  (most: number): Reader<number> =>
  (text) => {
    const value = /^[+-]?\d{1,3}$/.test(text) ? Number(text) : 0
    return value !== 0 && Math.abs(value) <= most ? value : null
  }

const listOf =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (text) => {
    const items = new Set(text.split(','))
    const read = Array.from(items, reader).filter((item) => item !== null)
    return read.length === items.size ? read : null
  }

const READERS = {
  FREQ: frequency,
  INTERVAL: positive,
  COUNT: positive,
  UNTIL: until,
  WKST: weekday,
  BYMONTH: listOf(between(1, 12)),
  BYWEEKNO: listOf(fromEitherEnd(53)),
  BYYEARDAY: listOf(fromEitherEnd(366)),
  BYMONTHDAY: listOf(fromEitherEnd(31)),
  BYDAY: listOf(nthWeekday),
  BYHOUR: listOf(between(0, 23)),
  BYMINUTE: listOf(between(0, 59)),
  BYSECOND: listOf(between(0, 60)),
  BYSETPOS: listOf(fromEitherEnd(366)),
} as const

type PartName = keyof typeof READERS
type Parts = ReadonlyMap<string, string>

const isPartName = (name: string): name is PartName => Object.hasOwn(READERS, name)

/** Name to value; null if a part is unknown, duplicate or not `NAME=value`. A trailing semicolon is accepted. */
function partsOf(text: string): Parts | null {
  const pairs = text.toUpperCase().replace(/;$/, '').split(';')
  const parts = new Map<string, string>()
  for (const pair of pairs) {
    const [name = '', value, ...rest] = pair.split('=')
    if (!isPartName(name) || value === undefined || rest.length > 0 || parts.has(name)) return null
    parts.set(name, value)
  }
  return parts
}

/** Parts that RFC 5545 3.3.10 forbids with a frequency. */
const FORBIDDEN = {
  SECONDLY: ['byWeekNo'],
  MINUTELY: ['byWeekNo'],
  HOURLY: ['byWeekNo'],
  DAILY: ['byWeekNo', 'byYearDay'],
  WEEKLY: ['byWeekNo', 'byYearDay', 'byMonthDay'],
  MONTHLY: ['byWeekNo', 'byYearDay'],
  YEARLY: [],
} as const satisfies Record<Frequency, readonly (keyof Rule)[]>

/** Whether a rule's combination is allowed; numbered weekdays (`2MO`) need a month or a year. */
function isCoherent(rule: Rule): boolean {
  const isNumbered = rule.byDay.some(({ nth }) => nth !== 0)
  const canNumber = rule.frequency === 'MONTHLY' || (rule.frequency === 'YEARLY' && rule.byWeekNo.length === 0)
  return (canNumber || !isNumbered) && FORBIDDEN[rule.frequency].every((part) => rule[part].length === 0)
}

/**
 * Parses an RRULE (without its name, ignoring case). Null for anything that RFC 5545 does not allow, and for over 1,000
 * characters. INTERVAL and COUNT are returned however large, and both COUNT and UNTIL may be present: `checkRule`
 * refuses what goes beyond the grammar.
 */
export function readRule(text: string): Rule | null {
  const parts = text.length <= RULE_TEXT_MAX ? partsOf(text) : null
  if (!parts) return null
  let isReadable = parts.has('FREQ')
  const read = <T, A>(name: PartName, reader: Reader<T>, absent: A): T | A => {
    const value = parts.get(name)
    if (value === undefined) return absent
    const result = reader(value)
    if (result === null) isReadable = false
    return result ?? absent
  }
  const rule: Rule = {
    frequency: read('FREQ', READERS.FREQ, 'DAILY'),
    interval: read('INTERVAL', READERS.INTERVAL, 1),
    count: read('COUNT', READERS.COUNT, null),
    until: read('UNTIL', READERS.UNTIL, null),
    weekStart: read('WKST', READERS.WKST, 0),
    byMonth: read('BYMONTH', READERS.BYMONTH, []),
    byWeekNo: read('BYWEEKNO', READERS.BYWEEKNO, []),
    byYearDay: read('BYYEARDAY', READERS.BYYEARDAY, []),
    byMonthDay: read('BYMONTHDAY', READERS.BYMONTHDAY, []),
    byDay: read('BYDAY', READERS.BYDAY, []),
    byHour: read('BYHOUR', READERS.BYHOUR, []),
    byMinute: read('BYMINUTE', READERS.BYMINUTE, []),
    bySecond: read('BYSECOND', READERS.BYSECOND, []),
    bySetPos: read('BYSETPOS', READERS.BYSETPOS, []),
  }
  return isReadable && isCoherent(rule) ? rule : null
}
