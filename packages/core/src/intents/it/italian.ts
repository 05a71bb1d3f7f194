import type { LanguageWords } from '../language-words.ts'
import { changeCues } from './change-cues.ts'
import { cues } from './cues.ts'
import { goalCues } from './goal-cues.ts'
import { imperatives, kinds, polite } from './kinds.ts'
import { moves } from './move-words.ts'
import { pursuits } from './pursuit-words.ts'
import { questionWords } from './question-words.ts'
import { reminderCues } from './reminder-cues.ts'
import { smallCues, smallParts } from './small-cues.ts'
import { stopWords } from './stop-words.ts'
import { wishCues, wishParts } from './wish-cues.ts'
import { wishes } from './wish-words.ts'

/** Italian, as questions and wishes have it. */
export const italian = {
  ...questionWords,
  ...{ kinds, polite, imperatives, stopWords, moves, pursuits, wishes },
  sample: 'Quando vado dal dentista?',
  parts: { someone: cues.someone, ...smallParts },
  wishParts,
  cues: { ...cues, ...goalCues, ...reminderCues, ...smallCues, ...changeCues, ...wishCues },
  mendedCues: cues,
} as const satisfies LanguageWords
