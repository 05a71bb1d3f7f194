import { parseWall, writeTime, type HourCycle } from '@dodici/core/date'
import type { Language } from '@dodici/core/language'

/** Local time of the person: a day, with a time of day unless it lasts all day. */
export interface PushedTime {
  readonly start: string
  readonly allDay: boolean
}

/** How the person writes times. */
export interface TimeWriting {
  readonly hourCycle: HourCycle
}

/** The texts of a notice in one language. */
export interface PushWords {
  /** When an event is: `Thursday 19 November, 15:00`. */
  readonly when: (time: PushedTime, writing: TimeWriting) => string
  /** Several reminders as one. */
  readonly several: (count: number) => string
  readonly more: (count: number) => string
  readonly test: { readonly title: (name: string) => string; readonly body: string }
}

/** `Thursday 19 November`, of a wall time as it is stored. */
export const dayIn = (locale: string, start: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(`${start.slice(0, 10)}T00:00Z`),
  )

/** The time of a wall time as it is stored, as the person writes it. */
export const timeIn = (language: Language, start: string, { hourCycle }: TimeWriting): string =>
  writeTime(parseWall(start) ?? 0, hourCycle, language)
