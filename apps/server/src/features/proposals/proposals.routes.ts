import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { applyProposal } from './apply-proposal.service.ts'
import { createProposal } from './create-proposal.service.ts'
import { readProposal } from './proposals.service.ts'

export function proposalRoutes(app: FastifyInstance, storage: Parameters<typeof applyProposal>[0]): void {
  implement(app, operations.createProposal, ({ access, body }) => createProposal(storage, access, body))
  implement(app, operations.readProposal, ({ access, params }) => readProposal(storage, access, params.id))
  implementWrite(app, operations.applyProposal, ({ access, params: { id }, body: choice }) =>
    applyProposal(storage, access, { id, choice }),
  )
}
