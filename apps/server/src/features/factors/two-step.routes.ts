import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '#server/http/address-of.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { implement } from '#server/http/implement.ts'
import {
  endTwoStep,
  offerTwoStep,
  readTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  type TwoStepStorage,
} from './two-step.service.ts'

export function twoStepRoutes(app: FastifyInstance, storage: TwoStepStorage): void {
  implement(app, operations.readTwoStep, ({ actor }) => readTwoStep(storage, actor))
  implement(app, operations.offerTwoStep, ({ actor, body, request, reply }) =>
    offerTwoStep(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
  implement(app, operations.startTwoStep, ({ actor, body }) => startTwoStep(storage, actor, body))
  implement(app, operations.endTwoStep, ({ actor, body, request, reply }) =>
    endTwoStep(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
  implement(app, operations.renewRecoveryCodes, ({ actor, body, request, reply }) =>
    renewRecoveryCodes(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
}
