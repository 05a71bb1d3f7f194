import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { tellingTruncated } from '#server/http/implement-truncated.ts'
import { answerWithEtag } from '#server/http/implement-etag.ts'
import { answerWritten, expectedVersion } from '#server/http/implement-write.ts'
import { changeEvents } from './change-events.service.ts'
import { createEvent } from './create-event.service.ts'
import { deleteEvent } from './delete-event.service.ts'
import { eventsOfYear, readEvent, type YearSource } from './events.service.ts'
import { heatmapOfYear } from './heatmap.service.ts'
import type { KnownYears } from './known-years.ts'
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
  implement(app, operations.readHeatmap, ({ actor, query, request, reply }) =>
    answerWithEtag(
      request,
      reply,
      keptYear(bodies, { actor, question: ['heatmap', query] }, () => heatmapOfYear(source, actor, query)),
    ),
  )
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
  implement(app, operations.createEvent, async ({ actor, body, query, reply }) =>
    answerWritten(reply, await createEvent(storage, actor, { draft: body, year: query.year })),
  )
  implement(app, operations.updateEvent, async ({ actor, params, query, body, request, reply }) =>
    answerWritten(
      reply,
      await updateEvent(storage, actor, { ...query, id: params.id, patch: body, version: expectedVersion(request) }),
    ),
  )
  implement(app, operations.changeEvents, async ({ actor, body, reply }) =>
    answerWritten(reply, await changeEvents(storage, actor, body)),
  )
  implement(app, operations.deleteEvent, async ({ actor, params, query, request, reply }) => {
    const target = { ...query, id: params.id, version: expectedVersion(request) }
    answerWritten(reply, await deleteEvent(storage, actor, target))
    return undefined
  })
}
