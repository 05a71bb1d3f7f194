/** Tables of goals. The rules of `schema.ts` apply. */

export interface GoalContent {
  title: string
  description: string
  category_id: string | null
  kind: 'count' | 'hours' | 'number' | 'yesNo'
  target: number
  unit: string
  first_on: string
  last_on: string
  match_category_id: string | null
  match_text: string | null
  created_at: string
}

/** Progress on a goal, entered by hand. */
export interface GoalEntryContent {
  goal_id: string
  day: string
  value: number
  note: string
  created_at: string
}
