import { parseDay } from '@dodici/core/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRule } from './read-rule.ts'
import {
  isLastInMonth,
  plainRule,
  toggleWeekday,
  weekdaysOf,
  writeRule,
  type RepeatRule,
  type RuleUnit,
} from './rule.ts'

const day = (text: string) => parseDay(text)!

/** 2 March 2027 is the first Tuesday of its month; 30 March the fifth and last. */
const FIRST_TUESDAY = '2027-03-02'
const LAST_TUESDAY = '2027-03-30'
const read = (text: string, start = FIRST_TUESDAY, timezone: string | null = null) =>
  readRule(text, { start, timezone })

describe('writing a rule', () => {
  it.each<[string, Partial<RepeatRule> & { unit: RuleUnit }, string]>([
    ['every day', { unit: 'day' }, 'FREQ=DAILY'],
    ['every third day', { unit: 'day', interval: 3 }, 'FREQ=DAILY;INTERVAL=3'],
    ['weekly on the weekday of the start', { unit: 'week' }, 'FREQ=WEEKLY;BYDAY=TU'],
    [
      'several weekdays in the order of the week',
      { unit: 'week', weekdayOffsets: [0, 2, 6] },
      'FREQ=WEEKLY;BYDAY=MO,TU,TH',
    ],
    ['monthly by date', { unit: 'month' }, 'FREQ=MONTHLY;BYMONTHDAY=2'],
    ['monthly by the nth weekday', { unit: 'month', pattern: 'nth' }, 'FREQ=MONTHLY;BYDAY=1TU'],
    ['monthly by the last weekday', { unit: 'month', pattern: 'last' }, 'FREQ=MONTHLY;BYDAY=-1TU'],
    ['yearly', { unit: 'year' }, 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2'],
    ['yearly by the nth weekday', { unit: 'year', pattern: 'nth' }, 'FREQ=YEARLY;BYMONTH=3;BYDAY=1TU'],
    ['until a day', { unit: 'day', end: { kind: 'on', day: '2027-06-30' } }, 'FREQ=DAILY;UNTIL=20270630'],
    ['a number of times', { unit: 'day', end: { kind: 'after', count: 12 } }, 'FREQ=DAILY;COUNT=12'],
    [
      'with the week start that it came with',
      { unit: 'week', interval: 2, weekStart: 'SU' },
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU',
    ],
  ])('says %s', (_, rule, text) => {
    expect(writeRule({ ...plainRule(rule.unit), ...rule }, day(FIRST_TUESDAY))).toBe(text)
  })
})

describe('reading a rule', () => {
  it.each([
    'FREQ=HOURLY',
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
    'FREQ=MONTHLY;BYMONTHDAY=1,15',
    'FREQ=MONTHLY;BYMONTHDAY=15',
    'FREQ=MONTHLY;BYDAY=3WE',
    'FREQ=MONTHLY;BYDAY=1TU;BYMONTHDAY=2',
    'FREQ=YEARLY;BYDAY=1TU',
    'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=DAILY;BYMONTH=3',
    'FREQ=WEEKLY;BYDAY=1TU',
    'FREQ=WEEKLY;BYMONTH=3',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=2000000000',
    'FREQ=DAILY;COUNT=2;UNTIL=20270630',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=DAILY;UNTIL=20270230',
    'FREQ=DAILY;FREQ=WEEKLY',
    'nonsense',
    '',
  ])('leaves %s alone', (text) => {
    expect(read(text)).toBeNull()
  })

  it('takes what is not written from the start', () => {
    expect(read('FREQ=WEEKLY')).toEqual(plainRule('week'))
    expect(read('FREQ=MONTHLY')).toEqual(plainRule('month'))
    expect(read('FREQ=YEARLY;BYMONTH=3')).toEqual(plainRule('year'))
  })

  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,WE', '2027-03-10', 'FREQ=WEEKLY;BYDAY=MO,WE'],
    ['FREQ=WEEKLY', '2027-03-09', 'FREQ=WEEKLY;BYDAY=TU'],
    ['FREQ=MONTHLY', '2027-04-02', 'FREQ=MONTHLY;BYMONTHDAY=2'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2027-04-30', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['FREQ=YEARLY', '2028-03-02', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2'],
    ['FREQ=DAILY;COUNT=1826', '2027-03-10', 'FREQ=DAILY;COUNT=1826'],
  ])('says %s of the occurrence on %s as it is', (text, said, written) => {
    const rule = readRule(text, { start: FIRST_TUESDAY, timezone: null }, said)
    expect(rule && writeRule(rule, day(said))).toBe(written)
  })

  it.each([
    ['FREQ=MONTHLY;BYMONTHDAY=15', '2027-03-16'],
    ['FREQ=MONTHLY', '2027-03-03'],
    ['FREQ=YEARLY', '2028-04-02'],
    ['FREQ=MONTHLY;BYDAY=-1TU', '2027-03-09'],
  ])('leaves %s alone on %s, which it does not make', (text, said) => {
    expect(readRule(text, { start: FIRST_TUESDAY, timezone: null }, said)).toBeNull()
  })

  it('tells the last Tuesday from the fifth', () => {
    expect(read('FREQ=MONTHLY;BYDAY=-1TU', LAST_TUESDAY)?.pattern).toBe('last')
    expect(read('FREQ=MONTHLY;BYDAY=5TU', LAST_TUESDAY)?.pattern).toBe('nth')
  })

  it.each([
    ['a date', 'UNTIL=20270630', '2027-06-30'],
    ['a wall time at the start time', 'UNTIL=20270630T090000', '2027-06-30'],
    ['a wall time before the start time', 'UNTIL=20270630T085900', '2027-06-29'],
    ['UTC: seven in the morning is nine in Rome', 'UNTIL=20270630T070000Z', '2027-06-30'],
    ['UTC a minute earlier', 'UNTIL=20270630T065900Z', '2027-06-29'],
    ['UTC late in the evening, which is the next day in Rome', 'UNTIL=20270630T230000Z', '2027-06-30'],
  ])('reads the last day from %s', (_, until, expected) => {
    const rule = read(`FREQ=DAILY;${until}`, '2027-03-02T09:00', 'Europe/Rome')
    expect(rule?.end).toEqual({ kind: 'on', day: expected })
  })

  it('gives back every rule that it wrote of a day that the rule makes', () => {
    const end = fc.oneof(
      fc.constant({ kind: 'never' } as const),
      fc.constant({ kind: 'on', day: '2150-06-30' } as const),
      fc.integer({ min: 1, max: 999 }).map((count) => ({ kind: 'after', count }) as const),
    )
    const rules = fc.record({
      unit: fc.constantFrom<RuleUnit>('day', 'week', 'month', 'year'),
      interval: fc.integer({ min: 1, max: 99 }),
      offsets: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      pattern: fc.constantFrom('date', 'nth', 'last' as const),
      end,
      weekStart: fc.constantFrom(null, 'SU', 'MO'),
    })
    const starts = fc.integer({ min: day('1999-12-01'), max: day('2040-03-01') })
    fc.assert(
      fc.property(rules, starts, ({ offsets, pattern, ...rest }, start) => {
        const isDated = rest.unit === 'month' || rest.unit === 'year'
        const rule: RepeatRule = {
          ...rest,
          weekdayOffsets: rest.unit === 'week' ? offsets.toSorted((a, b) => a - b) : [0],
          pattern: !isDated ? 'date' : pattern === 'last' && !isLastInMonth(start) ? 'nth' : pattern,
        }
        const startText = new Date(start * 86_400_000).toISOString().slice(0, 10)
        expect(readRule(writeRule(rule, start), { start: startText, timezone: null })).toEqual(rule)
      }),
      { seed: 12, numRuns: 300 },
    )
  })
})

describe('choosing weekdays', () => {
  const tuesday = day(FIRST_TUESDAY)

  it('adds one and takes it away again', () => {
    const added = toggleWeekday(plainRule('week'), tuesday, 3)
    expect(weekdaysOf(added.rule, tuesday)).toEqual([1, 3])
    expect(added.startMovesBy).toBe(0)
    expect(toggleWeekday(added.rule, tuesday, 3).rule).toEqual(plainRule('week'))
  })

  it('moves the start to the next chosen weekday when its own is taken away', () => {
    const { rule } = toggleWeekday(plainRule('week'), tuesday, 0)
    const moved = toggleWeekday(rule, tuesday, 1)
    expect(moved.startMovesBy).toBe(6)
    expect(weekdaysOf(moved.rule, tuesday + 6)).toEqual([0])
  })

  it('keeps the last one', () => {
    expect(toggleWeekday(plainRule('week'), tuesday, 1)).toEqual({ rule: plainRule('week'), startMovesBy: 0 })
  })
})
