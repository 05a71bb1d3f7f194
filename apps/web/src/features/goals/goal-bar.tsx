import type { Goal } from '@dodici/contract/types'
import { sharesOf } from './goal-words.ts'
import styles from './goals.module.css'

/** Progress with a mark for the pace. The text beside it says the same. */
export function GoalBar({ goal }: { readonly goal: Goal }) {
  const { done, pace } = sharesOf(goal)
  const hasPace = goal.kind !== 'yesNo' && pace > 0 && pace < 1
  return (
    <span className={styles['track']} aria-hidden="true">
      <i style={{ width: `${done * 100}%` }} />
      {hasPace ? <b style={{ insetInlineStart: `${pace * 100}%` }} /> : null}
    </span>
  )
}
