/** What the words of a goal say of feasts, evenings and outings: what is played, shown or said there. */
export const detailsOfFeasts = [
  'ashes',
  'bridal',
  'bestMan',
  'onScreen',
  'inIreland',
  'churchBooked',
  'expedition',
  'musicians',
  'scriptToWrite',
  'eulogy',
  'cookedForMany',
  'gigAgreed',
  'pitchNeeded',
] as const
