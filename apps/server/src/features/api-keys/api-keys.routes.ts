import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { createDevicePassword, listDevicePasswords, removeDevicePassword } from './device-passwords.service.ts'
import { createKey, listKeys, removeKey } from './api-keys.service.ts'

export function apiKeyRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listApiKeys, ({ actor }) => listKeys(storage, actor))
  implement(app, operations.createApiKey, ({ actor, body }) => createKey(storage, actor, body.name))
  implement(app, operations.deleteApiKey, ({ actor, params }) => removeKey(storage, actor, params.id))
  implement(app, operations.listDevicePasswords, ({ actor }) => listDevicePasswords(storage, actor))
  implement(app, operations.createDevicePassword, ({ actor, body }) => createDevicePassword(storage, actor, body.name))
  implement(app, operations.deleteDevicePassword, ({ actor, params }) =>
    removeDevicePassword(storage, actor, params.id),
  )
}
