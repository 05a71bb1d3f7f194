import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { Month } from '@dodici/core/date'
import { yearsTouched } from '../../../address/shown-months.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useIdle } from '../../../ui/use-idle.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useGoals } from '../use-goals.ts'
import { rememberYear, useLaneMemory } from './lane-memory.ts'

/** Height in px; more for a finger. */
const HEIGHT = 28
const HEIGHT_ON_PHONE = 48

const LanePart = lazyPart(async () => (await import('./goals-lane.tsx')).GoalsLane, { texts: ['goals'] })

/** Content above the year. */
export interface LaneOfYear {
  readonly height: number
  /** Draws it with this height. */
  readonly draw: (width: number) => ReactNode
}

/**
 * The lane for twelve months; null if there are no goals or it is switched off. A year that had goals keeps the place
 * while they load.
 */
export function useGoalsLane(from: Month): LaneOfYear | null {
  const { isShown, years } = useLaneMemory()
  const hadGoals = yearsTouched(from).some((year) => years.includes(year))
  // A person without goals does not wait for an empty answer.
  const isIdle = useIdle()
  const { data, byYear } = useGoals(from, isShown && (hadGoals || isIdle))
  const hasGoals = data === undefined ? hadGoals : data.length > 0
  const known = byYear.map(({ year, count }) => `${year} ${count > 0 ? 'some' : 'none'}`).join()
  const remember = useEffectEvent(() => {
    for (const { year, count } of byYear) rememberYear(year, count > 0)
  })
  useEffect(() => remember(), [known])
  const height = useIsPhone() ? HEIGHT_ON_PHONE : HEIGHT
  if (!isShown || !hasGoals) return null
  const draw = (width: number) => (
    <div style={{ height }}>
      <LanePart from={from} width={width} />
    </div>
  )
  return { height, draw }
}
