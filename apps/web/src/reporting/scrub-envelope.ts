import { scrubTexts, scrubValue } from './scrub.ts'

/** As `@sentry/core` has it. */
type Part = readonly [facts: { readonly type: string }, content: unknown]

/** An event of a recording that is no drawing: what was clicked, asked for, or went wrong. */
const CUSTOM = 5

/** Everything that is about to be sent, without secrets and words of people. */
export const scrubEnvelope = <E extends readonly [unknown, readonly unknown[]]>([headers, parts]: E): E =>
  [headers, (parts as readonly Part[]).map(scrubPart)] as unknown as E

function scrubPart([facts, content]: Part): Part {
  if (facts.type !== 'replay_recording') return [facts, scrubValue(content)]
  const recording = scrubRecording(content)
  return [{ ...facts, length: new TextEncoder().encode(recording).length } as Part[0], recording]
}

/** A line of facts and a line of events. One that cannot be read cannot be scrubbed, and does not leave the page. */
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
