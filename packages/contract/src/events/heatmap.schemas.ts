import { z } from 'zod'
import type { Spec } from '../route.ts'
import { day, queryYear } from '../scalars.ts'
import { filters } from './events.schemas.ts'

const levelName = z.enum(['light', 'lighthard', 'normal', 'intense', 'hot', 'superhot'])
const heatMetric = z.enum(['count', 'hours'])
const heatScale = z.enum(['fixed', 'relative'])

export const readHeatmap = {
  query: z.object({
    year: queryYear,
    ...filters,
    metric: heatMetric.default('count'),
    scale: heatScale.default('fixed'),
  }),
  response: z
    .object({
      year: z.number().int(),
      metric: heatMetric,
      scale: heatScale,
      levels: z.array(z.object({ name: levelName, from: z.number(), to: z.number().nullable() })),
      days: z.array(z.object({ date: day, value: z.number(), level: levelName })),
      total: z.number(),
      max: z.number(),
    })
    .meta({ id: 'Heatmap' }),
  headers: ['If-None-Match'],
  example: { query: { year: 2027, metric: 'hours' } },
} satisfies Spec

export type Heatmap = z.output<typeof readHeatmap.response>
