import type { Day } from '../date/index.ts'
import type { Warning } from './warning.ts'
import type { MeasuredWords } from './measured/measured-words.ts'
import type { TemplateId } from './planning-types.ts'
import type { Detail } from './templates/details.ts'
import type { GENERAL_KINDS, KnownKind } from './templates/known-kinds.ts'
import type { DoingWords } from './reading/doing-words.ts'
import type { PartWords } from './reading/part-words.ts'
import type { ThereWords } from './templates/there-already.ts'
import type { Reason } from './placing/reasons.ts'
import type { Sign } from './templates/signs.ts'
import type { DateGiver, StepWords, UsualDays } from './templates/template-types.ts'

/** Words that indicate a kind of event: stems end in `*`; `not` are words that exclude it. */
export interface KindWords {
  readonly is: readonly string[]
  readonly not: readonly string[]
}

/** Kinds of events with a checklist, in order of priority. */
export interface EventKindWords {
  readonly words: KindWords
  readonly checklist: readonly string[]
  /** Steps before it: days before, phase, title, description. */
  readonly steps: readonly (readonly [days: number, phase: string, title: string, description: string])[]
  /** Minutes before a timed one; days before an all-day one. */
  readonly reminders: { readonly timed: readonly number[]; readonly days: readonly number[] }
}

/** The words of the steps of some kinds, by kind and step. */
export type StepsOf<Kind extends KnownKind> = Readonly<Record<Kind, Readonly<Record<string, StepWords>>>>

/** All texts and patterns of planning in a language. */
export interface PlanningWords {
  readonly names: Readonly<Record<TemplateId, string>>
  /** By when such things are usual where the language is spoken, for a goal that says no day: the first that is of its details. */
  readonly usualDays: Readonly<Partial<Record<KnownKind, readonly UsualDays[]>>>
  /** The weekdays of such things where the language is spoken, if they are of no other: 0 is Monday. */
  readonly usualWeekdays: Readonly<Partial<Record<KnownKind, readonly number[]>>>
  /** What the general kinds are called where a person chooses one. */
  readonly generalChoices: Readonly<Record<(typeof GENERAL_KINDS)[number], string>>
  /** The words of each sign, with `|` between them; stems end in `*`, which alone is any word. */
  readonly signs: Readonly<Record<Sign, string>>
  /** The words of each detail, written like those of signs. */
  readonly details: Readonly<Record<Detail, string>>
  /** A step without words in a language is left out where that language is spoken. */
  readonly steps: StepsOf<KnownKind>
  readonly events: Readonly<Record<string, EventKindWords>>
  /** Checklists of events that are targets, and have the steps of those. */
  readonly goalChecklists: Readonly<Partial<Record<TemplateId, readonly string[]>>>
  /** Names of areas of life, each with words of titles that belong to it. */
  readonly areas: readonly { readonly names: readonly string[]; readonly words: readonly string[] }[]
  readonly stopWords: string
  readonly reading: ReadingWords
  readonly doing: DoingWords
  readonly parts: PartWords
  readonly there: ThereWords
  readonly measured: MeasuredWords
  readonly day: (day: Day) => string
  readonly span: (first: Day, last: Day) => string
  readonly hours: (hours: number) => string
  readonly reason: (reason: Reason) => string
  readonly warning: (warning: Warning) => string
  readonly moved: (reason: string) => string
  /** Only what stays true if the milestone moves and steps are dropped. */
  readonly description: (plan: {
    readonly kind: string
    readonly hasSteps: boolean
    readonly hours: number | null
  }) => string
  /** Said of a step whose date others set, and of one that is a habit. */
  readonly asksFor: (giver: DateGiver) => string
  readonly timesAWeek: (times: number) => string
  readonly rhythm: (often: string) => string
  /** The second and further parts of a step around absences. */
  readonly continued: (title: string, part: number) => string
  readonly whichKind: (title: string) => string
  readonly nonsense: string
  readonly ownPhase: (isAfter: boolean) => string
  readonly checklistTitle: string
  readonly easterSunday: string
}

