/** What holds for an event wherever it comes from. */
export {
  DESCRIPTION_MAX,
  FIRST_YEAR,
  LAST_YEAR,
  LOCATION_MAX,
  NAME_MAX,
  REMINDER_MINUTES_MAX,
  REMINDERS_MAX,
  TITLE_MAX,
  URL_MAX,
} from '@dodici/core/event'

export * from './assistant/limits.ts'
export * from './categories/limits.ts'
export * from './events/limits.ts'
export * from './feeds/limits.ts'
export * from './goals/limits.ts'
export * from './linked/limits.ts'
export * from './posters/limits.ts'
export * from './reminders/limits.ts'
export * from './subscriptions/limits.ts'
export * from './users/limits.ts'
export * from './webhooks/limits.ts'

/** The page navigates from this many years before the current one to this many after it. */
export const YEARS_BACK = 2
export const YEARS_AHEAD = 7

/** Bytes of a request body; a calendar file may have more. */
export const BODY_BYTES_MAX = 1_000_000
export const IMPORT_BYTES_MAX = 20 * 1_024 * 1_024
export const IMPORT_EVENTS_MAX = 20_000
export const FILE_NAME_MAX = 255

export const TRASH_DAYS = 30
export const FEEDBACK_DETAILS_MAX = 5_000

/**
 * Bytes that one person can store: events and all else of the year; the journal with the trash, which forgets its oldest
 * changes beyond that; what was said with the helpers; cards that wait.
 */
export const KEPT_BYTES_MAX = 250_000_000
export const JOURNAL_BYTES_MAX = 250_000_000
export const MESSAGE_BYTES_MAX = 20_000_000
export const PROPOSAL_BYTES_MAX = 20_000_000

/** How many of each one person can have. */
export const CALENDARS_MAX = 100
export const CATEGORIES_MAX = 500
export const MILESTONES_MAX = 1_000
export const CONVERSATIONS_MAX = 1_000
export const PROPOSALS_MAX = 500

/**
 * A write costs 50 points and one for each thing that it writes; these come back every minute, until there are so many: 6,000
 * small writes at once and 1,200 a minute, or 14 calendars of 20,000 events at once and three a minute.
 */
export const WRITE_POINTS_MAX = 300_000
export const WRITE_POINTS_A_MINUTE = 60_000

/** Changes, and things that they changed, that are taken back at once. A device's changes without a pause are no more. */
export const UNDO_CHANGES_MAX = 1_000
export const UNDO_UNITS_MAX = 20_000
