import type { Day, Month } from '@dodici/core/date'
import { useSyncExternalStore, type CSSProperties } from 'react'
import type { Piece } from '../planner/piece.ts'

/** How days are marked by what was there a year before. */
export type EarlierMarks = ReadonlyMap<Day, CSSProperties> | null

/** What the year shows of the one before: made by a part that loads when somebody asks for it, and drawn by the views. */
export interface ShownEarlier {
  /** The first of the twelve months that are shown. */
  readonly from: Month
  /** For the planner, by month. */
  readonly rows: readonly Piece[]
  /** For views of days. */
  readonly marks: EarlierMarks
  /** What the tooltip of a day says of it. */
  readonly linesOf: (day: Day) => readonly string[]
}

let shown: ShownEarlier | null = null
const listeners = new Set<() => void>()

/** Shows the year before, or no longer. */
export function showEarlier(next: ShownEarlier | null): void {
  shown = next
  for (const listener of listeners) listener()
}

export const earlierLines = (day: Day): readonly string[] => shown?.linesOf(day) ?? []

const useShown = (from: Month): ShownEarlier | null => {
  const now = useSyncExternalStore(subscribe, () => shown)
  return now?.from === from ? now : null
}

export const useEarlierRows = (from: Month): readonly Piece[] | undefined => useShown(from)?.rows

export const useEarlierMarks = (from: Month): EarlierMarks => useShown(from)?.marks ?? null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
