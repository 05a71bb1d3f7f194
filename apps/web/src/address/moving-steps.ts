import type { CalendarAddress } from './calendar-address.ts'

/** Opens the card that moves the open steps of a milestone to where it is now. */
export const movingSteps = (milestoneId: string): Partial<CalendarAddress> => ({
  ...{ event: null, occurrence: null, panel: 'assistant', tab: 'milestone' },
  ...{ moving: milestoneId, enhance: null, at: null },
})
