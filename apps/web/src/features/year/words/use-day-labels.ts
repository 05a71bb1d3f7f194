import { density, type HeatMetric, type HeatScale, type Holiday, type YearItem } from '@dodici/core/year'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { itemsPerDay } from './items-per-day.ts'
import { rememberingLabels, type YearLabels } from './year-labels.ts'

interface Told {
  readonly items: readonly YearItem[]
  readonly year: number
  readonly holidays: readonly Holiday[]
  readonly metric: HeatMetric
  readonly scale: HeatScale
}

/** What is said of each day of a year, by month; a month of which the same is said keeps its list. */
export function useDayLabels({ items, year, holidays, metric, scale }: Told): YearLabels {
  const { t } = useTranslation()
  const [makeLabels] = useState(rememberingLabels)
  return useMemo(() => {
    const names = new Map(holidays.map(({ day, name }) => [day, name]))
    const load = density(items, { year, metric, scale })
    return makeLabels({ load, items: itemsPerDay(items, year), holidays: names }, t)
  }, [makeLabels, items, year, holidays, metric, scale, t])
}
