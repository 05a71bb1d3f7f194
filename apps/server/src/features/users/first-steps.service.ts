import type { FirstSteps } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { findFirstKinds } from './first-steps.queries.ts'

/** Whoever has changed more than this is no beginner. */
const FIRST_CHANGES = 2_000

/** What somebody has done among their first changes, however it was done. What was undone does not count. */
export async function readFirstSteps({ db }: Storage, { userId }: Actor): Promise<FirstSteps> {
  const kinds = ['calendar.import', 'event.create', 'sample.create'] as const
  const done = await findFirstKinds(db.read, userId, { kinds, last: FIRST_CHANGES })
  return { imported: done.has(kinds[0]), written: done.has(kinds[1]), sampled: done.has(kinds[2]) }
}
