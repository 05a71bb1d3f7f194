import type { Row } from '../said.ts'

/** English phrases whose title keeps the signs that the person wrote. */
export const englishTitles: readonly Row[] = [
  ['.NET course tomorrow', '.NET course', '2027-03-19'],
  ['Lunch with Ann :-) tomorrow', 'Lunch with Ann :-)', '2027-03-19'],
  ['Read v2 .env file tomorrow', 'Read v2 .env file', '2027-03-19'],
  ['tomorrow .env file', '.env file', '2027-03-19'],
  ['Party (tomorrow)', 'Party', '2027-03-19'],
  ['Lunch, tomorrow, at 1, with Ann', 'Lunch, with Ann', '2027-03-19T13:00'],
]
