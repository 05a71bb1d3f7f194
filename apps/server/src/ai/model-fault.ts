import { APICallError } from 'ai'
import { codeOf } from '../errors.ts'

/** What the operator should look at, by the status of the model's server. */
const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'it refuses the key: look at AI_API_KEY',
  403: 'it refuses the key: look at AI_API_KEY',
  404: 'it knows no such model or address: look at AI_MODEL and AI_BASE_URL',
  402: 'it wants to be paid',
  429: 'it takes no more questions for now, or wants to be paid',
}

/** Longer chains of causes are none. */
const DEPTH = 5

/**
 * Why a model gave no answer, for the operator. It contains nothing of what the server wrote, which may quote the key or the
 * person.
 */
export function modelFault(error: unknown, { isLate }: { readonly isLate: boolean }): string {
  if (isLate) return 'it took too long'
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 300) {
    const meaning = BY_STATUS[error.statusCode]
    return `it answered ${String(error.statusCode)}${meaning === undefined ? '' : `: ${meaning}`}`
  }
  const code = codeOfCauses(error)
  return code === '' ? 'its answer could not be used' : `it cannot be reached (${code}): look at AI_BASE_URL`
}

/** The code that the system gave, at whatever depth of causes. */
function codeOfCauses(error: unknown): string {
  let cause = error
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth += 1) {
    if (/^E[A-Z_]+$/.test(codeOf(cause))) return codeOf(cause)
    cause = cause.cause
  }
  return ''
}

const AGAIN_AFTER_MS = 60_000

/** Passes faults on, and each of them once a minute at most: many people may meet it at the same time. */
export function seldom(tell: (fault: string) => void, now: () => number): (fault: string) => void {
  const told = new Map<string, number>()
  return (fault) => {
    const last = told.get(fault)
    if (last !== undefined && now() - last < AGAIN_AFTER_MS) return
    told.set(fault, now())
    tell(fault)
  }
}
