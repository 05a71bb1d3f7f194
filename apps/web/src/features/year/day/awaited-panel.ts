import type { Day } from '@dodici/core/date'

/** The day whose panel is to take the focus. There is one panel on the page, and what lies outside of the year can ask. */
let awaited: Day | null = null

/** Puts the focus into the panel of a day as soon as it is drawn: of a day that the year does not show, only that is there. */
export function awaitPanel(day: Day): void {
  awaited = day
}

/** Whether the panel of a day, drawn now, was waited for; then it is no more. */
export function takeAwaitedPanel(day: Day): boolean {
  const isAwaited = awaited === day
  if (isAwaited) awaited = null
  return isAwaited
}
