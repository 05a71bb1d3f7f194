import { formatDay, januaryOf } from '@dodici/core/date'
import type { MeasureRules } from '@dodici/core/load'
import { density, yearItems } from '@dodici/core/year'
import type { Heatmap } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { measureRulesOf } from '#server/features/categories/measure-rules.ts'
import { eventsOfYear, type YearQuery, type YearSource } from './events.service.ts'

export interface HeatmapQuery extends YearQuery {
  readonly metric: Heatmap['metric']
  readonly scale: Heatmap['scale']
  readonly rules: MeasureRules
}

/** What is asked for, with how the person's time is measured. */
export const withRules = async <Query extends Omit<HeatmapQuery, 'rules'>>(
  { storage }: YearSource,
  access: Access,
  query: Query,
): Promise<Query & Pick<HeatmapQuery, 'rules'>> => ({ ...query, rules: await measureRulesOf(storage, access) })

/** How busy each day of a year is: the density that the page draws. */
export async function heatmapOfYear(
  source: YearSource,
  access: Access,
  query: HeatmapQuery,
): Promise<{ value: Heatmap; isTruncated: boolean }> {
  const { year, metric, scale, rules } = query
  const { events, isTruncated } = await eventsOfYear(source, access, query)
  const { levels, days, total, max } = density(yearItems(events), { from: januaryOf(year), metric, scale, rules })
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
