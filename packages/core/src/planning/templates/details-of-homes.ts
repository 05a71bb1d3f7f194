/** What the words of a goal say of a home: whose it is, where it is, and what is to become of it. */
export const detailsOfHomes = [
  'buyToo',
  'depositBack',
  'fromParents',
  'hacked',
  'holidayLet',
  'homeCountry',
  'homeCover',
  'lodger',
  'newDevice',
  'nuisance',
  'parentHouse',
  'paving',
  'readyToSell',
  'sanding',
] as const
