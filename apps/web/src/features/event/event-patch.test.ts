import type { Event, Occurrence } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { draftOf, type EventDraft } from './draft.ts'
import { isUnchanged, type Edit } from './edit.ts'
import { patchOf, scopesOf } from './event-patch.ts'
import { plainRule } from '../../ui/repetition/rule.ts'
import { occurrencesOfSeries as occurrences, sampleVisit, sampleSeries } from './test/sample-series.ts'

const ROME = 'Europe/Rome'

function edit(event: Event, occurrence: Occurrence | null, changes: Partial<EventDraft>, viewer = ROME): Edit {
  const before = draftOf({ event, occurrence }, viewer)
  return { edited: { event, occurrence }, before, after: { ...before, ...changes } }
}

const onSaturday = { startDay: '2027-03-13', endDay: '2027-03-13', startTime: '11:00', endTime: '12:30' }

describe('the patch of an edit', () => {
  it('carries only what was changed', () => {
    const changed = edit(sampleVisit(), null, { title: 'Osteopata', categoryId: 'c1' })
    expect(patchOf(changed, 'all')).toEqual({ title: 'Osteopata', categoryId: 'c1' })
  })

  it('clears a category with null', () => {
    expect(patchOf(edit(sampleVisit({ categoryId: 'c1' }), null, { categoryId: null }), 'all')).toEqual({
      categoryId: null,
    })
  })

  it('is empty where nothing was changed, and where only blanks were typed around the title', () => {
    expect(isUnchanged(edit(sampleSeries(), occurrences.second, {}))).toBe(true)
    expect(isUnchanged(edit(sampleVisit(), null, { title: 'Fisioterapia ' }))).toBe(true)
    expect(patchOf(edit(sampleSeries(), occurrences.moved, {}), 'all')).toEqual({})
  })

  it('of a single event carries its new times whole', () => {
    expect(patchOf(edit(sampleVisit(), null, onSaturday), 'all')).toEqual({
      allDay: false,
      start: '2027-03-13T11:00',
      end: '2027-03-13T12:30',
      timezone: ROME,
      endTimezone: null,
    })
  })
})

describe('the times of a moved occurrence', () => {
  const saturday = edit(sampleSeries(), occurrences.second, onSaturday)

  it('are its own for this one', () => {
    expect(patchOf(saturday, 'this')).toMatchObject({
      start: '2027-03-13T11:00',
      end: '2027-03-13T12:30',
      timezone: ROME,
    })
  })

  it('start the new series for this and the following', () => {
    expect(patchOf(saturday, 'following')).toMatchObject({ start: '2027-03-13T11:00', end: '2027-03-13T12:30' })
  })

  it('shift the start of the series for all, with the new length', () => {
    expect(patchOf(saturday, 'all')).toMatchObject({
      start: '2027-03-06T11:00',
      end: '2027-03-06T12:30',
      timezone: ROME,
    })
  })

  it('of an occurrence that had been moved before shift the series by the difference only', () => {
    const later = edit(sampleSeries(), occurrences.moved, { startTime: '11:30', endTime: '12:30' })
    expect(patchOf(later, 'all')).toMatchObject({ start: '2027-03-05T09:30', end: '2027-03-05T10:30' })
    expect(patchOf(later, 'following')).toMatchObject({ start: '2027-03-19T09:30', end: '2027-03-19T10:30' })
    expect(patchOf(later, 'this')).toMatchObject({ start: '2027-03-20T11:30', end: '2027-03-20T12:30' })
  })

  it('keep the zone of the series when a changed occurrence is seen from another one', () => {
    const seen = { ...occurrences.moved, start: '2027-03-20T06:00', end: '2027-03-20T07:00' }
    const later = edit(sampleSeries(), seen, { startTime: '11:30', endTime: '12:30' }, 'America/New_York')
    expect(patchOf(later, 'this')).toMatchObject({ start: '2027-03-20T11:30', timezone: ROME })
    expect(patchOf(later, 'all')).toMatchObject({ start: '2027-03-05T09:30', timezone: ROME })
  })

  it('take a zone that the person chose to the whole series', () => {
    const moved = edit(sampleSeries(), occurrences.second, { timezone: 'Europe/London' })
    expect(patchOf(moved, 'all')).toMatchObject({ start: '2027-03-05T09:00', timezone: 'Europe/London' })
  })

  it('become whole days for the whole series', () => {
    const wholeDays = edit(sampleSeries(), occurrences.second, {
      allDay: true,
      startDay: '2027-03-13',
      endDay: '2027-03-14',
    })
    expect(patchOf(wholeDays, 'all')).toEqual({
      allDay: true,
      start: '2027-03-06',
      end: '2027-03-07',
      timezone: null,
      endTimezone: null,
    })
  })

  it('become times for a series of whole days', () => {
    const series = sampleSeries({ allDay: true, start: '2027-03-05', end: '2027-03-05', timezone: null })
    const occurrence = { start: '2027-03-12', end: '2027-03-12', recurrenceId: '2027-03-12' }
    expect(patchOf(edit(series, occurrence, { allDay: false }), 'all')).toMatchObject({
      allDay: false,
      start: '2027-03-05T09:00',
      end: '2027-03-05T10:00',
      timezone: ROME,
    })
  })

  it('say nothing where only the title was changed', () => {
    expect(patchOf(edit(sampleSeries(), occurrences.moved, { title: 'Altro' }), 'all')).toEqual({ title: 'Altro' })
  })
})

