import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptCookies } from '../ui/cookies-accepted.ts'
import { catchFaults, reportFault, sendFaultsTo } from './faults.ts'
import { startReporting } from './start-reporting.ts'

const to = { dsn: 'https://key@errors.example.org/1', release: 'dodici@1' }

function parts() {
  const [sink, startReplay] = [vi.fn(), vi.fn()]
  const startClient = vi.fn(() => sink)
  const load = { client: vi.fn(async () => startClient), replay: vi.fn(async () => startReplay) }
  return { sink, startClient, startReplay, load }
}

let stop: () => void = () => undefined
beforeEach(() => catchFaults())
afterEach(() => {
  stop()
  sendFaultsTo(null)
})

describe('where this installation wants no reports', () => {
  it('nothing is loaded, and what has waited is forgotten', async () => {
    const { load, sink } = parts()
    acceptCookies()
    stop = await startReporting(null, load)
    reportFault(new Error('x'))
    expect([load.client.mock.calls, load.replay.mock.calls, sink.mock.calls]).toEqual([[], [], []])
  })
})

describe('where it wants them', () => {
  it('what went wrong before is reported, and what does later', async () => {
    const { load, sink, startClient } = parts()
    const [early, drawing, late] = [new Error('early'), new Error('drawing'), new Error('late')]
    window.dispatchEvent(new ErrorEvent('error', { error: early }))
    reportFault(drawing, 'at Page')
    expect(sink).not.toHaveBeenCalled()
    stop = await startReporting(to, load)
    reportFault(late)
    expect(startClient).toHaveBeenCalledWith(to)
    expect(sink.mock.calls).toEqual(expect.arrayContaining([[drawing, 'at Page'], [early], [late]]))
  })

  it('what nobody catches is left to the reporting once it is there, and not told twice', async () => {
    const { load, sink } = parts()
    stop = await startReporting(to, load)
    const heard = vi.fn()
    window.addEventListener('error', heard)
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }))
    window.removeEventListener('error', heard)
    expect([heard.mock.calls.length, sink.mock.calls]).toEqual([1, []])
  })

  it('nothing is recorded before the cookie notice was accepted, and then once', async () => {
    const { load, startReplay } = parts()
    stop = await startReporting(to, load)
    expect(load.replay).not.toHaveBeenCalled()
    acceptCookies()
    acceptCookies()
    await vi.waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1))
    expect(load.replay).toHaveBeenCalledTimes(1)
  })

  it('it is recorded from the start where the notice was accepted before', async () => {
    const { load, startReplay } = parts()
    acceptCookies()
    stop = await startReporting(to, load)
    await vi.waitFor(() => expect(startReplay).toHaveBeenCalledTimes(1))
  })
})
