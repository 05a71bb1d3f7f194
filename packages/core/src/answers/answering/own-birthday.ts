import { readInAnyLanguage, type QuestionPhrases } from '../../intents/read-phrases.ts'
import { foldForSearch } from '../../event/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { wordsOf } from '../../intents/reading/stems.ts'
import { isStopWord } from '../../intents/reading/stop-words.ts'

/** A birthday is the person's own where its title names nobody else. */
function isOwn({ title }: DetailedItem): boolean {
  const folded = foldForSearch(title)
  const words = wordsOf(folded).filter(({ word }) => !isStopWord(word))
  return readInAnyLanguage(folded).has('own') || words.every(({ word }) => readInAnyLanguage(word).has('birthdayThing'))
}

/** Without the birthdays of others, where a folded question is about the person's own. */
export const withoutOthersBirthdays = (
  items: readonly DetailedItem[],
  phrases: QuestionPhrases,
): readonly DetailedItem[] => (phrases.has('ownBirthday') ? items.filter(isOwn) : items)
