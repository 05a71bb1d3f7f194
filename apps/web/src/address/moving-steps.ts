import type { CalendarAddress } from './calendar-address.ts'

/** Opens the cards that move the open steps of milestones to their new days. */
export const movingSteps = (milestoneIds: readonly string[]): Partial<CalendarAddress> => ({
  ...{ event: null, occurrence: null, panel: 'assistant', tab: 'milestone' },
  ...{ moving: milestoneIds.join(','), enhance: null, at: null },
})
