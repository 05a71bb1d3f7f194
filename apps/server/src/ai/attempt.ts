import { setTimeout as wait } from 'node:timers/promises'
import { APICallError } from 'ai'
import type { NoAnswer } from './assistant-model.ts'
import { modelFault } from './model-fault.ts'
import type { OpenedModel } from './opened-model.ts'

const WAIT_MS = 300
const WAIT_MAX_MS = 3_000

/** Abort signals of one call: the person's, its deadline's, and both combined. */
export interface CallSignals {
  readonly either: AbortSignal
  readonly deadline: AbortSignal
  readonly person: AbortSignal
}

export function signalsOf(person: AbortSignal, totalMs: number): CallSignals {
  const deadline = AbortSignal.timeout(totalMs)
  return { either: AbortSignal.any([person, deadline]), deadline, person }
}

/** Counts a call that failed, unless the person stopped it, and tells the operator. Returns why it did. */
export function noteFailure(
  { breaker, tell }: Pick<OpenedModel, 'breaker' | 'tell'>,
  error: unknown,
  signals: CallSignals,
): NoAnswer {
  const reason = reasonOf(error, signals)
  if (signals.person.aborted) breaker.stopped()
  else {
    breaker.failed()
    tell(modelFault(error, { isLate: reason === 'late' }))
  }
  return reason
}

/** Why a call failed. A chunk that arrives too late counts as a timeout. */
function reasonOf(error: unknown, { deadline, person }: CallSignals): NoAnswer {
  if (person.aborted) return 'failed'
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  return deadline.aborted || isTimeout ? 'late' : 'failed'
}

function waitOf(error: APICallError): number {
  const header = error.responseHeaders?.['retry-after']
  const seconds = header === undefined ? Number.NaN : Number(header)
  return Number.isFinite(seconds) ? seconds * 1000 : WAIT_MS
}

/** Waits as long as a busy server asks for; false if a retry is not worth it. */
export async function waitedToRetry(error: unknown, { either }: CallSignals): Promise<boolean> {
  if (!APICallError.isInstance(error) || !error.isRetryable || either.aborted) return false
  const milliseconds = waitOf(error)
  if (milliseconds < 0 || milliseconds > WAIT_MAX_MS) return false
  await wait(milliseconds, undefined, { signal: either }).catch(() => undefined)
  return !either.aborted
}
