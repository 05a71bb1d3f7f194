import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../test/render.tsx'
import { takeLogged } from '../test/setup.ts'
import { useLiveUpdates } from './use-live-updates.ts'

const listenLive = vi.hoisted(() => vi.fn(() => () => undefined))
const loads = vi.hoisted(() => ({ failing: 0 }))
vi.mock('../api/live.ts', () => ({ listenLive }))
vi.mock('../ui/load-chunk.ts', () => ({
  loadChunk: <T,>(load: () => Promise<T>) => {
    loads.failing -= 1
    return loads.failing < 0 ? load() : Promise.reject(new Error('no network'))
  },
}))

function Page() {
  useLiveUpdates()
  return null
}

afterEach(() => {
  vi.useRealTimers()
})

it('listens as soon as its reader has loaded, however often that failed before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  loads.failing = 2
  await renderPart(<Page />)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(listenLive).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(120_000)
  await vi.waitFor(() => expect(listenLive).toHaveBeenCalledTimes(1))
  expect(takeLogged()).toHaveLength(2)
})
