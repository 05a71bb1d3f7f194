import type { YearAnalysis } from '@dodici/contract/types'
import { useTranslation } from '../../../i18n/use-translation.ts'
import styles from './analysis.module.css'
import { CategoryBars } from './category-bars.tsx'
import { MonthBars } from './month-bars.tsx'
import { WeekBars } from './week-bars.tsx'

/** Three charts of the year; every bar is a button. */
export function Charts({ analysis: { year, categories, months, weeks } }: { readonly analysis: YearAnalysis }) {
  const { t } = useTranslation()
  return (
    <>
      {categories.length === 0 ? null : (
        <section className={styles['part']}>
          <h3>{t('analysis.charts.categories')}</h3>
          <CategoryBars year={year} shares={categories} />
        </section>
      )}
      <section className={styles['part']}>
        <h3>{t('analysis.charts.months')}</h3>
        <MonthBars year={year} months={months} />
      </section>
      <section className={styles['part']}>
        <h3>{t('analysis.charts.weeks')}</h3>
        <WeekBars weeks={weeks} />
      </section>
    </>
  )
}
