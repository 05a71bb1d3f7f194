import type { TFunction } from '../../../i18n/texts.ts'

/** What a day holds: events that count, and entries of its list, dates to remember included. */
export interface DayCounts {
  readonly events: number
  readonly items: number
}

/** How many events a day has; without any, that it is free, or how many notes it holds. */
export function dayCountWords({ events, items }: DayCounts, t: TFunction): string {
  if (events > 0) return t('year.events', { count: events })
  return items === 0 ? t('year.day.free') : t('year.day.notes', { count: items })
}
