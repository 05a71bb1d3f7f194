import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT, loadChunk } from './load-chunk.ts'

describe('a part of the page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is loaded once where all is well', async () => {
    const load = vi.fn(() => Promise.resolve('part'))
    expect(await loadChunk(load)).toBe('part')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is tried again after a short pause', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('network'))
      .mockRejectedValueOnce(new Error('network'))
      .mockResolvedValue('part')
    const loading = loadChunk(load)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await loading).toBe('part')
  })

  it('fails with the last reason where it does not come', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')))
    const loading = expect(loadChunk(load)).rejects.toThrow('gone')
    await vi.advanceTimersByTimeAsync(3_000)
    await loading
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('is given up after 120 seconds', async () => {
    expect(CHUNK_TIMEOUT).toBe(120_000)
    const loading = expect(loadChunk(() => new Promise(() => undefined))).rejects.toThrow('did not load in time')
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT)
    await loading
  })
})
