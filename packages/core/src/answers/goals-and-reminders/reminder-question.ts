import { foldForSearch } from '../../event/index.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { reminderWishIn } from '../../intents/wishes/reminder-wish.ts'
import { foldedText } from '../../intents/reading/folded-text.ts'

/** Whether a text asks which reminders there are, or when they come; `ricordami di ...` makes something. */
export function isAboutReminders(text: string): boolean {
  const plain = foldedText(text).plain.trim()
  const { has } = readInAnyLanguage(plain)
  return (
    has('reminder') &&
    (plain.includes('?') || has('asksReminders')) &&
    !has('wishesReminder') &&
    !has('unreminded') &&
    reminderWishIn(text) === null
  )
}

/** Whether a question names what is to be reminded of, by words that are no period and no word of asking. */
export const isNamingSomething = ({ terms }: { readonly terms: readonly string[] }): boolean =>
  namingTerms(terms).length > 0

/** The words of a question that name something. */
export const namingTerms = (terms: readonly string[]): string[] =>
  terms.filter((term) => !isOfReminding(foldForSearch(term)))

const isOfReminding = (term: string): boolean =>
  readInAnyLanguage(term)
    .findAll('ofReminding')
    .some(({ from, to }) => from === 0 && to === term.length)
