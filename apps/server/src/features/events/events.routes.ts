import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { answerWithEtag, tellingTruncated } from '#server/http/implement-answer.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { changeEvents } from './change-events.service.ts'
import { createEvent } from './create-event.service.ts'
import { deleteEvent } from './delete-event.service.ts'
import { eventsOfYear, readEvent, type YearSource } from './events.service.ts'
import { heatmapOfYear, withRules } from './heatmap.service.ts'
import type { KnownYears } from './known-years.ts'
import { quickAddEvent } from './quick-add.service.ts'
import { eventsInRange } from './range.service.ts'
import { searchEvents } from './search.service.ts'
import { eventsSince } from './since.service.ts'
import { updateEvent } from './update-event.service.ts'
import { keptYear, yearBodies, type YearBodies } from './year-body.service.ts'

export function eventRoutes(app: FastifyInstance, storage: Storage, years: KnownYears): void {
  yearRoutes(app, { storage, years }, yearBodies())
  pageRoutes(app, { storage, years })
  readRoutes(app, storage)
  writeRoutes(app, storage)
}

function yearRoutes(app: FastifyInstance, source: YearSource, bodies: YearBodies): void {
  implement(app, operations.listEvents, ({ access, query, request, reply }) =>
    answerWithEtag(
      request,
      reply,
      keptYear(bodies, { access, question: ['events', query] }, async () => {
        const { events, isTruncated } = await eventsOfYear(source, access, query)
        return { value: events, isTruncated }
      }),
    ),
  )
  implement(app, operations.readHeatmap, async ({ access, query, request, reply }) => {
    const ruled = await withRules(source, access, query)
    const question = ['heatmap', { ...query, allDayHours: ruled.rules.allDayHours }] as const
    return answerWithEtag(
      request,
      reply,
      keptYear(bodies, { access, question }, () => heatmapOfYear(source, access, ruled)),
    )
  })
}

function pageRoutes(app: FastifyInstance, source: YearSource): void {
  implement(app, operations.listEventsInRange, ({ access, query, reply }) =>
    tellingTruncated(reply, access.actor, eventsInRange(source, access, query)),
  )
  implement(app, operations.listEventsSince, ({ access, query }) => eventsSince(source.storage, access, query))
}

function readRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.searchEvents, ({ access, query, reply }) =>
    tellingTruncated(reply, access.actor, searchEvents(storage, access, query)),
  )
  implement(app, operations.readEvent, ({ access, params, query }) =>
    readEvent(storage, access, { id: params.id, ...query }),
  )
}

function writeRoutes(app: FastifyInstance, storage: Storage): void {
  implementWrite(app, operations.createEvent, ({ access, body: draft, query: { year } }) =>
    createEvent(storage, access, { draft, year }),
  )
  implementWrite(app, operations.updateEvent, ({ access, params: { id }, query, body: patch, version }) =>
    updateEvent(storage, access, { ...query, id, patch, version }),
  )
  implementWrite(app, operations.changeEvents, ({ access, body }) => changeEvents(storage, access, body))
  implementWrite(app, operations.deleteEvent, ({ access, params: { id }, query, version }) =>
    deleteEvent(storage, access, { ...query, id, version }),
  )
  implementWrite(app, operations.quickAddEvent, ({ access, body }) => quickAddEvent(storage, access, body))
}
