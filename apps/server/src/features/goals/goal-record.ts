import { FIRST_YEAR, GOAL_DAYS_MAX, LAST_YEAR } from '@dodici/contract/limits'
import type { Goal, GoalEntry, GoalPatch, NewGoal } from '@dodici/contract/types'
import { type Day, knownDay, yearOf } from '@dodici/core/date'
import type { Goal as CoreGoal, GoalEntry as CoreEntry } from '@dodici/core/goals'
import type { GoalContent, GoalEntryTable, GoalTable } from '#server/db/schema.ts'
import { invalidInput } from '#server/errors.ts'

/** A goal as core measures it. */
export const measuredGoal = (goal: UnmeasuredGoal): CoreGoal => ({
  id: goal._id,
  kind: goal.kind,
  target: goal.target,
  ...rangeOf({ first_on: goal.from, last_on: goal.to }),
  matchCategoryId: goal.matchCategoryId,
  matchText: goal.matchText,
})

/** First and last day of a goal. */
export const rangeOf = ({ first_on, last_on }: Pick<GoalContent, 'first_on' | 'last_on'>): { from: Day; to: Day } => ({
  from: knownDay(first_on),
  to: knownDay(last_on),
})

export const measuredEntry = (row: GoalEntryTable): CoreEntry => ({
  id: row.id,
  goalId: row.goal_id,
  day: knownDay(row.day),
  value: row.value,
})

/** An entry as it is sent. */
export const entryOfRow = (row: GoalEntryTable): GoalEntry => ({
  _id: row.id,
  goalId: row.goal_id,
  day: row.day,
  value: row.value,
  note: row.note,
  version: row.version,
})

/** A goal's own fields. */
export type UnmeasuredGoal = Omit<Goal, 'progress' | 'milestones'>

/** The same as its owner sees it: trashed categories are shown as none. */
export function saidOfGoal(row: GoalTable, categoryIds: ReadonlySet<string>): UnmeasuredGoal {
  const shown = (id: string | null): string | null => (id !== null && categoryIds.has(id) ? id : null)
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    categoryId: shown(row.category_id),
    kind: row.kind,
    target: row.target,
    unit: row.unit,
    from: row.first_on,
    to: row.last_on,
    matchCategoryId: shown(row.match_category_id),
    matchText: row.match_text,
    version: row.version,
    createdAt: row.created_at,
  }
}

/** The content of a new goal. */
export const newContent = (draft: NewGoal, now: string): GoalContent =>
  settled({
    title: draft.title,
    description: draft.description ?? '',
    category_id: draft.categoryId ?? null,
    kind: draft.kind,
    target: draft.target ?? 1,
    unit: draft.unit ?? '',
    first_on: draft.from,
    last_on: draft.to,
    match_category_id: draft.matchCategoryId ?? null,
    match_text: draft.matchText ?? null,
    created_at: now,
  })

const columnOf = {
  title: 'title',
  description: 'description',
  categoryId: 'category_id',
  kind: 'kind',
  target: 'target',
  unit: 'unit',
  from: 'first_on',
  to: 'last_on',
  matchCategoryId: 'match_category_id',
  matchText: 'match_text',
} as const satisfies Record<keyof GoalPatch, keyof GoalContent>

/** The content of a goal with some fields changed. */
export function changedContent(row: GoalTable, patch: GoalPatch): GoalContent {
  const { owner_id, id, version, content_id, deleted_at, updated_at, bytes, ...content } = row
  const said = Object.entries(patch).filter(([, value]) => value !== undefined)
  const columns = said.map(([field, value]) => [columnOf[field as keyof GoalPatch], value])
  return settled({ ...content, ...(Object.fromEntries(columns) as Partial<GoalContent>) })
}

/** A goal that is done or not has no target number. */
const settled = (content: GoalContent): GoalContent =>
  content.kind === 'yesNo' ? { ...content, target: 1, unit: '' } : content

/**
 * Refuses invalid days of a goal.
 * @throws AppError `invalid_input`
 */
export function refuseOddDays({ first_on, last_on }: Pick<GoalContent, 'first_on' | 'last_on'>): void {
  const { from, to } = rangeOf({ first_on, last_on })
  if (to < from) throw invalidInput('to', 'must not be before the first day')
  if (to - from >= GOAL_DAYS_MAX) throw invalidInput('to', 'must be at most ten years after the first day')
  for (const [path, day] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (yearOf(day) < FIRST_YEAR || yearOf(day) > LAST_YEAR) {
      throw invalidInput(path, `must be in the years ${String(FIRST_YEAR)} to ${String(LAST_YEAR)}`)
    }
  }
}