/** Patterns for parsing a target: regular expression sources over the original text, ignoring case. */
export interface ReadingWords {
  readonly number: string
  /** Words for money behind a sum. */
  readonly currencies: string
  readonly numbers: Readonly<Record<string, number>>
  readonly hoursAWeek: string
  readonly hoursADay: string
  readonly minutesADay: string
  readonly length: string
  readonly lengthAlone: string
  readonly deadline: string
  /** How long a stay is (`count`), if in `nights` or `weeks`, and what makes that its `own` name; any weekend soon, and one by itself. */
  readonly stay: string
  /** What is behind somebody, or feared, of whose day nobody is asked. */
  readonly loss: string
  readonly someWeekend: string
  /** A weekday that says which meal: `Sunday lunch`. */
  readonly mealOfDay: string
  /** What has a name by its day, which stays in a title: `for the October show`. */
  readonly namedByDate: string
  readonly bareWeekend: string
  readonly beforeIt: string
  /** The holidays of a season, and the season: they begin with it. */
  readonly seasonHolidays: Readonly<Record<string, string>>
  /** A season that is the next one: said when it begins, it is that of the year after. */
  readonly nextSeason: string
  /** A week that is named by one of its days, and a birth behind words for before. */
  readonly week: string
  readonly birth: string
  /** A day that is only about that one, and days that are said in other words than the reader of dates knows: of several the next. */
  readonly roughly: string
  readonly sameDays: readonly (readonly [pattern: string, words: string | readonly string[]])[]
  /** What a goal comes behind; the person's own holidays behind words for before or until; and sooner than is usual. */
  readonly afterIt: string
  readonly ownHoliday: string
  /** What is to be ready for a journey: `for our trip`. */
  readonly forJourney: string
  /** What a journey is for, up to the end of words that say a day. */
  readonly forOccasion: string
  /** That somebody is well again after it: `be walking`, up to the end of words that say by when. */
  readonly wellAgain: string
  /** Words before the stay of the year in which something is done: `while we are in Sardinia`. */
  readonly during: string
  /** That all is made ready for what else is said. */
  readonly gettingReady: string
  readonly early: string
  /** What is not the date: `instead of January`, `who died in January`. */
  readonly instead: string
  /** What says how it has been, at the beginning of a clause or anywhere in one behind the first. */
  readonly past: string
  /** What is to be done without hurry, or is so large that it takes long. */
  readonly slow: string
  /** What only questions begin with: `who`, `how do`. */
  readonly question: string
  /** The main verb or the subject of a clause that says how something is. */
  readonly statement: string
  /** A clause that says on which days somebody works, or is free for it: no rhythm of what has an end. */
  readonly freeThen: string
  /** A statement that compares or judges: that of a thing which may need something is none. */
  readonly opinion: string
  /** Words between two parts of a goal. */
  readonly joins: string
  /** A statement that something is another thing: no goal, unless it says so. */
  readonly likens: string
  /** The beginning of a clause that names what to do: the form of a verb for that, or common verbs where it has none. */
  readonly begunByAct: string
  /** What is not done, at the beginning: `no sugar`, `not buying clothes`. */
  readonly givenUp: string
  /** A clause behind the first one that belongs to it (`less at work`), and one that says of somebody how it is, not what to do. */
  readonly pairs: string
  readonly withSubject: string
  /** A clause, without its day, that says what something else does then (`the new lease starts`), or of what the day is (`the test is`). */
  readonly happensThen: string
  readonly isThen: string
  /** Words behind which a clause depends on what stands before it. */
  readonly subordinates: string
  /** Words behind which others are told of. */
  readonly others: string
  /** What people write who want nothing, in normalised words. */
  readonly sighs: string
  /** Words for being ready when a season begins, before its name: `for the summer`. */
  readonly forSeason: string
  /** The word for that, and none for until when. */
  readonly forWord: string
  /** Dates that quick add reads as a deadline, and a target as the month in the first group: `per maggio 2028`. */
  readonly forMonth: string
  /** A month (the first group) that a thing is of: `the November exhibition` has it in Italian behind the noun. */
  readonly ofMonth: string
  /** An article before the number; without it the number may count anything: `per 20 persone`. */
  readonly article: string
  /** What is of a feast (the first group), as its dinner and its presents: on its day, unless it is held for many. */
  readonly ofFeast: string
  /** A feast (the first group) that is all that a goal is about, from its beginning. */
  readonly feastItself: string
  readonly heldBefore: string
  /** What ends with a verb for what has happened: `flight cancelled`. */
  readonly happened: string
  /** Phrases for trying words of a date, in place of `{}`. */
  readonly carriers: readonly string[]
  readonly fromNow: string
  readonly since: string
  /** Words between the beginning and end of a range. */
  readonly rangeTo: string
  readonly wholeYear: string
  readonly deadlineWords: string
  /** Words beside day and month that give the year relative to today. */
  readonly ofNextYear: string
  readonly ofThisYear: string
  readonly alternative: string
  /** Words right behind a date that make it another one: `by Easter weekend`. */
  readonly goesOn: string
  /** Months, feasts and seasons: a date with one of these and no year is that of the year looked at. */
  readonly yearly: string
  readonly relative: string
  /** Weekdays and units: without a number, a month or one of these, words are no date. */
  readonly dateHint: string
  /** Words by which a compound ends, after which another noun is its head no more; null where the first noun is. */
  readonly compoundEnd: string | null
  /** The object of an act at the beginning of a title (first group), and a place in it that steps can name. */
  readonly objectOfAct: string
  readonly placeName: string
  readonly wishes: string
  /** How a sentence begins that says how things are; what joins it to what is wanted; and how that begins, unless it only prepares. */
  readonly howThingsAre: string
  readonly therefore: string
  readonly wants: string
  readonly leftovers: string
  readonly beginnings: string
  readonly edges: string
  /** Verbs at the beginning of a title that say nothing there. */
  readonly leads: string
  /** Words by which a clause begins that says why, when or how. */
  readonly tails: string
  /** What begins words that say no goal: what is not to be done, and sentences of how things are. */
  readonly asides: string
  /** The last part of a list, whose commas part no clauses. */
  readonly listEnd: string
}
