import type { Row } from '../said.ts'

/** Italian phrases from an hour of one day to an hour of another, and of two days in a row. */
export const italianHoursAcrossDays: readonly Row[] = [
  ['sciopero treni 9 aprile dalle 21 alle 21 del 10', 'sciopero treni', '2027-04-09T21:00..2027-04-10T21:00'],
  ['reperibilità ven 18 - lun 8', 'reperibilità', '2027-03-19T18:00..2027-03-22T08:00'],
  ['dal 3 aprile alle 8 al 5 alle 18 ritiro', 'ritiro', '2027-04-03T08:00..2027-04-05T18:00'],
  ['noleggio da sab 20 marzo ore 8 a dom 21 ore 18', 'noleggio', '2027-03-20T08:00..2027-03-21T18:00'],
  ['turno da stasera alle 20 a domani alle 8', 'turno', '2027-03-18T20:00..2027-03-19T08:00'],
  ['baita da domani alle 15 a domenica alle 12', 'baita', '2027-03-19T15:00..2027-03-21T12:00'],
  ['corso lun 9-13 e mar 9-13', 'corso lun 9-13 e mar 9-13', '-'],
  ['recita 31 marzo e 1 aprile', 'recita', '2027-03-31..2027-04-01'],
  ['recita 31 marzo e 3 aprile', 'recita 31 marzo e 3 aprile', '-'],
]
