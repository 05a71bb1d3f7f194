import { parseWall, writeTime, type HourCycle } from '@dodici/core/date'

const LOCALES = { it: 'it-IT', en: 'en-GB' } as const

type Language = keyof typeof LOCALES

/** Formats a day. Local times are read as UTC, so that no time zone shifts them. */
export const dayWords = (language: Language, text: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${text.slice(0, 10)}T00:00:00Z`))

interface Occurrence {
  readonly allDay: boolean
  readonly start: string
  readonly end: string
  readonly hourCycle: HourCycle
}

/** Something that happened at a moment. */
export const momentOf = ({ at, hourCycle }: { readonly at: string; readonly hourCycle: HourCycle }): Occurrence => ({
  ...{ allDay: false, start: at, end: at, hourCycle },
})

/** Day or days of an occurrence, and its times if it has any, as the person writes them. */
export function whenWords(language: Language, { allDay, start, end, hourCycle }: Occurrence): string {
  const isOneDay = start.slice(0, 10) === end.slice(0, 10)
  const first = dayWords(language, start)
  const timeOf = (text: string): string => writeTime(parseWall(text) ?? 0, hourCycle, language)
  if (allDay) return isOneDay ? first : `${first} – ${dayWords(language, end)}`
  const begin = `${first}, ${timeOf(start)}`
  if (start === end) return begin
  return isOneDay ? `${begin}–${timeOf(end)}` : `${begin} – ${dayWords(language, end)}, ${timeOf(end)}`
}
