import type { Scope } from '@dodici/contract/types'
import { parseDay } from '@dodici/core/date'
import { useId } from 'react'
import { formatDay } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OptionBox } from './option-box.tsx'
import styles from './question-dialog.module.css'
import notes from '../notes.module.css'

/** What the question is about. */
export interface ScopeQuestion {
  readonly scopes: readonly Scope[]
  /** The day of the occurrence, `YYYY-MM-DD`. */
  readonly day: string
  /** Title of the single event. */
  readonly title?: string
  /** Number of events and of series; one of one by default. */
  readonly counts?: { readonly items: number; readonly series: number }
  /** Deleting the rest of a series creates no new series. */
  readonly isDeleting?: boolean
}

interface Props extends ScopeQuestion {
  readonly scope: Scope
  readonly onChoose: (scope: Scope) => void
}

const ONE = { items: 1, series: 1 }

/** The parts of a series to choose from, each with its day and its effect on the rest. */
export function ScopeOptions({ scopes, scope, day, counts = ONE, isDeleting = false, onChoose }: Props) {
  const { t } = useTranslation()
  const name = useId()
  const words = formatDay(parseDay(day) ?? 0, 'weekday-day-month-year')
  return (
    <fieldset className={styles['options']}>
      <legend className="visually-hidden">{t('event.scope.part')}</legend>
      {scopes.map((option) => (
        <OptionBox
          key={option}
          name={name}
          isChosen={option === scope}
          takesFocus={option === scope}
          labelledBy={`${name}-${option}`}
          describedBy={`${name}-${option}-note`}
          onChoose={() => onChoose(option)}
        >
          <span className={styles['name']} id={`${name}-${option}`}>
            {t(`event.scope.${option}`, { day: words, count: option === 'all' ? counts.series : counts.items })}
          </span>
          <span className={notes['note']} id={`${name}-${option}-note`}>
            {t(`event.scope.${isDeleting && option === 'following' ? 'followingDelete' : option}Note`)}
          </span>
        </OptionBox>
      ))}
    </fieldset>
  )
}
