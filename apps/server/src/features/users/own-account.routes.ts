import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { PasswordStorage } from '#server/features/credentials/password-changed.ts'
import { addressOf } from '#server/http/address-of.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { implement } from '#server/http/implement.ts'
import { changePassword, deleteOwnAccount } from './own-account.service.ts'

export function ownAccountRoutes(app: FastifyInstance, storage: PasswordStorage): void {
  implement(app, operations.changePassword, async ({ actor, body, request, reply }) => {
    await changePassword(storage, actor, body, { address: addressOf(request), signal: signalOf(reply) })
    return undefined
  })
  implement(app, operations.deleteAccount, async ({ actor, body, request, reply }) => {
    await deleteOwnAccount(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply) })
    return undefined
  })
}
