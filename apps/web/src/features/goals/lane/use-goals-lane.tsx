import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { goalsOf } from '../../../api/goals.queries.ts'
import { loadTexts } from '../../../i18n/start.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useIdle } from '../../../ui/use-idle.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { rememberYear, useLaneMemory } from './lane-memory.ts'

/** Px between the bar of the page and the year; a finger needs more of them. */
const HEIGHT = 28
const HEIGHT_ON_PHONE = 48

const LanePart = lazyPart(async () => {
  const [{ GoalsLane }] = await Promise.all([import('./goals-lane.tsx'), loadTexts('goals')])
  return GoalsLane
})

/** What stands above a year. */
export interface LaneOfYear {
  readonly height: number
  /** Draws it, in so many px. */
  readonly draw: (width: number) => ReactNode
}

/**
 * The lane of the goals that touch a year; null where there are none, or it is not to be seen. A year that had goals
 * keeps its place while they are read.
 */
export function useGoalsLane(year: number): LaneOfYear | null {
  const { isShown, years } = useLaneMemory()
  const hadGoals = years.includes(year)
  // Who had none is not made to wait for the answer that there are none.
  const isIdle = useIdle()
  const { data } = useQuery({ ...goalsOf(year), enabled: isShown && (hadGoals || isIdle) })
  const hasGoals = data === undefined ? hadGoals : data.length > 0
  const isRead = data !== undefined
  useEffect(() => {
    if (isRead) rememberYear(year, hasGoals)
  }, [isRead, year, hasGoals])
  const height = useIsPhone() ? HEIGHT_ON_PHONE : HEIGHT
  if (!isShown || !hasGoals) return null
  const draw = (width: number) => (
    <div style={{ height }}>
      <LanePart year={year} width={width} />
    </div>
  )
  return { height, draw }
}
