import { currentLocale } from '../../i18n/locale.ts'

/** Minutes as hours, with decimals: `7.5`, `7,5`. */
export const formatHours = (minutes: number): string =>
  new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 2 }).format(minutes / 60)

/** Typed hours in minutes; null if empty, undefined if it is no number from 0 to `max`. */
export function readHours(text: string, max: number): number | null | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  const hours = /^\d{1,3}(?:\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN
  return hours <= max ? Math.round(hours * 60) : undefined
}
