import type { Patterns } from '../language/index.ts'
import type { KindPatterns } from './kind-patterns.ts'
import type { WishWords } from './wish-words.ts'

/** What people have categories for: each language has several names for one. */
export const CATEGORY_THEMES = [
  ...(['work', 'family', 'health', 'sport', 'travel'] as const),
  ...(['study', 'home', 'friends', 'money', 'leisure'] as const),
] as const

/** Expressions in folded text that catch two things which a question sets side by side. */
export interface SidePatterns {
  /** What lies between the two. */
  readonly between: readonly RegExp[]
  /** Which of the two comes first. */
  readonly order: readonly RegExp[]
}

type Doing =
  | 'running'
  | 'reading'
  | 'writing'
  | 'swimming'
  | 'walking'
  | 'cycling'
  | 'studying'
  | 'training'
  | 'saving'
  | 'meditating'
  | 'gym'
  | 'books'

type CountedUnit = 'kilometre' | 'mile' | 'kilogram' | 'hour' | 'minute' | 'page' | 'euro'

/** How a language tells what is moved where its name stands before the verb: `dinner was moved to Friday`. */
export interface MoveWords {
  /** A verb of wishing that it were so, and the words before where to and before an hour. */
  readonly verb: string
  readonly to: string
  readonly at: string
  /** Expressions in folded text that catch `what` is moved, and `to` where. */
  readonly patterns: readonly RegExp[]
  /** Catches `what` is named first, the `verb` of a wish for it, and the `rest`. */
  readonly nameFirst: RegExp
  /** The word before a new name. */
  readonly asName: string
}

/** What people do towards goals, and in which units they count it. */
export interface GoalWords {
  /** Words for the same doing, with spaces between them. */
  readonly doings: Readonly<Record<Doing, string>>
  /** Ways to write the same unit. */
  readonly units: Readonly<Record<CountedUnit, string>>
  /** Words of questions about goals and reminders, whatever those are called. */
  readonly nameless: string
}

type Thing =
  | 'deadline'
  | 'birthday'
  | 'dentist'
  | 'gym'
  | 'meeting'
  | 'holiday'
  | 'barbecue'
  | 'doctor'
  | 'hairdresser'
  | 'flight'
  | 'journey'
  | 'dinner'
  | 'lunch'
  | 'wedding'
  | 'exam'
  | 'lesson'
  | 'interview'
  | 'concert'
  | 'house'
  | 'vet'
  | 'blood'
  | 'race'
  | 'match'
  | 'conference'
  | 'party'
  | 'train'
  | 'bill'

/** What a language calls the things that people have events of. */
export interface ThingWords {
  /** Words of one meaning, with spaces between them. */
  readonly meanings: Readonly<Record<Thing, string>>
  /** Words that tell what kind of thing something is, and not which. */
  readonly kindWords: string
  /** What a word does, by its verb; empty where the language has no such words. */
  readonly verbsOf: (word: string) => readonly string[]
}

/** All that reading questions and wishes knows of a language: a new one is a folder that gives this. */
export interface LanguageWords {
  /** A question of no matter, by which the patterns are compiled before the first person asks. */
  readonly sample: string
  readonly kinds: KindPatterns
  /** What words say besides what is asked for; all languages have the same. */
  readonly cues: Patterns
  /** Those cues of which a slip is mended. */
  readonly mendedCues: Patterns
  /** Symbols that the patterns of cues use. */
  readonly parts: Patterns
  /** The same of wishes: those of all languages are read together, since a slip may be mended to a word of another. */
  readonly wishParts: Patterns
  /** Words that a wish may begin with before its verb, as patterns. */
  readonly polite: readonly string[]
  /** Words that are said to somebody, and ask for nothing, as patterns: a text of nothing else is no question. */
  readonly smallTalk: readonly string[]
  /** What wishes begin with: in patterns their endings are free, and of a slip the whole word must be known. */
  readonly imperatives: readonly string[]
  /** Words that say nothing about which events are meant, folded. */
  readonly stopWords: string
  /** Words that join what is left out: `apart from the day of the race`. */
  readonly links: string
  /** The part of a folded word that its singular and plural share. */
  readonly stem: (word: string) => string
  /** Nouns that titles have in place of verbs that ask. */
  readonly nounOf: Readonly<Record<string, string>>
  /** Whether a name stands before what it tells more of: `work meetings`. */
  readonly isNameFirst: boolean
  /** The unit of time said again, in the words of something that leaves it out: `this week or next`. */
  readonly withUnit: (words: string, unit: string) => string
  readonly categories: Readonly<Record<(typeof CATEGORY_THEMES)[number], readonly string[]>>
  readonly moves: MoveWords
  readonly goalWords: GoalWords
  readonly sides: SidePatterns
  readonly wishes: WishWords
  readonly things: ThingWords
}
