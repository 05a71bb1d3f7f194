import type { Day } from '@dodici/core/date'

/** The day whose panel should take the focus. The page has one panel, and code outside the year can request it. */
let awaited: Day | null = null

/** Focuses a day's panel once it is drawn; for days that the year does not show. */
export function awaitPanel(day: Day): void {
  awaited = day
}

/** Whether this panel was awaited; resets the request. */
export function takeAwaitedPanel(day: Day): boolean {
  const isAwaited = awaited === day
  if (isAwaited) awaited = null
  return isAwaited
}
