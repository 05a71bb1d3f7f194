import { auditKinds } from '@dodici/contract/audit-kinds'
import type { AuditEntry, AuditKind } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { findEntries } from './audit.queries.ts'

const isKnown = (kind: string): kind is AuditKind => auditKinds.some((known) => known === kind)

/** What was done with the person's account, newest first. */
export async function listAudit({ db }: Storage, { userId }: Pick<Actor, 'userId'>): Promise<AuditEntry[]> {
  return (await findEntries(db.read, userId)).flatMap(({ kind, ...row }) =>
    // A newer version beside this one notes kinds that this one has no words for.
    isKnown(kind)
      ? [
          {
            ...{ _id: row.id, at: row.at, kind, name: row.name, userAgent: row.user_agent, place: row.place },
            ...{ count: row.count, byOperator: row.by_operator === 1 },
          },
        ]
      : [],
  )
}
