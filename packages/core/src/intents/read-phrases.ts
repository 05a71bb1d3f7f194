import {
  byLetters,
  LETTERS_REMEMBERED,
  phraseReader,
  remembered,
  type FoundPhrase,
  type Language,
  type TextSpan,
} from '../language/index.ts'
import { nothing, type LanguageWords } from './language-words.ts'
import { ownWords } from './own-words.ts'
import { eachLanguage, LANGUAGE_WORDS, LANGUAGES, type Cue } from './languages.ts'
import type { QuestionKind } from './question-types.ts'

/** Words that were read, and which of those that stand there say it: others may lie between them. */
export interface ReadSpan extends TextSpan {
  readonly isOwn: (word: string) => boolean
}

/** What is asked for, and where the words stand that say so. */
export interface ReadKind extends TextSpan {
  readonly kind: QuestionKind
}

/** What words say; places are in UTF-16 units, `to` is not included. */
export interface CuePhrases {
  readonly has: (cue: Cue) => boolean
  /** Where a cue first stands; null where it does not. */
  readonly find: (cue: Cue) => FoundPhrase | null
  /** All places of a cue; those of one language do not overlap. */
  readonly findAll: (cue: Cue) => readonly FoundPhrase[]
}

/** What the words of a question say. */
export interface QuestionPhrases extends CuePhrases {
  /** What is asked for, but for kinds that are left out; null where the words say nothing of the kind. */
  readonly kindBut: (without: ReadonlySet<QuestionKind>) => ReadKind | null
  readonly placesOf: (cue: Cue) => readonly ReadSpan[]
  readonly placesOfKind: (kind: QuestionKind) => readonly ReadSpan[]
}

/** The same, which knows what was asked of it. */
export interface WatchedPhrases extends QuestionPhrases {
  /** Where the cues stand that were asked for so far, and found. */
  readonly read: () => readonly ReadSpan[]
  /** The same with a memory of its own of what is asked from now on. */
  readonly copied: () => WatchedPhrases
  /** What is made first of the words; what was asked of them for what came to nothing counts as not asked. */
  readonly firstOf: <Made>(makers: readonly (() => Made | null)[]) => Made | null
}

const ALL_WORDS = Object.values(LANGUAGE_WORDS)

/** The parts of wishes in all languages. */
const WISH_PARTS = Object.fromEntries(
  ALL_WORDS.flatMap(({ wishParts }) => Object.keys(wishParts)).map((name) => [
    name,
    nothing(...ALL_WORDS.flatMap(({ wishParts }) => wishParts[name]?.['nothing'] ?? [])),
  ]),
)

const nameOf = (index: number): string => `kind${index}`

function readerOf(
  { kinds, polite, smallTalk, cues, parts }: LanguageWords,
  language: Language,
): (text: string) => QuestionPhrases {
  const isOwn = ownWords({ ...cues, ...parts })
  const read = phraseReader(language, {
    ...Object.fromEntries(kinds.map(([, patterns], index) => [nameOf(index), { nothing: patterns }])),
    ...Object.fromEntries(Object.entries(cues).map(([name, patterns]) => [`cue ${name}`, patterns])),
    ...parts,
    ...WISH_PARTS,
    politeWords: { nothing: polite },
    polite: { nothing: ['{politeWords} {signs} {polite}?'] },
    smallTalkWords: { nothing: smallTalk },
    smallTalk: { nothing: ['{smallTalkWords} {signs} {smallTalk}?'] },
  })
  const readOne = (text: string): QuestionPhrases => {
    const phrases = read(text)
    const find = (cue: Cue): FoundPhrase | null => phrases.find(`cue ${cue}`)
    return {
      find,
      findAll: (cue) => phrases.findAll(`cue ${cue}`),
      has: (cue) => find(cue) !== null,
      placesOf: (cue) => phrases.findAll(`cue ${cue}`).map((found) => ({ ...found, isOwn: isOwn(cues[cue]) })),
      placesOfKind: (asked) =>
        kinds.flatMap(([kind, patterns], index) =>
          kind === asked ? phrases.findAll(nameOf(index)).map((found) => ({ ...found, isOwn: isOwn(patterns) })) : [],
        ),
      kindBut: (without) => {
        for (const [index, [kind]] of kinds.entries()) {
          const found = without.has(kind) ? null : phrases.find(nameOf(index))
          if (found) return { kind, from: found.from, to: found.to }
        }
        return null
      },
    }
  }
  // Who answers a question asks of its words again and again.
  return remembered(readOne, LETTERS_REMEMBERED, byLetters)
}

