import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { goalsOf } from '../../../api/goals.queries.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useIdle } from '../../../ui/use-idle.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { rememberYear, useLaneMemory } from './lane-memory.ts'

/** Height in px; more for a finger. */
const HEIGHT = 28
const HEIGHT_ON_PHONE = 48

const LanePart = lazyPart(async () => (await import('./goals-lane.tsx')).GoalsLane, { texts: ['goals'] })

/** Content above a year. */
export interface LaneOfYear {
  readonly height: number
  /** Draws it with this height. */
  readonly draw: (width: number) => ReactNode
}

/**
 * The lane for a year; null if there are no goals or it is switched off. A year that had goals keeps the place while
 * they load.
 */
export function useGoalsLane(year: number): LaneOfYear | null {
  const { isShown, years } = useLaneMemory()
  const hadGoals = years.includes(year)
  // A person without goals does not wait for an empty answer.
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
