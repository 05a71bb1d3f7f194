import { operatorKinds } from '@dodici/contract/operator-kinds'
import type { OperatorEntry, OperatorKind } from '@dodici/contract/types'
import type { Storage } from '#server/db/journal/write-change.ts'
import { findOperatorEntries } from './operator-log.queries.ts'

const isKnown = (kind: string): kind is OperatorKind => operatorKinds.some((known) => known === kind)

/** What the operator did, newest first. */
export async function listOperatorEntries(
  { db }: Storage,
  wanted: Parameters<typeof findOperatorEntries>[1],
): Promise<OperatorEntry[]> {
  return (await findOperatorEntries(db.read, wanted)).flatMap(({ id: _id, at, kind, by, subject }) =>
    // A newer version beside this one notes kinds that this one has no words for.
    isKnown(kind) ? [{ _id, at, kind, by, subject }] : [],
  )
}
