/** Goals: their target, the words that titles are matched by, what a number counts, the note of an entry; how many there are. */
export const GOAL_TARGET_MAX = 1_000_000_000
export const GOAL_TEXT_MAX = 100
export const GOAL_UNIT_MAX = 30
export const ENTRY_NOTE_MAX = 500
/** Days of a goal: ten years; how many calendar years these touch, and so the list of what a figure counted. */
export const GOAL_DAYS_MAX = 3_653
export const COUNTED_YEARS_MAX = 11
export const GOALS_MAX = 200
export const GOAL_ENTRIES_MAX = 5_000
