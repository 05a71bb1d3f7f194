import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '#server/http/address-of.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { implement, implementPublic } from '#server/http/implement.ts'
import { askPasskey } from './passkey-login.service.ts'
import { createPasskey, endPasskey, listPasskeys, offerPasskey, type PasskeysStorage } from './passkeys.service.ts'

export function passkeyRoutes(app: FastifyInstance, storage: PasskeysStorage): void {
  implementPublic(app, operations.askPasskey, () => askPasskey(storage))
  implement(app, operations.listPasskeys, ({ actor }) => listPasskeys(storage, actor))
  implement(app, operations.offerPasskey, ({ actor, body, request, reply }) =>
    offerPasskey(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
  implement(app, operations.createPasskey, ({ actor, body }) => createPasskey(storage, actor, body))
  implement(app, operations.endPasskey, ({ actor, params, body, request, reply }) =>
    endPasskey(storage, actor, { ...params, ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
}
