import type { YearAnalysis } from '@dodici/contract/types'
import { dayOf, daysInMonth, formatDay as writeDay } from '@dodici/core/date'
import { wholeFigure } from '../../../address/counted-figure.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { formatDay, formatNumber } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { formatBare } from '../advice/format-value.ts'
import { ChartTable } from './chart-table.tsx'
import { Columns } from './columns.tsx'

interface Props {
  readonly year: number
  readonly months: YearAnalysis['months']
}

/** Load by month. A column lists the events of its month. */
export function MonthBars({ year, months }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const hasHours = months.some(({ hours }) => hours > 0)
  const rows = months.map(({ month, events, hours }) => {
    const first = dayOf(year, month, 1)
    const [from, to] = [writeDay(first), writeDay(dayOf(year, month, daysInMonth(year, month)))]
    const name = formatDay(first, 'month')
    const said = { number: formatNumber(events), hours: formatBare(hours, 'count') }
    return {
      key: String(month),
      from,
      to,
      name,
      events,
      ...said,
      label: t('analysis.charts.column', { name, count: events, ...said }),
      value: hasHours ? hours : events,
      isMarked: false,
      foot: formatDay(first, 'month-short').slice(0, 3),
    }
  })
  const open = (place: number) => rows[place] && change({ counted: wholeFigure(rows[place]) })
  return (
    <>
      <Columns label={t('analysis.charts.months')} columns={rows} onOpen={open} />
      <ChartTable caption={t('analysis.charts.months')} first={t('analysis.charts.month')} rows={rows} />
    </>
  )
}
