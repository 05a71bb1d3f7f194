import type { Category } from '@dodici/contract/types'
import { useId } from 'react'
import { NONE } from '../../address/category-filter.ts'
import { formatYear } from '../../i18n/format-months.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { categoryStyle } from '../../ui/category-color.ts'
import figures from '../../ui/figures.module.css'
import styles from './compare.module.css'
import { differenceOf, signed, valueOf, type ComparedYears, type Measure } from './compare-words.ts'
import { FigureCell } from './figure-cell.tsx'

interface Props extends ComparedYears {
  readonly measure: Measure
}

/** Each category in both years: a table whose first column holds its picture. */
export function CategoryLines({ from, compared, categories, measure }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const known = new Map<string | null, Category>(categories.map((category) => [category._id, category]))
  const years = [formatYear(from), formatYear(from - 12)] as const
  const lines = compared.categories.map((line) => ({
    ...line,
    values: [valueOf(line.now, measure), valueOf(line.before, measure)] as const,
  }))
  const most = Math.max(1, ...lines.flatMap(({ values }) => values))
  return (
    <section className={`${styles['section']} ${figures['table']}`} aria-labelledby={id}>
      <h3 id={id}>{t('lastYear.panel.byCategory')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('lastYear.panel.category')}</th>
            <th scope="col">{years[0]}</th>
            <th scope="col">{years[1]}</th>
            <th scope="col">{t('lastYear.panel.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ categoryId, values, now, before }) => {
            const { name = t('lastYear.panel.without'), color = null } = known.get(categoryId) ?? {}
            const of = { name, measure, category: categoryId ?? NONE }
            return (
              <tr key={categoryId} style={{ ...categoryStyle(color) }}>
                <th scope="row">
                  <span className={styles['name']}>{name}</span>
                  <Pair values={values} most={most} />
                </th>
                <td>
                  <FigureCell {...of} load={now} span={compared.span.now} year={years[0]} />
                </td>
                <td>
                  <FigureCell {...of} load={before} span={compared.span.before} year={years[1]} />
                </td>
                <td>{signed(differenceOf(...values))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

interface PairProps {
  readonly values: readonly [now: number, before: number]
  readonly most: number
}

/** The two years of a category: solid in its colour, and an outline below. The numbers stand beside it. */
const Pair = ({ values: [now, before], most }: PairProps) => (
  <svg className={styles['pair']} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    {now > 0 ? <rect className={styles['ofCategory']} x="0" y="0" width={(now / most) * 100} height="5" /> : null}
    {before > 0 ? <rect className={styles['before']} x="0" y="7" width={(before / most) * 100} height="4" /> : null}
  </svg>
)
