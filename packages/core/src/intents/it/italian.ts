import type { LanguageWords } from '../language-words.ts'
import { choosingCues } from './choosing-cues.ts'
import { dayCues } from './day-cues.ts'
import { limitCues } from './limit-cues.ts'
import { cues } from './cues.ts'
import { goalCues } from './goal-cues.ts'
import { hourCues } from './hour-cues.ts'
import { kinds } from './kinds.ts'
import { namingCues, namingParts } from './naming-cues.ts'
import { questionWords } from './question-words.ts'
import { reminderCues, wishParts } from './reminder-cues.ts'
import { fillers, light } from './fillers.ts'
import { imperatives, polite, smallTalk, stopWords } from './stop-words.ts'
import { cardCues } from './card-cues.ts'
import { roomCues } from './room-cues.ts'
import { talkCues } from './talk-cues.ts'
import { talkParts } from './talk-parts.ts'
import { unknownCues } from './unknown-cues.ts'
import { wishCues } from './wish-cues.ts'
import { sharedCues } from '../shared-cues.ts'

/** Italian, as questions and wishes have it. */
export const italian = {
  ...questionWords,
  ...{ kinds, polite, smallTalk, imperatives, stopWords, fillers, light },
  sample: 'Quando vado dal dentista?',
  parts: {
    someone: cues.someone,
    fits: namingCues.fits,
    moreTimes: cardCues.moreTimes,
    dayOut: choosingCues.dayOut,
    dayBack: choosingCues.dayBack,
    placing: wishCues.locate,
    noting: wishCues.note,
    whenCan: roomCues.whenCan,
    timeToDo: roomCues.timeToDo,
    ...unknownCues,
    ...namingParts,
    ...talkParts,
  },
  wishParts,
  cues: {
    ...cues,
    ...hourCues,
    ...unknownCues,
    ...goalCues,
    ...reminderCues,
    ...namingCues,
    ...choosingCues,
    ...dayCues,
    ...limitCues,
    ...talkCues,
    ...cardCues,
    ...wishCues,
    ...roomCues,
    ...sharedCues,
  },
  mendedCues: { ...cues, ...hourCues, longWeekends: namingCues.longWeekends },
} as const satisfies LanguageWords
