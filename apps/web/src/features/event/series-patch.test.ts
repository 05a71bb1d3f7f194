import type { Event, Occurrence } from '@dodici/contract/types'
import { formatDay, parseDay, type Day } from '@dodici/core/date'
import { occurrencesOf, shiftSeries, splitBefore } from '@dodici/core/recurrence'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { isOnRule } from '../../ui/repetition/rule-days.ts'
import { isLastInMonth, plainRule, writeRule, type RepeatRule } from '../../ui/repetition/rule.ts'
import { readRule } from '../../ui/repetition/read-rule.ts'
import { draftOf, type EventDraft } from './draft.ts'
import type { Edit } from './edit.ts'
import { patchOf } from './event-patch.ts'
import { shownRepetition } from './series-patch.ts'
import { ruleDay } from './series-times.ts'
import { occurrencesOfSeries, sampleSeries } from './test/sample-series.ts'

const day = (text: string): Day => parseDay(text)!
const WINDOW = { first: day('2025-01-01'), last: day('2033-12-31'), zone: 'Europe/Rome' }

const unchanged = (recurrenceId: string): Occurrence => ({
  start: recurrenceId,
  end: recurrenceId.replace('T09:00', 'T10:00'),
  recurrenceId,
})

/** The same occurrence, which somebody moved by two days and two hours before. */
const movedBefore = (recurrenceId: string): Occurrence => {
  const on = formatDay(day(recurrenceId.slice(0, 10)) + 2)
  return { ...occurrencesOfSeries.moved, start: `${on}T11:00`, end: `${on}T12:00`, recurrenceId }
}

interface Change {
  readonly days?: number
  readonly rule?: Partial<RepeatRule>
}

/** The dialog opened on an occurrence, which is moved by some days, and whose rule is changed. */
function editOf(event: Event, occurrence: Occurrence, { days = 0, rule }: Change): Edit {
  const before = draftOf({ event, occurrence }, 'Europe/Rome')
  const moved = (text: string) => formatDay(day(text) + days)
  const { repetition } = before
  const changed = repetition.kind === 'rule' ? { kind: 'rule' as const, rule: { ...repetition.rule, ...rule } } : null
  return {
    edited: { event, occurrence },
    before,
    after: {
      ...before,
      startDay: moved(before.startDay),
      endDay: moved(before.endDay),
      repetition: rule && changed ? changed : repetition,
    } satisfies EventDraft,
  }
}

interface Saved {
  readonly start: string
  readonly rrule: string | null
  readonly days: () => readonly string[]
}

/** What the server makes of the edit, by the same functions: the series, and the days that it then has. */
function saved(edit: Edit, scope: 'following' | 'all'): Saved {
  const { event, occurrence } = edit.edited
  const { rdates, exdates, allDay, start, end, timezone, endTimezone, recurrence: rrule } = event
  const series = { rrule, rdates, exdates, exceptions: [], allDay, start, end, timezone, endTimezone }
  const base = scope === 'all' ? series : splitBefore(series, occurrence!.recurrenceId!)!.after
  const { recurrence, ...times } = patchOf(edit, scope)
  const change = { times: { ...base, ...times }, ...(recurrence === undefined ? {} : { rrule: recurrence }) }
  const after = shiftSeries(base, change as Parameters<typeof shiftSeries>[1])!.series
  const days = () => occurrencesOf(after, WINDOW).occurrences.map((one) => one.start.slice(0, 10))
  return { start: after.start, rrule: after.rrule, days }
}

/** What a rule says of days, without how often and until when. */
const daysSaid = (rule: string | null): string =>
  (rule ?? '')
    .split(';')
    .filter((part) => /^(FREQ|BY)/.test(part))
    .map((part) => part.split(/[=,]/).sort().join())
    .sort()
    .join(';')

const shownOf = (edit: Edit): { rule: RepeatRule; said: string } => {
  const shown = shownRepetition(edit)
  if (shown.kind !== 'rule') throw new Error('This rule cannot be edited')
  return { rule: shown.rule, said: ruleDay(edit) }
}

