/** What the words of a goal say of the body: what is done to it, what it takes, and what it is prepared for. */
export const detailsOfHealth = [
  'alcohol',
  'assessment',
  'burnout',
  'caffeine',
  'certificate',
  'fitnessTest',
  'foodHabit',
  'laserEyes',
  'losing',
  'medicine',
  'minorSurgery',
  'openWater',
  'parkrun',
  'postnatal',
  'preOp',
  'screening',
] as const
