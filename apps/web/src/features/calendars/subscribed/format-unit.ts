import { currentLocale } from '../../../i18n/locale.ts'

/** A number of a unit in words: `6 hours`. */
export const formatUnit = (value: number, unit: 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(value)
