import { parseDay, januaryOf } from '@dodici/core/date'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../../test/samples.ts'
import { countMatches, daysOfPreset, emptyDraft, faultsOf, readNumber, wireOf } from './goal-draft.ts'

const draft = { ...emptyDraft(januaryOf(2027)), title: ' Swim ', target: '12,5' }

describe('the draft of a goal', () => {
  it('is sent without what its kind does not ask for', () => {
    const typed = { ...draft, unit: 'km', matchText: ' swim ', matchCategoryId: 'sport' }
    expect(wireOf(typed)).toMatchObject({ title: 'Swim', target: 12.5, unit: 'km', matchText: 'swim' })
    expect(wireOf({ ...typed, kind: 'hours' }).unit).toBe('')
    expect(wireOf({ ...typed, kind: 'number' })).toMatchObject({ unit: 'km', matchText: null, matchCategoryId: null })
    expect(wireOf({ ...typed, kind: 'yesNo', target: '' }).target).toBe(1)
  })

  it.each([
    ['12,5', 12.5],
    ['-3', -3],
    ['', Number.NaN],
    ['1e9', Number.NaN],
    ['12 km', Number.NaN],
  ])('reads %j as %j', (text, number) => expect(readNumber(text)).toBe(number))

  it('says what stands in the way', () => {
    expect(faultsOf(draft)).toEqual({})
    expect(faultsOf({ ...draft, title: ' ', target: '0', to: '2026-12-31' })).toEqual({
      ...{ title: 'titleFault', target: 'targetFault', days: 'daysFault' },
    })
    expect(faultsOf({ ...draft, title: 'x'.repeat(1_000) })).toEqual({ title: 'tooLong' })
  })

  it('knows the year, the quarter and the month of a day', () => {
    const day = parseDay('2028-02-10') ?? 0
    expect(daysOfPreset('thisYear', day)).toEqual({ from: '2028-01-01', to: '2028-12-31' })
    expect(daysOfPreset('thisQuarter', day)).toEqual({ from: '2028-01-01', to: '2028-03-31' })
    expect(daysOfPreset('thisMonth', day)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  it('counts the occurrences that match within its days, and no others', () => {
    const events = [
      sampleEvent({
        title: 'Swimming',
        occurrences: [
          { start: '2027-02-01', end: '2027-02-01' },
          { start: '2027-03-01', end: '2027-03-01' },
        ],
      }),
      sampleEvent({ title: 'Swimming', status: 'cancelled' }),
      sampleEvent({ title: 'Dentist' }),
    ]
    expect(countMatches({ ...draft, matchText: 'swim' }, events)).toBe(2)
    expect(countMatches({ ...draft, matchText: 'swim', from: '2027-02-15' }, events)).toBe(1)
    expect(countMatches({ ...draft, matchText: 'swim', matchCategoryId: 'sport' }, events)).toBe(0)
  })
})
