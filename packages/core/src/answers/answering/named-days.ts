import { foldForSearch } from '../../event/index.ts'
import { isSameWord, wordsOf } from '../../intents/reading/stems.ts'
import { opening, sayDay, sayDistance } from '../saying/days.ts'
import type { Asking, Reply } from './asking.ts'

/** A day that was said, with its weekday and how far it is; null where the question is about what is on it. */
/** A day is what is asked for there, and not the time of something: `che giorno è il 18 ottobre?`. */
export function answerDayItself({ question, phrases, today, language, say }: Asking): Reply | null {
  const { first, last, terms, categoryId } = question
  const isDay = first === last && terms.length === 0 && categoryId === null && question.hasPeriod
  if (!isDay || !phrases.has('dayItself') || phrases.has('ofMine')) return null
  return { text: sayNamed(first, '', { today, language, say }) }
}

function sayNamed(
  day: number,
  name: string,
  { today, language, say }: Pick<Asking, 'today' | 'language' | 'say'>,
): string {
  const said = `${name === '' ? '' : `${name}: `}${sayDay(day, language)}`
  const days = day - today
  if (days === 0) return say(`Oggi è ${said}.`, `Today is ${said}.`)
  const distance = sayDistance(Math.abs(days), language)
  if (days < 0) return `${opening(said)}. ${say(`È passato: ${distance} fa.`, `That was ${distance} ago.`)}`
  return `${opening(said)}. ${say(`${days === 1 ? 'Manca' : 'Mancano'} ${distance}.`, `That is in ${distance}.`)}`
}

/** A public holiday that the words of a question name; null where they name none. */
export function answerHoliday(asking: Asking): Reply | null {
  const { question, surroundings, today } = asking
  if (question.terms.length === 0) return null
  const named = surroundings.holidays.filter(({ name }) => {
    const words = wordsOf(foldForSearch(name)).map(({ word }) => word)
    return question.terms.every((term) => words.some((word) => isSameWord(term, word)))
  })
  const holiday = named.find(({ day }) => day >= today) ?? named.at(-1)
  return holiday ? { text: sayNamed(holiday.day, holiday.name, asking) } : null
}
