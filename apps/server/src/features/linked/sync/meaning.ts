import { hash } from 'node:crypto'
import type { PersonalClock } from '@dodici/core/reminders'
import type { FileEvent } from '#server/features/calendar-contents/ics-content.ts'
import type { FileStorage } from '#server/features/calendar-contents/ics-tasks.ts'
import { DavRefusal } from '#server/features/dav/dav-refusal.ts'
import { readSent, type SentEvent } from '#server/features/dav/sent.ts'

/** A resource that was read, and what it means. */
export interface Meant {
  readonly sent: SentEvent
  readonly print: string
}

/** What a resource means; null for one that is no event, or none that can be shown. */
export async function meaningOf(
  storage: Pick<FileStorage, 'files'>,
  body: string,
  clock: PersonalClock,
): Promise<Meant | null> {
  try {
    const sent = await readSent(storage, Buffer.from(body), clock)
    return { sent, print: printOf(sent.file) }
  } catch (error) {
    if (error instanceof DavRefusal) return null
    throw error
  }
}

/** The same text for two resources that say the same, in whatever order and however often they were written. */
function printOf({ event, exceptions, category }: FileEvent): string {
  const { ics_sequence: _sequence, ...columns } = event
  const said = [columns, exceptions, category]
  return hash('sha256', JSON.stringify(said, inOrder), 'base64url')
}

/** How another program wrote a part is no meaning, and how long that is. */
const NO_MEANING: ReadonlySet<string> = new Set(['written', 'bytes'])

/** Kept properties and components are lists whose order says nothing. */
function inOrder(key: string, value: unknown): unknown {
  if (NO_MEANING.has(key)) return undefined
  const plain: unknown = key === 'ics_extra' && typeof value === 'string' ? JSON.parse(value) : value
  return Array.isArray(plain) && key !== '' ? plain.toSorted(compareAsJson) : plain
}

function compareAsJson(one: unknown, other: unknown): number {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)]
  return first < second ? -1 : Number(first > second)
}
