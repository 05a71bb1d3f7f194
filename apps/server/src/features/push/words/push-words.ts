/** Local time of the person: a day, with a time of day unless it lasts all day. */
export interface PushedTime {
  readonly start: string
  readonly allDay: boolean
}

/** The texts of a notice in one language. */
export interface PushWords {
  /** When an event is: `Thursday 19 November, 15:00`. */
  readonly when: (time: PushedTime) => string
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

/** HH:mm of a wall time. */
export const timeIn = (start: string): string => start.slice(11, 16)
