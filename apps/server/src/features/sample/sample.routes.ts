import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { createSample } from './create-sample.service.ts'
import { deleteSample } from './delete-sample.service.ts'

export function sampleRoutes(app: FastifyInstance, storage: Storage): void {
  implementWrite(app, operations.createSample, ({ access, body }) => createSample(storage, access, body.from))
  implementWrite(app, operations.deleteSample, ({ access }) => deleteSample(storage, access))
}
