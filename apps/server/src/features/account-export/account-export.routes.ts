import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { FileStorage } from '#server/features/calendar-contents/ics-tasks.ts'
import { implement } from '#server/http/implement.ts'
import { exportAccount } from './account-export.service.ts'

export function accountExportRoutes(app: FastifyInstance, storage: FileStorage): void {
  implement(app, operations.exportAccount, async ({ access, reply }) => {
    const file = await exportAccount(storage, access)
    reply.raw.once('close', () => file.body.destroy())
    return reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="${file.filename}"`)
      .send(file.body)
  })
}
