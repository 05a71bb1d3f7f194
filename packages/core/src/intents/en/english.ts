import type { LanguageWords } from '../language-words.ts'
import { changeCues } from './change-cues.ts'
import { cues } from './cues.ts'
import { goalCues } from './goal-cues.ts'
import { polite, smallTalk } from './courtesy.ts'
import { imperatives, kinds } from './kinds.ts'
import { moves } from './move-words.ts'
import { namingCues } from './naming-cues.ts'
import { goalWords } from './goal-words.ts'
import { questionWords } from './question-words.ts'
import { reminderCues } from './reminder-cues.ts'
import { smallCues, smallParts } from './small-cues.ts'
import { stopWords } from './stop-words.ts'
import { wishCues, wishParts } from './wish-cues.ts'
import { wishes } from './wish-words.ts'
import { things } from './word-meanings.ts'

/** English, as questions and wishes have it. */
export const english = {
  ...questionWords,
  ...{ kinds, polite, smallTalk, imperatives, stopWords, moves, goalWords, wishes, things },
  sample: 'When do I see the dentist?',
  parts: { someone: cues.someone, ...smallParts },
  wishParts,
  cues: { ...cues, ...goalCues, ...reminderCues, ...smallCues, ...changeCues, ...wishCues, ...namingCues },
  mendedCues: cues,
} as const satisfies LanguageWords
