import type { Row } from '../said.ts'

/** English phrases from an hour of one day to an hour of another, and of two days in a row. */
export const englishHoursAcrossDays: readonly Row[] = [
  ['guard 0600 fri to 0600 sun', 'guard', '2027-03-19T06:00..2027-03-21T06:00'],
  ['van hire sat 20 march 8am to sun 21 march 6pm', 'van hire', '2027-03-20T08:00..2027-03-21T18:00'],
  ['on call fri 6pm to mon 8am', 'on call', '2027-03-19T18:00..2027-03-22T08:00'],
  ['fast from 8pm tonight to 10am tomorrow', 'fast', '2027-03-18T20:00..2027-03-19T10:00'],
  ['from 8am on 3 May to 6pm on the 5th camp', 'camp', '2027-05-03T08:00..2027-05-05T18:00'],
  ['camp 30 April 9am - 2 May 5pm', 'camp', '2027-04-30T09:00..2027-05-02T17:00'],
  ['festival Friday noon till Sunday midnight', 'festival', '2027-03-19T12:00..2027-03-22T00:00'],
  ['on call fri 6pm to mon 8am on 3 May', 'on call fri 6pm to mon 8am on 3 May', '-'],
  ['fair sat 9-12 and sun 10-13', 'fair sat 9-12 and sun 10-13', '-'],
  ['school play wed 31 March and thu 1 April', 'school play', '2027-03-31..2027-04-01'],
  ['school play 31 March and 3 April', 'school play 31 March and 3 April', '-'],
]
