import { dayPartOf, type Asking } from './asking.ts'

/** What is free, with its adjective: one, several, none. */
export interface FreeNouns {
  readonly one: string
  readonly many: string
  readonly none: string
}

const nounsIt = (one: string, many: string, end: readonly [string, string]): FreeNouns => ({
  one: `${one} liber${end[0]}`,
  many: `${many} liber${end[1]}`,
  none: `${many} del tutto liber${end[1]}`,
})

const nounsEn = (noun: string): FreeNouns => ({
  one: `free ${noun}`,
  many: `free ${noun}s`,
  none: `completely free ${noun}s`,
})

const MALE = ['o', 'i'] as const
const FEMALE = ['a', 'e'] as const

const PARTS = [
  [12, nounsIt('mattina', 'mattine', FEMALE), nounsEn('morning')],
  [18, nounsIt('pomeriggio', 'pomeriggi', MALE), nounsEn('afternoon')],
  [24, nounsIt('sera', 'sere', FEMALE), nounsEn('evening')],
] as const

const DAYS = [nounsIt('giorno', 'giorni', MALE), nounsEn('day')] as const

const WEEKDAYS = [
  [nounsIt('lunedì', 'lunedì', MALE), nounsEn('Monday')],
  [nounsIt('martedì', 'martedì', MALE), nounsEn('Tuesday')],
  [nounsIt('mercoledì', 'mercoledì', MALE), nounsEn('Wednesday')],
  [nounsIt('giovedì', 'giovedì', MALE), nounsEn('Thursday')],
  [nounsIt('venerdì', 'venerdì', MALE), nounsEn('Friday')],
  [nounsIt('sabato', 'sabati', MALE), nounsEn('Saturday')],
  [nounsIt('domenica', 'domeniche', FEMALE), nounsEn('Sunday')],
] as const

/** The weekday (0 is Monday) of which some are asked for among many days; null where it is about all of them. */
export function weekdayAsked({ phrases, question }: Asking): number | null {
  if (question.last - question.first < 7) return null
  const weekday = phrases.find('someWeekday')?.value
  return typeof weekday === 'number' ? weekday : null
}

/** What is said to be free: days, those of a weekday, or parts of days. */
export function freeNouns({ phrases, language }: Asking, weekday: number | null): FreeNouns {
  const at = language === 'it' ? 0 : 1
  const [from, to] = dayPartOf(phrases) ?? [0, 0]
  // From the early afternoon on is no evening.
  const part = to - from > 8 * 60 && from > 0 ? undefined : PARTS.find(([hour]) => hour * 60 === to)
  if (part) return part[at + 1] as FreeNouns
  const named = weekday === null ? undefined : WEEKDAYS[weekday]
  return named ? named[at] : DAYS[at]
}
