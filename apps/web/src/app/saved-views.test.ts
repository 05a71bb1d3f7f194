import { expect, it } from 'vitest'
import { isSameLook, lookOf, savedView, type Look } from './saved-views.ts'

const look = (facts: Partial<Look> = {}): Look => ({
  ...{ category: 'a,none', calendar: 'all', view: 'months', routineAsEvents: true },
  ...facts,
})

it('a saved view shows what was seen when it was saved', () => {
  for (const seen of [look(), look({ category: 'all', calendar: 'team', view: 'heat', routineAsEvents: false })]) {
    expect(lookOf(savedView('Mare', seen), ['a', 'b'])).toEqual(seen)
  }
})

it('a category that is gone is left out, and all that are gone are no filter', () => {
  expect(lookOf(savedView('Mare', look({ category: 'a,gone' })), ['a']).category).toBe('a')
  expect(lookOf(savedView('Mare', look({ category: 'gone' })), ['a']).category).toBe('all')
})

it('two looks are the same in whatever order, and differ in each part', () => {
  expect(isSameLook(look({ category: 'b,a' }), look({ category: 'a,b' }))).toBe(true)
  const others: Partial<Look>[] = [{ category: 'a' }, { calendar: 'x' }, { view: 'heat' }, { routineAsEvents: false }]
  for (const other of others) expect(isSameLook(look(), look(other))).toBe(false)
})
