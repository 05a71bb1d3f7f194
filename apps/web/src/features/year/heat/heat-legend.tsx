import type { Density, HeatGrid } from '@dodici/core/year'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { levelClass } from './level-class.ts'
import { levelName, limitsInWords } from './level-words.ts'
import styles from './heat.module.css'

interface Props {
  readonly load: Density
  readonly grid: HeatGrid
}

/** Colours with their limits and numbers of days. */
export function HeatLegend({ load, grid }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles['legend']}>
      <h3>{t(load.metric === 'count' ? 'year.heat.perDayCount' : 'year.heat.perDayHours')}</h3>
      <ul>
        {grid.legend.map(({ level, days }) => {
          const limits = load.levels.find(({ name }) => name === level)
          return (
            <li key={level ?? 'empty'}>
              <i className={levelClass(level)} aria-hidden="true" />
              <b>{levelName(level, t)}</b>
              <small
                data-count
              >{`${limits ? limitsInWords(limits, load.metric) : 0} · ${t('year.day.days', { count: days })}`}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
