import type { PartClass } from '../templates/part-classes.ts'
import type { PartNote } from '../templates/parts-of-kinds.ts'

/** A part that a goal names, in its own words; an act says itself what is done: `farne un album`. */
export interface NamedPart {
  readonly words: string
  readonly isAct: boolean
  /** Whether it stands in the first clause, with what the goal does. */
  readonly isInHead: boolean
}

/** Things and acts of which the same has to be done, as sources of regular expressions, and what is said of that. */
export interface PartClassWords {
  readonly things: string
  readonly verbs: string
  readonly note: string
}

/** By which words the parts of a goal are told, as sources of regular expressions, and what is said of them. */
export interface PartWords {
  /** What says inside a text that the rest is needed: `devo`. */
  readonly needs: string
  /** What says of a thing before it that it is done: `booked`. */
  readonly done: string
  /** What says before it that somebody has something on a day: `I've a course`. */
  readonly owns: string
  /** How the title of a step begins that gets something. */
  readonly obtains: string
  /** An act without its object, one with what stands before that, and what stands for it in another: `sell it`. */
  readonly bareAct: string
  readonly actAhead: string
  readonly itself: string
  readonly withObject: (object: string) => string
  /** What comes before all else, with a day of its own (`consultation`), and words for the day on which the work itself begins. */
  readonly early: string
  /** How a clause says that somebody comes to look or to measure, before there is any work. */
  readonly visits: string
  readonly workBegins: string
  /** What stands before such a thing and names none: `our first`. */
  readonly first: string
  /** What the day of a goal is called: `the deadline`, `first paper`, `all ready`. */
  readonly ofAll: string
  /** Words between a goal and what belongs to it: `with`. */
  readonly brings: string
  /** Words before a part that are none of it: `then`, `at least`. */
  readonly leading: string
  /** An article or a number at the beginning of a thing. */
  readonly starts: string
  /** The beginning of words that say how, why, where, when or for how much, and words that do so anywhere. */
  readonly none: string
  readonly within: string
  /** What a goal is done with that is no part of it: somebody, or care; and what is known already, with its article. */
  readonly company: string
  /** A verb and what is done to, at the beginning of a part; and verbs before the object of a goal. */
  readonly act: string
  readonly verbsAhead: string
  /** A verb that names a goal without any object: `retire`. */
  readonly withoutObject: string
  /** What several that are done are learned by; and how something is done, right behind it: `singing two songs`. */
  readonly learnsTo: string
  readonly manner: string
  /** Words for what the goal has named before: `farne`, `it`. */
  readonly refersBack: string
  /** What parts come one after the other by, beside `and`: `then`. */
  readonly then: string
  /** What begins a list, so that it is none that goes on: `first the kitchen`. */
  readonly listBegins: string
  /** What only says more of a part, up to its end: `who`, `finally`; and where all of a list is. */
  readonly more: string
  readonly where: string
  /** Things of which so many are left: how many, and what. */
  readonly counted: string
  readonly nthOf: (words: string, at: number, all: number) => string
  /** A goal beside the first, of the same kind: `quello di economia`. */
  readonly another: string
  /** How a clause says that a thing is not there yet, as its first group; and what is written before that. */
  readonly lacks: string
  readonly lacking: string
  /** What says in a sentence behind the goal that the rest is needed: `Need a website`. */
  readonly needsToo: string
  /** What says of somebody or something that there is none yet, and the same as what is to be done. */
  readonly missing: string
  readonly toFind: (what: string) => string
  /** Verbs that a step which does such things has itself. */
  readonly plainVerb: string
  readonly classes: Readonly<Record<PartClass, PartClassWords>>
  /** Verbs of which the thing says what has to be done: `choose`. */
  readonly byThing: string
  /** Words for the same in a plan, each group by itself: a hotel is where one sleeps. */
  readonly alike: readonly string[]
  /** How often something is done that goes on: `three days a week`. */
  readonly often: string
  readonly notes: Readonly<Record<PartNote | 'other' | 'dated' | 'often', string>>
}
