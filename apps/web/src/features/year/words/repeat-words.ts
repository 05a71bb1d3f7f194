import type { TFunction } from '../../../i18n/texts.ts'

/** How often a series repeats, in two words; other intervals are just "repeats". */
export function repeatWords(rrule: string, t: TFunction): string {
  const parts = new Map(rrule.split(';').map((part) => part.split('=', 2) as [string, string]))
  if ((parts.get('INTERVAL') ?? '1') !== '1') return t('dayPanel.repeats')
  switch (parts.get('FREQ')) {
    case 'DAILY':
      return t('dayPanel.daily')
    case 'WEEKLY':
      return t('dayPanel.weekly')
    case 'MONTHLY':
      return t('dayPanel.monthly')
    case 'YEARLY':
      return t('dayPanel.yearly')
    default:
      return t('dayPanel.repeats')
  }
}
