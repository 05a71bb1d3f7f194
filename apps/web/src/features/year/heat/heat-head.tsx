import { formatYear } from '../../../i18n/format-months.ts'
import { twelveMonths } from '@dodici/core/date'
import type { Density } from '@dodici/core/year'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { changeYearSettings, type YearSettings } from '../settings/year-settings.ts'
import styles from './heat.module.css'
import { sumInWords } from './level-words.ts'

interface Props {
  readonly load: Density
  readonly settings: YearSettings
}

/** What is shown, and the alternatives. */
export function HeatHead({ load, settings }: Props) {
  const { t } = useTranslation()
  const { first, last } = twelveMonths(load.from)
  const free = last - first + 1 - load.days.length
  const total =
    load.metric === 'count'
      ? t('year.heat.presence', { count: load.total })
      : t('year.heat.hoursTotal', { hours: sumInWords(load.total) })
  return (
    <div className={styles['head']}>
      <h2>{t('year.heat.title', { year: formatYear(load.from) })}</h2>
      <p data-count>
        <button type="button" className={styles['all']} data-counted="">
          {total}
        </button>
        {`, ${t(load.metric === 'count' ? 'year.heat.free' : 'year.heat.withoutHours', { count: free })}`}
      </p>
      <div className={styles['controls']}>
        <Choice
          label={t('year.heat.metric')}
          options={{ count: t('year.heat.count'), hours: t('year.heat.hours') }}
          value={settings.metric}
          onChange={(metric) => changeYearSettings({ metric })}
        />
        <Choice
          label={t('year.heat.scale')}
          options={{ fixed: t('year.heat.fixed'), relative: t('year.heat.relative') }}
          value={settings.scale}
          onChange={(scale) => changeYearSettings({ scale })}
        />
      </div>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly options: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Exclusive options side by side: radio buttons that look like chips. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles['choice']}>
      {(Object.keys(options) as Value[]).map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {options[option]}
        </label>
      ))}
    </div>
  )
}
