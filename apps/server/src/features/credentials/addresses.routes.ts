import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import type { CheckingStorage } from '#server/features/accounts/password-check.ts'
import { addressOf } from '#server/http/address-of.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { implement, implementPublic } from '#server/http/implement.ts'
import { changeEmail, keepEmail, sendConfirmation } from './change-email.service.ts'
import { confirmEmail } from './confirm-email.service.ts'

export function addressRoutes(app: FastifyInstance, storage: CheckingStorage & MailStorage): void {
  implementPublic(app, operations.confirmEmail, ({ body, request }) =>
    confirmEmail(storage, body.token, addressOf(request)),
  )
  implement(app, operations.sendConfirmation, async ({ actor }) => {
    await sendConfirmation(storage, actor)
    return undefined
  })
  implement(app, operations.changeEmail, ({ actor, body, request, reply }) =>
    changeEmail(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
  implement(app, operations.keepEmail, ({ actor }) => keepEmail(storage, actor))
}
