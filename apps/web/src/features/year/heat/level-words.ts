import type { HeatMetric, Level, LevelName } from '@dodici/core/year'
import { formatNumber } from '../../../i18n/format.ts'
import type { TFunction } from '../../../i18n/texts.ts'

/** A level's name; null is a day without load. */
export const levelName = (level: LevelName | null, t: TFunction): string =>
  level === null ? t('year.heat.level.empty') : t(`year.heat.level.${level}`)

/** A level's limits in the legend: `1`, `3–4`, `10+`; for hours, `1–2,5` means over 1 and up to 2,5. */
export function limitsInWords({ from, to }: Level, metric: HeatMetric): string {
  if (to === null) return metric === 'count' ? `${formatNumber(from)}+` : `> ${formatNumber(from)}`
  if (from === to) return formatNumber(to)
  return from === 0 ? `≤ ${formatNumber(to)}` : `${formatNumber(from)}–${formatNumber(to)}`
}

/** A sum of events or hours, with at most one decimal. */
export const sumInWords = (sum: number): string => formatNumber(Math.round(sum * 10) / 10)
