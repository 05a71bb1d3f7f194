import type { YearAnalysis } from '@dodici/contract/types'
import { parseDay, partsOf } from '@dodici/core/date'
import { wholeFigure } from '../../../address/counted-figure.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { formatDay, formatNumber } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { daysInWords } from '../advice/days-words.ts'
import { formatBare } from '../advice/format-value.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './charts.module.css'
import { Columns } from './columns.tsx'

/** Load by week, with outliers marked. A column lists the events of its week. */
export function WeekBars({ weeks }: { readonly weeks: YearAnalysis['weeks'] }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const hasHours = weeks.some(({ hours }) => hours > 0)
  const rows = weeks.map(({ from, to, events, hours, isOverloaded }, place) => {
    const name = daysInWords(from, to)
    const said = { number: formatNumber(events), hours: formatBare(hours, 'count') }
    const words = t('analysis.charts.column', { name, count: events, ...said })
    return {
      key: from,
      from,
      to,
      name,
      events,
      ...said,
      label: isOverloaded ? t('analysis.charts.overloaded', { words }) : words,
      value: hasHours ? hours : events,
      isMarked: isOverloaded,
      foot: footOf(from, weeks[place - 1]?.from),
    }
  })
  const open = (place: number) => rows[place] && change({ counted: wholeFigure(rows[place]) })
  return (
    <>
      <Columns label={t('analysis.charts.weeks')} columns={rows} onOpen={open} />
      {weeks.some(({ isOverloaded }) => isOverloaded) ? (
        <p className={styles['key']} data-marked="">
          {t('analysis.charts.overloadKey')}
        </p>
      ) : null}
      <ChartTable caption={t('analysis.charts.weeks')} first={t('analysis.charts.week')} rows={rows} />
    </>
  )
}

/** A month's letter below the first week that begins in it. */
function footOf(from: string, before: string | undefined): string {
  const [day, last] = [parseDay(from), parseDay(before ?? '')]
  if (day === null || (last !== null && partsOf(last).month === partsOf(day).month)) return ''
  // The first week of a year may begin in the year before.
  if (last === null && partsOf(day).month === 12) return ''
  return formatDay(day, 'month-short').slice(0, 1).toUpperCase()
}
