import type { Amount } from '../meaning/captures.ts'
import type { FeastName } from '../meaning/feasts.ts'

/** Words by what they mean; a key holds words that mean the same, as `gennaio|gen`. A word may be several: `new year`. */
export type Lexicon<Meaning> = Readonly<Record<string, Meaning>>

/** Patterns (see `readPattern`) by the symbol that they make and the action that gives its value. */
export type Patterns = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** What a language is made of: words and patterns. Grammar and date arithmetic are the same for all. */
export interface LanguageData {
  /** Whether figures such as 5/6 are day and month; else they may be either. */
  readonly isDayFirst: boolean
  /** Whether days and months are written with a capital. */
  readonly isDayCapital: boolean
  /** What a word is, with the apostrophes that belong to it. */
  readonly wordForm: RegExp
  /** Months 1 to 12. */
  readonly month: Lexicon<number>
  /** Weekdays 0 (Monday) to 6, in full, and shortened. */
  readonly weekday: Lexicon<number>
  readonly shortWeekday: Lexicon<number>
  /** Which of the shortened ones are other words or names too: the rest count wherever they stand. */
  readonly unsureWeekdays: string
  readonly pluralWeekday: Lexicon<number>
  /** Whether the name of a weekday stands before it: `Plough Monday`. */
  readonly isNameBeforeWeekday: boolean
  /** Whole numbers in words. */
  readonly number: Lexicon<number>
  /** Days of a month in words, where they are ordinals. */
  readonly nth: Lexicon<number>
  /** First is 1, last is -1. */
  readonly ordinal: Lexicon<number>
  readonly unit: Lexicon<Partial<Amount>>
  /** Days from today. */
  readonly relative: Lexicon<number>
  /** Feasts; those of `sureFeast` are days whatever follows them (`Boxing Day walk`), the others may belong to it. */
  readonly feast: Lexicon<FeastName>
  readonly sureFeast: Lexicon<FeastName>
  /** 0 is spring. */
  readonly season: Lexicon<number>
  /** Hours that a part of the day stands for, first and last. */
  readonly part: Lexicon<readonly [from: number, to: number]>
  /** Days from today and hours of a word that names a day with its part. */
  readonly dayPart: Lexicon<readonly [days: number, from: number, to: number]>
  readonly patterns: Patterns
  /** Words after which a date may stand without another word: prepositions and the like. */
  readonly closed: string
  /** Words that may stand between a weekday and its hour: `lunedì prossimo 9.30`. */
  readonly nextWords: string
  /** Words after which figures with a point are an hour: `partenza 9.30`. */
  readonly starts: string
  /** What figures count: after a number they make it no day and no hour. */
  readonly measures: string
  /** What people do on a day, in case it is written like a name: `Friday Lunch with Ann`. */
  readonly occasions: string
  /** Names and sayings that look like dates. */
  readonly idioms: string
  /** Prepositions after which a title may go on behind a feast that it begins with: `Easter in Rome`. */
  readonly prepositions: string
  /** With these words an early vague hour may be one of the night before or after. */
  readonly night: string
  /** Titles with these words are about a supper: its hour is after noon, even if it is written like one of 24 hours. */
  readonly supper: string
  /** Titles with these words are about an evening: a vague hour is after noon. */
  readonly evening: string
  /** Titles with these words are about an evening too, unless the hour is one at which children are asked. */
  readonly party: string
  /** What people come together for behind their work: an hour before nine is in the evening. */
  readonly gathering: string
  /** Games whose hour may be one of the morning or of the evening. */
  readonly match: string
  /** Titles with these are about an early hour, which is meant as it is said. */
  readonly dawn: string
  /** Turns of work: those that begin very early are meant as they are said. */
  readonly shift: string
  /** Titles with these may be about any hour: an early vague one is not sure. */
  readonly travel: string
  /** Beside these a part of a day is not at its usual hours: `early tomorrow morning`. */
  readonly early: string
  /** Things that a number after them names: `aula 3`, `room 12`. */
  readonly numbered: string
  /** Words for what people do at an hour, which name no other day; one that ends in `-` stands for words that begin so. */
  readonly everyday: string
  /** Words that the name of somebody or of a place follows. */
  readonly companions: string
  /** What ordinals count: `5th grade`, `2nd floor`. */
  readonly ordinalNouns: string
  /** Writings that a date after them names: `la mail del 3 marzo`. */
  readonly documents: string
  /** Words beside days and hours that a slip may spoil, besides those of the lexicons; `|` parts those that mean the same. */
  readonly mendable: string
  /** Words and names that are only a letter or two away from a word of the calendar, and are none: `domenico`, `salato`. */
  readonly lookalikes: string
  /** Words before a date that is not exact: `around mid May`. */
  readonly hedges: string
  /** What joins two of a kind. */
  readonly joints: string
  /** Words that a title does not begin or end with once a date beside them is taken out. */
  readonly dangling: string
}
