import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import { addressOf } from '#server/http/address-of.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { implement } from '#server/http/implement.ts'
import { createOwnDevicePassword, listDevicePasswords, removeDevicePassword } from './device-passwords.service.ts'
import { createOwnKey, listKeys, removeKey } from './api-keys.service.ts'

export function apiKeyRoutes(app: FastifyInstance, storage: FactorStorage): void {
  implement(app, operations.listApiKeys, ({ actor }) => listKeys(storage, actor))
  implement(app, operations.createApiKey, ({ actor, body, request, reply }) =>
    createOwnKey(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
  implement(app, operations.deleteApiKey, ({ actor, params }) => removeKey(storage, actor, params.id))
  implement(app, operations.listDevicePasswords, ({ actor }) => listDevicePasswords(storage, actor))
  implement(app, operations.createDevicePassword, ({ actor, body, request, reply }) =>
    createOwnDevicePassword(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
  implement(app, operations.deleteDevicePassword, ({ actor, params }) =>
    removeDevicePassword(storage, actor, params.id),
  )
}
