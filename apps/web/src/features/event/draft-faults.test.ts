import { describe, expect, it } from 'vitest'
import { faultsFromPaths, faultsOf } from './draft-faults.ts'
import { newDraft, type EventDraft } from './draft.ts'
import { plainRule, type RuleEnd } from '../../ui/repetition/rule.ts'

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
    expect(faultsOf(draft)).toEqual({})
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
    ['a thousand and one times', ending({ kind: 'after', count: 1001 }), { repetition: 'countOutside' }],
    ['no last day', ending({ kind: 'on', day: '' }), { repetition: 'untilIncomplete' }],
    ['a last day before the start', ending({ kind: 'on', day: '2027-02-28' }), { repetition: 'untilBeforeStart' }],
  ])('name %s', (_, change, expected) => {
    expect(faultsOf({ ...draft, ...change })).toEqual(expected)
  })

  it('V4: count an emoji with all its parts as one character', () => {
    expect(faultsOf({ ...draft, title: '👩🏽‍🚀'.repeat(200) })).toEqual({})
    expect(faultsOf({ ...draft, title: '👩🏽‍🚀'.repeat(201) })).toEqual({ title: 'tooLong' })
  })

  it('do not ask for times of whole days', () => {
    expect(faultsOf({ ...draft, allDay: true, startTime: '', endTime: '' })).toEqual({})
  })
})

it('the server’s faults come to the fields that they speak of', () => {
  expect(faultsFromPaths(['recurrence', 'timezone', 'reminders.0.channel'])).toEqual({
    repetition: 'refused',
    start: 'refused',
  })
})
