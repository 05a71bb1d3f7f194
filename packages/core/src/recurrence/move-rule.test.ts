import { describe, expect, it } from 'vitest'
import { moveRule } from './move-rule.ts'
import { readRule } from './read-rule.ts'
import { dayFrom } from './test/sample-series.ts'
import { writeRule } from './write-rule.ts'

function moved(rule: string, from: string, to: string): string {
  const result = moveRule(readRule(rule)!, dayFrom(from), dayFrom(to))
  return result === null ? 'cannot follow' : writeRule(result.rule)
}

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
    ['the last day to the first', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31 2026-02-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['the first day to the last', 'FREQ=MONTHLY;BYMONTHDAY=1', '2026-02-01 2026-01-31', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['the last two days', 'FREQ=MONTHLY;BYMONTHDAY=-2,-1', '2026-01-30 2026-01-29', 'FREQ=MONTHLY;BYMONTHDAY=-3,-2'],
    [
      'the last Friday to the Monday after',
      'FREQ=MONTHLY;BYDAY=-1FR',
      '2026-01-30 2026-02-02',
      'FREQ=MONTHLY;BYDAY=1MO',
    ],
    [
      'the first Monday to the Sunday before',
      'FREQ=MONTHLY;BYDAY=1MO',
      '2026-02-02 2026-02-01',
      'FREQ=MONTHLY;BYDAY=1SU',
    ],
    [
      'the first Monday to the Friday before',
      'FREQ=MONTHLY;BYDAY=1MO',
      '2026-02-02 2026-01-30',
      'FREQ=MONTHLY;BYDAY=-1FR',
    ],
    ['a fifth weekday that stays one', 'FREQ=MONTHLY;BYDAY=5MO', '2026-03-30 2026-03-31', 'FREQ=MONTHLY;BYDAY=5TU'],
    [
      'first and third Monday by a week',
      'FREQ=MONTHLY;BYDAY=1MO,3MO',
      '2026-01-05 2026-01-12',
      'FREQ=MONTHLY;BYDAY=2MO,4MO',
    ],
    [
      'the month of a monthly rule',
      'FREQ=MONTHLY;BYMONTH=6;BYMONTHDAY=30',
      '2026-06-30 2026-07-01',
      'FREQ=MONTHLY;BYMONTH=7;BYMONTHDAY=1',
    ],
    [
      'four months, over the end of the year',
      'FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1',
      '2026-03-31 2026-04-02',
      'FREQ=MONTHLY;BYMONTH=4,7,10,1;BYMONTHDAY=2',
    ],
    [
      "New Year's Eve",
      'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31',
      '2026-12-31 2027-01-01',
      'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1',
    ],
    [
      'every Friday the 13th',
      'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR',
      '2026-02-13 2026-02-14',
      'FREQ=MONTHLY;BYMONTHDAY=14;BYDAY=SA',
    ],
    ['every Monday of a year', 'FREQ=YEARLY;BYDAY=MO', '2026-01-05 2026-02-03', 'FREQ=YEARLY;BYDAY=TU'],
    [
      'every Monday in June',
      'FREQ=YEARLY;BYMONTH=6;BYDAY=MO',
      '2026-06-01 2026-06-02',
      'FREQ=YEARLY;BYMONTH=6;BYDAY=TU',
    ],
    [
      'the last workday by a month',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      '2026-01-30 2026-02-27',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ],
    ['two months by a year', 'FREQ=YEARLY;BYMONTH=6,12', '2026-06-15 2027-06-15', 'FREQ=YEARLY;BYMONTH=6,12'],
    [
      'the first workday of a week, with its week',
      'FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1',
      '2026-01-05 2026-01-06',
      'FREQ=WEEKLY;BYDAY=TU,WE;BYSETPOS=1;WKST=TU',
    ],
  ])('moves %s', (_, rule, days, expected) => {
    const [from = '', to = ''] = days.split(' ')
    expect(moved(rule, from, to)).toBe(expected)
  })

  it.each([
    ["two dates, with a month's end in the way", 'FREQ=MONTHLY;BYMONTHDAY=1,30', '2026-01-01 2026-01-03'],
    ['the 15th and the 30th, to the 31st', 'FREQ=MONTHLY;BYMONTHDAY=15,30', '2026-01-15 2026-01-16'],
    ['the last workday to the day before', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-01-30 2026-01-29'],
    ['first and third Monday to the third and the fifth', 'FREQ=MONTHLY;BYDAY=1MO,3MO', '2026-01-05 2026-01-19'],
    ['two months, one of them into the next year', 'FREQ=YEARLY;BYMONTH=6,12;BYMONTHDAY=15', '2026-06-15 2026-07-05'],
    ['June to December, and December along with it', 'FREQ=YEARLY;BYMONTH=6,12', '2026-06-15 2026-12-15'],
    ['a weekday of the year', 'FREQ=YEARLY;BYDAY=20MO', '2026-05-18 2026-05-19'],
    ['a month that the start is not in', 'FREQ=YEARLY;BYMONTH=3', '2026-01-05 2026-02-05'],
    ['every day in June', 'FREQ=DAILY;BYMONTH=6', '2026-06-01 2026-06-02'],
    ['every 30th of all months to the 2nd', 'FREQ=YEARLY;BYMONTHDAY=30', '2026-01-30 2026-02-02'],
    ['a day of the year', 'FREQ=YEARLY;BYYEARDAY=100', '2026-04-10 2026-04-11'],
    ['a Friday the 13th out of its month', 'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR', '2026-02-13 2026-03-03'],
  ])('says that no rule moves %s', (_, rule, days) => {
    const [from = '', to = ''] = days.split(' ')
    expect(moved(rule, from, to)).toBe('cannot follow')
  })
})
