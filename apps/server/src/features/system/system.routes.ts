import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implementPublic } from '#server/http/implement.ts'
import { checkReadiness, instanceFacts, type ReadinessSources } from './system.service.ts'

export function systemRoutes(
  app: FastifyInstance,
  sources: ReadinessSources & { readonly config: Parameters<typeof instanceFacts>[0] },
): void {
  implementPublic(app, operations.readHealth, () => Promise.resolve({ status: 'ok' as const }))
  implementPublic(app, operations.readReadiness, async () => ({
    status: 'ready' as const,
    database: await checkReadiness(sources),
  }))
  implementPublic(app, operations.readInstance, () => Promise.resolve(instanceFacts(sources.config)))
}
