import type { SavedView } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { mergedViews } from './merged-views.ts'

const view = (name: string, categories: string[] = []): SavedView => ({
  ...{ name, categories, calendar: null, routineAsEvents: false, view: 'months' },
})
const [a, b, c] = [view('a'), view('b'), view('c')]

it.each([
  ['a new one on each device', [a], [a, b], [a, c], [a, c, b]],
  ['one deleted here, another there', [a, b, c], [b, c], [a, b], [b]],
  [
    'one renamed here, where it was, another changed there',
    [a, b],
    [view('A'), b],
    [a, view('b', ['x'])],
    [view('A'), view('b', ['x'])],
  ],
  ['the same new one on both', [], [a], [a], [a]],
  ['the same one deleted on both', [a, b], [b], [b], [b]],
  ['one changed here, a new one there', [a], [view('a', ['x'])], [a, b], [view('a', ['x']), b]],
])('keeps what both devices did: %s', (_, ...[before, mine, theirs, expected]) => {
  expect(mergedViews({ before, mine, theirs })).toEqual(expected)
})

it.each([
  ['the same name for two looks', [], [view('a', ['x'])], [view('a', ['y'])]],
  ['deleted here, changed there', [a], [], [view('a', ['y'])]],
  ['changed here, deleted there', [a], [view('a', ['x'])], []],
  ['renamed to a name that is taken there', [a], [view('b', ['x'])], [a, b]],
])('decides nothing where both changed one: %s', (_, before, mine, theirs) => {
  expect(mergedViews({ before, mine, theirs })).toBeNull()
})
