import { expect, it } from 'vitest'
import { sideOutside, yearToShow } from './year-to-show.ts'

const window = { first: 2025, last: 2034 }

it.each([
  ['the first one', '2027-03-01', '2029-01-01', 2027],
  ['the first that the page goes to', '1990-03-01', '2029-01-01', 2025],
  ['none for what is all in the past', '1990-03-01', '2024-12-31', null],
  ['none for what is all in the far future', '2035-01-01', '2036-01-01', null],
  ['none where nothing came', null, null, null],
])('the year to show is %s', (_, first, last, year) => {
  expect(yearToShow({ first, last }, window)).toBe(year)
})

it.each([
  ['before the years of the page', '1990-03-01', '2024-12-31', 'before'],
  ['after them', '2035-01-01', '2036-01-01', 'after'],
  ['not outside, if some of it is in them', '1990-03-01', '2025-01-01', null],
  ['nowhere', null, null, null],
])('an import is %s', (_, first, last, side) => {
  expect(sideOutside({ first, last }, window)).toBe(side)
})
