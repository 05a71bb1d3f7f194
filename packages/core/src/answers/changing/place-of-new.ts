import { DESCRIPTION_MAX, LOCATION_MAX } from '../../event/index.ts'
import type { NewEvent } from '../../intents/proposed-change.ts'
import type { ToldParts } from '../../intents/wishes/told-parts.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { foldedText, typed, wordsOf } from '../../intents/reading/words.ts'
import { opening } from '../words/day-words.ts'

/** A name and the place that it ended with. */
export interface TitleAndPlace {
  readonly title: string
  readonly location?: string
}

const isPlaceNoun = (words: string): boolean => readInAnyLanguage(foldedText(words).plain).find('placeNoun')?.from === 0

const withoutArticle = (words: string): string => {
  const said = readInAnyLanguage(words).find('article')
  return said?.from === 0 ? words.slice(said.to).trim() : words
}

/** Whether words behind a preposition are the name of a place: by its first word, or by a capital where the company is named before. */
function isPlace(words: string, before: string): boolean {
  const [first = '', ...others] = withoutArticle(words).split(/\s+/u)
  const isNamed = (word: string): boolean => /^\p{Lu}/u.test(word)
  if (isPlaceNoun(words)) return others.some(isNamed) || (isNamed(first) && others.length > 0)
  return isNamed(first) && readInAnyLanguage(foldedText(before).plain).has('company')
}

/** The name of something new without the place that it ends with, unless it was told apart: `dinner with Anna at Luigi's`. */
export function withoutPlace(title: string, isToldApart: boolean): TitleAndPlace {
  if (isToldApart) return { title }
  const folded = foldedText(title)
  for (const { from } of wordsOf(folded.plain).slice(1)) {
    const said = readInAnyLanguage(folded.plain.slice(from)).find('atPlace')
    const before = typed(folded, 0, from).replace(/[\s,;:]+$/u, '')
    const place = said?.from === 0 ? typed(folded, from + said.to).replace(/^['’\s]+/u, '') : ''
    if (place !== '' && isPlace(place, before))
      return {
        title: before,
        location: opening(isOfSomebody(folded.plain.slice(from), place) ? typed(folded, from) : place),
      }
  }
  return { title }
}

/** Whose place it is stays said: `da Gino`. */
const isOfSomebody = (words: string, place: string): boolean =>
  readInAnyLanguage(words).find('atSomebodys')?.from === 0 && !isPlaceNoun(place)

/** The place and the note that are told of something new, and the words that say so. */
export function textsOf(
  { location, note }: ToldParts,
  { sentences }: QuestionContext,
): Pick<NewEvent, 'location' | 'description' | 'reason'> {
  const place = location === null ? null : opening(location).slice(0, LOCATION_MAX)
  const said = [
    ...(place === null ? [] : [sentences.changes.place(place)]),
    ...(note === null ? [] : [sentences.changes.note(note)]),
  ]
  return {
    ...(place === null ? {} : { location: place }),
    ...(note === null ? {} : { description: note.slice(0, DESCRIPTION_MAX) }),
    ...(said.length === 0 ? {} : { reason: said.join(', ') }),
  }
}
