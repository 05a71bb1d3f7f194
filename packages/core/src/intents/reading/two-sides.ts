import type { QuestionWords } from '../language-words.ts'
import { LANGUAGE_WORDS } from '../languages.ts'

const SIDES = Object.values(LANGUAGE_WORDS).map(({ sides }) => sides)

type TwoTexts = readonly [string, string]

/** Stands in for the spaces of a joint, so that it joins no longer. */
const NO_SPACE = '\uE002'

/** How a pattern parts a text in two, from its first joint to its last: the names may have a `to` of their own. */
function partings(pattern: RegExp, plain: string): readonly TwoTexts[] {
  const found: TwoTexts[] = []
  for (let text = plain; found.length < PARTINGS_MAX;) {
    const match = pattern.exec(text)
    if (!match) return found
    const [whole, one = '', other = ''] = match
    found.push([one.replaceAll(NO_SPACE, ' '), other])
    const end = match.index + whole.length - other.length
    const from = text.indexOf(one, match.index) + one.length
    const joint = text.slice(from, end)
    if (!joint.includes(' ')) return found
    text = text.slice(0, from) + joint.replaceAll(' ', NO_SPACE) + text.slice(end)
  }
  return found
}

/** No name has more words that join. */
const PARTINGS_MAX = 4

function allSidesBy(way: keyof QuestionWords['sides'], plain: string): readonly TwoTexts[] {
  const patterns = SIDES.flatMap((sides) => sides[way])
  const first = patterns.find((pattern) => pattern.test(plain))
  // Of three there are no two ends.
  return first ? partings(first, plain).filter(([one]) => way !== 'between' || !one.includes(',')) : []
}

const sidesBy = (way: keyof QuestionWords['sides'], plain: string): TwoTexts | null => allSidesBy(way, plain)[0] ?? null

/** What two things are asked of together: `which of the two is longer, between A and B` is about their lengths. */
const WAYS = ['length', 'order', 'between', 'inTurn'] as const

const wayOf = (plain: string): (typeof WAYS)[number] | undefined => WAYS.find((way) => sidesBy(way, plain) !== null)

/** Whether a folded question is about what lies between two things. */
export const isBetween = (plain: string): boolean => wayOf(plain) === 'between'

/** Whether a folded question is about which of two things comes first. */
export const isOrdered = (plain: string): boolean => wayOf(plain) === 'order'

/** Whether a folded question is about which of two things lasts longer. */
export const isOfLengths = (plain: string): boolean => wayOf(plain) === 'length'

/** Whether a folded question is about whether there is time for two things, one after the other. */
export const isInTurn = (plain: string): boolean => wayOf(plain) === 'inTurn'

/** Each way to tell apart the words for two things that a folded question compares, puts in order, or asks what is between. */
export function allTwoSides(plain: string): readonly TwoTexts[] {
  const way = wayOf(plain)
  return way === undefined ? [] : allSidesBy(way, plain)
}

/** The words for two things as they are told apart first; null where a question is not about two. */
export const twoSides = (plain: string): TwoTexts | null => allTwoSides(plain)[0] ?? null

/** The words for two things that a folded question names first, to ask which of them has more; null where it does not. */
export const amongTwo = (plain: string): readonly [string, string] | null => sidesBy('among', plain)
