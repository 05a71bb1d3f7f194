import { LEAVE_MAX, WISH_DAYS_MAX } from '@dodici/core/free-time'
import { storedValue } from '../../ui/stored-value.ts'

/** What this browser remembers of somebody's leave. Not part of their data. */
export interface FreeTimeMemory {
  /** Days of leave at hand. */
  readonly leave: number
  /** The fewest days of a break. */
  readonly least: number
  /** Days in a row that are to be quiet. */
  readonly quiet: number
}

/** The lengths of a break that can be asked for: any long weekend, a bridge, half a week, a whole one with both weekends. */
export const BREAKS = [3, 4, 5, 9] as const

const standard: FreeTimeMemory = { leave: 10, least: 4, quiet: 5 }

const inRange = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

const stored = storedValue<FreeTimeMemory>('free-time', standard, ({ leave, least, quiet }) => ({
  ...(inRange(leave, 0, LEAVE_MAX) ? { leave } : {}),
  ...(BREAKS.some((days) => days === least) ? { least: least as number } : {}),
  ...(inRange(quiet, 1, WISH_DAYS_MAX) ? { quiet } : {}),
}))

export const rememberFreeTime = (patch: Partial<FreeTimeMemory>): void => stored.set({ ...stored.get(), ...patch })

export const useFreeTimeMemory = stored.use
