import { BASE_PATH } from '@dodici/contract/routes'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { mayReadMetrics } from './metrics-access.service.ts'
import { EXPOSITION_TYPE, openMetrics, type Metrics, type MetricSources } from './metrics.service.ts'

/** The default path of scrapers, and one beside the API's health checks. */
const PATHS = ['/metrics', `${BASE_PATH}/metrics`]

/** Not an operation of the contract: clients do not use it, and its answer is not JSON. */
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
    // Compressing some 150 KB takes longer than writing them.
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
