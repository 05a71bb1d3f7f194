/**
 * What the words of a goal say of its size and manner. Steps follow from these signs, but no kind is told by them, so they
 * hide no other sign and none hides them.
 */
export const details = [
  'appliance',
  'cake',
  'careHome',
  'childcare',
  'daySurgery',
  'digital',
  'entry',
  'fewDays',
  'furniture',
  'garage',
  'improve',
  'installation',
  'oneBook',
  'openMic',
  'pensionPlan',
  'photoAlbum',
  'pruning',
  'restaurant',
  'schoolExam',
  'series',
  'smallRepair',
  'spoken',
  'vaccine',
  'will',
  'withFriends',
  'withoutReferral',
  'withPhoto',
  'workTrip',
] as const

export type Detail = (typeof details)[number]
