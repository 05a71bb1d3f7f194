import type { Patterns } from '../language/index.ts'
import { nothing } from './language-words.ts'

/** What words say in whatever language: patterns of the parts that each of them gives. */
export const sharedCues = {
  someWeekday: { same: ['{weekday}', '{pluralWeekday}', '{possessiveWeekday}'] },
  monthName: nothing('{month}'),
  year: nothing('{year}'),
  byAmount: { same: ['{amount}'] },
  except: nothing('{except}'),
  leavesOutThing: nothing('{except}', '{without}', '{isNot}'),

  /** From here on what a wish about reminders says. */
  reminderNoun: nothing('{reminderNoun}'),
  /** The noun alone asks for nothing: `the dentist’s reminder?`. */
  bareNoun: nothing('{begin} {wishing} {which} {sentNoun}'),
  forgetting: nothing('{begin} {wishing} {forget}'),
  reminding: nothing('{begin} {wishing} {remind}'),
  makesReminder: nothing('{begin} {wishing} {make}? {which} {sentNoun}'),
  taking: nothing('{begin} {wishing} {take} {which} {reminderNoun} {ofIt}?', '{begin} {wishing} {never} {ofIt}?'),
  moving: nothing('{begin} {wishing} {move} {my} {reminderNoun}'),
  /** What is meant stands between two of these: `DELETE THE dentist REMINDER`, `THE yoga REMINDER, TURN IT OFF`. */
  whichReminder: nothing('{which} {reminderNoun}'),
  takesThe: nothing('{begin} {wishing} {take} {which}'),
  lastNoun: nothing('{reminderNoun} {signs} {atEnd}'),
  firstNoun: nothing('{begin} {my} {reminderNoun}'),
  firstArticle: nothing('{begin} {my}'),
  takesIt: nothing('{takeIt} {signs} {atEnd}'),
  nounTakesIt: nothing('{reminderNoun} {signs} {takeIt} {signs} {atEnd}'),
  movesIt: nothing('{moveIt}'),
  nounMovesIt: nothing('{reminderNoun} {signs} {moveIt}'),
  /** Behind what it is about: `two hours before dinner remind me`. */
  wishedBehind: nothing('{wishing} {remind}', '{wishing} {make} {which} {sentNoun}', '{wishing} {oneOfThem}'),
  remindsOfIt: nothing('{remindOfIt}'),
  /** The same without any verb: `dentist, reminder two hours before`. */
  notedBehind: nothing('{reminderNoun}', '{remind}'),
  filler: nothing('{fillers}'),
  noMore: nothing('{noMore}'),
  beforeName: nothing('{begin} {fillers}? {ofIt}?'),
} as const satisfies Patterns
