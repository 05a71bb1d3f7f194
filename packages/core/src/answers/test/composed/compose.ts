import type { Language } from '../../../language/index.ts'
import { chooserOf } from './chooser.ts'
import { composedAddition } from './compose-additions.ts'
import { composedChange, composedCopy, composedOfSeries } from './compose-changes.ts'
import { composedTurns } from './compose-turns.ts'
import type { ComposedCase } from './composed-case.ts'
import { englishComposed } from './english-composed.ts'
import { italianComposed } from './italian-composed.ts'

const WORDS = { it: italianComposed, en: englishComposed } as const

/** How often each kind of wish comes. */
const KINDS = [
  ...[composedAddition, composedAddition, composedAddition],
  ...[composedChange, composedChange, composedChange, composedOfSeries],
  ...[composedTurns, composedTurns, composedTurns],
] as const

/** The case of a seed: the same each time. */
export function composedCase(language: Language, seed: number): ComposedCase {
  const choose = chooserOf(seed)
  const compose = choose.happens(0.02) ? composedCopy : choose.one(KINDS)
  return compose(WORDS[language], choose)
}
