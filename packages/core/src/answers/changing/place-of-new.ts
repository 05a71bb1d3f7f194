import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { foldedText, typed, wordsOf } from '../../intents/reading/words.ts'
import { opening } from '../words/day-words.ts'

/** A name and the place that it ended with. */
export interface TitleAndPlace {
  readonly title: string
  readonly place: string | null
}

const isPlaceNoun = (words: string): boolean => readInAnyLanguage(foldedText(words).plain).find('placeNoun')?.from === 0

/** Whether words behind a preposition are the name of a place: by its first word, or by a capital where the company is named before. */
function isPlace(words: string, before: string): boolean {
  const [first = '', ...others] = words.split(/\s+/u)
  const isNamed = (word: string): boolean => /^\p{Lu}/u.test(word)
  if (isPlaceNoun(words)) return others.some(isNamed) || (isNamed(first) && others.length > 0)
  return isNamed(first) && readInAnyLanguage(foldedText(before).plain).has('company')
}

/** The name of something new without the place that it ends with: `dinner with Anna at Luigi's`. */
export function withoutPlace(title: string): TitleAndPlace {
  const folded = foldedText(title)
  for (const { from } of wordsOf(folded.plain).slice(1)) {
    const said = readInAnyLanguage(folded.plain.slice(from)).find('atPlace')
    const before = typed(folded, 0, from).trim()
    const place = said?.from === 0 ? typed(folded, from + said.to).replace(/^['’\s]+/u, '') : ''
    // Whose place it is stays said: `da Gino`.
    const isOfSomebody =
      said !== null && /^da(?:l|ll['’a]|llo)?\b/iu.test(folded.plain.slice(from)) && !isPlaceNoun(place)
    if (place !== '' && isPlace(place, before))
      return { title: before, place: opening(isOfSomebody ? typed(folded, from) : place) }
  }
  return { title, place: null }
}
