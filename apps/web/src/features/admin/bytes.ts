import { currentLocale } from '../../i18n/locale.ts'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** How much is stored, in the largest useful unit: `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1_000 ? 0 : Math.min(UNITS.length, Math.floor(Math.log10(bytes) / 3)) - 1
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: UNITS[step] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1_000 ** (step + 1))
}
