import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { listHolidays, listRegions } from './holidays.service.ts'

export function holidayRoutes(app: FastifyInstance): void {
  implement(app, operations.listHolidays, ({ actor, query }) =>
    listHolidays({ ...query, language: query.language ?? actor.language }),
  )
  implement(app, operations.listHolidayRegions, ({ actor, query }) =>
    listRegions(query.country, query.language ?? actor.language),
  )
}
