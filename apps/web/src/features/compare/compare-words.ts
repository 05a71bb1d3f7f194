import type { Category } from '@dodici/contract/types'
import type { Month } from '@dodici/core/date'
import type { Comparison, Load } from '@dodici/core/load'
import { formatNumber } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'

/** Two years, and what their categories are called. */
export interface ComparedYears {
  /** The first of the twelve months that are compared with the twelve before. */
  readonly from: Month
  readonly compared: Comparison
  readonly categories: readonly Category[]
}

/** What of two years is compared. */
export const measures = ['events', 'days', 'hours'] as const
export type Measure = (typeof measures)[number]

/** The figure of a load, as it is said: hours with at most one decimal. */
export const valueOf = ({ events, days, minutes }: Load, measure: Measure): number =>
  measure === 'events' ? events : measure === 'days' ? days : Math.round(minutes / 6) / 10

/** The difference of two figures as they are said. */
export const differenceOf = (now: number, before: number): number => Math.round((now - before) * 10) / 10

/** `+5`, `−3`, `0`. */
export const signed = (difference: number): string =>
  difference === 0 ? '0' : `${difference > 0 ? '+' : '−'}${formatNumber(Math.abs(difference))}`

/** `312 events`. */
export const amountWords = (value: number, measure: Measure, t: TFunction): string =>
  t(`lastYear.panel.amount.${measure}`, { count: value, number: formatNumber(value) })

/** `45 more than in 2026`. */
export function differenceWords(difference: number, year: string, t: TFunction): string {
  if (difference === 0) return t('lastYear.panel.same', { year })
  const number = formatNumber(Math.abs(difference))
  return t(difference > 0 ? 'lastYear.panel.more' : 'lastYear.panel.fewer', { number, year })
}