const READERS = eachLanguage(readerOf)

/** The same phrases, with a memory of their own of what is asked of them. */
export function watched(phrases: QuestionPhrases, before: Iterable<Cue> = []): WatchedPhrases {
  const asked = new Set(before)
  const find = (cue: Cue): FoundPhrase | null => {
    asked.add(cue)
    return phrases.find(cue)
  }
  return {
    ...phrases,
    find,
    has: (cue) => find(cue) !== null,
    findAll: (cue) => {
      asked.add(cue)
      return phrases.findAll(cue)
    },
    read: () => [...asked].flatMap(phrases.placesOf),
    copied: () => watched(phrases, asked),
    firstOf: (makers) => {
      for (const make of makers) {
        const before = new Set(asked)
        const made = make()
        if (made !== null) return made
        for (const cue of asked) if (!before.has(cue)) asked.delete(cue)
      }
      return null
    },
  }
}

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
export const ASKING_WORDS = eachLanguage(({ kinds, mendedCues, imperatives }): ReadonlySet<string> =>
  wordsIn([imperatives, kinds, mendedCues], new Set()),
)

/** Reads a question in a language: one pass over its words, whatever is asked of them then. */
export const readPhrases = (text: string, language: Language): QuestionPhrases => READERS[language](text)

const SAID_FIRST: ReadonlySet<QuestionKind> = new Set(['none'])

/** Whether a text only greets, thanks or asks for help. */
export const isSmallTalk = (text: string, language: Language): boolean =>
  readPhrases(text, language).kindBut(SAID_FIRST)?.kind === 'help'

/** The first one first, and of those that begin at one place the longest. */
const inOrder = (found: readonly FoundPhrase[]): readonly FoundPhrase[] =>
  found
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from }, place, all) => from !== all[place - 1]?.from)

/** Reads a text that may be in any language, whatever that of the page is. */
export function readInAnyLanguage(text: string): CuePhrases {
  const all = LANGUAGES.map((language) => readPhrases(text, language))
  return {
    has: (cue) => all.some((phrases) => phrases.has(cue)),
    find: (cue) => inOrder(all.flatMap((phrases) => phrases.find(cue) ?? []))[0] ?? null,
    findAll: (cue) => inOrder(all.flatMap((phrases) => phrases.findAll(cue))),
  }
}

/** The language that a cue of a folded wish shows, else that of the page. */
export const languageByCue = (plain: string, cue: Cue, own: Language): Language =>
  LANGUAGES.find((language) => readPhrases(plain, language).has(cue)) ?? own

/** Whether only what is over is asked for, or only what is still to come. */
export type Tense = 'past' | 'future'

/** What the verbs of a question say about whether it is over; null where they leave that open. */
export function tenseOf(phrases: QuestionPhrases): Tense | null {
  if (phrases.has('bothTenses')) return null
  if (phrases.has('past')) return 'past'
  return phrases.has('future') || phrases.has('will') ? 'future' : null
}

/** Whether a question is about the event that lasts longest or shortest. */
export const isAboutLongest = (phrases: QuestionPhrases): boolean =>
  LENGTHS.some((cue) => phrases.has(cue)) && !phrases.has('ofFree')

const LENGTHS = ['longest', 'shortest', 'isLonger', 'isShorter'] as const
