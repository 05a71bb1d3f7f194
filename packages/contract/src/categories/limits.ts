/** Minutes of a week that somebody can want to give to a category. */
export const TARGET_MINUTES_MAX = 7 * 24 * 60

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
