import type { Day, HourCycle, WeekStart } from '../date/index.ts'
import type { Language, Named } from '../language/index.ts'
import type { MeasureRules } from '../load/index.ts'
import type { Holiday } from '../year/index.ts'
import type { ProposedChange } from './proposed-change.ts'

/** What the person has, and what they look at. */
export interface QuestionSurroundings {
  readonly language: Language
  /** Wall time of the person, `YYYY-MM-DDTHH:mm`. */
  readonly now: string
  readonly weekStart: WeekStart
  /** How the person writes hours; by 24 without it. */
  readonly hourCycle?: HourCycle
  /** From which minute of its first day the reminders of an all-day event count. */
  readonly allDayAt: number
  readonly categories: readonly Named[]
  readonly calendars: readonly Named[]
  /** How the person's time is measured. */
  readonly rules: MeasureRules
  readonly holidays: readonly Holiday[]
  /** The year that is on the screen: `quanti eventi?` is about it. */
  readonly year: number
  /** The category that the year is filtered by, and what is selected; both narrow `these`, `questi`. */
  readonly categoryId: string | null
  readonly selectedIds: readonly string[]
  /** Whether the card of an earlier answer still waits for the person's Apply. */
  readonly hasOpenCard: boolean
}

/** What is asked for. `none`: nothing that can be answered from the calendar. */
export type QuestionKind =
  | 'count'
  | 'find'
  | 'next'
  | 'last'
  | 'free'
  | 'busiest'
  | 'calmest'
  | 'conflicts'
  | 'categories'
  | 'hours'
  | 'when'
  | 'agenda'
  | 'change'
  | 'plan'
  | 'help'
  | 'agree'
  | 'decline'
  | 'none'

/** Kinds that look for no events on some days: wishes, and what is no question. */
export const BARE_KINDS: ReadonlySet<QuestionKind> = new Set(['help', 'none', 'change', 'plan', 'agree', 'decline'])

/** What must be read to answer: days from `first` to `last`, which may lie in several years. */
export interface ReadQuestion {
  readonly kind: QuestionKind
  readonly first: Day
  readonly last: Day
  /** Whether the question itself said when. */
  readonly hasPeriod: boolean
  /** Words to look for in titles, places and descriptions; the category that is named. */
  readonly terms: readonly string[]
  readonly categoryId: string | null
  readonly text: string
  /** Words of a text that stands alone of which reading it made nothing but terms: an answer reads them, or says which it did not. */
  readonly unread?: readonly string[]
  /** The first question of a text that holds two, and the second as it was typed: then its days are those of both. */
  readonly both?: readonly [first: ReadQuestion, second: string]
  /** What it would be with what is told around it, and the words of that: an event that these name may be what is meant. */
  readonly told?: { readonly whole: ReadQuestion; readonly words: readonly string[] }
  /** The days that it means, where those of another reading are read as well. */
  readonly own?: Pick<ReadQuestion, 'first' | 'last'>
  /** Whether the second of them says what is right instead of the first. */
  readonly isCorrection?: boolean
  /** Whether the person said how it is to be read: its text then only adds to that. */
  readonly isChosen?: boolean
  /** What was listed before, where it speaks of that: `delete those`, `where is the first one?`. */
  readonly among?: Among
  /** The day that was spoken of before: what a wish adds that says none is on it, and what is asked for is from it on. */
  readonly day?: Day
  /** The few days that were spoken of before, for words that point at them or at days beside: `that evening`, `the Friday before`. */
  readonly spoken?: Pick<ReadQuestion, 'first' | 'last'>
  /** Whether what is on its days besides what was listed is asked for. */
  readonly isElse?: true
  /** Whether what a wish means is on its days, which were told by what was listed. */
  readonly isWithin?: true
  /** The day from which its weekdays are counted, where later days than the next were spoken of. */
  readonly weekdaysFrom?: Day
  /** How much room was asked for before, in minutes, and in which words: what is added without an hour goes there. */
  readonly room?: { readonly minutes: number; readonly words: string }
  /** Whether what its subject means is left out of what was listed: `except the fifth`. */
  readonly isLeftOut?: true
  /** Whether what it means is to be on the card no more, or is put back on it. */
  readonly isOff?: true
  readonly isBack?: true
  /** What the open card does already, which is to stay on it besides what is wished. */
  readonly kept?: readonly ProposedChange[]
  /** What two questions before measured, of which it is asked which is more, or less. */
  readonly compared?: readonly [Measured, Measured]
  /** What was listed before: of several that a wish may mean it is that which is among those. */
  readonly nearby?: readonly string[]
  /** What was last said of the open card without changing it, where somebody agrees to that. */
  readonly missed?: string
  /** What else is wished for the same or for others on the card, in the order in which it was said: `at eleven, for two hours`. */
  readonly further?: readonly Further[]
  /** What was typed, where its text says that in other words. */
  readonly said?: string
  /** What the open card would do, where it is asked what is left then. */
  readonly applied?: readonly ProposedChange[]
  /** Whether it is asked of an open card, of which is spoken still. */
  readonly isBetween?: true
  /** Whether its words may also be what nobody understands: then nothing is said of a search for them. */
  readonly isAside?: boolean
  /** What tells the day of something new, by its ids: `a week before` is before that. */
  readonly toldBy?: readonly string[]
  /** The words that say which events a wish means, where those of its own text said others: `and the dentist?`. */
  readonly subject?: string
}

