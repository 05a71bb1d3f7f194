import type { FileEvent } from '#server/features/calendar-contents/ics-content.ts'
import { contentsOfIcs } from '#server/features/calendar-contents/ics-content.ts'
import { decodeIcs, readResource } from '@dodici/core/ics'
import type { PersonalClock } from '@dodici/core/reminders'
import { newSteps } from '#server/steps-of-request.ts'
import { DavRefusal } from './dav-refusal.ts'

/** A resource that a program sends: as it is read, and the octets to give back. */
export interface SentEvent {
  readonly file: FileEvent
  /** Null where they are no UTF-8, or hold a NUL: then a generated body is served. */
  readonly body: string | null
}

/**
 * Reads what a program sends.
 * @throws DavRefusal for what is no event
 */
export function readSent(bytes: Uint8Array, clock: PersonalClock): SentEvent {
  const decoded = decodeIcs(bytes)
  if ('error' in decoded) throw new DavRefusal(403, 'valid-calendar-data')
  const reading = readResource(decoded.text, { defaultZone: clock.zone, allDayAt: clock.allDayAt })
  if ('precondition' in reading) throw new DavRefusal(403, reading.precondition)
  const [file] = contentsOfIcs([reading.event], newSteps()) ?? []
  if (file === undefined) throw new DavRefusal(403, 'max-instances')
  return { file, body: textOf(bytes) }
}

function textOf(bytes: Uint8Array): string | null {
  const octets = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = octets.toString('utf8')
  return text.includes('\u0000') || !Buffer.from(text).equals(octets) ? null : text
}
