import type { QuestionWords } from '../language-words.ts'
import { LANGUAGE_WORDS } from '../languages.ts'

const SIDES = Object.values(LANGUAGE_WORDS).map(({ sides }) => sides)

function sidesBy(way: keyof QuestionWords['sides'], plain: string): readonly [string, string] | null {
  const match = SIDES.flatMap((sides) => sides[way])
    .map((pattern) => pattern.exec(plain))
    .find((found) => found !== null)
  const [, one = '', other = ''] = match ?? []
  // Of three there are no two ends.
  const areMore = way === 'between' && one.includes(',')
  return match && !areMore ? [one, other] : null
}

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

/** The words for two things that a folded question compares, puts in order, or asks what is between; null where it does not. */
export function twoSides(plain: string): readonly [string, string] | null {
  const way = wayOf(plain)
  return way === undefined ? null : sidesBy(way, plain)
}

/** The words for two things that a folded question names first, to ask which of them has more; null where it does not. */
export const amongTwo = (plain: string): readonly [string, string] | null => sidesBy('among', plain)
