import { knownWords } from './grammar/known-words.ts'
import { everydayWords } from './grammar/everyday.ts'
import { grammarsOf, type Grammar } from './grammar/grammar.ts'
import type { LanguageData, Lexicon, Patterns } from './grammar/language-data.ts'
import { eachLanguage } from './language-list.ts'
import { calendarWords } from './mending/vocabulary.ts'
import { menderOf, type MendedText, type Mending } from './mending/mend.ts'
import type { HourHint } from './reading/time-of-day.ts'
import type { Token } from './tokens.ts'

interface ReadyLanguage {
  readonly grammar: Grammar
  /** The same with more patterns, which may use all of its symbols. */
  readonly grammarWith: (patterns: Patterns) => Grammar
  readonly mend: (tokens: readonly Token[], of?: MendedText) => Mending
  readonly hints: Readonly<Record<HourHint, ReadonlySet<string>>>
  readonly early: ReadonlySet<string>
  readonly dangling: ReadonlySet<string>
  readonly joints: ReadonlySet<string>
  /** Things that a number after them names. */
  readonly numbered: ReadonlySet<string>
  /** Weekdays in full and shortened. */
  readonly anyWeekdays: ReadonlySet<string>
  /** Weekdays in full, where their names stand before them. */
  readonly nameableWeekdays: ReadonlySet<string>
  /** What may stand before a date and says nothing of the day. */
  readonly loose: ReadonlySet<string>
  /** Whether a word is one of everyday, in any of the languages: people mix them. */
  readonly isEveryday: (word: string) => boolean
  /** Words that the name of somebody or of a place follows. */
  readonly companions: ReadonlySet<string>
  /** What figures count. */
  readonly measures: ReadonlySet<string>
  /** Words that say when something is. */
  readonly calendar: ReadonlySet<string>
  /** Whether a word is one of those that days, hours and lengths are read by: no slip of another. */
  readonly isKnown: (word: string) => boolean
}

const wordsIn = (lexicon: Lexicon<unknown>): ReadonlySet<string> =>
  new Set(Object.keys(lexicon).flatMap((words) => words.split('|')))

/** Whether a word is one for what people do every day, in any language: no slip of another. */
export const isEveryday = everydayWords(Object.values(eachLanguage(({ everyday }) => everyday)))

const isOneOf =
  (words: ReadonlySet<string>) =>
  (word: string): boolean =>
    words.has(word)

const ready = (data: LanguageData): ReadyLanguage => ({
  ...grammarsOf(data),
  mend: menderOf(data, isEveryday),
  hints: {
    night: new Set(data.night.split(' ')),
    supper: new Set(data.supper.split(' ')),
    evening: new Set(data.evening.split(' ')),
    party: new Set(data.party.split(' ')),
    match: new Set(data.match.split(' ')),
    gathering: new Set(data.gathering.split(' ')),
    dawn: new Set(data.dawn.split(' ')),
    shift: new Set(data.shift.split(' ')),
    travel: new Set(data.travel.split(' ')),
  },
  early: new Set(data.early.split(' ')),
  dangling: new Set(data.dangling.split(' ')),
  joints: new Set(data.joints.split(' ')),
  numbered: new Set(data.numbered.split('|')),
  nameableWeekdays: new Set(data.isNameBeforeWeekday ? wordsIn(data.weekday) : []),
  anyWeekdays: new Set([...wordsIn(data.weekday), ...wordsIn(data.shortWeekday)]),
  loose: new Set(`${data.dangling} ${data.hedges}`.split(' ')),
  isEveryday,
  companions: new Set(data.companions.split(' ')),
  measures: new Set(data.measures.split(' ')),
  calendar: new Set(calendarWords(data).map(({ word }) => word)),
  isKnown: isOneOf(knownWords(data)),
})

/** The languages, made ready once. */
export const languages = eachLanguage(ready)
