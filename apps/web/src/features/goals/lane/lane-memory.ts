import { storedValue } from '../../../ui/stored-value.ts'

/** What this browser remembers of the lane, to reserve its place from the first drawing. */
interface LaneMemory {
  readonly isShown: boolean
  /** Years that had goals when last shown. */
  readonly years: readonly number[]
}

const MOST_YEARS = 30

const stored = storedValue<LaneMemory>('goals-lane', { isShown: true, years: [] }, ({ isShown, years }) => ({
  isShown: isShown !== false,
  years: Array.isArray(years) ? years.filter((year) => typeof year === 'number') : [],
}))

export const showLane = (isShown: boolean): void => stored.set({ ...stored.get(), isShown })

/** Records whether a year has goals. */
export function rememberYear(year: number, hasGoals: boolean): void {
  const { years, isShown } = stored.get()
  if (years.includes(year) === hasGoals) return
  const others = years.filter((other) => other !== year)
  stored.set({ isShown, years: hasGoals ? [...others, year].slice(-MOST_YEARS) : others })
}

export const useLaneMemory = stored.use
