import type { NamedGoal } from '@dodici/contract/types'
import Target from 'lucide-react/icons/target'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import styles from './chips.module.css'

interface Props {
  readonly goals: readonly NamedGoal[]
  readonly label: string
}

/** Mentioned goals; each opens in the goals panel. */
export function GoalChips({ goals, label }: Props) {
  const { change } = useCalendarAddress()
  if (goals.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={label}>
      {goals.map(({ _id, title }) => (
        <li key={_id}>
          <button type="button" className={styles['chip']} onClick={() => change({ panel: 'goals', goal: _id })}>
            <Target size={14} aria-hidden="true" />
            <span className={styles['title']}>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