/** What is measured, and on which days. */
export type Measured = Pick<ReadQuestion, 'first' | 'last' | 'terms' | 'categoryId'>

/** Whether two questions measure the same things. */
export const isOfSameThings = (one: Measured, other: Measured): boolean =>
  one.categoryId === other.categoryId && one.terms.join() === other.terms.join()

/** One more wish, for what is on the card or for the same as the one before. */
export interface Further {
  readonly text: string
  readonly ids?: readonly string[]
}

/** Days that are told by others: the day, week, month or year after them, before them, or in which they lie; a weekday, or an edge of them. */
export interface DaysBeside {
  readonly unit: 'day' | 'firstDay' | 'lastDay' | 'week' | 'weekend' | 'month' | 'year' | 'weekday'
  /** 0 is Monday; of a weekday alone. */
  readonly weekday: number
  readonly sign: -1 | 0 | 1
}

/** Items of an earlier answer that a question means. */
export interface Among {
  /** Their ids, in the order in which they were listed; empty where a place in the list is meant that it does not have. */
  readonly ids: readonly string[]
  /** Whether but one of them is meant: `move it`. */
  readonly isOne: boolean
  /** Whether not they are meant, but all that is on their days. */
  readonly isOfDays?: boolean
  /** Which days beside those, where not they are. */
  readonly beside?: DaysBeside
  /** Whether they are meant as they are in the calendar, and not as the open card would have them. */
  readonly isAnew?: boolean
  /** Whether only some of them can be meant, and nothing else: `just the ones in the last week`. */
  readonly isNarrowed?: boolean
  /** Whether all of the same name are meant, as they will be once the card is applied. */
  readonly isAlike?: boolean
  /** Whether the next of the same name is meant instead. */
  readonly isNext?: boolean
  /** What was spoken of, the last first, of which that is meant for which somebody is away; else those with the ids. */
  readonly inTurn?: readonly (readonly string[])[]
  /** Whether what is over of them is not meant, but the next of its name that is to come. */
  readonly isToCome?: boolean
  /** Which of them alone is meant, by how long it lasts. */
  readonly extreme?: 'longest' | 'shortest'
  /** How many were listed. */
  readonly of: number
  /** What the open card would do, where the question means its events as they would be then. */
  readonly card: readonly ProposedChange[]
  /** Where that card is stored, if it is: another one may be open as well. */
  readonly cardId?: string
}

/** What an answer asks back: which of those that it lists, or whether it is these that are meant. */
export type AskedBack = 'which' | 'these'

/** A question that was answered, and what the next one may speak of. */
export interface Remembered {
  readonly question: ReadQuestion
  /** The question about some days from which what was asked since speaks of single things. */
  readonly base?: ReadQuestion
  /** What the question before it measured, where that was the same on other days, or something else on the same. */
  readonly earlier?: Pick<Measured, 'first' | 'last'> & Partial<Measured>
  /** Ids of what was listed, in that order: `the second one`. */
  readonly listed: readonly string[]
  /** Those of them that were spoken of last: `it`, `them`; empty where that is all of them. */
  readonly focus: readonly string[]
  readonly asks: AskedBack | null
  /** Days that were listed, each from its first to its last: `the second one`. */
  readonly days?: readonly Pick<ReadQuestion, 'first' | 'last'>[]
  /** The few days on which what was spoken of last is, as the card would have it. */
  readonly at?: Pick<ReadQuestion, 'first' | 'last'>
  /** What was last said since the card came, and is not on it. */
  readonly missed?: string
  /** Whether the last question was not understood: what it spoke of nobody knows. */
  readonly isUnread?: true
  /** Of two wishes the one that lacks its day or its hour, where the other one is on the card. */
  readonly lacks?: string
  /** What the card of the answer would do; empty where it has none, or very many changes. */
  readonly card: readonly ProposedChange[]
  /** What was taken off the card last, or was closed with it. */
  readonly dropped?: readonly ProposedChange[]
  /** Where that card is stored, if it is. */
  readonly cardId?: string | null
  /** What was spoken of before that, the last first: what cannot be said of this may be said of them. */
  readonly behind?: readonly Remembered[]
}
