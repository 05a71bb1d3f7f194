import type { PlanningWords } from '../planning-words.ts'
import { acts } from './acts.ts'
import { animalsSteps } from './animals-steps.ts'
import { areas, stopWords } from './areas.ts'
import { details } from './details.ts'
import { contractsSteps } from './contracts-steps.ts'
import { doing } from './doing.ts'
import { entriesSteps } from './entries-steps.ts'
import { errandsSteps } from './errands-steps.ts'
import { events, goalChecklists } from './events.ts'
import { eventSteps } from './event-steps.ts'
import { familySteps } from './family-steps.ts'
import { gardenAndCraftSteps } from './garden-and-craft-steps.ts'
import { goingAwaySteps } from './going-away-steps.ts'
import { habitsAndSkillsSteps } from './habits-and-skills-steps.ts'
import { healthSteps } from './health-steps.ts'
import { homeJobsSteps } from './home-jobs-steps.ts'
import { homeLifeSteps } from './home-life-steps.ts'
import { homeWorksSteps } from './home-works-steps.ts'
import { houseSteps } from './house-steps.ts'
import { generalChoices, names, usualDays } from './kinds.ts'
import { journeysSteps } from './journeys-steps.ts'
import { learningSteps } from './learning-steps.ts'
import { makingSteps } from './making-steps.ts'
import { measured } from './measured.ts'
import { moneySteps } from './money-steps.ts'
import { outingsAndStagesSteps } from './outings-and-stages-steps.ts'
import { papersSteps } from './papers-steps.ts'
import { parts } from './parts.ts'
import { peopleSteps } from './people-steps.ts'
import { placesAndPeople } from './places-and-people.ts'
import { reading } from './reading.ts'
import { sentences } from './sentences.ts'
import { studyAndRaceSteps } from './study-and-race-steps.ts'
import { thesisAndStageSteps } from './thesis-and-stage-steps.ts'
import { things } from './things.ts'
import { thingsAtHome } from './things-at-home.ts'
import { turningPointsSteps } from './turning-points-steps.ts'
import { undertakingsSteps } from './undertakings-steps.ts'
import { weddingAndMoveSteps } from './wedding-and-move-steps.ts'
import { wellbeingSteps } from './wellbeing-steps.ts'
import { schoolworkAndCookingSteps } from './schoolwork-and-cooking-steps.ts'
import { withPeopleSteps } from './with-people-steps.ts'
import { workSteps } from './work-steps.ts'

/** Everything that planning says and reads in English. */
export const english: PlanningWords = {
  ...sentences,
  names,
  generalChoices,
  usualDays,
  signs: { ...acts, ...things, ...thingsAtHome, ...placesAndPeople },
  details,
  reading,
  doing,
  parts,
  measured,
  events,
  goalChecklists,
  areas,
  stopWords,
  steps: {
    ...studyAndRaceSteps,
    ...thesisAndStageSteps,
    ...goingAwaySteps,
    ...weddingAndMoveSteps,
    ...eventSteps,
    ...familySteps,
    ...animalsSteps,
    ...healthSteps,
    ...wellbeingSteps,
    ...learningSteps,
    ...habitsAndSkillsSteps,
    ...peopleSteps,
    ...houseSteps,
    ...homeJobsSteps,
    ...homeLifeSteps,
    ...homeWorksSteps,
    ...gardenAndCraftSteps,
    ...moneySteps,
    ...papersSteps,
    ...workSteps,
    ...makingSteps,
    ...outingsAndStagesSteps,
    ...journeysSteps,
    ...contractsSteps,
    ...errandsSteps,
    ...withPeopleSteps,
    ...schoolworkAndCookingSteps,
    ...turningPointsSteps,
    ...undertakingsSteps,
    ...entriesSteps,
  },
}
