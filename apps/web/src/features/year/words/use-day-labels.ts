import { twelveMonths, type Month } from '@dodici/core/date'
import { dailyEvents, type MeasureRules } from '@dodici/core/load'
import { density, type HeatMetric, type HeatScale, type Holiday, type YearItem } from '@dodici/core/year'
import { useMemo, useState } from 'react'
import type { Language } from '../../../i18n/language.ts'
import { texts } from '../../../i18n/texts.ts'
import { memoizeByList } from '../memoize-by-list.ts'
import { itemsPerDay } from './items-per-day.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { rememberingLabels, yearLabels, type YearLabels } from './year-labels.ts'

interface LabelInput {
  /** The first of the twelve months. */
  readonly from: Month
  readonly holidays: readonly Holiday[]
  readonly metric: HeatMetric
  readonly scale: HeatScale
  readonly rules: MeasureRules
}

/** Labels of the days, by month. */
export const labelsOf = memoizeByList(
  (items: readonly YearItem[], told: LabelInput & { readonly language: Language }) => {
    const { from, holidays, metric, scale, rules } = told
    const names = new Map(holidays.map(({ day, name }) => [day, name]))
    const load = density(items, { from, metric, scale, rules })
    const { events } = dailyEvents(items, twelveMonths(from))
    return yearLabels({ load, events, items: itemsPerDay(items, from), holidays: names }, texts.t)
  },
)

/** Labels of the days, by month; unchanged months keep their list. */
export function useDayLabels({ items, ...told }: LabelInput & { readonly items: readonly YearItem[] }): YearLabels {
  const language = useLanguage()
  const [keepMonths] = useState(rememberingLabels)
  const { from, holidays, metric, scale, rules } = told
  return useMemo(
    () => keepMonths(labelsOf(items, { from, holidays, metric, scale, rules, language })),
    [keepMonths, items, from, holidays, metric, scale, rules, language],
  )
}
