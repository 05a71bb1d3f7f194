import type { Language, TextSpan } from '../../language/index.ts'
import { readPhrases } from '../read-phrases.ts'
import { foldedText, typed } from './words.ts'

/** One of the days that a text tells one by one: its words, and the text of that day alone. */
export interface ToldDay {
  readonly day: string
  readonly text: string
}

/** More days than these are not told one by one: each is a question of its own. */
const DAYS_MAX = 7

/** The number of a day, with what is written at it, that a text ends with. */
const NUMBER = /\d+\D*$/u

/** A number of a day with the month of all; where none is said, in the words in which the first day is: `quelle del 2 e del 12`. */
const whole = (day: string, first: string, month: string): string =>
  month === '' ? first.replace(NUMBER, NUMBER.exec(day)?.[0] ?? '') : `${day} ${month}`

/** The words behind a weekday that say of which week it is: `Friday NEXT WEEK`. */
function weekOf(day: string, language: Language): string {
  const folded = foldedText(day)
  const said = readPhrases(folded.plain, language)
  const weekday = said.find('someWeekday')
  return weekday && said.has('week') ? typed(folded, weekday.to).trim() : ''
}

/**
 * The days that a text tells one by one: `the gym on the 2nd and the 12th of June`; none where it tells no several, or more
 * than `DAYS_MAX`. The month that stands behind the last, else that behind the first, is that of all.
 */
export function dayByDay(text: string, language: Language): readonly ToldDay[] {
  const folded = foldedText(text)
  const phrasesOf = (words: string) => readPhrases(foldedText(words).plain, language)
  const list = phrasesOf(text).find('severalDays')
  if (!list) return []
  const wordsOf = ({ from, to }: TextSpan): string => typed(folded, from, to).trim()
  const all = phrasesOf(text)
    .findAll('oneDay')
    .filter(({ from, to }) => from >= list.from && to <= list.to)
    .map(wordsOf)
  if (all.length > DAYS_MAX) return []
  const monthIn = (day: string): string => {
    const month = phrasesOf(day).find('monthOfDay')
    return month ? typed(foldedText(day), month.from, month.to) : ''
  }
  const monthWords = monthIn(all.at(-1) ?? '') || monthIn(all[0] ?? '')
  const week = weekOf(all.at(-1) ?? '', language)
  return all
    .map((day) => (phrasesOf(day).has('bareDay') ? whole(day, all[0] ?? '', monthWords) : day))
    .map((day) => (week !== '' && phrasesOf(day).has('loneWeekday') ? `${day} ${week}` : day))
    .map((day) => ({ day, text: `${typed(folded, 0, list.from)}${day}${typed(folded, list.to)}` }))
}
