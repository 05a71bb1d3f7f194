import type { Language } from '../../../language/index.ts'
import type { Chooser } from './chooser.ts'

/** A name as the calendar has it, as people say it inside a sentence, and the pronoun that means it. */
export interface Thing {
  readonly name: string
  readonly said: string
  /** With its article: `la cena con Marta`. */
  readonly the: string
  /** In Italian `lo` or `la`. */
  readonly it: string
}

/** A place as it is stored, and behind the word that says where. */
export interface Place {
  readonly name: string
  readonly at: string
}

/** Ways of saying things in a language. Of several each is as good as the others. */
export interface ComposedWords {
  readonly language: Language
  readonly things: readonly Thing[]
  readonly places: readonly Place[]
  readonly notes: readonly string[]
  /** A day that lies so many days ahead. */
  readonly day: (day: number, today: number, choose: Chooser) => string
  /** The same as one reads where something is moved: `a venerdì`. */
  readonly toDay: (day: number, today: number, choose: Chooser) => string
  readonly hour: (minute: number, choose: Chooser) => string
  readonly toHour: (minute: number, choose: Chooser) => string
  readonly until: (minute: number, choose: Chooser) => string
  /** From one hour to another. */
  readonly fromTo: (from: number, to: number, choose: Chooser) => string
  readonly amount: (minutes: number, choose: Chooser) => string
  readonly weekday: (weekday: number) => string
  readonly adding: Adding
  readonly changing: Changing
  readonly turns: Turns
}

/** What is said of something new. */
export interface Adding {
  readonly verbs: readonly string[]
  readonly lasting: (amount: string, choose: Chooser) => string
  readonly every: (weekday: number, choose: Chooser) => string
  readonly category: (name: string, choose: Chooser) => string
  readonly place: (place: Place, choose: Chooser) => string
  readonly reminder: (leads: readonly string[], choose: Chooser) => string
  readonly note: (note: string, choose: Chooser) => string
  /** What somebody has on: `I've got ...`. */
  readonly own: (said: string, choose: Chooser) => string
  /** Whether words are a clause, before which may stand a word that joins it. */
  readonly isClause: (words: string) => boolean
  readonly and: string
}

type Said = string

/** One change of something that is named (`thing`), and of what was named before (`more`). */
export interface Changing {
  readonly toDay: (thing: Thing, when: Moved, choose: Chooser) => Said
  readonly toHour: (thing: Thing, when: Moved, choose: Chooser) => Said
  readonly toBoth: (thing: Thing, when: Moved, choose: Chooser) => Said
  readonly by: (thing: Thing, amount: string, isLater: boolean, choose: Chooser) => Said
  readonly longer: (thing: Thing, amount: string, isLonger: boolean, choose: Chooser) => Said
  readonly lasting: (thing: Thing, amount: string, choose: Chooser) => Said
  readonly ending: (thing: Thing, hour: string, isShorter: boolean, choose: Chooser) => Said
  readonly place: (thing: Thing, place: Place, choose: Chooser) => Said
  readonly noPlace: (thing: Thing, choose: Chooser) => Said
  readonly category: (thing: Thing, name: string, choose: Chooser) => Said
  readonly rename: (thing: Thing, name: string, choose: Chooser) => Said
  readonly remind: (thing: Thing, lead: string, choose: Chooser) => Said
  readonly remove: (thing: Thing, choose: Chooser) => Said
  readonly copy: (thing: Thing, toDay: string, choose: Chooser) => Said
  readonly more: More
  /** `which` of a series: on a day, the next, the last, all of it. */
  readonly onDay: (thing: Thing, day: string) => Thing
  readonly next: (thing: Thing) => Thing
  readonly last: (thing: Thing) => Thing
  readonly all: (thing: Thing) => Thing
  readonly both: (thing: Thing) => Thing
}

/** From when to when something is moved, in words. */
export interface Moved {
  readonly fromDay: string
  readonly toDay: string
  readonly onDay: string
  readonly fromHour: string
  readonly toHour: string
  readonly atHour: string
}

/** A second change, of what was named before it. */
export interface More {
  readonly toHour: (it: string, when: Moved, choose: Chooser) => Said
  readonly toDay: (it: string, when: Moved, choose: Chooser) => Said
  readonly longer: (it: string, amount: string, isLonger: boolean, choose: Chooser) => Said
  readonly lasting: (it: string, amount: string, choose: Chooser) => Said
  readonly ending: (it: string, hour: string, choose: Chooser) => Said
  readonly place: (it: string, place: Place, choose: Chooser) => Said
  readonly category: (it: string, name: string, choose: Chooser) => Said
  readonly rename: (it: string, name: string, choose: Chooser) => Said
  readonly remind: (it: string, lead: string, choose: Chooser) => Said
  readonly joints: readonly string[]
}

/** What is said of an open card. */
export interface Turns {
  readonly before: readonly string[]
  readonly behind: readonly string[]
  readonly agree: readonly string[]
  readonly day: (day: string, choose: Chooser) => Said
  readonly hour: (hour: string, choose: Chooser) => Said
  readonly lasting: (amount: string, choose: Chooser) => Said
  readonly ending: (hour: string, choose: Chooser) => Said
  readonly place: (place: Place, choose: Chooser) => Said
  readonly category: (name: string, it: string, choose: Chooser) => Said
  readonly rename: (name: string, it: string, choose: Chooser) => Said
  readonly remind: (lead: string, choose: Chooser) => Said
  /** Only one of several on the card: the first, that on a day. */
  readonly onlyFirst: readonly string[]
  readonly onlyOn: (day: string, choose: Chooser) => Said
}
