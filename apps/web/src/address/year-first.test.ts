import * as react from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onYearFirst, yearFirst } from './year-first.ts'

vi.mock(import('react'), async (original) => ({ ...(await original()), startTransition: vi.fn() }))

/** What happens, in its order, when drawing the rows takes so many milliseconds. */
function orderOf(patch: Parameters<typeof yearFirst>[0], milliseconds: number): readonly string[] {
  const done: string[] = []
  let now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.mocked(react.startTransition).mockImplementation((work) => {
    done.push('later:')
    void work()
  })
  const stop = onYearFirst(() => () => {
    now += milliseconds
    done.push('rows')
  })
  yearFirst(patch, () => void done.push('page'))
  stop()
  return done
}

describe('a change of which events are drawn', () => {
  afterEach(() => vi.restoreAllMocks())

  it('draws the rows first, and the rest of the page before the same frame', () => {
    expect(orderOf({ category: 'work' }, 5)).toEqual(['rows', 'page'])
  })

  it('leaves the rest of the page to a later frame where drawing the rows took long', () => {
    expect(orderOf({ category: 'work' }, 40)).toEqual(['rows', 'later:', 'page'])
  })

  it('is the page’s alone if more than the year changes', () => {
    expect(orderOf({ category: 'work', beside: null }, 5)).toEqual(['page'])
  })
})
