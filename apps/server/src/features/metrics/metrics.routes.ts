import { BASE_PATH } from '@dodici/contract/routes'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { mayReadMetrics } from './metrics-access.service.ts'
import { EXPOSITION_TYPE, openMetrics, type Metrics, type MetricSources } from './metrics.service.ts'

/** Where whatever reads figures looks unless it is told otherwise, and beside the two checks of the API. */
const PATHS = ['/metrics', `${BASE_PATH}/metrics`]

/** Not an operation of the contract: it is no part of what pages and programs of people ask, and answers no JSON. */
export function metricsRoutes(
  app: FastifyInstance,
  sources: MetricSources & { readonly config: Pick<Config, 'metricsToken'> },
): void {
  let metrics: Metrics | undefined
  app.addHook('onReady', async () => {
    metrics = openMetrics(sources)
  })
  app.addHook('onClose', async () => metrics?.stop())
  for (const url of PATHS) {
    // Packing some 150 KB takes the processor longer than writing them.
    app.get(url, { schema: { hide: true }, compress: false }, async ({ headers, raw }, reply) => {
      const { remoteAddress } = raw.socket
      if (metrics === undefined || !mayReadMetrics({ headers, remoteAddress }, sources.config.metricsToken)) {
        reply.callNotFound()
        return reply
      }
      return reply
        .type(EXPOSITION_TYPE)
        .header('Cache-Control', 'no-store')
        .send(await metrics.read())
    })
  }
}
