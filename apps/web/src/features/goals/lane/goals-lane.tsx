import type { Goal } from '@dodici/contract/types'
import type { Month } from '@dodici/core/date'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useCategoryColor } from '../../../api/use-category-color.ts'
import { formatYear } from '../../../i18n/format-months.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { categoryStyle } from '../../../ui/category-color.ts'
import { GoalBar } from '../goal-bar.tsx'
import { inOrder, standingWords } from '../goal-words.ts'
import { useGoals } from '../use-goals.ts'
import styles from './lane.module.css'

/** Px of the lane's label, edges and `+2`, and the minimum for one goal. */
const AROUND_GOALS = 160
const LEAST_WIDTH = 340
const MOST_GOALS = 4

/** How many goals fit; at least one. */
export const goalsIn = (width: number): number =>
  Math.min(MOST_GOALS, Math.max(1, Math.floor((width - AROUND_GOALS) / LEAST_WIDTH)))

interface Props {
  /** The first of the twelve months. */
  readonly from: Month
  /** Px. */
  readonly width: number
}

/** The goals of twelve months in one line above them; those that are behind first. */
export function GoalsLane({ from, width }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { data, isError } = useGoals(from)
  const colorOf = useCategoryColor()
  const goals = inOrder(data ?? [])
  const shown = goals.slice(0, goalsIn(width))
  const more = goals.length - shown.length
  const open = (goal: string | null) => change({ panel: 'goals', goal })
  return (
    <nav className={styles['lane']} aria-label={t('goals.lane.label', { year: formatYear(from) })}>
      <button type="button" className={styles['name']} onClick={() => open(null)}>
        {t('goals.title')}
      </button>
      <ul className={styles['goals']}>
        {shown.map((goal) => (
          <li key={goal._id} style={{ ...categoryStyle(colorOf(goal.categoryId)) }}>
            <GoalInLane goal={goal} onOpen={() => open(goal._id)} />
          </li>
        ))}
      </ul>
      {data === undefined && isError ? <span className={styles['fault']}>{t('goals.failed')}</span> : null}
      {more > 0 ? (
        <button
          type="button"
          className={styles['more']}
          aria-label={t('goals.lane.more', { count: more })}
          onClick={() => open(null)}
        >
          +{more}
        </button>
      ) : null}
    </nav>
  )
}

function GoalInLane({ goal, onOpen }: { readonly goal: Goal; readonly onOpen: () => void }) {
  const words = standingWords(goal)
  return (
    <button type="button" className={styles['goal']} title={`${goal.title}: ${words}`} onClick={onOpen}>
      <span className={styles['title']} dir="auto">
        {goal.title}
      </span>
      <span className={styles['bar']}>
        <GoalBar goal={goal} />
      </span>
      <span className={styles['standing']} data-state={goal.progress.state}>
        {words}
      </span>
    </button>
  )
}
