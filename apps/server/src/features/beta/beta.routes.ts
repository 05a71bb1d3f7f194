import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { addressOf, originOf } from '#server/http/address-of.ts'
import { implementPublic } from '#server/http/implement.ts'
import { registerBeta, type BetaStorage } from './register.service.ts'
import { requestBeta } from './requests.service.ts'

export function betaRoutes(app: FastifyInstance, storage: BetaStorage): void {
  implementPublic(app, operations.requestBeta, ({ body, request }) => requestBeta(storage, body, addressOf(request)))
  implementPublic(app, operations.registerBeta, ({ body, request }) => registerBeta(storage, body, originOf(request)))
}
