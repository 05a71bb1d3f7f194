import { routes } from '@dodici/contract/routes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callsOf, fail, reply } from '../test/fake-api.ts'
import { listenLive } from './live.ts'

const encoder = new TextEncoder()
const change = (sequence: number) => `event: change\ndata: {"sequence":${sequence}}\n\n`

/** A stream that the test feeds and ends. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
  })
  return {
    body,
    say: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
  }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

describe('live updates', () => {
  let stop: () => void = () => undefined
  const onBegin = vi.fn()
  const onChange = vi.fn()
  const onNotification = vi.fn()
  const onRefused = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onBegin.mockClear()
    onChange.mockClear()
    onNotification.mockClear()
    onRefused.mockClear()
  })

  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  const listen = () => {
    stop = listenLive({ onBegin, onChange, onNotification, onRefused })
  }

  it('tell of each change on the stream, and apart from these of the number that it begins with', async () => {
    const stream = openStream()
    reply(routes.streamChanges, () => ({ body: stream.body }))
    listen()
    await seconds(0)
    stream.say(': beat\n\n')
    stream.say(change(4))
    await vi.waitFor(() => expect(onBegin).toHaveBeenCalledTimes(1))
    expect(onChange).not.toHaveBeenCalled()
    stream.say(change(5))
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    stream.say(change(6))
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
    expect(onBegin).toHaveBeenCalledTimes(1)
  })

  it('tell of each reminder, this tab and the others of the browser', async () => {
    const stream = openStream()
    reply(routes.streamChanges, () => ({ body: stream.body }))
    const other = new BroadcastChannel('dodici-live')
    const heard = vi.fn()
    other.addEventListener('message', ({ data }: MessageEvent<string>) => void heard(data))
    listen()
    await seconds(0)
    stream.say('event: notification\ndata: {}\n\n')
    await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('notification'))
    expect(onChange).not.toHaveBeenCalled()
    other.postMessage('notification')
    await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2))
    other.close()
  })

  it.each([
    ['another number, which is a change', 5, 1],
    ['the same number, which is none', 4, 0],
    ['a smaller number, as a restored server has, which is a change', 3, 1],
  ])('connect again when the stream breaks, and hear %s', async (_, later, changes) => {
    const streams = [openStream(), openStream()]
    reply(routes.streamChanges, () => ({ body: streams[callsOf(routes.streamChanges).length - 1]?.body }))
    listen()
    await seconds(0)
    streams[0]?.say(change(4))
    await vi.waitFor(() => expect(onBegin).toHaveBeenCalledTimes(1))
    streams[0]?.end()
    await seconds(3)
    expect(callsOf(routes.streamChanges)).toHaveLength(2)
    expect(onNotification).not.toHaveBeenCalled()
    streams[1]?.say(change(later))
    await seconds(1)
    expect(onChange).toHaveBeenCalledTimes(changes)
    // Whether a reminder came meanwhile, no number says.
    expect(onNotification).toHaveBeenCalledTimes(1)
  })

  it('are read by the tab itself where the browser forbids to share them', async () => {
    const request = () => Promise.reject(new DOMException('no storage', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { request } })
    const stream = openStream()
    reply(routes.streamChanges, () => ({ body: stream.body }))
    listen()
    await seconds(0)
    stream.say(change(4))
    await vi.waitFor(() => expect(onBegin).toHaveBeenCalledTimes(1))
    vi.unstubAllGlobals()
  })

  it('pause longer and longer while the server is down', async () => {
    fail(routes.streamChanges, 'network')
    listen()
    await seconds(3)
    const early = callsOf(routes.streamChanges).length
    await seconds(57)
    const late = callsOf(routes.streamChanges).length
    expect(early).toBeGreaterThanOrEqual(2)
    expect(late).toBeLessThan(10)
  })

  it('wait as long as the server asks', async () => {
    fail(routes.streamChanges, 'unavailable', { retryAfter: 20 })
    listen()
    await seconds(19)
    expect(callsOf(routes.streamChanges)).toHaveLength(1)
    await seconds(2)
    expect(callsOf(routes.streamChanges)).toHaveLength(2)
  })

  it('take a minute without a heartbeat for a dead line', async () => {
    reply(routes.streamChanges, () => ({ body: openStream().body }))
    listen()
    await seconds(59)
    expect(callsOf(routes.streamChanges)).toHaveLength(1)
    await seconds(2)
    await vi.waitFor(() => expect(callsOf(routes.streamChanges)).toHaveLength(2))
  })

  it('end with a dead token, and say so once', async () => {
    fail(routes.streamChanges, 'unauthenticated')
    listen()
    await seconds(120)
    expect(callsOf(routes.streamChanges)).toHaveLength(1)
    expect(onRefused).toHaveBeenCalledTimes(1)
  })

  describe('shared by tabs', () => {
    let other: BroadcastChannel
    const heard: unknown[] = []

    beforeEach(() => {
      heard.length = 0
      other = new BroadcastChannel('dodici-live')
      other.addEventListener('message', ({ data }) => heard.push(data))
    })

    afterEach(() => other.close())

    it('reach the tabs that do not read themselves, and those that ask', async () => {
      const stream = openStream()
      reply(routes.streamChanges, () => ({ body: stream.body }))
      listen()
      await seconds(0)
      stream.say(change(4))
      await vi.waitFor(() => expect(heard).toEqual(['which number', 4]))
      stream.say(change(5))
      await vi.waitFor(() => expect(heard).toEqual(['which number', 4, 5]))
      other.postMessage('which number')
      await vi.waitFor(() => expect(heard).toEqual(['which number', 4, 5, 5]))
    })

    it('are heard from the tab that reads: the first number is where this tab begins', async () => {
      reply(routes.streamChanges, () => ({ body: openStream().body }))
      listen()
      other.postMessage(5)
      await vi.waitFor(() => expect(onBegin).toHaveBeenCalledTimes(1))
      other.postMessage(5)
      other.postMessage(6)
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
      expect(onBegin).toHaveBeenCalledTimes(1)
    })
  })
})
