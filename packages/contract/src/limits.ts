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

/** The page navigates from this many years before the current one to this many after it. */
export const YEARS_BACK = 2
export const YEARS_AHEAD = 7

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 1_024
export const EMAIL_MAX = 254
export const DEVICE_MAX = 100

export const FEEDBACK_DETAILS_MAX = 5_000
export const USER_AGENT_MAX = 300

/** Keys that one account can have for other programs. */
export const API_KEYS_MAX = 20

/** Minutes of a week that somebody can want to give to a category. */
export const TARGET_MINUTES_MAX = 7 * 24 * 60

/** Bytes of a request body; a calendar file may have more. */
export const BODY_BYTES_MAX = 1_000_000
export const IMPORT_BYTES_MAX = 20 * 1_024 * 1_024
export const IMPORT_EVENTS_MAX = 20_000

/** Events and occurrences that are changed as one, and the days that they are moved by: a hundred years. */
export const BATCH_EVENTS_MAX = 500
export const BATCH_DAYS_MAX = 36_600

/** Occurrences of one series in an answer, and of all series together. */
export const OCCURRENCES_OF_A_SERIES_MAX = 1_000
export const OCCURRENCES_MAX = 20_000

export const TRASH_DAYS = 30

export const DEFAULT_CATEGORY_COLOR = '#1976d2'

/** The palette of the category manager, in its order. */
export const CATEGORY_PALETTE = [
  '#1976d2',
  '#388e3c',
  '#d32f2f',
  '#f57c00',
  '#7b1fa2',
  '#0097a7',
  '#5d4037',
  '#616161',
  '#455a64',
  '#e91e63',
  '#ff5722',
  '#795548',
] as const

/** Characters of what is searched for. */
export const SEARCH_MAX = 200

/** Characters of a message or a goal for the assistant, and of the time frame of a goal. */
export const MESSAGE_MAX = 4_000
export const TIMEFRAME_MAX = 200

/** Events that a page names as what the person looks at, and items that one proposal may have. */
export const CONTEXT_EVENTS_MAX = 50
export const APPLIED_ITEMS_MAX = 500
/** Beyond so many deletions their number is to be typed. */
export const DELETIONS_UNASKED = 5

/** Days ahead that reminders are listed for. */
export const UPCOMING_DAYS_MAX = 366

/** Browsers of one person that reminders are pushed to. */
export const PUSH_DEVICES_MAX = 20

/** Goals: their target, the words that titles are matched by, what a number counts, the note of an entry; how many there are. */
export const GOAL_TARGET_MAX = 1_000_000_000
export const GOAL_TEXT_MAX = 100
export const GOAL_UNIT_MAX = 30
export const ENTRY_NOTE_MAX = 500
/** Days of a goal: ten years. */
export const GOAL_DAYS_MAX = 3_653
export const GOALS_MAX = 200
export const GOAL_ENTRIES_MAX = 5_000

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
