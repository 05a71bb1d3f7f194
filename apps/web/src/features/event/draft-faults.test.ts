import { describe, expect, it } from 'vitest'
import { faultsFromPaths, faultsOf } from './draft-faults.ts'
import { draftOf, newDraft, type EventDraft } from './draft.ts'
import { plainRule, type RuleEnd } from '../../ui/repetition/rule.ts'
import { occurrencesOfSeries, sampleSeries } from './test/sample-series.ts'

const draft: EventDraft = {
  ...newDraft({
    start: '2027-03-01T20:00',
    end: '2027-03-01T23:00',
    allDay: false,
    timezone: 'Europe/Rome',
    calendarId: 'c',
    categoryId: null,
  }),
  title: 'Cena',
}
const ending = (end: RuleEnd, interval = 1): Partial<EventDraft> => ({
  repetition: { kind: 'rule', rule: { ...plainRule('day'), end, interval } },
})

describe('the faults of a draft', () => {
  it('are none for a good one', () => {
    expect(faultsOf(draft, null)).toEqual({})
  })

  it.each<[string, Partial<EventDraft>, object]>([
    ['a blank title', { title: '  ' }, { title: 'required' }],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, { title: 'tooLong' }],
    ['an incomplete day', { startDay: '' }, { start: 'incomplete' }],
    ['an incomplete time', { endTime: '' }, { end: 'incomplete' }],
    ['a year of three digits', { startDay: '0202-03-01' }, { start: 'yearOutside' }],
    ['an end before the start', { endTime: '19:00' }, { end: 'endBeforeStart' }],
    ['an interval of zero', ending({ kind: 'never' }, 0), { repetition: 'intervalOutside' }],
    ['an empty interval', ending({ kind: 'never' }, Number.NaN), { repetition: 'intervalOutside' }],
    ['a hundred thousand and one times', ending({ kind: 'after', count: 100_001 }), { repetition: 'countOutside' }],
    ['an interval of 1001', ending({ kind: 'never' }, 1001), { repetition: 'intervalOutside' }],
    ['no last day', ending({ kind: 'on', day: '' }), { repetition: 'untilIncomplete' }],
    ['a last day before the start', ending({ kind: 'on', day: '2027-02-28' }), { repetition: 'untilBeforeStart' }],
  ])('name %s', (_, change, expected) => {
    expect(faultsOf({ ...draft, ...change }, null)).toEqual(expected)
  })

  it('V4: count an emoji with all its parts as one character', () => {
    expect(faultsOf({ ...draft, title: '👩🏽‍🚀'.repeat(200) }, null)).toEqual({})
    expect(faultsOf({ ...draft, title: '👩🏽‍🚀'.repeat(201) }, null)).toEqual({ title: 'tooLong' })
  })

  it('leave alone a rule that nobody changed, wherever the event is moved, and hold a changed one against its day', () => {
    const event = sampleSeries({ recurrence: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20270312T090000' })
    const before = draftOf({ event, occurrence: occurrencesOfSeries.second }, 'Europe/Rome')
    const after = { ...before, startDay: '2027-03-19', endDay: '2027-03-19' }
    const edit = { edited: { event, occurrence: occurrencesOfSeries.second }, before, after }
    expect(faultsOf(after, edit)).toEqual({})
    const changed = { ...after, ...ending({ kind: 'on', day: '2027-03-18' }) }
    expect(faultsOf(changed, { ...edit, after: changed })).toEqual({ repetition: 'untilBeforeStart' })
    const moved = draftOf({ event, occurrence: occurrencesOfSeries.moved }, 'Europe/Rome')
    const until = { ...moved, ...ending({ kind: 'on', day: '2027-03-19' }) }
    const ofMoved = { edited: { event, occurrence: occurrencesOfSeries.moved }, before: moved, after: until }
    expect(faultsOf(until, ofMoved)).toEqual({})
  })

  it('do not ask for times of whole days', () => {
    expect(faultsOf({ ...draft, allDay: true, startTime: '', endTime: '' }, null)).toEqual({})
  })
})

it('the server’s faults come to the fields that they speak of', () => {
  expect(faultsFromPaths(['recurrence', 'timezone', 'reminders.0.channel', 'goalId'])).toEqual({
    repetition: 'refused',
    start: 'refused',
    reminders: 'refused',
  })
})
