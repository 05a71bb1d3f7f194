import type { TemplateId } from '../planning-types.ts'

/**
 * Days for a goal of which nobody says until when, where its steps would fill any time: small jobs are done within three weeks,
 * a habit takes two months, and what is learned shows after three or four.
 */
const LENGTHS: Readonly<Partial<Record<TemplateId, number>>> = {
  repair: 14,
  damp: 42,
  nurseryRoom: 84,
  outdoorWork: 42,
  flooring: 42,
  homeNetwork: 14,
  houseRota: 28,
  energySaving: 42,
  payRise: 14,
  installation: 56,
  enrolment: 21,
  theirMove: 120,
  checkUps: 75,
  collection: 75,
  jobApplication: 28,
  doneBy: 21,
  eachOfThem: 182,
  declutter: 28,
  craft: 56,
  regular: 66,
  skill: 84,
  fitness: 84,
  quitting: 84,
  diet: 84,
  recovery: 84,
  reading: 91,
  language: 120,
  drivingLicence: 182,
  instrument: 120,
  saving: 182,
  debt: 182,
}

/** The days that a goal of a kind takes where nobody says it; null where that follows from its steps. */
export const usualLength = (id: TemplateId): number | null => LENGTHS[id] ?? null
