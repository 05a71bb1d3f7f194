import { formatDay, type Day } from '@dodici/core/date'
import type { Language } from '@dodici/core/language'
import type { AssistantWords } from './words/assistant-words.ts'
import { en } from './words/en.ts'
import { it } from './words/it.ts'

export const wordsIn = (language: Language): AssistantWords => (language === 'it' ? it : en)

const formats = {
  it: new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
}

/** A day with its weekday, as it is written: `lunedì 1 marzo 2027`. */
export const writtenDay = (day: Day, language: Language): string =>
  formats[language].format(new Date(`${formatDay(day)}T00:00:00Z`))

/** A day, or first and last day. */
export const writtenSpan = ({ first, last }: { first: Day; last: Day }, language: Language): string =>
  first === last ? writtenDay(first, language) : `${writtenDay(first, language)} – ${writtenDay(last, language)}`
