import type { QuestionWords } from '../language-words.ts'
import { LANGUAGE_WORDS } from '../languages.ts'

const SIDES = Object.values(LANGUAGE_WORDS).map(({ sides }) => sides)

function sidesBy(way: keyof QuestionWords['sides'], plain: string): readonly [string, string] | null {
  const match = SIDES.flatMap((sides) => sides[way])
    .map((pattern) => pattern.exec(plain))
    .find((found) => found !== null)
  return match ? [match[1] ?? '', match[2] ?? ''] : null
}

/** Whether a folded question is about what lies between two things. */
export const isBetween = (plain: string): boolean => sidesBy('between', plain) !== null

/** Whether a folded question is about which of two things comes first. */
export const isOrdered = (plain: string): boolean => sidesBy('order', plain) !== null

/** Whether a folded question is about which of two things lasts longer. */
export const isOfLengths = (plain: string): boolean => sidesBy('length', plain) !== null

/** The words for two things that a folded question compares, puts in order, or asks what is between; null where it does not. */
export const twoSides = (plain: string): readonly [string, string] | null =>
  sidesBy('between', plain) ?? sidesBy('order', plain) ?? sidesBy('length', plain)

/** The words for two things that a folded question names first, to ask which of them has more; null where it does not. */
export const amongTwo = (plain: string): readonly [string, string] | null => sidesBy('among', plain)
