import { A_WEEK, daysInMonth, MINUTES_A_DAY, partsOf, weekdayOf, type Day } from '../../date/index.ts'
import { sayHour } from './hour-marks.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { shiftDay } from '../../language/index.ts'
import type { Tense } from '../../intents/read-phrases.ts'

/** Days that a kind of question is about where none were said: around now, or from New Year until today. */
export type UnsaidDays = 'lastTwoYears' | 'nextTwoYears' | 'aroundNow' | 'sinceNewYear' | 'listed'

export type DayPart = 'morning' | 'afternoon' | 'evening'

/**
 * When something is; `cut` is the side of now that is meant, where the days are whole months or years. Of these days only one
 * `weekday` (0 is Monday), one `part`, or some `hours` may be meant.
 */
export interface Period extends Span {
  readonly unsaid?: UnsaidDays
  readonly cut?: Tense
  readonly weekday?: number | null
  readonly part?: DayPart | null
  /** From one minute of the day to another, where these are no part of it with a name. */
  readonly hours?: readonly [from: number, to: number] | null
}

/** What is counted; `weekend` and the like as well. */
export type Noun =
  | 'event'
  | 'time'
  | 'minute'
  | 'hour'
  | 'day'
  | 'night'
  | 'weekday'
  | 'week'
  | 'month'
  | 'weekend'
  | DayPart

/** What a language calls days and hours; weekdays from Monday. */
export interface OwnDayWords {
  readonly noun: (noun: Noun, isOne: boolean) => string
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  readonly yesterdayTodayTomorrow: readonly [string, string, string]
  readonly fromTo: readonly [from: string, to: string]
  readonly and: string
  readonly decimalPoint: string
  readonly habit: (weekday: string) => string
  readonly inYear: (year: number) => string
  readonly inMonth: (month: string) => string
  readonly onDay: (day: string) => string
  readonly inPart: Readonly<Record<DayPart, string>>
  /** `dopo le 21:00`; before an hour, after one, or between two. */
  readonly inHours: (from: string | null, to: string | null) => string
  readonly unsaid: Readonly<Record<UnsaidDays, (year: number) => string>>
  readonly cut: Readonly<Record<Tense, string>>
}

/** A number with its noun. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** A text that begins a sentence. */
export const opening = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Whether days are one whole month, or a whole year; null where they are neither. */
export function wholeOf({ first, last }: Span): 'month' | 'year' | null {
  const [from, to] = [partsOf(first), partsOf(last)]
  if (from.year !== to.year || from.date !== 1 || to.date !== daysInMonth(to.year, to.month)) return null
  if (from.month === to.month) return 'month'
  return from.month === 1 && to.month === 12 ? 'year' : null
}

/** An hour as on a clock; null where it is the begin or the end of the day. */
const hourOf = (minute: number): string | null => (minute % MINUTES_A_DAY === 0 ? null : sayHour(minute))

const monthsFrom = (day: Day, months: number): Day => shiftDay(day, { months, days: 0, businessDays: 0, minutes: 0 }, 1)

/** The whole months that lie in so many days from a day on, and the days that are left. */
function monthsIn(from: Day, days: number): readonly [months: number, days: number] {
  let months = 0
  while (monthsFrom(from, months + 1) <= from + days) months += 1
  return [months, from + days - monthsFrom(from, months)]
}

/** How a language says days, hours and how many there are of something. */
export function dayWords(own: OwnDayWords) {
  /** With at most one decimal. */
  const number = (value: number): string => String(Math.round(10 * value) / 10).replace('.', own.decimalPoint)
  /** `3 giorni`, `1 event`. */
  const count = (many: number, noun: Noun): string => `${number(many)} ${own.noun(noun, many === 1)}`
  const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(` ${own.and} `)
  const some = (many: number, noun: Noun): string => (many === 0 ? '' : count(many, noun))
  const weekday = (one: number): string => own.weekdays[one] ?? ''
  /** `maggio 2027`. */
  const month = (day: Day): string => `${own.months[partsOf(day).month - 1] ?? ''} ${partsOf(day).year}`
  /** `martedì 4 agosto 2026`. */
  const day = (one: Day): string => `${weekday(weekdayOf(one))} ${partsOf(one).date} ${month(one)}`
  /** Days from first to last with their weekdays; one day alone is itself. */
  const span = ({ first, last }: Span): string =>
    first === last ? day(first) : `${own.fromTo[0]} ${day(first)} ${own.fromTo[1]} ${day(last)}`
  const dates = ({ first, last }: Span): string => {
    const whole = wholeOf({ first, last })
    if (whole === 'year') return own.inYear(partsOf(first).year)
    if (whole === 'month') return own.inMonth(month(first))
    return first === last ? own.onDay(day(first)) : span({ first, last })
  }
  const inWeeks = (days: number): string =>
    joined([count(Math.floor(days / A_WEEK), 'week'), some(days % A_WEEK, 'day')])
  return {
    ...{ number, count, weekday, month, day, span },
    /** Several in a row: `a, b and c`. */
    all: (parts: readonly string[]): string => joined([parts.slice(0, -1).join(', '), ...parts.slice(-1)]),
    percent: (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((100 * part) / whole)}%`,
    /** Minutes as hours: `1,5 ore`. */
    hours: (minutes: number): string => count(Math.round(minutes / 6) / 10, 'hour'),
    /** Minutes as hours and minutes: `1 ora e 30 minuti`. */
    length: (minutes: number): string =>
      joined([some(Math.floor(minutes / 60), 'hour'), some(minutes % 60, 'minute')]) || count(0, 'minute'),
    /** A weekday (0 is Monday) that comes again and again: `di lunedì`, `on Mondays`. */
    habit: (one: number): string => own.habit(weekday(one)),
    /** A day, with the word for it where it is yesterday, today or tomorrow. */
    nearDay: (one: Day, today: Day): string => {
      const near = own.yesterdayTodayTomorrow[one - today + 1]
      return near === undefined ? day(one) : `${near}, ${day(one)}`
    },
    /** When, as it stands in a sentence: `nel 2027`, `a maggio 2027`, `da lunedì … a domenica …`. */
    period: ({ unsaid, cut, weekday: only = null, part = null, hours = null, ...days }: Period): string =>
      [
        unsaid ? own.unsaid[unsaid](partsOf(days.first).year) : dates(days),
        ...(cut && !unsaid ? [own.cut[cut]] : []),
        ...(only === null ? [] : [own.habit(weekday(only))]),
        ...(part ? [own.inPart[part]] : []),
        ...(hours ? [own.inHours(hourOf(hours[0]), hourOf(hours[1]))] : []),
      ].join(' '),
    /** How far a day lies: weeks and days, or months and days from the day on that is given, and all of them in days. */
    distance: (days: number, from: Day | null = null): string => {
      const [months, rest] = from === null ? [0, days] : monthsIn(from, days)
      if (months > 0) return `${joined([count(months, 'month'), some(rest, 'day')])} (${count(days, 'day')})`
      const all = count(days, 'day')
      return days < A_WEEK ? all : `${inWeeks(days)} (${all})`
    },
    /** A week and more in weeks and days. */
    inWeeks,
  }
}
