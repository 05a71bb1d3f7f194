/** Each category that a new person can begin with, and its colour as `#rrggbb`. */
export const STARTER_COLORS = {
  work: '#1976d2',
  family: '#e91e63',
  health: '#388e3c',
  study: '#7b1fa2',
  travel: '#f57c00',
  sport: '#0097a7',
  home: '#795548',
} as const

export type StarterCategory = keyof typeof STARTER_COLORS

export type CategoryNames = Readonly<Record<StarterCategory, string>>
