import { scrubTexts, scrubValue } from './scrub.ts'

/** As `@sentry/core` has it. */
type Part = readonly [facts: { readonly type: string }, content: unknown]

/** A replay event other than a drawing: a click, a request, an error. */
const CUSTOM = 5

/** Removes secrets and people's words from everything about to be sent. */
export const scrubEnvelope = <E extends readonly [unknown, readonly unknown[]]>([headers, parts]: E): E =>
  [headers, (parts as readonly Part[]).map(scrubPart)] as unknown as E

function scrubPart([facts, content]: Part): Part {
  if (facts.type !== 'replay_recording') return [facts, scrubValue(content)]
  const recording = scrubRecording(content)
  return [{ ...facts, length: new TextEncoder().encode(recording).length } as Part[0], recording]
}

/** A header and a list of events. What cannot be parsed cannot be scrubbed and is not sent. */
function scrubRecording(content: unknown): string {
  const text = typeof content === 'string' ? content : ''
  const end = text.indexOf('\n')
  try {
    const events = JSON.parse(text.slice(end + 1)) as readonly { readonly type?: number }[]
    return `${text.slice(0, end + 1)}${JSON.stringify(events.map(scrubRecorded))}`
  } catch {
    return `${text.slice(0, end + 1)}[]`
  }
}

const scrubRecorded = (event: { readonly type?: number }): unknown =>
  event.type === CUSTOM ? scrubValue(event) : scrubTexts(event)
