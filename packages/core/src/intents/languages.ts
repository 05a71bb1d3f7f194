import type { Language } from '../language/index.ts'
import { changeVerbs as englishVerbs } from './en/change-verbs.ts'
import { changeVerbs as italianVerbs } from './it/change-verbs.ts'
import { wishWords as englishWishes } from './en/wish-words.ts'
import { wishWords as italianWishes } from './it/wish-words.ts'
import type { WishWords } from './wish-words.ts'
import type { ChangeVerbs } from './change-verbs.ts'

/** The languages that are read, in the order in which they are tried: a text may be in either, whatever that of the page is. */
export const LANGUAGES: readonly Language[] = ['it', 'en']

const VERBS: Readonly<Record<Language, ChangeVerbs>> = { it: italianVerbs, en: englishVerbs }

/** The language that the verb of a folded wish shows, else that of the page. */
export const languageByVerb = (plain: string, verb: keyof ChangeVerbs, own: Language): Language =>
  LANGUAGES.find((language) => VERBS[language][verb]?.test(plain)) ?? own

/** How a wish is typed in each language. */
export const WISH_WORDS: Readonly<Record<Language, WishWords>> = { it: italianWishes, en: englishWishes }
