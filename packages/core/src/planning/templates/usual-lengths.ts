import type { TemplateId } from '../planning-types.ts'
import type { Detail } from './details.ts'

/**
 * Days for a goal of which nobody says until when, where its steps would fill any time: small jobs are done within three weeks,
 * a habit takes two months, and what is learned shows after three or four.
 */
const LENGTHS: Readonly<Partial<Record<TemplateId, number>>> = {
  wedding: 420,
  parentalLeave: 130,
  medical: 35,
  surgery: 75,
  repair: 14,
  damp: 42,
  asbestos: 84,
  nurseryRoom: 84,
  outdoorWork: 42,
  treeWork: 42,
  flooring: 42,
  homeNetwork: 14,
  houseRota: 28,
  energySaving: 42,
  payRise: 14,
  installation: 56,
  enrolment: 21,
  theirMove: 120,
  checkUps: 75,
  feelingBetter: 56,
  conceiving: 365,
  collection: 75,
  jobApplication: 28,
  promotion: 180,
  firstCustomers: 60,
  takingOver: 150,
  closingBusiness: 100,
  probation: 90,
  workingHours: 75,
  onboarding: 42,
  teamwork: 66,
  campaign: 90,
  candidacy: 75,
  fundraising: 60,
  sabbatical: 180,
  retirement: 240,
  givingBack: 10,
  sickLeave: 7,
  conditionPlan: 28,
  bullying: 35,
  choosingStudies: 28,
  doneBy: 21,
  attend: 60,
  eachOfThem: 182,
  declutter: 28,
  craft: 56,
  buildOn: 330,
  longBuild: 270,
  oldVehicle: 182,
  boatCare: 42,
  regular: 66,
  skill: 84,
  fitness: 84,
  quitting: 84,
  diet: 84,
  petDiet: 120,
  caravanCare: 35,
  pests: 35,
  recovery: 84,
  reading: 91,
  language: 120,
  drivingLicence: 182,
  drivingTheory: 75,
  schoolMarks: 77,
  courseLeft: 56,
  instrument: 120,
  saving: 182,
  debt: 182,
}

/** Days for what takes longer by what is said of it: a ligament heals in months, and a level of a language takes most of a year. */
export const LONGER: Readonly<Partial<Record<TemplateId, Readonly<Partial<Record<Detail, number>>>>>> = {
  recovery: { cruciate: 180 },
  language: { toLevel: 270 },
  installation: { openCall: 150 },
  exam: { eveningSchool: 455 },
  handyJob: { shutters: 42 },
  outdoorWork: { well: 120 },
  treeWork: { firewood: 56 },
}

/** The days that a goal of a kind takes where nobody says it; null where that follows from its steps. */
export function usualLength(id: TemplateId, details: readonly Detail[]): number | null {
  const longer = details.flatMap((detail) => LONGER[id]?.[detail] ?? [])
  return longer.length > 0 ? Math.max(...longer) : (LENGTHS[id] ?? null)
}
