import { distance } from './distance.ts'

/** From so many letters on a word may have two slips. */
const LONG = 8
/** Of so many letters a word has too many neighbours for any slip but a plain one. */
const SHORTEST = 3
/** Less than any other slip. */
const PLAIN = 0.5

const sorted = (word: string): string => Array.from(word).sort().join('')

const single = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1')

/** A slip of the finger that hardly makes another word: two letters that changed places, or one that came again. */
export const isPlainSlip = (word: string, meant: string): boolean =>
  word.length === meant.length
    ? sorted(word) === sorted(meant) && distance(word, meant, 1) === 1
    : word.length > meant.length && single(word) === single(meant)

/** How far a word is from one that may be meant; null where that is too far. */
export function slipOf(word: string, meant: string): number | null {
  if (isPlainSlip(word, meant)) return PLAIN
  if (meant.length === SHORTEST) return null
  const most = meant.length >= LONG ? 2 : 1
  const slips = distance(word, meant, most)
  return slips > most ? null : slips
}

const VOWELS = new Set('aeiou')
/** A shorter word has too many others in it. */
const SHORTENED = 6

/** Whether a word is another one without its vowels, and perhaps more of its letters: `sbt`, `mrcl`. */
export function isShortened(word: string, meant: string): boolean {
  if (meant.length < SHORTENED || word.length < SHORTEST || Array.from(word).some((letter) => VOWELS.has(letter)))
    return false
  let at = 0
  for (const letter of meant) if (letter === word[at]) at += 1
  return at === word.length
}
