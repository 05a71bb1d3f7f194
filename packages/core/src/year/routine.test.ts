import { expect, it } from 'vitest'
import { isRoutineRule } from './routine.ts'

it.each([
  ['FREQ=WEEKLY', true],
  ['FREQ=WEEKLY;BYDAY=MO,WE', true],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', true],
  ['FREQ=WEEKLY;INTERVAL=2', false],
  ['FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE', false],
  ['FREQ=DAILY;COUNT=3', true],
  ['FREQ=DAILY;INTERVAL=7', true],
  ['FREQ=DAILY;INTERVAL=10', false],
  ['FREQ=DAILY;BYMONTHDAY=1', false],
  ['freq=daily', true],
  ['FREQ=HOURLY;INTERVAL=6', true],
  ['FREQ=MINUTELY', true],
  ['FREQ=SECONDLY', true],
  ['FREQ=MONTHLY;BYDAY=1MO', false],
  ['FREQ=YEARLY', false],
  ['', false],
])('%s comes weekly or more often: %s', (rule, expected) => {
  expect(isRoutineRule(rule)).toBe(expected)
})
