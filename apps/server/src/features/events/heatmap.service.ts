import { formatDay } from '@dodici/core/date'
import { density, yearItems } from '@dodici/core/year'
import type { Heatmap } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { eventsOfYear, type YearQuery, type YearSource } from './events.service.ts'

export interface HeatmapQuery extends YearQuery {
  readonly metric: Heatmap['metric']
  readonly scale: Heatmap['scale']
}

/** How busy each day of a year is: the density that the page draws. */
export async function heatmapOfYear(
  source: YearSource,
  actor: Actor,
  query: HeatmapQuery,
): Promise<{ value: Heatmap; isTruncated: boolean }> {
  const { year, metric, scale } = query
  const { events, isTruncated } = await eventsOfYear(source, actor, query)
  const { levels, days, total, max } = density(yearItems(events), { year, metric, scale })
  const value = {
    year,
    metric,
    scale,
    levels: levels.map(({ name, from, to }) => ({ name, from, to })),
    days: days.map((day) => ({ date: formatDay(day.day), value: day.value, level: day.level })),
    total,
    max,
  }
  return { value, isTruncated }
}