describe('the rule of an edit', () => {
  const monthly = { kind: 'rule', rule: plainRule('month') } as const

  it('is said of the moved occurrence', () => {
    const changed = edit(sampleSeries(), occurrences.second, { ...onSaturday, repetition: monthly })
    expect(patchOf(changed, 'following')).toMatchObject({ recurrence: 'FREQ=MONTHLY;BYMONTHDAY=13' })
  })

  it('is not sent when only the start was moved: the series takes its weekdays along', () => {
    expect(patchOf(edit(sampleSeries(), occurrences.second, onSaturday), 'all')).not.toHaveProperty('recurrence')
  })

  it('ends with null', () => {
    const once = edit(sampleSeries(), occurrences.second, { repetition: { kind: 'never' } })
    expect(patchOf(once, 'all')).toEqual({ recurrence: null })
  })
})

describe('the scopes of an edit', () => {
  it('are all three in the middle of a series', () => {
    expect(scopesOf(edit(sampleSeries(), occurrences.second, { title: 'x' }))).toEqual(['this', 'following', 'all'])
  })

  it('leave out the following at the first occurrence, where they are all', () => {
    expect(scopesOf(edit(sampleSeries(), occurrences.first, { title: 'x' }))).toEqual(['this', 'all'])
  })

  it('leave out a single one when the rule was changed', () => {
    const changed = edit(sampleSeries(), occurrences.second, { repetition: { kind: 'never' } })
    expect(scopesOf(changed)).toEqual(['following', 'all'])
  })

  it('leave out a single one when it is to count for a goal', () => {
    const linked = edit(sampleSeries(), occurrences.second, { goalId: 'goal-1' })
    expect(scopesOf(linked)).toEqual(['following', 'all'])
    expect(patchOf(linked, 'all')).toEqual({ goalId: 'goal-1' })
  })

  it('are the whole series when it goes to another calendar', () => {
    expect(scopesOf(edit(sampleSeries(), occurrences.second, { calendarId: 'other' }))).toEqual(['all'])
  })

  it('are no question for a single event, and for a series opened as a whole', () => {
    expect(scopesOf(edit(sampleVisit(), null, { title: 'x' }))).toEqual(['all'])
    expect(scopesOf(edit(sampleSeries(), null, { title: 'x' }))).toEqual(['all'])
  })
})
