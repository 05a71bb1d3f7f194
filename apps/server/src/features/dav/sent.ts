import type { PersonalClock } from '@dodici/core/reminders'
import type { FileEvent } from '#server/features/calendar-contents/ics-content.ts'
import type { FileStorage } from '#server/features/calendar-contents/ics-tasks.ts'
import { DavRefusal } from './dav-refusal.ts'
import { workOn } from './resource-work.ts'

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
export async function readSent(
  storage: Pick<FileStorage, 'files'>,
  bytes: Uint8Array,
  clock: PersonalClock,
): Promise<SentEvent> {
  const reading = await workOn(storage, { act: 'read', bytes, clock }, bytes.length)
  if ('precondition' in reading) throw new DavRefusal(403, reading.precondition)
  return { file: reading.event, body: textOf(bytes) }
}

function textOf(bytes: Uint8Array): string | null {
  const octets = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = octets.toString('utf8')
  return text.includes('\u0000') || !Buffer.from(text).equals(octets) ? null : text
}
