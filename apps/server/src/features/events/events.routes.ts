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
import { searchEvents } from './search.service.ts'
import { updateEvent } from './update-event.service.ts'
import { keptYear, yearBodies, type YearBodies } from './year-body.service.ts'

export function eventRoutes(app: FastifyInstance, storage: Storage, years: KnownYears): void {
  yearRoutes(app, { storage, years }, yearBodies())
  readRoutes(app, storage)
  writeRoutes(app, storage)
}

function yearRoutes(app: FastifyInstance, source: YearSource, bodies: YearBodies): void {
  implement(app, operations.listEvents, ({ actor, query, request, reply }) =>
    answerWithEtag(
      request,
      reply,
      keptYear(bodies, { actor, question: ['events', query] }, async () => {
        const { events, isTruncated } = await eventsOfYear(source, actor, query)
        return { value: events, isTruncated }
      }),
    ),
  )
  implement(app, operations.readHeatmap, async ({ actor, query, request, reply }) => {
    const ruled = await withRules(source, actor, query)
    const question = ['heatmap', { ...query, allDayHours: ruled.rules.allDayHours }] as const
    return answerWithEtag(
      request,
      reply,
      keptYear(bodies, { actor, question }, () => heatmapOfYear(source, actor, ruled)),
    )
  })
}

function readRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.searchEvents, ({ actor, query, reply }) =>
    tellingTruncated(reply, actor, searchEvents(storage, actor, query)),
  )
  implement(app, operations.readEvent, ({ actor, params, query }) =>
    readEvent(storage, actor, { id: params.id, ...query }),
  )
}

function writeRoutes(app: FastifyInstance, storage: Storage): void {
  implementWrite(app, operations.createEvent, ({ actor, body: draft, query: { year } }) =>
    createEvent(storage, actor, { draft, year }),
  )
  implementWrite(app, operations.updateEvent, ({ actor, params: { id }, query, body: patch, version }) =>
    updateEvent(storage, actor, { ...query, id, patch, version }),
  )
  implementWrite(app, operations.changeEvents, ({ actor, body }) => changeEvents(storage, actor, body))
  implementWrite(app, operations.deleteEvent, ({ actor, params: { id }, query, version }) =>
    deleteEvent(storage, actor, { ...query, id, version }),
  )
  implementWrite(app, operations.quickAddEvent, ({ actor, body }) => quickAddEvent(storage, actor, body))
}
