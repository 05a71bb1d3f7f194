import type { AdminFeedback, AdminInvite, AdminRequest, OperatorEntry } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { listOperatorEntries } from '#server/features/audit/operator-log.service.ts'
import { inviteStateOf } from '#server/features/beta/invites.service.ts'
import { findFeedback, findInvites, findRequests } from './admin.queries.ts'
import { someOf, type Asked, type Some } from './some-of.ts'

/** Invite codes, newest first; the codes themselves are not stored. */
export const listInvites = ({ db, clock }: Storage, asked: Asked): Promise<Some<AdminInvite>> =>
  someOf(asked, async (wanted) =>
    (await findInvites(db.read, wanted)).map((row) => ({
      ...{ _id: row.id, note: row.note, createdAt: row.created_at, expiresAt: row.expires_at },
      state: inviteStateOf(row, instantOf(clock)),
    })),
  )

/** Requests for access, newest first; only those that wait, if so asked. */
export const listBetaRequests = (
  { db }: Storage,
  { waiting, ...asked }: Asked & { readonly waiting?: 'true' | 'false' | undefined },
): Promise<Some<AdminRequest>> =>
  someOf(asked, async (wanted) =>
    (await findRequests(db.read, { ...wanted, isWaiting: waiting === 'true' })).map((row) => ({
      ...{ _id: row.id, email: row.email, language: row.language, createdAt: row.created_at },
      ...{ approvedAt: row.approved_at, hasAccount: row.user_id !== null },
    })),
  )

/** What people have said, newest first. */
export const listAllFeedback = ({ db }: Storage, asked: Asked): Promise<Some<AdminFeedback>> =>
  someOf(asked, async (wanted) =>
    (await findFeedback(db.read, wanted)).map((row) => ({
      ...{ _id: row.id, createdAt: row.created_at, category: row.category, title: row.title, details: row.details },
      ...{ page: row.page, userAgent: row.user_agent, email: row.email },
    })),
  )

/** What was done by whoever runs the server, newest first. */
export const listOperatorLog = (storage: Storage, asked: Asked): Promise<Some<OperatorEntry>> =>
  someOf(asked, (wanted) => listOperatorEntries(storage, wanted))
