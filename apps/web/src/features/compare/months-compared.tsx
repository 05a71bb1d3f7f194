import { monthDays } from '@dodici/core/date'
import type { ComparedLine } from '@dodici/core/load'
import { useId, useState } from 'react'
import { ALL, NONE } from '../../address/category-filter.ts'
import { asHeading } from '../../i18n/as-heading.ts'
import { formatYear } from '../../i18n/format-months.ts'
import { formatDay } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import figures from '../../ui/figures.module.css'
import styles from './compare.module.css'
import { differenceOf, signed, valueOf, type ComparedYears, type Measure } from './compare-words.ts'
import { FigureCell } from './figure-cell.tsx'
import { MonthChart } from './month-chart.tsx'

interface Props extends ComparedYears {
  readonly measure: Measure
}

/** The months of all categories or of one: as a picture, and as a table that opens. */
export function MonthsCompared({ from, compared, categories, measure }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [chosen, setChosen] = useState<string>(ALL)
  const names = new Map<string | null, string>(categories.map(({ _id, name }) => [_id, name]))
  const line = compared.categories.find(({ categoryId }) => (categoryId ?? NONE) === chosen)
  const shown: ComparedLine = line ?? compared
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h3 id={id}>{t('lastYear.panel.byMonth')}</h3>
        <select
          aria-label={t('lastYear.panel.chartOf')}
          value={line ? chosen : ALL}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value={ALL}>{t('lastYear.panel.all')}</option>
          {compared.categories.map(({ categoryId }) => (
            <option key={categoryId} value={categoryId ?? NONE}>
              {names.get(categoryId) ?? t('lastYear.panel.without')}
            </option>
          ))}
        </select>
      </div>
      <MonthChart from={from} line={shown} measure={measure} />
      <details className={figures['table']}>
        <summary>{t('lastYear.panel.monthTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('lastYear.panel.month')}</th>
              <th scope="col">{formatYear(from)}</th>
              <th scope="col">{formatYear(from - 12)}</th>
              <th scope="col">{t('lastYear.panel.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.months.map(({ month, span, now, before }) => {
              const name = formatDay(monthDays(month).first, 'month')
              const of = { name, measure, category: line ? (line.categoryId ?? NONE) : null }
              return (
                <tr key={month}>
                  <th scope="row">{asHeading(name)}</th>
                  <td>
                    <FigureCell {...of} load={now} span={span.now} year={formatYear(from)} />
                  </td>
                  <td>
                    <FigureCell {...of} load={before} span={span.before} year={formatYear(from - 12)} />
                  </td>
                  <td>{signed(differenceOf(valueOf(now, measure), valueOf(before, measure)))}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </details>
    </section>
  )
}
