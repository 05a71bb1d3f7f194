import { routes } from '@dodici/contract/routes'
import { ApiError } from './api-error.ts'
import { answerOf } from './client.ts'
import { readServerEvents } from './server-events.ts'

const NAME = 'dodici-live'
/** A tab asks the others for their number, because it may have read its year before that. */
const QUESTION = 'which number'
/** A tab's message to the others, and the name of the server's event: a reminder came, was done or snoozed. */
const NOTIFICATION = 'notification'
/** The server sends a heartbeat every 25 s: after two missed ones the connection is dead. */
const SILENCE = 60_000
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000
/** A connection that lasted this long was good: the next pause is short again. */
const HELD_WELL = 10_000

interface LiveListener {
  /** First number received. Something may have changed between reading the page and now. */
  readonly onBegin: () => void
  /** Something has changed, here or elsewhere. */
  readonly onChange: () => void
  /** A reminder has come or has been handled. */
  readonly onNotification: () => void
  /** The token is no longer valid. */
  readonly onRefused: () => void
}

/** Handles a change number. */
type OnChange = (sequence: number) => void

/** Messages from the reading tab to all tabs, including itself. */
interface LiveListeners {
  readonly change: OnChange
  readonly notification: () => void
  readonly refused: () => void
}

/**
 * Listens for changes to the signed-in person's data until stopped. A browser's tabs share one stream: the tab that
 * holds the lock reads it and informs the others; when it closes, the next takes over. Without locks (plain http,
 * blocked storage) each tab has its own stream.
 */
export function listenLive(listener: LiveListener): () => void {
  const stop = new AbortController()
  const tabs = new BroadcastChannel(NAME)
  let known: number | null = null
  const hear: OnChange = (sequence) => {
    if (sequence === known) return
    const isFirst = known === null
    known = sequence
    if (isFirst) listener.onBegin()
    else listener.onChange()
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<number | typeof QUESTION | typeof NOTIFICATION>) => {
    if (data === NOTIFICATION) listener.onNotification()
    else if (data !== QUESTION) hear(data)
    else if (known !== null) tabs.postMessage(known)
  })
  // Each connection begins with the present number, which shows whether anything was missed.
  const tell: LiveListeners = {
    change: (sequence) => {
      tabs.postMessage(sequence)
      hear(sequence)
    },
    notification: () => {
      tabs.postMessage(NOTIFICATION)
      listener.onNotification()
    },
    refused: listener.onRefused,
  }
  const read = () => readUntilStopped(stop.signal, tell)
  tabs.postMessage(QUESTION)
  inTurn(read, stop.signal).catch((fault: unknown) => {
    if (!stop.signal.aborted) throw fault
  })
  return () => {
    stop.abort()
    tabs.close()
  }
}

/** Runs when this tab becomes the reader. */
async function inTurn(read: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const locks = (navigator as { readonly locks?: LockManager }).locks
  if (!locks) return read()
  try {
    await locks.request(NAME, { signal }, read)
  } catch (fault) {
    const isForbidden = fault instanceof DOMException && fault.name === 'SecurityError'
    if (!isForbidden) throw fault
    await read()
  }
}

/** Reads the stream, and reconnects with growing pauses. Ends when stopped or refused. */
async function readUntilStopped(stop: AbortSignal, tell: LiveListeners): Promise<void> {
  let pause = FIRST_PAUSE
  let isFirst = true
  while (!stop.aborted) {
    const begun = Date.now()
    const refusal = await readOnce(stop, isFirst ? tell : afterGap(tell))
    isFirst = false
    if (refusal === 'refused') {
      tell.refused()
      return
    }
    pause = Date.now() - begun > HELD_WELL ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE)
    await rest(refusal ?? pause * (0.5 + Math.random() / 2), stop)
  }
}

/** The number reveals missed changes but not missed reminders, so one is assumed. */
function afterGap(tell: LiveListeners): LiveListeners {
  let isBegun = false
  const change: OnChange = (sequence) => {
    if (!isBegun) tell.notification()
    isBegun = true
    tell.change(sequence)
  }
  return { ...tell, change }
}

/**
 * One connection, to its end. Returns the pause that the server asked for, `refused` for an invalid token, null
 * otherwise.
 */
async function readOnce(stop: AbortSignal, tell: LiveListeners): Promise<number | 'refused' | null> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE)
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), SILENCE)
  }
  try {
    const answer = await answerOf(routes.streamChanges, { signal: AbortSignal.any([stop, silence.signal]) })
    await readServerEvents(answer, {
      onBytes: heard,
      onEvent: (name, data) => {
        if (name === NOTIFICATION) tell.notification()
        if (name === 'change') tell.change((JSON.parse(data) as { readonly sequence: number }).sequence)
      },
    })
    return null
  } catch (fault) {
    // Streams end by breaking; only the server's own words change what follows.
    return fault instanceof ApiError ? afterFailure(fault) : null
  } finally {
    clearTimeout(timer)
  }
}

function afterFailure(fault: ApiError): number | 'refused' | null {
  if (fault.code === 'unauthenticated') return 'refused'
  return fault.retryAfter === null ? null : fault.retryAfter * 1_000
}

/** Waits, but only until the browser is online again or listening is stopped. */
function rest(milliseconds: number, stop: AbortSignal): Promise<void> {
  // Once stopped, nothing is reported any more.
  if (stop.aborted) return Promise.resolve()
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
