import type { Language } from '../language/index.ts'
import { englishWishes } from './en/wish-words.ts'
import { italianWishes } from './it/wish-words.ts'
import type { WishWords } from './wish-words.ts'

/** The words of wishes, by language. */
export const languages: Readonly<Record<Language, WishWords>> = { en: englishWishes, it: italianWishes }
