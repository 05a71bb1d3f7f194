import type { YearAnalysis } from '@dodici/contract/types'
import { currentLocale } from '../../../i18n/locale.ts'
import type { TFunction } from '../../../i18n/texts.ts'

type Unit = YearAnalysis['scores'][number]['unit']

const digits: Readonly<Record<Unit, number>> = { count: 0, hours: 1, days: 1, weeks: 1, percent: 0, ratio: 2 }

/** A number without its unit. */
export const formatBare = (value: number, unit: Unit): string =>
  new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: digits[unit] }).format(value)

/** A number with its unit: `12 h`, `3 weeks`, `68%`. Percentages are 0 to 100. */
export function formatValue(value: number, unit: Unit, t: TFunction): string {
  const text = formatBare(value, unit)
  switch (unit) {
    case 'count':
    case 'ratio':
      return text
    case 'percent':
      return t('advice.units.percent', { value: text })
    case 'hours':
      return t('advice.units.hours', { value: text })
    case 'days':
      return t('advice.units.days', { count: value, value: text })
    case 'weeks':
      return t('advice.units.weeks', { count: value, value: text })
  }
}
