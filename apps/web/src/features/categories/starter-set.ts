import type { TFunction } from 'i18next'
import type { CategoryContent } from './category-draft.ts'

const colors = {
  work: '#1976d2',
  family: '#e91e63',
  health: '#388e3c',
  study: '#7b1fa2',
  travel: '#f57c00',
  sport: '#0097a7',
  home: '#795548',
} as const

/** What most people's years are made of, in their language. */
export const starterSet = (t: TFunction): readonly CategoryContent[] =>
  (Object.keys(colors) as (keyof typeof colors)[]).map((name) => ({
    name: t(`categories.starterNames.${name}`),
    description: '',
    color: colors[name],
  }))
