import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { implement } from '#server/http/implement.ts'
import {
  approve,
  confirmPerson,
  createInvite,
  disablePerson,
  enablePerson,
  revokeInvite,
} from './admin-acts.service.ts'
import { listAllFeedback, listBetaRequests, listInvites, listOperatorLog } from './admin-lists.service.ts'
import { readAdminOverview } from './overview.service.ts'
import { listPeople } from './people.service.ts'

/** Everything here is for an operator's session alone, which the contract says of each. */
export function adminRoutes(
  app: FastifyInstance,
  storage: MailStorage & Parameters<typeof readAdminOverview>[0],
): void {
  implement(app, operations.readAdminOverview, () => readAdminOverview(storage))
  implement(app, operations.listPeople, ({ query }) => listPeople(storage, query))
  implement(app, operations.disablePerson, ({ actor, params }) => disablePerson(storage, actor, params))
  implement(app, operations.enablePerson, ({ actor, params }) => enablePerson(storage, actor, params))
  implement(app, operations.confirmPerson, ({ actor, params }) => confirmPerson(storage, actor, params))
  implement(app, operations.listInvites, ({ query }) => listInvites(storage, query))
  implement(app, operations.createInvite, ({ actor, body }) => createInvite(storage, actor, body))
  implement(app, operations.revokeInvite, ({ actor, params }) => revokeInvite(storage, actor, params))
  implement(app, operations.listBetaRequests, ({ query }) => listBetaRequests(storage, query))
  implement(app, operations.approveBetaRequest, ({ actor, params }) => approve(storage, actor, params))
  implement(app, operations.listAllFeedback, ({ query }) => listAllFeedback(storage, query))
  implement(app, operations.listOperatorLog, ({ query }) => listOperatorLog(storage, query))
}
