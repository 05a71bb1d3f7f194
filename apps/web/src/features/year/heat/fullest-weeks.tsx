import type { Day } from '@dodici/core/date'
import type { FullWeek } from '@dodici/core/year'
import { formatDays } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { levelClass } from './level-class.ts'
import { sumInWords } from './level-words.ts'
import styles from './heat.module.css'

interface Props {
  readonly weeks: readonly FullWeek[]
  readonly onOpenDay: (day: Day) => void
}

/** The busiest weeks; each opens its first day. */
export function FullestWeeks({ weeks, onOpenDay }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles['weeks']}>
      <h3>{t('year.heat.fullest')}</h3>
      {weeks.length === 0 ? <p data-count>{t('year.heat.noWeeks')}</p> : null}
      <ol>
        {weeks.map(({ first, last, isoWeek, total, levels }) => (
          <li key={first}>
            <button type="button" onClick={() => onOpenDay(first)}>
              <span>{formatDays(first, last, 'day-month')}</span>
              <span>{sumInWords(total)}</span>
              <small>{t('year.week', { week: isoWeek })}</small>
              <span className={styles['weekDays']} aria-hidden="true">
                {levels.map((level, index) => (
                  <i key={index} className={levelClass(level)} />
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
