import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { tellingTruncated } from '#server/http/implement-truncated.ts'
import { implement } from '#server/http/implement.ts'
import { listNotifications, markNotificationsSeen, updateNotification } from './notifications.service.ts'
import { listUpcomingReminders } from './upcoming.service.ts'

export function reminderRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listNotifications, ({ actor, query }) =>
    listNotifications(storage, actor, { withDone: query.done === 'true' }),
  )
  implement(app, operations.updateNotification, ({ actor, params, body }) =>
    updateNotification(storage, actor, { ...body, ...params }),
  )
  implement(app, operations.markNotificationsSeen, async ({ actor }) => {
    await markNotificationsSeen(storage, actor)
    return undefined
  })
  implement(app, operations.listUpcomingReminders, ({ actor, query, reply }) =>
    tellingTruncated(reply, actor, listUpcomingReminders(storage, actor, query)),
  )
}
