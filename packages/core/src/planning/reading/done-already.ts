import type { Language } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'
import { SAID_END } from './clauses.ts'
import { contentWords } from './content-words.ts'
import { regExp } from './patterns.ts'
import { obtains, stepsAbout, type SaidStep } from './step-about.ts'

const patterns = eachLanguage(({ reading, parts }) => ({
  joins: new RegExp(String.raw`(?:,\s+|\s)(?:${reading.joins})\s+`, 'iu'),
  done: regExp(parts.done),
  have: regExp(parts.have),
  notDone: regExp(parts.notDone),
}))

/** Of more words something is said, and nothing named. */
const NAMED_MOST = 3

const isNamed = (words: string): boolean => words.split(' ').length <= NAMED_MOST && contentWords(words).length > 0

/** The things that one clause says are done: each of `church and restaurant already booked`. */
function doneIn(clause: string, language: Language): readonly string[] {
  const { joins, done, have } = patterns[language]
  const pieces = clause.replace(have, '').split(joins)
  const isOwned = have.test(clause)
  const isDone = pieces.map((piece) => isOwned || done.test(piece))
  return pieces
    .filter((_, at) => isDone.slice(at).includes(true))
    .map((piece) => piece.replace(done, '').trim())
    .filter(isNamed)
}

/** Whether a clause says of things that they are done, or there. */
export function saysDoneAlready(clause: string, language: Language): boolean {
  const { done, have, notDone } = patterns[language]
  return (done.test(clause) || have.test(clause)) && !notDone.test(clause)
}

/** What a goal says behind its name is done, or there already: `hall booked`, `we've got the tickets`. */
function doneAlready(text: string, language: Language): readonly string[] {
  return text
    .replaceAll(': ', ', ')
    .split(SAID_END)
    .slice(1)
    .map((clause) => clause.trim())
    .filter((clause) => saysDoneAlready(clause, language))
    .flatMap((clause) => doneIn(clause, language))
}

/** Those steps that would get what is there already: `Choose the place`, where the hall is booked. */
export function stepsDone(text: string, steps: readonly SaidStep[], language: Language): ReadonlySet<string> {
  const getting = steps.filter(({ title, isAfter, isLong }) => !isAfter && obtains(title, isLong, language))
  const about = doneAlready(text, language).map((words) =>
    stepsAbout({ words, isAct: false, isInHead: false }, getting, language),
  )
  return new Set(about.flat())
}
