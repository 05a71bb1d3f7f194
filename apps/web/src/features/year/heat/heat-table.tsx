import type { Density, HeatCell, HeatGrid } from '@dodici/core/year'
import { formatDay } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { sumInWords } from './level-words.ts'

interface Props {
  readonly load: Density
  readonly grid: HeatGrid
}

/** The months as a table of twelve rows, for screen readers. */
export function HeatTable({ load, grid }: Props) {
  const { t } = useTranslation()
  const isCount = load.metric === 'count'
  return (
    <table className="visually-hidden">
      <caption>{t(isCount ? 'year.heat.table' : 'year.heat.tableHours')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('year.heat.month')}</th>
          <th scope="col">{t('year.heat.total')}</th>
          <th scope="col">{t('year.heat.busiest')}</th>
          <th scope="col">{t(isCount ? 'year.heat.freeDays' : 'year.heat.daysWithoutHours')}</th>
        </tr>
      </thead>
      <tbody>
        {grid.months.map(({ month, first, total }) => {
          const cells = grid.cells.filter((cell) => cell.month === month)
          return (
            <tr key={month}>
              <th scope="row">{formatDay(first, 'month')}</th>
              <td>
                <button type="button" tabIndex={-1} data-counted={month}>
                  {sumInWords(total)}
                </button>
              </td>
              <td>{fullestDay(cells)}</td>
              <td>{cells.filter((cell) => cell.level === null).length}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The first of the busiest days with its value, or a dash if all are free. */
function fullestDay(cells: readonly HeatCell[]): string {
  const most = Math.max(...cells.map(({ value }) => value))
  const cell = cells.find(({ value }) => value === most && value > 0)
  return cell ? `${formatDay(cell.day, 'weekday-day')}: ${sumInWords(cell.value)}` : '–'
}
