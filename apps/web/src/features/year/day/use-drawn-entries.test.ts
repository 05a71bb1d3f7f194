import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idleMoment, type IdleCallback } from '../../../test/idle-moment.ts'
import { entriesInWindow, useDrawnEntries } from './use-drawn-entries.ts'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (job: () => void) => setTimeout(job))
  vi.stubGlobal('requestIdleCallback', (job: IdleCallback) => setTimeout(job, 0, idleMoment))
  for (const name of ['cancelAnimationFrame', 'cancelIdleCallback']) {
    vi.stubGlobal(name, (handle: NodeJS.Timeout) => clearTimeout(handle))
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** How many entries are drawn, each time that the list is. */
function drawnOf(all: number, atOnce = entriesInWindow): number[] {
  const drawn: number[] = []
  renderHook(() => drawn.push(useDrawnEntries(all, atOnce)))
  return drawn
}

const setHeight = (height: number) => Object.assign(window, { innerHeight: height })

it('of a full day as much is drawn at first as the window shows, and then all of it', async () => {
  setHeight(900)
  const drawn = drawnOf(60)
  expect(drawn).toEqual([15])
  await waitFor(() => expect(drawn.at(-1)).toBeGreaterThanOrEqual(60))
  expect(drawn.length).toBeGreaterThan(2)
})

it('in a taller window more is drawn at first', () => {
  setHeight(1600)
  expect(drawnOf(60)).toEqual([30])
})

it('a day that the window shows whole is drawn once', () => {
  setHeight(900)
  vi.useFakeTimers()
  const drawn = drawnOf(12)
  act(() => void vi.advanceTimersByTime(5_000))
  expect(drawn).toHaveLength(1)
  vi.useRealTimers()
})
