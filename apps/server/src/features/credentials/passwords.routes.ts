import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '#server/http/address-of.ts'
import { implementPublic } from '#server/http/implement.ts'
import { forgotPassword, listResetKeys, resetPassword } from './forgotten.service.ts'
import type { PasswordStorage } from './password-changed.ts'

export function passwordRoutes(app: FastifyInstance, storage: PasswordStorage): void {
  implementPublic(app, operations.forgotPassword, async ({ body, request }) => {
    await forgotPassword(storage, body, addressOf(request))
    return undefined
  })
  implementPublic(app, operations.resetPassword, async ({ body, request }) => {
    await resetPassword(storage, body, addressOf(request))
    return undefined
  })
  implementPublic(app, operations.listResetKeys, ({ body, request }) =>
    listResetKeys(storage, body.token, addressOf(request)),
  )
}
