import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { applyProposal } from './apply-proposal.service.ts'
import { createProposal } from './create-proposal.service.ts'
import { readProposal } from './proposals.service.ts'

export function proposalRoutes(app: FastifyInstance, storage: Parameters<typeof applyProposal>[0]): void {
  implement(app, operations.createProposal, ({ actor, body }) => createProposal(storage, actor, body))
  implement(app, operations.readProposal, ({ actor, params }) => readProposal(storage, actor, params.id))
  implementWrite(app, operations.applyProposal, ({ actor, params: { id }, body: choice }) =>
    applyProposal(storage, actor, { id, choice }),
  )
}
