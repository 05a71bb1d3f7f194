import type { TFunction } from '../../i18n/texts.ts'

/** The bell's label, with the number of new reminders. */
export const bellWords = (count: number, t: TFunction): string =>
  count === 0 ? t('bar.reminders.title') : t('bar.reminders.new', { count })
