import type { PlanningWords } from '../planning-words.ts'
import { acts } from './acts.ts'
import { animalsAwaySteps } from './animals-away-steps.ts'
import { animalsSteps } from './animals-steps.ts'
import { areas, stopWords } from './areas.ts'
import { atWorkSteps } from './at-work-steps.ts'
import { details } from './details.ts'
import { bidsSteps } from './bids-steps.ts'
import { businessSteps } from './business-steps.ts'
import { closingSteps } from './closing-steps.ts'
import { assembliesSteps } from './assemblies-steps.ts'
import { calledAwaySteps } from './called-away-steps.ts'
import { careSteps } from './care-steps.ts'
import { claimsSteps } from './claims-steps.ts'
import { contractsSteps } from './contracts-steps.ts'
import { doing } from './doing.ts'
import { entriesSteps } from './entries-steps.ts'
import { digitalSteps } from './digital-steps.ts'
import { errandsSteps } from './errands-steps.ts'
import { handingOnSteps } from './handing-on-steps.ts'
import { events, goalChecklists } from './events.ts'
import { eventSteps } from './event-steps.ts'
import { familyTurnsSteps } from './family-turns-steps.ts'
import { familySteps } from './family-steps.ts'
import { craftSteps } from './craft-steps.ts'
import { formsSteps } from './forms-steps.ts'
import { gardenSteps } from './garden-steps.ts'
import { growingSteps } from './growing-steps.ts'
import { forACauseSteps } from './for-a-cause-steps.ts'
import { goingAwaySteps } from './going-away-steps.ts'
import { habitsAndSkillsSteps } from './habits-and-skills-steps.ts'
import { healthSteps } from './health-steps.ts'
import { homeJobsSteps } from './home-jobs-steps.ts'
import { homeLifeSteps } from './home-life-steps.ts'
import { changingOverSteps } from './changing-over-steps.ts'
import { propertySteps } from './property-steps.ts'
import { outdoorWorksSteps } from './outdoor-works-steps.ts'
import { homeWorksSteps } from './home-works-steps.ts'
import { seasonsAndHazardsSteps } from './seasons-and-hazards-steps.ts'
import { houseSteps } from './house-steps.ts'
import { generalChoices, names } from './kinds.ts'
import { usualDays, usualWeekdays } from './usual-days.ts'
import { journeysSteps } from './journeys-steps.ts'
import { leapsAndHerdsSteps } from './leaps-and-herds-steps.ts'
import { hensAndBeesSteps } from './hens-and-bees-steps.ts'
import { smallChildrenSteps } from './small-children-steps.ts'
import { learningSteps } from './learning-steps.ts'
import { leavingWorkSteps } from './leaving-work-steps.ts'
import { lookingAfterSteps } from './looking-after-steps.ts'
import { longWorksSteps } from './long-works-steps.ts'
import { makingSteps } from './making-steps.ts'
import { measured } from './measured.ts'
import { moneySteps } from './money-steps.ts'
import { openingSteps } from './opening-steps.ts'
import { outingsAndStagesSteps } from './outings-and-stages-steps.ts'
import { papersSteps } from './papers-steps.ts'
import { parts } from './parts.ts'
import { parentsAndStudentsSteps } from './parents-and-students-steps.ts'
import { peopleSteps } from './people-steps.ts'
import { placesAndPeople } from './places-and-people.ts'
import { reading } from './reading.ts'
import { sentences } from './sentences.ts'
import { quittingSteps } from './quitting-steps.ts'
import { raceSteps } from './race-steps.ts'
import { recoverySteps } from './recovery-steps.ts'
import { regularSteps } from './regular-steps.ts'
import { restoringSteps } from './restoring-steps.ts'
import { stagingSteps } from './staging-steps.ts'
import { studySteps } from './study-steps.ts'
import { stageSteps } from './stage-steps.ts'
import { thesisSteps } from './thesis-steps.ts'
import { thereAlready } from './there-already.ts'
import { things } from './things.ts'
import { thingsAtHome } from './things-at-home.ts'
import { talksAndMeetingsSteps } from './talks-and-meetings-steps.ts'
import { turningPointsSteps } from './turning-points-steps.ts'
import { undertakingsSteps } from './undertakings-steps.ts'
import { visitsSteps } from './visits-steps.ts'
import { moveSteps } from './move-steps.ts'
import { weddingSteps } from './wedding-steps.ts'
import { wellbeingSteps } from './wellbeing-steps.ts'
import { cookingSteps } from './cooking-steps.ts'
import { schoolworkSteps } from './schoolwork-steps.ts'
import { withPeopleSteps } from './with-people-steps.ts'
import { workSteps } from './work-steps.ts'

/** Everything that planning says and reads in English. */
export const english: PlanningWords = {
  ...sentences,
  names,
  generalChoices,
  usualDays,
  usualWeekdays,
  signs: { ...acts, ...things, ...thingsAtHome, ...placesAndPeople },
  details,
  reading,
  doing,
  parts,
  there: thereAlready,
  measured,
  events,
  goalChecklists,
  areas,
  stopWords,
  steps: {
    ...studySteps,
    ...raceSteps,
    ...stageSteps,
    ...thesisSteps,
    ...stagingSteps,
    ...goingAwaySteps,
    ...visitsSteps,
    ...weddingSteps,
    ...moveSteps,
    ...eventSteps,
    ...familySteps,
    ...animalsSteps,
    ...animalsAwaySteps,
    ...healthSteps,
    ...wellbeingSteps,
    ...quittingSteps,
    ...recoverySteps,
    ...regularSteps,
    ...learningSteps,
    ...habitsAndSkillsSteps,
    ...parentsAndStudentsSteps,
    ...peopleSteps,
    ...houseSteps,
    ...homeJobsSteps,
    ...craftSteps,
    ...restoringSteps,
    ...gardenSteps,
    ...growingSteps,
    ...hensAndBeesSteps,
    ...leapsAndHerdsSteps,
    ...smallChildrenSteps,
    ...longWorksSteps,
    ...lookingAfterSteps,
    ...homeLifeSteps,
    ...homeWorksSteps,
    ...seasonsAndHazardsSteps,
    ...outdoorWorksSteps,
    ...propertySteps,
    ...changingOverSteps,
    ...moneySteps,
    ...papersSteps,
    ...bidsSteps,
    ...workSteps,
    ...leavingWorkSteps,
    ...makingSteps,
    ...openingSteps,
    ...outingsAndStagesSteps,
    ...journeysSteps,
    ...contractsSteps,
    ...formsSteps,
    ...careSteps,
    ...claimsSteps,
    ...errandsSteps,
    ...digitalSteps,
    ...handingOnSteps,
    ...withPeopleSteps,
    ...talksAndMeetingsSteps,
    ...schoolworkSteps,
    ...cookingSteps,
    ...turningPointsSteps,
    ...undertakingsSteps,
    ...entriesSteps,
    ...atWorkSteps,
    ...businessSteps,
    ...closingSteps,
    ...forACauseSteps,
    ...assembliesSteps,
    ...calledAwaySteps,
    ...familyTurnsSteps,
  },
}
