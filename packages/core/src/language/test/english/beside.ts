import type { Row } from '../said.ts'

/** English phrases of a day beside another, and of repetitions within a month. */
export const englishBeside: readonly Row[] = [
  ['Day trip to Bath the Sunday after Easter', 'Day trip to Bath', '2027-04-04'],
  ['the Monday before Christmas office party', 'office party', '2027-12-20'],
  ['the Tuesday following May 5', 'the Tuesday following May 5', '2027-05-11'],
  ['pack Saturday before June 15', 'pack', '2027-06-12'],
  ['the Monday after the party', 'the Monday after the party', '-'],
  ['first Saturday after May 10', 'first Saturday after May 10', '-'],
  ['swim Tuesday after work', 'swim after work', '2027-03-23'],
  ['every Monday in May yoga', 'yoga', '2027-05-03', 'FREQ=WEEKLY;UNTIL=20270531;BYDAY=MO'],
  ['swim every day in August', 'swim', '2027-08-01', 'FREQ=DAILY;UNTIL=20270831'],
  ['tennis every Tuesday in June and July', 'tennis every Tuesday in June and July', '-'],
  ['fish every Friday of Lent', 'fish every Friday of Lent', '-'],
  ['boiler every two years in October', 'boiler every two years in October', '-'],
  ['Monday to Thursday in May course', 'Monday to Thursday in May course', '-'],
  ['between Christmas and New Year skiing', 'between Christmas and New Year skiing', '-'],
  ['skiing between Christmas and Boxing Day', 'skiing', '2027-12-25..2027-12-26'],
  ['8am and 8pm medicine', '8am and 8pm medicine', '-'],
  ['Contract from 1 March 2027 to 30 June 2028', 'Contract from 1 March 2027 to 30 June 2028', '-'],
  ['Trip 28 December 2027 to 3 January 2028', 'Trip', '2027-12-28..2028-01-03'],
  ['12/13 May market', '12/13 May market', '-'],
  ['3 in the afternoon Monday tea', 'tea', '2027-03-22T15:00'],
  ['top 5 in the morning show', 'top 5 in the morning show', '-'],
  ['Rent due on the 1st of every month', 'Rent', '2027-04-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
]
