import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { implementPublic } from '#server/http/implement.ts'
import { checkDatabase, instanceFacts } from './system.service.ts'

export function systemRoutes(app: FastifyInstance, { db, config }: { db: Database; config: Config }): void {
  implementPublic(app, operations.readHealth, () => Promise.resolve({ status: 'ok' as const }))
  implementPublic(app, operations.readReadiness, async () => ({
    status: 'ready' as const,
    database: await checkDatabase(db),
  }))
  implementPublic(app, operations.readInstance, () => Promise.resolve(instanceFacts(config)))
}
