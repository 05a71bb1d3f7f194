import type { Row } from '../said.ts'

/** English phrases with a last day, and what else was read wrong or not at all beside everyday lines. */
export const englishDeadlines: readonly Row[] = [
  ['renew insurance before May 1', 'renew insurance', '2027-04-30'],
  ['register for nursery by September', 'register for nursery', '2027-09-30'],
  ['cancel Netflix before April 3', 'cancel Netflix', '2027-04-02'],
  ['tax return before 30 April', 'tax return', '2027-04-29'],
  ['paint fence before summer', 'paint fence', '2027-06-20'],
  ['renew passport by March 2028', 'renew passport', '2028-03-31'],
  ['clear the gutters before winter', 'clear the gutters before winter', '-'],
  ['emails before tomorrow', 'emails before tomorrow', '-'],
  ['close the accounts before the end of the year', 'close the accounts', '2027-12-31'],
  ['tidy up before the new year', 'tidy up', '2027-12-31'],
  ['tidy up by next year', 'tidy up by next year', '-'],
  ['tidy up by next week', 'tidy up by next week', '-'],
  ['the night before Christmas', 'the night before Christmas', '-'],
  ['clean the grill in time for Easter', 'clean the grill', '2027-03-27'],
  ['learn the basics between now and June', 'learn the basics', '2027-06-30'],
  ['last Christmas on vinyl', 'last Christmas on vinyl', '-'],
  ['last year at Christmas', 'last year at Christmas', '-'],
  ["cruise 18 April '28", 'cruise', '2028-04-18'],
  ['concert on June 5 and 6', 'concert on June 5 and 6', '-'],
  ['Friday 13th dentist', 'Friday 13th dentist', '-'],
  ['Friday 19th at noon dentist', 'dentist', '2027-03-19T12:00'],
  ['match Saturday at 9', 'match at 9', '2027-03-20'],
  ['match Saturday at 11', 'match', '2027-03-20T11:00'],
]
