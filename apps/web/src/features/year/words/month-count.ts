import type { MonthCounts } from '@dodici/core/year'
import type { TFunction } from 'i18next'

/** What stands beside the name of a month: its events, or, where it has nothing but dots, how many those are. */
export const monthCount = ({ eventCount, routineCount }: MonthCounts, t: TFunction): string =>
  eventCount === 0 && routineCount > 0
    ? t('year.routine', { count: routineCount })
    : t('year.events', { count: eventCount })
