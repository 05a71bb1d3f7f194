import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { originOf } from '#server/http/address-of.ts'
import { implementPublic } from '#server/http/implement.ts'
import { registerBeta, type BetaStorage } from './register.service.ts'
import { requestBeta } from './requests.service.ts'

export function betaRoutes(app: FastifyInstance, storage: BetaStorage): void {
  implementPublic(app, operations.requestBeta, ({ body, language, request }) =>
    requestBeta(storage, { language, ...body }, originOf(request)),
  )
  implementPublic(app, operations.registerBeta, ({ body, language, request }) =>
    registerBeta(storage, { language, ...body }, originOf(request)),
  )
}
