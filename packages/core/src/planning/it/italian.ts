import type { PlanningWords } from '../planning-words.ts'
import { acts } from './acts.ts'
import { areas, stopWords } from './areas.ts'
import { errandsSteps } from './errands-steps.ts'
import { events, goalChecklists } from './events.ts'
import { homeAndFamilySteps } from './home-and-family-steps.ts'
import { healthSteps } from './health-steps.ts'
import { houseAndMoneySteps } from './house-and-money-steps.ts'
import { generalChoices, names, usualDays } from './kinds.ts'
import { learningSteps } from './learning-steps.ts'
import { measured } from './measured.ts'
import { outingsAndStagesSteps } from './outings-and-stages-steps.ts'
import { papersAndWorkSteps } from './papers-and-work-steps.ts'
import { peopleSteps } from './people-steps.ts'
import { reading } from './reading.ts'
import { sentences } from './sentences.ts'
import { studyAndRaceSteps } from './study-and-race-steps.ts'
import { thesisAndStageSteps } from './thesis-and-stage-steps.ts'
import { things } from './things.ts'
import { turningPointsSteps } from './turning-points-steps.ts'
import { withPeopleSteps } from './with-people-steps.ts'
import { workAndMoreSteps } from './work-and-more-steps.ts'

/** Everything that planning says and reads in Italian. */
export const italian: PlanningWords = {
  ...sentences,
  names,
  generalChoices,
  usualDays,
  signs: { ...acts, ...things },
  reading,
  measured,
  events,
  goalChecklists,
  areas,
  stopWords,
  steps: {
    ...studyAndRaceSteps,
    ...thesisAndStageSteps,
    ...homeAndFamilySteps,
    ...workAndMoreSteps,
    ...healthSteps,
    ...learningSteps,
    ...peopleSteps,
    ...houseAndMoneySteps,
    ...papersAndWorkSteps,
    ...outingsAndStagesSteps,
    ...errandsSteps,
    ...withPeopleSteps,
    ...turningPointsSteps,
  },
}
