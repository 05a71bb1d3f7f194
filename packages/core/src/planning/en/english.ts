import type { PlanningWords } from '../planning-words.ts'
import { areas, stopWords } from './areas.ts'
import { events, goalChecklists } from './events.ts'
import { homeAndFamilySteps } from './home-and-family-steps.ts'
import { kinds, names, traits } from './kinds.ts'
import { measured } from './measured.ts'
import { reading } from './reading.ts'
import { sentences } from './sentences.ts'
import { studyAndRaceSteps } from './study-and-race-steps.ts'
import { thesisAndStageSteps } from './thesis-and-stage-steps.ts'
import { workAndMoreSteps } from './work-and-more-steps.ts'

/** Everything that planning says and reads in English. */
export const english: PlanningWords = {
  ...sentences,
  names,
  kinds,
  traits,
  reading,
  measured,
  events,
  goalChecklists,
  areas,
  stopWords,
  steps: { ...studyAndRaceSteps, ...thesisAndStageSteps, ...homeAndFamilySteps, ...workAndMoreSteps },
}
