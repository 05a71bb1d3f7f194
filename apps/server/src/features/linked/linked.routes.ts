import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { listLinkedConflicts, settleLinkedConflict } from './conflicts.service.ts'
import {
  createLinkedAccount,
  deleteLinkedAccount,
  findCalendarsOfAccount,
  findRemoteCalendars,
  linkCalendars,
  updateLinkedAccount,
} from './linked-accounts.service.ts'
import type { LinkStorage } from './link-storage.ts'
import { answerGone, syncLinkedCalendar, unlinkCalendar } from './links.service.ts'
import { listLinkedAccounts } from './list-linked.service.ts'

export function linkedRoutes(app: FastifyInstance, storage: LinkStorage): void {
  implement(app, operations.listLinkedAccounts, ({ access }) => listLinkedAccounts(storage, access))
  implement(app, operations.findRemoteCalendars, ({ access, body }) => findRemoteCalendars(storage, access, body))
  implement(app, operations.createLinkedAccount, ({ access, body }) => createLinkedAccount(storage, access, body))
  implement(app, operations.updateLinkedAccount, ({ access, params: { id }, body: patch }) =>
    updateLinkedAccount(storage, access, { id, patch }),
  )
  implement(app, operations.deleteLinkedAccount, ({ access, params: { id } }) =>
    deleteLinkedAccount(storage, access, id),
  )
  implement(app, operations.findCalendarsOfAccount, ({ access, params: { id } }) =>
    findCalendarsOfAccount(storage, access, id),
  )
  implement(app, operations.linkCalendars, ({ access, params: { id }, body: { calendars } }) =>
    linkCalendars(storage, access, { id, calendars }),
  )
  implement(app, operations.unlinkCalendar, ({ access, params: { id } }) => unlinkCalendar(storage, access, id))
  implement(app, operations.syncLinkedCalendar, ({ access, params: { id } }) => syncLinkedCalendar(storage, access, id))
  implement(app, operations.answerGone, ({ access, params: { id }, body: { take } }) =>
    answerGone(storage, access, { id, take }),
  )
  implement(app, operations.listLinkedConflicts, ({ access }) => listLinkedConflicts(storage, access))
  implement(app, operations.settleLinkedConflict, ({ access, params: { id, conflictId }, body: { keep } }) =>
    settleLinkedConflict(storage, access, { id, conflictId, keep }),
  )
}
