import { phraseReader, type FoundPhrase } from '../language/index.ts'
import { goalCues as englishGoals } from './en/goal-cues.ts'
import { reminderCues as englishReminders } from './en/reminder-cues.ts'
import { goalCues as italianGoals } from './it/goal-cues.ts'
import { reminderCues as italianReminders } from './it/reminder-cues.ts'

/** What words may say of goals and reminders. */
export type PursuitCue = keyof typeof englishGoals | keyof typeof englishReminders

/** What the words of a text say of goals and reminders, whatever the language of the page is. */
export interface PursuitPhrases {
  readonly has: (cue: PursuitCue) => boolean
  /** All places of a cue; those of one language do not overlap. */
  readonly findAll: (cue: PursuitCue) => readonly FoundPhrase[]
}

const READERS = [
  phraseReader('it', { ...italianGoals, ...italianReminders }),
  phraseReader('en', { ...englishGoals, ...englishReminders }),
] as const

/** Reads what a text says of goals and reminders, in every language. */
export function readPursuitPhrases(text: string): PursuitPhrases {
  const read = READERS.map((reader) => reader(text))
  return {
    has: (cue) => read.some((phrases) => phrases.find(cue) !== null),
    findAll: (cue) => read.flatMap((phrases) => phrases.findAll(cue)),
  }
}
