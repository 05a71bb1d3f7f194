import type { OutgoingAnswer } from './outgoing.ts'

type Headers = OutgoingAnswer['headers']

/** A header of an answer, trimmed; the first, where there are several. */
export function headerOf(headers: Headers, name: string): string | null {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? null
}

/** How long a server wants to be left alone: in seconds, or until a date, by its own clock. */
export function retrySecondsOf(headers: Headers): number | null {
  const text = headerOf(headers, 'retry-after') ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const seconds = Math.ceil((Date.parse(text) - Date.parse(headerOf(headers, 'date') ?? '')) / 1_000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
