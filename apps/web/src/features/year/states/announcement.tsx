import { monthDays, type Month } from '@dodici/core/date'
import { formatDay } from '../../../i18n/format.ts'
import { formatMonths } from '../../../i18n/format-months.ts'
import type { View } from '../../../address/calendar-address.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Year } from '../use-year.ts'
import { countByCategory } from '../year-items.ts'

interface Props {
  readonly year: Year
  readonly view: View
  /** The month whose row is opened. */
  readonly opened: Month | null
}

/** Announces the shown year and view with its number of events. */
export function Announcement({ year, view, opened }: Props) {
  const { t } = useTranslation()
  const { items } = year
  const count = sumOf(countByCategory(items, year.from))
  const words =
    year.state === 'ready' && opened !== null
      ? t('year.opened', { month: formatDay(monthDays(opened).first, 'month-year') })
      : year.state === 'ready'
        ? t('year.announcement', {
            year: formatMonths(year.from),
            view: t(`bar.views.${view}`),
            events: t('year.events', { count }),
          })
        : year.state === 'loading'
          ? t('year.loading', { year: formatMonths(year.from) })
          : ''
  return (
    <div role="status" className="visually-hidden">
      {words}
    </div>
  )
}

const sumOf = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)
