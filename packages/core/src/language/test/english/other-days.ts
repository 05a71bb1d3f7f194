import type { Row } from '../said.ts'

/** What is typed in English on Tuesday 29 December 2026 at 18:30. */
export const englishAtYearEnd: readonly Row[] = [
  ["New Year's Day brunch", 'brunch', '2027-01-01'],
  ["new year's eve dinner Thursday at 8", 'dinner', '2026-12-31T20:00'],
  ['sales start January 5', 'sales start', '2027-01-05'],
  ['back to the office on the 7th at 9am', 'back to the office', '2027-01-07T09:00'],
  ['fireworks on the 31st at 11pm', 'fireworks', '2026-12-31T23:00'],
  ['dermatologist Friday 8 January 4pm', 'dermatologist', '2027-01-08T16:00'],
  ['mountains 30 December to 3 January', 'mountains', '2026-12-30..2027-01-03'],
  ['mountains Dec 30 - Jan 3', 'mountains', '2026-12-30..2027-01-03'],
  ['close the books by year end', 'close the books', '2026-12-31'],
  ['car tax by the end of January', 'car tax', '2027-01-31'],
  ['school registration in January', 'school registration', '2027-01-01..2027-01-31'],
  ['business trip next week', 'business trip', '2027-01-04..2027-01-10'],
  ['eye exam next month', 'eye exam', '2027-01-01..2027-01-31'],
  ['run a marathon next year', 'run a marathon', '2027-01-01..2027-12-31'],
  ['dinner tonight at 9', 'dinner', '2026-12-29T21:00'],
  ['call gran at 7pm', 'call gran', '2026-12-29T19:00'],
  ['call gran at 5pm', 'call gran', '2026-12-30T17:00'],
  ['teeth cleaning in 10 days', 'teeth cleaning', '2027-01-08'],
  ['plane on the 2nd at 2:25pm', 'plane', '2027-01-02T14:25'],
  ['snowshoeing first weekend in January', 'snowshoeing', '2027-01-02..2027-01-03'],
  ['wine tasting January 15th 7-9pm', 'wine tasting', '2027-01-15T19:00..2027-01-15T21:00'],
]

/** What is typed in English on Tuesday 29 February 2028 at 9:15. */
export const englishOnLeapDay: readonly Row[] = [
  ['scan in a month', 'scan', '2028-03-29'],
  ['delivery tomorrow at noon', 'delivery', '2028-03-01T12:00'],
  ['bill by the end of the month', 'bill', '2028-02-29'],
  ['gym every Wednesday at 7am', 'gym', '2028-03-01T07:00', 'FREQ=WEEKLY;BYDAY=WE'],
  ["Bea's birthday 29 February", "Bea's birthday", '2028-02-29'],
  ['Easter in Rome', 'Easter in Rome', '2028-04-16'],
  ['cinema Tuesday 9pm', 'cinema', '2028-03-07T21:00'],
  ['driving test on February 30', 'driving test on February 30', '-'],
  ['trip on April 31', 'trip on April 31', '-'],
  ['sync Thursday 2 March 10-11:30am', 'sync', '2028-03-02T10:00..2028-03-02T11:30'],
  ['wednesday meeting 3:00 PM', 'meeting', '2028-03-01T15:00'],
  ['this weekend Parma', 'Parma', '2028-03-04..2028-03-05'],
]
