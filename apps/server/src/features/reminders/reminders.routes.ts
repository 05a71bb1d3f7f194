import { operations } from '@dodici/contract/operations'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { tellingTruncated } from '#server/http/implement-answer.ts'
import { implement, implementPublic } from '#server/http/implement.ts'
import { listNotifications, markNotificationsSeen, updateNotification } from './notifications.service.ts'
import { askUnsubscribe, unsubscribe, type ShownPage } from './unsubscribe.service.ts'
import { listUpcomingReminders } from './upcoming.service.ts'

type Surroundings = Parameters<typeof unsubscribe>[0]

export function reminderRoutes(app: FastifyInstance, storage: Surroundings): void {
  implement(app, operations.listNotifications, ({ access, query }) =>
    listNotifications(storage, access, { withDone: query.done === 'true' }),
  )
  implement(app, operations.updateNotification, ({ access, params, body }) =>
    updateNotification(storage, access, { ...body, ...params }),
  )
  implement(app, operations.markNotificationsSeen, ({ access }) => markNotificationsSeen(storage, access))
  implement(app, operations.listUpcomingReminders, ({ access, query, reply }) =>
    tellingTruncated(reply, access.actor, listUpcomingReminders(storage, access, query)),
  )
  unsubscribeRoutes(app, storage)
}

/** HTML pages inside the API: a mail leads here without a session. */
function unsubscribeRoutes(app: FastifyInstance, surroundings: Surroundings): void {
  void app.register((scope, _options, done) => {
    // The body that the page's form and mail programs send; its content is ignored.
    const options = { parseAs: 'string', bodyLimit: 1_000 } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, _body, go) =>
      go(null, undefined),
    )
    implementPublic(scope, operations.readUnsubscribe, async ({ query, language, reply }) =>
      answer(reply, await askUnsubscribe(surroundings, { ...query, language })),
    )
    implementPublic(scope, operations.unsubscribe, async ({ query, language, reply }) =>
      answer(reply, await unsubscribe(surroundings, { ...query, language })),
    )
    done()
  })
}

const answer = (reply: FastifyReply, { status, html }: ShownPage): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html)
