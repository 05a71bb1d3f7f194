import type { TFunction } from 'i18next'

/** Name of the bell: that there are reminders, and how many of them are new. */
export const bellWords = (count: number, t: TFunction): string =>
  count === 0 ? t('bar.reminders.title') : t('bar.reminders.new', { count })
