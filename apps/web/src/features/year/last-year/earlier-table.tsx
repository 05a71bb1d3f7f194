import { monthDays, type Day } from '@dodici/core/date'
import type { Density, DensityDay } from '@dodici/core/year'
import { formatYear } from '../../../i18n/format-months.ts'
import { formatDay } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { sumInWords } from '../heat/level-words.ts'

interface Props {
  readonly load: Density
  readonly levels: ReadonlyMap<Day, DensityDay>
}

/** What the heat shows of both years by month, for screen readers. */
export function EarlierTable({ load, levels }: Props) {
  const { t } = useTranslation()
  const sumOf = (days: Iterable<DensityDay>, month: number): string => {
    const { first, last } = monthDays(month)
    const inside = [...days].filter(({ day }) => day >= first && day <= last)
    return sumInWords(inside.reduce((sum, { value }) => sum + value, 0))
  }
  return (
    <table className="visually-hidden">
      <caption>{t(load.metric === 'count' ? 'lastYear.heat.table' : 'lastYear.heat.tableHours')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('year.heat.month')}</th>
          <th scope="col">{t('lastYear.heat.now', { year: formatYear(load.from) })}</th>
          <th scope="col">{t('lastYear.heat.before')}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: 12 }, (_, index) => load.from + index).map((month) => (
          <tr key={month}>
            <th scope="row">{formatDay(monthDays(month).first, 'month')}</th>
            <td>{sumOf(load.days, month)}</td>
            <td>{sumOf(levels.values(), month)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
