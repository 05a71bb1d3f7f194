import { describe, expect, it } from 'vitest'
import { moveRule } from './move-rule.ts'
import { readRule } from './read-rule.ts'
import { dayFrom } from './test/sample-series.ts'
import { writeRule } from './write-rule.ts'

const moved = (rule: string, from: string, to: string): string =>
  writeRule(moveRule(readRule(rule)!, dayFrom(from), dayFrom(to)))

describe('moveRule', () => {
  it.each([
    ['Monday to Wednesday', 'FREQ=WEEKLY;BYDAY=MO', '2026-01-05 2026-01-07', 'FREQ=WEEKLY;BYDAY=WE'],
    ['two weekdays by one day', 'FREQ=WEEKLY;BYDAY=MO,WE', '2026-01-05 2026-01-06', 'FREQ=WEEKLY;BYDAY=TU,TH'],
    ['back over the end of the week', 'FREQ=WEEKLY;BYDAY=MO', '2026-01-05 2026-01-04', 'FREQ=WEEKLY;BYDAY=SU'],
    ['by a week', 'FREQ=WEEKLY;BYDAY=MO,FR', '2026-01-05 2026-01-12', 'FREQ=WEEKLY;BYDAY=MO,FR'],
    [
      'with its week, where weeks are left out',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
      '2026-01-05 2026-01-08',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO;WKST=TH',
    ],
    [
      'a weekly rule that leaves its day to the start',
      'FREQ=WEEKLY;INTERVAL=2',
      '2026-01-05 2026-01-08',
      'FREQ=WEEKLY;INTERVAL=2',
    ],
    ['the 15th to the 17th', 'FREQ=MONTHLY;BYMONTHDAY=15', '2026-01-15 2026-01-17', 'FREQ=MONTHLY;BYMONTHDAY=17'],
    ['the 31st to the 1st', 'FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31 2026-02-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    [
      'the last day to the day before',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      '2026-01-31 2026-01-30',
      'FREQ=MONTHLY;BYMONTHDAY=-2',
    ],
    ['two dates', 'FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-01-01 2026-01-03', 'FREQ=MONTHLY;BYMONTHDAY=3,17'],
    [
      "two dates, with a month's end in the way",
      'FREQ=MONTHLY;BYMONTHDAY=1,30',
      '2026-01-01 2026-01-03',
      'FREQ=MONTHLY;BYMONTHDAY=1,30',
    ],
    [
      'the second Monday to the third Tuesday',
      'FREQ=MONTHLY;BYDAY=2MO',
      '2026-01-12 2026-01-20',
      'FREQ=MONTHLY;BYDAY=3TU',
    ],
    [
      'the last Friday to the last Saturday',
      'FREQ=MONTHLY;BYDAY=-1FR',
      '2026-01-30 2026-01-31',
      'FREQ=MONTHLY;BYDAY=-1SA',
    ],
    [
      'to a fifth weekday, which is the last',
      'FREQ=MONTHLY;BYDAY=4WE',
      '2026-01-28 2026-01-29',
      'FREQ=MONTHLY;BYDAY=-1TH',
    ],
    ['first and third Monday', 'FREQ=MONTHLY;BYDAY=1MO,3MO', '2026-01-05 2026-01-06', 'FREQ=MONTHLY;BYDAY=1TU,3TU'],
    [
      'a birthday',
      'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=31',
      '2026-01-31 2026-02-01',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=1',
    ],
    ["mother's day", 'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', '2026-05-10 2026-06-01', 'FREQ=YEARLY;BYMONTH=6;BYDAY=1MO'],
    [
      'not the last workday',
      'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
      '2026-01-27 2026-01-28',
      'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
    ],
    ['not a weekday of the year', 'FREQ=YEARLY;BYDAY=20MO', '2026-05-18 2026-05-19', 'FREQ=YEARLY;BYDAY=20MO'],
    ['not a month that the start is not in', 'FREQ=YEARLY;BYMONTH=3', '2026-01-05 2026-02-05', 'FREQ=YEARLY;BYMONTH=3'],
  ])('moves %s', (_, rule, days, expected) => {
    const [from = '', to = ''] = days.split(' ')
    expect(moved(rule, from, to)).toBe(expected)
  })
})
