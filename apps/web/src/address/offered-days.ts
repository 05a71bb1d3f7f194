import { useSyncExternalStore } from 'react'

/** Days in a row that the panel of free time offers, as the year shades them. Days as `core/date` counts them. */
export interface OfferedDays {
  readonly first: number
  readonly last: number
  /** What is written into it: its days, and those of leave; where there is less room, its days alone. */
  readonly label: string
  readonly shortLabel: string
  /** What the tooltip of its days says: `Free time: 9 days · 5 of leave`. */
  readonly tip: string
  /** Whether it belongs to the best use of the person's leave. */
  readonly isBest: boolean
  /** Whether the person is at it in the list. */
  readonly isPointed: boolean
}

const NONE: readonly OfferedDays[] = []

let offered = NONE
const listeners = new Set<() => void>()

/** Shades days in the year, or none. Like the URL this says what is open, but it is too much for one. */
export function showOfferedDays(days: readonly OfferedDays[]): void {
  offered = days.length === 0 ? NONE : days
  for (const listener of listeners) listener()
}

/** What there is to say of a day that is offered; null of another. */
export const offeredWords = (day: number): string | null =>
  offered.find(({ first, last }) => first <= day && day <= last)?.tip ?? null

/** The same list until the offer changes. */
export const useOfferedDays = (): readonly OfferedDays[] => useSyncExternalStore(subscribe, () => offered)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
