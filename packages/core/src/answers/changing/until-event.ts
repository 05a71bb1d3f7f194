import type { Language } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { readInAnyLanguage, readPhrases } from '../../intents/read-phrases.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import type { DetailedItem } from '../answer-types.ts'
import { anchorOf } from '../answering/anchors.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { sentencesIn } from '../words/sentences.ts'
import { spokenSpan } from './told-day.ts'

/**
 * The same words with the day before an event in its place, where that ends what comes back: `until the wedding`, or `till then`
 * of what was spoken of.
 */
export function untilEvent(words: string, asking: QuestionContext, language = asking.language): string | null {
  const folded = foldedText(words)
  const said = readPhrases(folded.plain, language).findAll('untilThing').at(-1)
  const end = said
    ? (endSpokenOf(folded.plain, said.to, language, asking) ?? endNamed(folded.plain, said.to, asking))
    : null
  if (!said || !end) return null
  const until = `${LANGUAGE_WORDS[language].wishes.until} ${sentencesIn(language).words.day(end.first - 1)}`
  return typed(folded, 0, said.from) + until + typed(folded, end.to)
}

/** What ends something that comes back: its first day, and where its words end. */
interface NamedEnd {
  readonly first: number
  readonly to: number
}

/** The event that is named in the clause behind a place in a text. */
function endNamed(plain: string, from: number, asking: QuestionContext): NamedEnd | null {
  const [behind = ''] = plain.slice(from).split(/[,;.]/u)
  const anchor = anchorOf(behind, asking)
  if (!anchor) return null
  const to = from + Math.max(...anchor.terms.map((term) => behind.lastIndexOf(term) + term.length))
  return { first: isOfLast(behind, anchor.item) ? lastOf(anchor.item, asking) + 1 : anchor.item.first, to }
}

/** Whether the last of what comes back is meant, or the end of all of it: `until the last class`. */
function isOfLast(behind: string, { repeats }: DetailedItem): boolean {
  const { has } = readInAnyLanguage(behind)
  return repeats && (has('lastOne') || has('ends'))
}

/** The day of the last of a series. */
const lastOf = ({ eventId, title }: DetailedItem, { all }: QuestionContext): number =>
  Math.max(...all.filter((one) => one.eventId === eventId || one.title === title).map(({ first }) => first))

/** What was spoken of, where that is meant behind a place in a text. */
function endSpokenOf(plain: string, from: number, language: Language, asking: QuestionContext): NamedEnd | null {
  const meant = readPhrases(plain, language)
    .findAll('spokenDay')
    .find((one) => one.from >= from && plain.slice(from, one.from).trim() === '')
  const span = meant ? spokenSpan(asking) : null
  return meant && span ? { first: span.first, to: meant.to } : null
}

/** The same words with an end of their own for what begins on a day: `from September to mid December`. */
export function untilsIn(words: string, language: Language): readonly string[] {
  const phrases = readPhrases(foldedText(words).plain, language)
  const since = phrases.find('since')
  const ends = since ? phrases.findAll('rangeEnd').filter(({ from }) => from > since.to) : []
  const { until } = LANGUAGE_WORDS[language].wishes
  return ends.map(({ from, to }) => `${words.slice(0, from)}${until}${words.slice(to)}`)
}
