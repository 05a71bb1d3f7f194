import type { AnalysedItem } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'
import { isDeadline } from './measure-deadlines.ts'

export interface PreparationFacts {
  /** Upcoming milestones, and those without a step of their own. */
  readonly milestones: readonly AnalysedItem[]
  readonly unprepared: readonly AnalysedItem[]
  /** Deadlines after today that nothing reminds of. */
  readonly unreminded: readonly AnalysedItem[]
}

/** Upcoming events without preparation: milestones without steps, deadlines without a reminder. */
export function measurePreparation({ input, items }: PreparedYear): PreparationFacts {
  const ahead = items.filter((item) => item.first > input.today)
  const milestones = ahead.filter((item) => item.kind === 'milestone')
  return {
    milestones,
    unprepared: milestones.filter((item) => !input.preparedEventIds.has(item.eventId)),
    unreminded: ahead.filter((item) => !item.hasReminder && isDeadline(item, input.language)),
  }
}
