import { expect, it } from 'vitest'
import { dayOf } from '../../date/index.ts'
import { anItem } from '../../test/year-item.ts'
import { answerQuestion } from '../index.ts'
import { readQuestion } from '../../intents/index.ts'
import type { DetailedItem } from '../index.ts'
import { livingAsker } from '../test/lived-year.ts'

const on = dayOf(2026, 6, 12)
const event = (title: string, categoryId: string | null): DetailedItem => ({
  ...anItem(title, on, on, { categoryId }),
  ...{ location: '', description: '', repeats: false, reminders: [] },
})

function changed(text: string, items: readonly DetailedItem[]): readonly string[] {
  const surroundings = livingAsker('en')
  const { changes } = answerQuestion(readQuestion(text, surroundings, null), items, surroundings)
  return changes.map((change) => ('itemId' in change ? `${change.action} ${change.itemId}` : change.action))
}

it('finds by its title what a word means that also names a category, where nothing in that is meant', () => {
  const [trip, flight] = [event('Trip to Rome', null), event('Flight', 'travel')]
  expect(changed('remind me about the trip 2 days before', [trip])).toEqual(['remind Trip to Rome'])
  expect(changed('remind me about the trip 2 days before', [trip, flight])).toEqual(['remind Flight'])
  expect(changed('delete the trip', [event('Dinner', null)])).toEqual([])
})