const lessons = (facts: Partial<Event> = {}) =>
  sampleSeries({
    recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE',
    start: '2027-03-01T09:00',
    end: '2027-03-01T10:00',
    occurrences: [],
    ...facts,
  })

const until = (last: string) => ({ end: { kind: 'on', day: last } as const })

describe('a series on Monday and Wednesday', () => {
  it.each(['2027-03-01', '2027-03-03', '2027-03-08', '2027-03-10'])('opened on %s keeps both days', (opened) => {
    for (const open of [unchanged, movedBefore]) {
      const edit = editOf(lessons(), open(`${opened}T09:00`), { rule: until('2027-03-17') })
      expect(writeRule(shownOf(edit).rule, day(shownOf(edit).said))).toBe('FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270317')
      for (const scope of ['following', 'all'] as const) {
        expect(patchOf(edit, scope)).toEqual({ recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270317' })
      }
    }
  })

  it('moved from a Wednesday by a day is on Tuesday and Thursday, and ends when that was said', () => {
    const edit = editOf(lessons(), unchanged('2027-03-10T09:00'), { days: 1, rule: until('2027-03-18') })
    expect(saved(edit, 'all').days()).toEqual(['02', '04', '09', '11', '16', '18'].map((date) => `2027-03-${date}`))
    expect(saved(edit, 'following').days()).toEqual(['2027-03-11', '2027-03-16', '2027-03-18'])
  })

  const onlyWednesday = { rule: { weekdayOffsets: [0], ...until('2027-03-17') } }
  const onlyMonday = { days: 5, rule: { weekdayOffsets: [0], ...until('2027-03-17') } }

  it('from which Monday is taken away on a Wednesday begins on its first Wednesday', () => {
    const edit = editOf(lessons(), unchanged('2027-03-10T09:00'), onlyWednesday)
    expect(saved(edit, 'all').days()).toEqual(['2027-03-03', '2027-03-10', '2027-03-17'])
  })

  it('from which Wednesday is taken away on a Wednesday still begins on its first Monday', () => {
    const edit = editOf(lessons(), unchanged('2027-03-10T09:00'), onlyMonday)
    expect(saved(edit, 'all').days()).toEqual(['2027-03-01', '2027-03-08', '2027-03-15'])
    expect(saved(edit, 'following').days()).toEqual(['2027-03-15'])
  })

  it('keeps its start where deleted days would move along with it', () => {
    const event = lessons({ exdates: ['2027-03-10T09:00'] })
    expect(patchOf(editOf(event, unchanged('2027-03-17T09:00'), onlyWednesday), 'all')).toEqual({
      recurrence: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20270317',
    })
  })
})

describe('the whole series', () => {
  it('begins with the first day of another rule, and leaves no day beside it', () => {
    const edit = editOf(lessons(), unchanged('2027-03-10T09:00'), {
      rule: { ...plainRule('month'), weekdayOffsets: [0] },
    })
    expect(patchOf(edit, 'all')).toMatchObject({ start: '2027-03-10T09:00', recurrence: 'FREQ=MONTHLY;BYMONTHDAY=10' })
    expect(saved(edit, 'all').days().slice(0, 3)).toEqual(['2027-03-10', '2027-04-10', '2027-05-10'])
  })

  it.each([
    [
      'over the end of a month',
      'FREQ=MONTHLY;BYMONTHDAY=28',
      '2027-03-28',
      '2027-04-28',
      3,
      'FREQ=MONTHLY;BYMONTHDAY=1',
    ],
    [
      'away from the last of its month',
      'FREQ=MONTHLY;BYDAY=-1FR',
      '2027-01-29',
      '2027-02-26',
      -7,
      'FREQ=MONTHLY;BYDAY=3FR',
    ],
    [
      'over the end of February',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28',
      '2026-02-28',
      '2028-02-28',
      1,
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    ],
  ])('that is moved %s gets the rule that is shown', (_, ...[recurrence, start, opened, days, expected]) => {
    const event = lessons({ recurrence, start: `${start}T09:00`, end: `${start}T10:00` })
    const edit = editOf(event, unchanged(`${opened}T09:00`), { days })
    expect(writeRule(shownOf(edit).rule, day(shownOf(edit).said))).toBe(expected)
    expect(daysSaid(saved(edit, 'all').rrule)).toBe(daysSaid(expected))
    expect(isOnRule(shownOf(edit).rule, day(shownOf(edit).said), day(saved(edit, 'all').start.slice(0, 10)))).toBe(true)
  })
})

type Drawn<A> = A extends fc.Arbitrary<infer Value> ? Value : never

describe('whatever the rule, the occurrence, and where it was moved', () => {
  const rules = fc.record({
    unit: fc.constantFrom('day', 'week', 'month', 'year' as const),
    interval: fc.integer({ min: 1, max: 3 }),
    others: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
    pattern: fc.constantFrom('date', 'nth', 'last' as const),
  })
  const ruleOn = ({ unit, interval, others, pattern }: Drawn<typeof rules>, on: Day): RepeatRule => ({
    ...plainRule(unit),
    interval,
    weekdayOffsets: unit === 'week' ? [0, ...others].toSorted((a, b) => a - b) : [0],
    pattern: unit === 'day' || unit === 'week' ? 'date' : pattern === 'last' && !isLastInMonth(on) ? 'nth' : pattern,
  })
  const cases = fc.record({
    start: fc.integer({ min: day('2026-01-01'), max: day('2026-12-31') }),
    said: rules,
    other: rules,
    place: fc.integer({ min: 1, max: 8 }),
    days: fc.integer({ min: -12, max: 12 }),
    wasMoved: fc.boolean(),
  })

  function opened({ start, said, place, wasMoved }: Drawn<typeof cases>) {
    const from = formatDay(start)
    const recurrence = writeRule(ruleOn(said, start), start)
    const event = lessons({ recurrence, start: `${from}T09:00`, end: `${from}T10:00` })
    const all = occurrencesOf({ ...event, rrule: recurrence, exceptions: [] }, WINDOW).occurrences
    const { recurrenceId } = all[Math.min(place, all.length - 1)]!
    return { event, all, occurrence: (wasMoved ? movedBefore : unchanged)(recurrenceId!) }
  }

  const check = (property: (facts: Drawn<typeof cases>) => void) =>
    fc.assert(fc.property(cases, property), { seed: testSeed, numRuns: testCounts.propertyRuns })

  it('a rule that only got an end keeps all days up to it', () => {
    check((facts) => {
      const { event, all, occurrence } = opened(facts)
      const last = formatDay(day(occurrence.recurrenceId!.slice(0, 10)) + 200)
      const edit = editOf(event, occurrence, { rule: until(last) })
      const expected = all.map((one) => one.start.slice(0, 10)).filter((one) => one <= last)
      expect(saved(edit, 'all').days()).toEqual(expected)
      const later = expected.filter((one) => one >= occurrence.recurrenceId!.slice(0, 10))
      expect(saved(edit, 'following').days()).toEqual(later)
    })
  })

  it('the rule that is shown is saved, and the series begins on one of its days', () => {
    check((facts) => {
      const { event, occurrence } = opened(facts)
      const plain = editOf(event, occurrence, { days: facts.days })
      const own = shownOf(plain)
      const changes = [undefined, { interval: 4 }, ruleOn(facts.other, day(own.said))]
      for (const rule of changes) {
        const edit = editOf(event, occurrence, { days: facts.days, ...(rule ? { rule } : {}) })
        const { rule: shown, said } = shownOf(edit)
        for (const scope of ['following', 'all'] as const) {
          const { start, rrule } = saved(edit, scope)
          expect([scope, daysSaid(rrule)]).toEqual([scope, daysSaid(writeRule(shown, day(said)))])
          expect(readRule(rrule!, { start, timezone: null })).not.toBeNull()
          expect(isOnRule(shown, day(said), day(start.slice(0, 10)))).toBe(true)
        }
      }
    })
  })
})
