import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import { addressOf, originOf } from '#server/http/address-of.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { implement, implementPublic } from '#server/http/implement.ts'
import { changeEmail, keepEmail, sendConfirmation } from './change-email.service.ts'
import { confirmEmail } from './confirm-email.service.ts'
import { forgotPassword, listResetKeys, resetPassword } from './forgotten.service.ts'
import type { PasswordStorage } from './password-changed.ts'

export function passwordRoutes(app: FastifyInstance, storage: PasswordStorage): void {
  implementPublic(app, operations.forgotPassword, ({ body, language, request }) =>
    forgotPassword(storage, { language, ...body }, originOf(request)),
  )
  implementPublic(app, operations.resetPassword, ({ body, request }) => resetPassword(storage, body, originOf(request)))
  implementPublic(app, operations.listResetKeys, ({ body, request }) =>
    listResetKeys(storage, body.token, addressOf(request)),
  )
}

export function addressRoutes(app: FastifyInstance, storage: PasswordStorage & FactorStorage): void {
  implementPublic(app, operations.confirmEmail, ({ body, request }) =>
    confirmEmail(storage, body.token, originOf(request)),
  )
  implement(app, operations.sendConfirmation, ({ actor }) => sendConfirmation(storage, actor))
  implement(app, operations.changeEmail, ({ actor, body, request, reply }) =>
    changeEmail(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
  implement(app, operations.keepEmail, ({ actor }) => keepEmail(storage, actor))
}
