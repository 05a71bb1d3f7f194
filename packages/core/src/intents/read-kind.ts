import { phraseReader, type Language, type Phrases } from '../language/index.ts'
import { kinds as english, polite as englishPolite } from './en/kinds.ts'
import { kinds as italian, polite as italianPolite } from './it/kinds.ts'
import type { KindPatterns } from './kind-patterns.ts'
import type { QuestionKind } from '../questions/question-types.ts'

/** What is asked for, and where the words stand that say so: offsets in UTF-16 units, `to` not included. */
export interface ReadKind {
  readonly kind: QuestionKind
  readonly from: number
  readonly to: number
}

const nameOf = (index: number): string => `kind${index}`

const readerOf = (language: Language, kinds: KindPatterns, polite: readonly string[]): ((text: string) => Phrases) =>
  phraseReader(language, {
    ...Object.fromEntries(kinds.map(([, patterns], index) => [nameOf(index), patterns])),
    politeWords: polite,
    polite: ['{politeWords} {signs} {polite}?'],
  })

const KINDS = { it: italian, en: english } as const
const READERS = {
  it: readerOf('it', italian, italianPolite),
  en: readerOf('en', english, englishPolite),
} as const

/** Reads what is asked for, but for kinds that are left out; null where the words say nothing of the kind. */
export function readKind(text: string, language: Language, without: ReadonlySet<QuestionKind>): ReadKind | null {
  const phrases = READERS[language](text)
  for (const [index, [kind]] of KINDS[language].entries()) {
    const found = without.has(kind) ? null : phrases.find(nameOf(index))
    if (found) return { kind, ...found }
  }
  return null
}
