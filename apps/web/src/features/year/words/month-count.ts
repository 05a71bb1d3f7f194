import type { MonthCounts } from '@dodici/core/year'
import type { TFunction } from '../../../i18n/texts.ts'

/** The count beside a month's name: events, or dots if there is nothing else. */
export const monthCount = ({ eventCount, routineCount }: MonthCounts, t: TFunction): string =>
  eventCount === 0 && routineCount > 0
    ? t('year.routine', { count: routineCount })
    : t('year.events', { count: eventCount })
