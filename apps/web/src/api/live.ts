import { routes } from '@dodici/contract/routes'
import { ApiError } from './api-error.ts'
import { answerOf } from './client.ts'
import { readServerEvents } from './server-events.ts'

const NAME = 'dodici-live'
/** What a tab asks the others: the number that they know, for it may have read its year before that. */
const QUESTION = 'which number'
/** What a tab tells the others, and the name of the server's event: a reminder came, or one was ticked off or put off. */
const NOTIFICATION = 'notification'
/** The server's heart beats every 25 s: after two missed beats the line is dead. */
const SILENCE = 60_000
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000
/** A line that held this long was a good one: the next pause is short again. */
const HELD_WELL = 10_000

interface LiveListener {
  /** The first number was heard: something may have been changed after the page was read, and before this. */
  readonly onBegin: () => void
  /** Something was changed, here or elsewhere. */
  readonly onChange: () => void
  /** A reminder came, or something became of one. */
  readonly onNotification: () => void
  /** The token is no longer good. */
  readonly onRefused: () => void
}

/** What is done with the number of a change. */
type Hear = (sequence: number) => void

/** What the reader of the stream tells every tab, its own too. */
interface Telling {
  readonly change: Hear
  readonly notification: () => void
  readonly refused: () => void
}

/**
 * Listens to the changes of the signed-in person until it is stopped. The tabs of a browser share one stream: whoever
 * holds the lock reads it and tells the others; when that tab closes, the next one takes over. Where the browser gives
 * no locks (a page over plain http, a person who blocked all storage), each tab has its own.
 */
export function listenLive(listener: LiveListener): () => void {
  const stop = new AbortController()
  const tabs = new BroadcastChannel(NAME)
  let known: number | null = null
  const hear: Hear = (sequence) => {
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
  // Each connection begins with the present number: after a gap it says whether anything was missed.
  const tell: Telling = {
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

/** Runs it when this tab is the one to read. */
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

/** Reads the stream, and again with growing pauses when it breaks. Ends when it is stopped or refused. */
async function readUntilStopped(stop: AbortSignal, tell: Telling): Promise<void> {
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

/** The number says whether a change was missed, and nothing says it of a reminder: so one is taken to have come. */
function afterGap(tell: Telling): Telling {
  let isBegun = false
  const change: Hear = (sequence) => {
    if (!isBegun) tell.notification()
    isBegun = true
    tell.change(sequence)
  }
  return { ...tell, change }
}

/**
 * One connection, to its end. Gives the pause that the server asked for, `refused` for a dead token, null for any other
 * end.
 */
async function readOnce(stop: AbortSignal, tell: Telling): Promise<number | 'refused' | null> {
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
  // What was stopped before tells nobody of it any more.
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
