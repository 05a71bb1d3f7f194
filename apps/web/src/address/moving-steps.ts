import type { CalendarAddress } from './calendar-address.ts'

/** Opens the card that moves a milestone's open steps to its new day. */
export const movingSteps = (milestoneId: string): Partial<CalendarAddress> => ({
  ...{ event: null, occurrence: null, panel: 'assistant', tab: 'milestone' },
  ...{ moving: milestoneId, enhance: null, at: null },
})
