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

const timeOf = (text: string): string => text.slice(11, 16)

/** Day or days of an occurrence, and its times if it has any. */
export function whenWords(
  language: Language,
  { allDay, start, end }: { readonly allDay: boolean; readonly start: string; readonly end: string },
): string {
  const isOneDay = start.slice(0, 10) === end.slice(0, 10)
  const first = dayWords(language, start)
  if (allDay) return isOneDay ? first : `${first} – ${dayWords(language, end)}`
  const begin = `${first}, ${timeOf(start)}`
  if (start === end) return begin
  return isOneDay ? `${begin}–${timeOf(end)}` : `${begin} – ${dayWords(language, end)}, ${timeOf(end)}`
}
