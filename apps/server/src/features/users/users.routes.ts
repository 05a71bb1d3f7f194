import { operations } from '@dodici/contract/operations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from '#server/http/address-of.ts'
import { implement, implementPublic } from '#server/http/implement.ts'
import { login, logout, readProfile, register, updateProfile, type AccountStorage } from './users.service.ts'

const userAgentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? ''

export function userRoutes(app: FastifyInstance, storage: AccountStorage): void {
  implementPublic(app, operations.register, ({ body, request }) => register(storage, body, userAgentOf(request)))
  implementPublic(app, operations.login, ({ body, request }) =>
    login(storage, body, { userAgent: userAgentOf(request), address: addressOf(request) }),
  )
  implement(app, operations.logout, async ({ actor }) => {
    await logout(storage, actor)
    return undefined
  })
  implement(app, operations.readProfile, ({ actor }) => readProfile(storage, actor))
  implement(app, operations.updateProfile, ({ actor, body }) => updateProfile(storage, actor, body))
}
