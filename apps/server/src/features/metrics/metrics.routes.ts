import { BASE_PATH } from '@dodici/contract/routes'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { EXPOSITION_TYPE, expositionOf } from './exposition.ts'
import { mayReadMetrics } from './metrics-door.ts'
import { familiesNow, type MetricSources } from './metrics.service.ts'
import { watchLoop, type LoopWatch } from './process-families.ts'
import { requestFamilies } from './request-families.ts'

/** Where whatever reads figures looks unless it is told otherwise, and beside the two checks of the API. */
const PATHS = ['/metrics', `${BASE_PATH}/metrics`]

/** Not an operation of the contract: it is no part of what pages and programs of people ask, and answers no JSON. */
export function metricsRoutes(
  app: FastifyInstance,
  sources: MetricSources & { readonly config: Pick<Config, 'metricsToken'> },
): void {
  let loop: LoopWatch | undefined
  app.addHook('onReady', async () => {
    loop = watchLoop()
  })
  app.addHook('onClose', async () => loop?.stop())
  for (const url of PATHS) {
    // Packing some 150 KB takes the processor longer than writing them.
    app.get(url, { schema: { hide: true }, compress: false }, async (request, reply) => {
      if (!mayReadMetrics(request, sources.config.metricsToken)) {
        reply.callNotFound()
        return reply
      }
      const families = [
        ...(loop?.families() ?? []),
        ...requestFamilies(app.requestFigures()),
        ...(await familiesNow(sources)),
      ]
      return reply.type(EXPOSITION_TYPE).header('Cache-Control', 'no-store').send(expositionOf(families))
    })
  }
}
