import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { PasswordStorage } from '#server/features/credentials/password-changed.ts'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import type { PasskeyStorage } from '#server/features/factors/passkey-login.service.ts'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { addressOf, originOf } from '#server/http/address-of.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { implement, implementPublic } from '#server/http/implement.ts'
import { changePassword, deleteOwnAccount } from './own-account.service.ts'
import { readFirstSteps } from './first-steps.service.ts'
import { revokeAll } from './revoke-all.service.ts'
import type { AccountStorage } from './new-account.ts'
import { login, logout, readProfile, register, updateProfile } from './users.service.ts'
import { enterByPasskey, verifyLogin } from './verify-login.service.ts'

export function userRoutes(app: FastifyInstance, storage: AccountStorage & MailStorage & PasskeyStorage): void {
  implementPublic(app, operations.register, ({ body, language, request }) =>
    register(storage, { language, ...body }, originOf(request)),
  )
  implementPublic(app, operations.login, async ({ body, request, reply }) => {
    const entered = await login(storage, body, { ...originOf(request), signal: signalOf(reply) })
    if ('step' in entered) void reply.code(202)
    return entered
  })
  implementPublic(app, operations.verifyLogin, ({ body, request }) =>
    verifyLogin(storage, { ...body, ...originOf(request) }),
  )
  implementPublic(app, operations.loginByPasskey, ({ body, request }) =>
    enterByPasskey(storage, { ...body, ...originOf(request) }),
  )
  implement(app, operations.logout, ({ actor }) => logout(storage, actor))
  implement(app, operations.readProfile, ({ actor }) => readProfile(storage, actor))
  implement(app, operations.readFirstSteps, ({ actor }) => readFirstSteps(storage, actor))
  implement(app, operations.updateProfile, ({ actor, body }) => updateProfile(storage, actor, body))
}

export function ownAccountRoutes(app: FastifyInstance, storage: PasswordStorage & FactorStorage): void {
  implement(app, operations.changePassword, ({ actor, body, request, reply }) =>
    changePassword(storage, actor, body, { address: addressOf(request), signal: signalOf(reply) }),
  )
  implement(app, operations.revokeAll, ({ actor }) => revokeAll(storage, actor))
  implement(app, operations.deleteAccount, ({ actor, body, request, reply }) =>
    deleteOwnAccount(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
}
