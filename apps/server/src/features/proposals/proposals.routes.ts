import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { answerWritten } from '#server/http/implement-write.ts'
import { applyProposal } from './apply-proposal.service.ts'
import { createProposal } from './create-proposal.service.ts'
import { readProposal } from './proposals.service.ts'

export function proposalRoutes(app: FastifyInstance, storage: Parameters<typeof applyProposal>[0]): void {
  implement(app, operations.createProposal, ({ actor, body }) => createProposal(storage, actor, body))
  implement(app, operations.readProposal, ({ actor, params }) => readProposal(storage, actor, params.id))
  implement(app, operations.applyProposal, async ({ actor, params, body, reply }) =>
    answerWritten(reply, await applyProposal(storage, actor, { id: params.id, choice: body })),
  )
}
