import { phraseReader, type Language, type Patterns } from '../language/index.ts'
import { cues as englishCues } from './en/cues.ts'
import { polite as englishPolite, smallTalk as englishSmallTalk } from './en/courtesy.ts'
import { imperatives as englishImperatives, kinds as englishKinds } from './en/kinds.ts'
import { namingCues as englishNaming } from './en/naming-cues.ts'
import { cues as italianCues } from './it/cues.ts'
import { polite as italianPolite, smallTalk as italianSmallTalk } from './it/courtesy.ts'
import { imperatives as italianImperatives, kinds as italianKinds } from './it/kinds.ts'
import { namingCues as italianNaming } from './it/naming-cues.ts'
import type { KindPatterns } from './kind-patterns.ts'
import type { QuestionKind } from './question-types.ts'

/** What words may say besides what is asked for. */
export type Cue = keyof typeof englishCues | keyof typeof englishNaming

/** A stretch of the text, in UTF-16 units (`to` not included), and what it means where that is of matter. */
export interface FoundCue {
  readonly from: number
  readonly to: number
  readonly value: unknown
}

/** What is asked for, and where the words stand that say so. */
export interface ReadKind {
  readonly kind: QuestionKind
  readonly from: number
  readonly to: number
}

/** What the words of a question say. */
export interface QuestionPhrases {
  readonly has: (cue: Cue) => boolean
  /** Where a cue first stands; null where it does not. */
  readonly find: (cue: Cue) => FoundCue | null
  /** All places of a cue, which do not overlap. */
  readonly findAll: (cue: Cue) => readonly FoundCue[]
  /** What is asked for, but for kinds that are left out; null where the words say nothing of the kind. */
  readonly kindBut: (without: ReadonlySet<QuestionKind>) => ReadKind | null
}

interface QuestionWords {
  readonly kinds: KindPatterns
  readonly polite: readonly string[]
  readonly smallTalk: readonly string[]
  readonly cues: Patterns
}

const nameOf = (index: number): string => `kind${index}`

/** How many texts are remembered: a question, and parts of it that are read by themselves. */
const REMEMBERED = 8

/** The same reader, which reads none of the last few texts twice: who answers a question asks of its words again and again. */
function lastRemembered(read: (text: string) => QuestionPhrases): (text: string) => QuestionPhrases {
  const remembered = new Map<string, QuestionPhrases>()
  return (text) => {
    const before = remembered.get(text)
    if (before) return before
    const phrases = read(text)
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size >= REMEMBERED) remembered.delete(oldest)
    remembered.set(text, phrases)
    return phrases
  }
}

function readerOf(
  language: Language,
  { kinds, polite, smallTalk, cues }: QuestionWords,
): (text: string) => QuestionPhrases {
  const read = phraseReader(language, {
    ...Object.fromEntries(kinds.map(([, patterns], index) => [nameOf(index), { nothing: patterns }])),
    ...Object.fromEntries(Object.entries(cues).map(([name, patterns]) => [`cue ${name}`, patterns])),
    // Cues may use this one.
    someone: cues['someone'] ?? {},
    politeWords: { nothing: polite },
    polite: { nothing: ['{politeWords} {signs} {polite}?'] },
    smallTalkWords: { nothing: smallTalk },
    smallTalk: { nothing: ['{smallTalkWords} {signs} {smallTalk}?'] },
  })
  return lastRemembered((text) => {
    const phrases = read(text)
    const find = (cue: Cue): FoundCue | null => phrases.find(`cue ${cue}`)
    return {
      find,
      findAll: (cue) => phrases.findAll(`cue ${cue}`),
      has: (cue) => find(cue) !== null,
      kindBut: (without) => {
        for (const [index, [kind]] of kinds.entries()) {
          const found = without.has(kind) ? null : phrases.find(nameOf(index))
          if (found) return { kind, from: found.from, to: found.to }
        }
        return null
      },
    }
  })
}

const READERS = {
  it: readerOf('it', {
    kinds: italianKinds,
    polite: italianPolite,
    smallTalk: italianSmallTalk,
    cues: { ...italianCues, ...italianNaming },
  }),
  en: readerOf('en', {
    kinds: englishKinds,
    polite: englishPolite,
    smallTalk: englishSmallTalk,
    cues: { ...englishCues, ...englishNaming },
  }),
} as const

/** The words of patterns, without those of which only the beginning or the end is told. */
function wordsIn(value: unknown, words: Set<string>): Set<string> {
  if (typeof value === 'string') {
    const plain = value.replaceAll(/\{[^}]*\}|\S*\*\S*/gu, ' ')
    for (const [word] of plain.matchAll(/\p{L}+/gu)) words.add(word)
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) wordsIn(each, words)
  }
  return words
}

/** The words that ask, wish and say when, by language: what is near to one of them may be a slip of it. */
export const ASKING_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: wordsIn([italianKinds, italianCues, italianImperatives], new Set()),
  en: wordsIn([englishKinds, englishCues, englishImperatives], new Set()),
}

/** Reads a question in a language: one pass over its words, whatever is asked of them then. */
export const readPhrases = (text: string, language: Language): QuestionPhrases => READERS[language](text)

/** All places of a cue in a text that may be in any language, in their order; of those at one place the longest. */
export function findInAnyLanguage(text: string, cue: Cue): readonly FoundCue[] {
  const found = Object.values(READERS).flatMap((read) => read(text).findAll(cue))
  return found
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
    .filter(({ from }, place, all) => from !== all[place - 1]?.from)
}

/** Whether a cue stands in a text that may be in any language. */
export const hasInAnyLanguage = (text: string, cue: Cue): boolean =>
  Object.values(READERS).some((read) => read(text).has(cue))
