import { routes } from '@dodici/contract/routes'
import { ApiError } from './api-error.ts'
import { answerOf } from './client.ts'
import { readServerEvents } from './server-events.ts'

const NAME = 'dodici-live'
/** The server's heart beats every 25 s: after two missed beats the line is dead. */
const SILENCE = 60_000
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000
/** A line that held this long was a good one: the next pause is short again. */
const HELD_WELL = 10_000

interface LiveListener {
  /** Something was changed, here or elsewhere; also after a gap in which something may have been. */
  readonly onChange: () => void
  /** The token is no longer good. */
  readonly onRefused: () => void
}

/**
 * Listens to the changes of the signed-in person until it is stopped. The tabs of a browser share one stream: whoever
 * holds the lock reads it and tells the others; when that tab closes, the next one takes over. Where the browser gives
 * no locks (a page over plain http), each tab has its own.
 */
export function listenLive(listener: LiveListener): () => void {
  const stop = new AbortController()
  const tabs = new BroadcastChannel(NAME)
  tabs.addEventListener('message', listener.onChange)
  const tellAll = () => {
    tabs.postMessage(null)
    listener.onChange()
  }
  const read = () => readUntilStopped(stop.signal, { onChange: tellAll, onRefused: listener.onRefused })
  const locks = (navigator as { readonly locks?: LockManager }).locks
  const reading = locks ? locks.request(NAME, { signal: stop.signal }, read) : read()
  reading.catch((fault: unknown) => {
    if (!stop.signal.aborted) throw fault
  })
  return () => {
    stop.abort()
    tabs.close()
  }
}

/** Reads the stream, and again with growing pauses when it breaks. Ends when it is stopped or refused. */
async function readUntilStopped(stop: AbortSignal, listener: LiveListener): Promise<void> {
  let pause = FIRST_PAUSE
  let isFirst = true
  while (!stop.aborted) {
    const begun = Date.now()
    const refusal = await readOnce(stop, listener.onChange, !isFirst)
    if (refusal === 'refused') {
      listener.onRefused()
      return
    }
    isFirst = false
    pause = Date.now() - begun > HELD_WELL ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE)
    await rest(refusal ?? pause * (0.5 + Math.random() / 2), stop)
  }
}

/**
 * One connection, to its end. Gives the pause that the server asked for, `refused` for a dead token, null for any other
 * end. After a gap, having got through counts as a change.
 */
async function readOnce(
  stop: AbortSignal,
  onChange: () => void,
  isAfterGap: boolean,
): Promise<number | 'refused' | null> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE)
  }
  try {
    const answer = await answerOf(routes.streamChanges, { signal: AbortSignal.any([stop, silence.signal]) })
    if (isAfterGap) onChange()
    await readServerEvents(answer, { onBytes: heard, onEvent: (name) => name === 'change' && onChange() })
    return null
  } catch (fault) {
    // A broken line is what a stream ends with; only the server's own words change what comes next.
    return fault instanceof ApiError ? afterFailure(fault) : null
  } finally {
    clearTimeout(timer)
  }
}

function afterFailure(fault: ApiError): number | 'refused' | null {
  if (fault.code === 'unauthenticated') return 'refused'
  return fault.retryAfter === null ? null : fault.retryAfter * 1_000
}

/** Waits, but not longer than until the browser is back online or it is stopped. */
function rest(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      stop.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end)
    stop.addEventListener('abort', end)
  })
}
