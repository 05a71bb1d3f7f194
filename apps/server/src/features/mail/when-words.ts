import type { ToldOccurrence } from './letter.ts'

const LOCALES = { it: 'it-IT', en: 'en-GB' } as const

type Language = keyof typeof LOCALES

/** A day in words: the text of a wall is read as if it were UTC, so that no zone shifts it. */
export const dayWords = (language: Language, text: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${text.slice(0, 10)}T00:00:00Z`))

const timeOf = (text: string): string => text.slice(11, 16)

/** When an occurrence is, in words: its day or days, and its times where it has any. */
export function whenWords(language: Language, { allDay, start, end }: ToldOccurrence): string {
  const isOneDay = start.slice(0, 10) === end.slice(0, 10)
  const first = dayWords(language, start)
  if (allDay) return isOneDay ? first : `${first} – ${dayWords(language, end)}`
  const begin = `${first}, ${timeOf(start)}`
  if (start === end) return begin
  return isOneDay ? `${begin}–${timeOf(end)}` : `${begin} – ${dayWords(language, end)}, ${timeOf(end)}`
}
