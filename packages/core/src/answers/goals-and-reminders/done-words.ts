import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { wordFamilies } from './word-families.ts'

/** A goal to read is asked about by what was read, in either language. */
const FAMILY_OF = wordFamilies(Object.values(LANGUAGE_WORDS).map(({ goalWords }) => goalWords.doings))

/** Whether a folded word is for such a doing, and so names a goal that has it in its title. */
export const isDoing = (word: string): boolean => FAMILY_OF.has(word)

/** Whether two folded words are of the same doing: `running` and `corsa`. */
export function isSameDoing(one: string, other: string): boolean {
  const family = FAMILY_OF.get(one)
  return family !== undefined && family === FAMILY_OF.get(other)
}
