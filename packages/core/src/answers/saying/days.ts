import { daysInMonth, partsOf, weekdayOf, type Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

const HABITS: Readonly<Record<Language, readonly string[]>> = {
  it: ['di lunedì', 'di martedì', 'di mercoledì', 'di giovedì', 'di venerdì', 'di sabato', 'di domenica'],
  en: ['on Mondays', 'on Tuesdays', 'on Wednesdays', 'on Thursdays', 'on Fridays', 'on Saturdays', 'on Sundays'],
}

/** A weekday (0 is Monday) that comes again and again: `di lunedì`, `on Mondays`. */
export const sayHabit = (weekday: number, language: Language): string => HABITS[language][weekday] ?? ''

/** A month by its name and year: `maggio 2027`. */
export function sayMonth(day: Day, language: Language): string {
  const { year, month } = partsOf(day)
  return `${MONTHS[language][month - 1] ?? ''} ${year}`
}

/** A day with its weekday: `martedì 4 agosto 2026`. */
export function sayDay(day: Day, language: Language): string {
  return `${WEEKDAYS[language][weekdayOf(day)] ?? ''} ${partsOf(day).date} ${sayMonth(day, language)}`
}

const NEAR: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  it: { [-1]: 'ieri', 0: 'oggi', 1: 'domani' },
  en: { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' },
}

/** A day with its weekday, and with the word for it where it is yesterday, today or tomorrow. */
export function sayNearDay(day: Day, today: Day, language: Language): string {
  const near = NEAR[language][day - today]
  return near === undefined ? sayDay(day, language) : `${near}, ${sayDay(day, language)}`
}

/** Days from first to last with their weekdays; one day alone is itself. */
export function saySpan(first: Day, last: Day, language: Language): string {
  if (first === last) return sayDay(first, language)
  const [from, to] = language === 'it' ? ['da', 'a'] : ['from', 'to']
  return `${from} ${sayDay(first, language)} ${to} ${sayDay(last, language)}`
}

/** When, as it stands in a sentence: `nel 2027`, `a maggio 2027`, `da lunedì … a domenica …`. */
export function sayPeriod(first: Day, last: Day, language: Language): string {
  const from = partsOf(first)
  const to = partsOf(last)
  const isWhole = from.date === 1 && to.date === daysInMonth(to.year, to.month)
  if (isWhole && from.year === to.year) {
    if (from.month === 1 && to.month === 12) return `${language === 'it' ? 'nel' : 'in'} ${from.year}`
    if (from.month === to.month) return sayInMonth(first, language)
  }
  return language === 'en' && first === last ? `on ${sayDay(first, language)}` : saySpan(first, last, language)
}

function sayInMonth(day: Day, language: Language): string {
  const name = sayMonth(day, language)
  if (language === 'en') return `in ${name}`
  return `${name.startsWith('a') ? 'ad' : 'a'} ${name}`
}

/** How far a day lies: weeks and days, and all of them in days. */
export function sayDistance(days: number, language: Language): string {
  const all = language === 'it' ? counted(days, 'giorno', 'giorni') : counted(days, 'day', 'days')
  const weeks = Math.floor(days / 7)
  if (weeks === 0) return all
  const rest = days % 7
  const whole = language === 'it' ? counted(weeks, 'settimana', 'settimane') : counted(weeks, 'week', 'weeks')
  if (rest === 0) return `${whole} (${all})`
  const left = language === 'it' ? `e ${counted(rest, 'giorno', 'giorni')}` : `and ${counted(rest, 'day', 'days')}`
  return `${whole} ${left} (${all})`
}

/** A number with its noun. */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** A text that begins a sentence. */
export const opening = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
