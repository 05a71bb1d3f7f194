import type { Feed } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { draftOf, newDraft, wishesOf } from './feed-draft.ts'

const feed: Feed = {
  ...{ _id: 'f1', name: 'Nonna', detail: 'busy', calendarIds: null, categoryIds: ['c1'], daysBack: 7, daysAhead: null },
  ...{ expiresAt: null, createdAt: '2026-11-20T09:00:00.000Z', lastReadAt: null, lastAgent: null },
}

describe('what is typed for an address', () => {
  it.each([
    ['Europe/Rome', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['Europe/Rome', '2027-03-27', '2027-03-27T23:00:00.000Z'],
    ['Pacific/Auckland', '2027-01-01', '2027-01-01T11:00:00.000Z'],
  ])('ends in %s with the last minute of %s', (zone, lastDay, expiresAt) => {
    expect(wishesOf({ ...newDraft(undefined), lastDay }, zone).expiresAt).toBe(expiresAt)
    expect(draftOf({ ...feed, expiresAt }, zone).lastDay).toBe(lastDay)
  })

  it('is what was saved, where nothing is changed', () => {
    const { _id, createdAt, lastReadAt, lastAgent, ...wishes } = feed
    expect(wishesOf(draftOf(feed, 'Europe/Rome'), 'Europe/Rome')).toEqual(wishes)
  })

  it('begins with the calendar that it is for', () => {
    expect(newDraft({ _id: 'k1', name: 'Lavoro' })).toMatchObject({ name: 'Lavoro', calendarIds: ['k1'] })
    expect(newDraft(undefined)).toMatchObject({ name: '', calendarIds: null, detail: 'titles' })
  })
})
