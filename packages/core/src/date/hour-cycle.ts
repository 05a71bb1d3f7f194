import { MINUTES_A_DAY, type WallMinute } from './text.ts'

/** Hours from 12 to 11 with AM and PM, or from 0 to 23; names as in `Intl` and in BCP 47. */
export type HourCycle = 'h12' | 'h23'

/** What a person has chosen: one of them, or what is usual for their language and region. */
export type HourCycleChoice = HourCycle | 'locale'

/** Europe, for a person whose country is not known. */
const EUROPE = '150'

/** By locale. It is asked for with every time that is written, and costs a hundred times more than that. */
const usual = new Map<string, HourCycle>()

/** What is usual for a locale as in BCP 47: `en-US`. */
export function usualHourCycle(locale: string): HourCycle {
  const known = usual.get(locale)
  if (known !== undefined) return known
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  const cycle = hourCycle === 'h12' || hourCycle === 'h11' ? 'h12' : 'h23'
  usual.set(locale, cycle)
  return cycle
}

/** How hours are written for a person, of whom language (`en`) and country (`US`) are known. */
export const hourCycleOf = (choice: HourCycleChoice, language: string, country: string | null): HourCycle =>
  choice === 'locale' ? usualHourCycle(`${language}-${country ?? EUROPE}`) : choice

const formats = new Map<string, Intl.DateTimeFormat>()

/** The time of a wall minute: `09:05`, or `9:05 AM` in the words of a language, which never wraps. */
export function writeTime(wall: WallMinute, cycle: HourCycle, language: string): string {
  const minute = ((wall % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY
  if (cycle === 'h23') return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
  const format = formats.get(language) ?? twelveHours(language)
  // Engines differ in the space that they write there.
  return format.format(new Date(minute * 60_000)).replace(/\s/, '\u202F')
}

function twelveHours(language: string): Intl.DateTimeFormat {
  const options = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
  const format = new Intl.DateTimeFormat(language, options)
  formats.set(language, format)
  return format
}

const pad = (value: number): string => String(value).padStart(2, '0')
