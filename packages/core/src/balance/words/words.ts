import type { Day } from '../../date/index.ts'

const MS_A_DAY = 86_400_000
const TITLE_MAX = 60

/** A count with its noun: `1 day`, `3 days`. */
type Counted = (count: number) => string

/** How a language writes numbers, days and lists. */
export interface Words {
  readonly number: (value: number, digits?: number) => string
  /** A share from 0 to 1. */
  readonly percent: (share: number) => string
  readonly hours: (hours: number) => string
  readonly days: Counted
  readonly weeks: Counted
  readonly weekends: Counted
  readonly events: Counted
  /** With weekday and date, without an article: `Saturday 14 November`. */
  readonly date: (day: Day) => string
  /** `Saturday 14 November`, or `from Saturday 14 to Sunday 15 November`. */
  readonly span: (first: Day, last: Day) => string
  /** The days of a week after `the week`: `of 12–18 October`. */
  readonly ofWeek: (first: Day, last: Day) => string
  readonly month: (month: number) => string
  readonly list: (texts: readonly string[]) => string
  /** A title in quotes, on one line, shortened. */
  readonly title: (title: string) => string
}

/** What `Intl` does not know about a language. */
export interface OwnWords {
  readonly locale: string
  readonly nouns: Readonly<Record<'hour' | 'day' | 'week' | 'weekend' | 'event', readonly [one: string, many: string]>>
  readonly quotes: readonly [open: string, close: string]
  readonly fromTo: readonly [from: string, to: string]
  /** How the first of a month is written, if that is special. */
  readonly firstOfMonth: string
  readonly ofWeek: (first: DayWords, last: DayWords) => string
}

export interface DayWords {
  readonly date: number
  readonly text: string
  readonly month: string
}

/** The formatters of a language, cached because they are expensive. */
export function wordsOf(own: OwnWords): Words {
  const plain = [0, 1, 2, 3].map((digits) => new Intl.NumberFormat(own.locale, { maximumFractionDigits: digits }))
  const percent = new Intl.NumberFormat(own.locale, { style: 'percent', maximumFractionDigits: 0 })
  const list = new Intl.ListFormat(own.locale, { type: 'conjunction' })
  const partsIn = dayParts(own)
  const number = (value: number, digits = 1) => (plain[digits]?.format(value) ?? String(value)).replace('-', '−')
  const counted =
    (noun: keyof OwnWords['nouns'], digits = 0): Counted =>
    (count) => {
      const text = number(count, count < 100 ? digits : 0)
      return `${text} ${own.nouns[noun][text === '1' ? 0 : 1]}`
    }
  const withWeekday = (day: Day) => {
    const { weekday, text, month } = partsIn(day)
    return `${weekday} ${text} ${month}`
  }
  return {
    number,
    percent: (share) => percent.format(share + 0),
    hours: counted('hour', 1),
    days: counted('day', 1),
    weeks: counted('week'),
    weekends: counted('weekend'),
    events: counted('event'),
    date: withWeekday,
    span: (first, last) => {
      if (first === last) return withWeekday(first)
      const [from, to] = [partsIn(first), partsIn(last)]
      const start = from.month === to.month ? `${from.weekday} ${from.text}` : withWeekday(first)
      return `${own.fromTo[0]} ${start} ${own.fromTo[1]} ${withWeekday(last)}`
    },
    ofWeek: (first, last) => own.ofWeek(partsIn(first), partsIn(last)),
    month: monthNames(own.locale),
    list: (texts) => list.format(texts),
    title: (title) => `${own.quotes[0]}${shortened(title)}${own.quotes[1]}`,
  }
}

function dayParts(own: OwnWords): (day: Day) => DayWords & { weekday: string } {
  const format = new Intl.DateTimeFormat(own.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (day) => {
    const parts = format.formatToParts(new Date(day * MS_A_DAY))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
    const date = Number(part('day'))
    return { date, text: date === 1 ? own.firstOfMonth : String(date), month: part('month'), weekday: part('weekday') }
  }
}

function monthNames(locale: string): (month: number) => string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return (month) => format.format(new Date(Date.UTC(2027, month - 1, 1)))
}

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })

function shortened(title: string): string {
  const line = title.replace(/\s+/g, ' ').trim()
  if (line.length <= TITLE_MAX) return line
  const signs = Array.from(characters.segment(line), ({ segment }) => segment)
  return signs.length <= TITLE_MAX
    ? line
    : `${signs
        .slice(0, TITLE_MAX - 1)
        .join('')
        .trim()}…`
}
