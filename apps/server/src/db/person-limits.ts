import {
  CALENDARS_MAX,
  CATEGORIES_MAX,
  CONVERSATIONS_MAX,
  GOALS_MAX,
  JOURNAL_BYTES_MAX,
  KEPT_BYTES_MAX,
  MESSAGE_BYTES_MAX,
  MILESTONES_MAX,
  PROPOSAL_BYTES_MAX,
  PROPOSALS_MAX,
  WRITE_POINTS_A_MINUTE,
  WRITE_POINTS_MAX,
} from '@dodici/contract/limits'
import type { UnitType } from './journal/units/unit.ts'

/** One person's quotas and rate. Smaller in tests. */
export interface PersonLimits {
  /** Bytes of existing units; of journal and trash; of messages; of waiting cards. */
  readonly bytes: Readonly<Record<'kept' | 'journal' | 'messages' | 'proposals', number>>
  /** Numbers of units. Types that are not listed are limited by bytes only. */
  readonly units: Readonly<Partial<Record<UnitType, number>>>
  readonly proposals: number
  readonly points: { readonly most: number; readonly aMinute: number }
}

export const PERSON_LIMITS: PersonLimits = {
  bytes: {
    kept: KEPT_BYTES_MAX,
    journal: JOURNAL_BYTES_MAX,
    messages: MESSAGE_BYTES_MAX,
    proposals: PROPOSAL_BYTES_MAX,
  },
  units: {
    calendar: CALENDARS_MAX,
    category: CATEGORIES_MAX,
    goal: GOALS_MAX,
    milestone: MILESTONES_MAX,
    conversation: CONVERSATIONS_MAX,
  },
  proposals: PROPOSALS_MAX,
  points: { most: WRITE_POINTS_MAX, aMinute: WRITE_POINTS_A_MINUTE },
}
