import { foldForSearch } from '../event/index.ts'
import type { AwayWords } from './away-words.ts'
import { englishAway } from './en/away-words.ts'
import { italianAway } from './it/away-words.ts'

const LANGUAGES: readonly AwayWords[] = [italianAway, englishAway]
const NO_WORD = /[^\p{L}\p{N}]+/gu

/** A folded text, or words of a list, as words each between spaces. */
const spaced = (text: string): string => ` ${foldForSearch(text).replace(NO_WORD, ' ').trim()} `

/** Phrases by their first word: thousands of titles are compared, each with few of them. */
type Beginnings = ReadonlyMap<string, readonly string[]>

const firstWord = (text: string): string => text.slice(1, text.indexOf(' ', 1))

/** Per language, as all others may be words of another meaning there. */
const PHRASES = LANGUAGES.map((words) => {
  const listOf = (list: string): readonly string[] => list.split(', ').map(spaced)
  const beginningsOf = (list: string): Beginnings => Map.groupBy(listOf(list), firstWord)
  return {
    beginnings: beginningsOf(words.beginnings),
    journeys: listOf(words.journeys),
    preparations: beginningsOf(words.preparations),
    fillers: beginningsOf(words.fillers),
    categories: new Set(listOf(words.categories)),
    forWork: listOf(words.forWork),
    appointments: listOf(words.appointments),
  }
})

/** A title without the words at its beginning that say nothing: `in ferie` is `ferie`. */
function withoutFillers(title: string, fillers: Beginnings): string {
  const filler = fillers.get(firstWord(title))?.find((one) => title.startsWith(one) && title.length > one.length)
  return filler === undefined ? title : withoutFillers(title.slice(filler.length - 1), fillers)
}

const begins = (text: string, phrases: Beginnings): boolean =>
  phrases.get(firstWord(text))?.some((one) => text.startsWith(one)) === true

const has = (text: string, phrases: readonly string[]): boolean => phrases.some((one) => text.includes(one))

/** Whether the title of an event of so many whole days says that the person is away. */
export function titleSaysAway(title: string, days: number): boolean {
  const said = spaced(title)
  return PHRASES.some(({ beginnings, journeys, preparations, fillers }) => {
    const beginning = withoutFillers(said, fillers)
    if (begins(beginning, preparations)) return false
    return begins(beginning, beginnings) || (days > 1 && has(said, journeys))
  })
}

/** Whether a title says that an absence is one for work: away, and no rest. */
export const titleSaysWork = (title: string): boolean => PHRASES.some(({ forWork }) => has(spaced(title), forWork))

/** Whether a title says that others wait. */
export const titleSaysAppointment = (title: string): boolean =>
  PHRASES.some(({ appointments }) => has(spaced(title), appointments))

/** Whether a category of this name is for absences. */
export const nameSaysAway = (name: string): boolean => PHRASES.some(({ categories }) => categories.has(spaced(name)))
