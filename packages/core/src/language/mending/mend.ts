import type { LanguageData } from '../grammar/language-data.ts'
import type { Token } from '../tokens.ts'
import { isPlainSlip, isShortened, slipOf } from './slip.ts'
import { vocabularyOf, type CalendarWord, type Vocabulary } from './vocabulary.ts'

/** A text whose slips are mended, where that is likely. Words that may be slips are marked in all of it. */
export interface Mending {
  /** The ways to mend it: none where there is nothing to mend, several where a word may be a slip of two. */
  readonly mended: readonly (readonly Token[])[]
  /** The tokens as they are. */
  readonly plain: readonly Token[]
}

/** Words that begin as a word does, or would if its first two letters changed places. */
const neighbours = (word: string, { byLetter }: Vocabulary): readonly CalendarWord[] => [
  ...(byLetter.get(word[0] ?? '') ?? []),
  ...(byLetter.get(word[1] ?? '') ?? []).filter((other) => other.word[1] === word[0] && word[1] !== word[0]),
]

const isUnknown = ({ kind, word }: Token, { known }: Vocabulary): boolean => kind === 'word' && !known.has(word)

/** The calendar words that a word is nearest to; several where they mean different things. */
function meantBy(token: Token, vocabulary: Vocabulary): readonly CalendarWord[] {
  if (!isUnknown(token, vocabulary)) return []
  const slips = neighbours(token.word, vocabulary).flatMap((other) => {
    const slip = slipOf(token.word, other.word)
    return slip === null ? [] : [{ slip, other }]
  })
  const least = Math.min(...slips.map(({ slip }) => slip))
  const nearest = slips.filter(({ slip }) => slip === least).map(({ other }) => other)
  const isFirst = ({ word, meaning }: CalendarWord, at: number): boolean =>
    nearest.findIndex((other) => other.word === word || other.meaning === meaning) === at
  return nearest.filter(isFirst)
}

/** Below so many letters only a word right beside it tells what is meant; from the other bound on a plain slip needs none. */
const SHORT = 5
const SURE = 6

/** How sure a slip must be: a title is left as it is where nothing speaks for a slip, a question is about the calendar anyway. */
export type MendedText = 'title' | 'question'

/** Whether what stands around speaks for a slip: a number, a time, another word of the calendar, or that all other words are known. */
function isSupported(tokens: readonly Token[], at: number, { word }: CalendarWord, vocabulary: Vocabulary): boolean {
  const speaks = (token: Token | undefined): boolean =>
    token?.kind === 'number' || token?.kind === 'numeric' || vocabulary.supporting.has(token?.word ?? '')
  if (word.length >= SURE && isPlainSlip(tokens[at]?.word ?? '', word)) return true
  if (word.length < SHORT) return speaks(tokens[at - 1]) || speaks(tokens[at + 1])
  const others = tokens.filter((_, index) => index !== at)
  return (
    others.some(speaks) ||
    (word.length >= SURE && others.every((token) => !isUnknown(token, vocabulary) || vocabulary.isEveryday(token.word)))
  )
}

const isSure = ({ word }: CalendarWord, of: MendedText): boolean => of === 'question' && word.length >= SURE

/** Whether a word is rather a name: a capital inside a sentence, where what it may be a slip of is written without. */
const isName = (token: Token, at: number, { isProper }: CalendarWord): boolean => token.isCapital && at > 0 && !isProper

const WAYS_MAX = 4

/** All ways to choose one of each; none where there are too many. */
function ways<Value>(choices: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  if (choices.reduce((product, { length }) => product * length, 1) > WAYS_MAX) return []
  return choices.reduce<readonly (readonly Value[])[]>(
    (before, values) => before.flatMap((way) => values.map((value) => [...way, value])),
    [[]],
  )
}

/** Finds slips in the words of the calendar: `giovdei`, `tommorrow`. A word that the language knows is none. */
export function menderOf(
  data: LanguageData,
  isEveryday: (word: string) => boolean,
): (tokens: readonly Token[], of?: MendedText) => Mending {
  const vocabulary = vocabularyOf(data, isEveryday)
  const isNear = (token: Token, meant: readonly CalendarWord[]): boolean =>
    meant.length > 0 ||
    (isUnknown(token, vocabulary) &&
      neighbours(token.word, vocabulary).some(({ word }) => isShortened(token.word, word)))
  return (tokens, of = 'title') => {
    const meant = tokens.map((token) => meantBy(token, vocabulary))
    const plain = tokens.map((token, at): Token =>
      isNear(token, meant[at] ?? []) ? { ...token, slip: 'near' } : token,
    )
    const choices = plain.map((token, at): readonly Token[] => {
      const likely = (meant[at] ?? []).filter(
        (word) => !isName(token, at, word) && (isSure(word, of) || isSupported(tokens, at, word, vocabulary)),
      )
      return likely.length === 0 ? [token] : likely.map(({ word }) => ({ ...token, word, slip: 'mended' }))
    })
    const isMended = choices.flat().some(({ slip }) => slip === 'mended')
    return { mended: isMended ? ways(choices) : [], plain }
  }
}
