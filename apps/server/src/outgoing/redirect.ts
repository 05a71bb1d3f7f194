import { headerOf } from './answer-headers.ts'
import type { OutgoingAnswer } from './outgoing.ts'

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Where an answer leads, as a whole address; null if it leads nowhere. Whoever follows it asks anew. */
export function redirectOf({ status, headers }: OutgoingAnswer, from: string): string | null {
  if (!REDIRECTS.has(status)) return null
  const location = headerOf(headers, 'location')
  if (location === null || !URL.canParse(location, from)) return null
  return new URL(location, from).href
}
