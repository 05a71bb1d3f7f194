import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { originOf } from '#server/http/address-of.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { implement, implementPublic } from '#server/http/implement.ts'
import { login, logout, readProfile, register, updateProfile, type AccountStorage } from './users.service.ts'

export function userRoutes(app: FastifyInstance, storage: AccountStorage & MailStorage): void {
  implementPublic(app, operations.register, ({ body, request }) => register(storage, body, originOf(request)))
  implementPublic(app, operations.login, ({ body, request, reply }) =>
    login(storage, body, { ...originOf(request), signal: signalOf(reply) }),
  )
  implement(app, operations.logout, async ({ actor }) => {
    await logout(storage, actor)
    return undefined
  })
  implement(app, operations.readProfile, ({ actor }) => readProfile(storage, actor))
  implement(app, operations.updateProfile, ({ actor, body }) => updateProfile(storage, actor, body))
}
