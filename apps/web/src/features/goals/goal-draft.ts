import { DESCRIPTION_MAX, GOAL_TARGET_MAX, GOAL_TEXT_MAX, TITLE_MAX } from '@dodici/contract/limits'
import type { Event, Goal, GoalKind } from '@dodici/contract/types'
import { dayOf, daysInMonth, formatDay, parseDay, partsOf, twelveMonths, type Day, type Month } from '@dodici/core/date'
import { countCharacters } from '@dodici/core/event'
import { goalMatcher } from '@dodici/core/goals'
import { countEvents } from '@dodici/core/load'
import { yearItems } from '@dodici/core/year'

/** The form's values, as text. */
export interface GoalDraft {
  readonly title: string
  readonly description: string
  readonly categoryId: string | null
  readonly kind: GoalKind
  readonly target: string
  readonly unit: string
  readonly from: string
  readonly to: string
  readonly matchCategoryId: string | null
  readonly matchText: string
}

/** A new goal for twelve months. */
export function emptyDraft(from: Month): GoalDraft {
  const { first, last } = twelveMonths(from)
  return {
    ...{ title: '', description: '', categoryId: null, kind: 'count', target: '', unit: '' },
    ...{ from: formatDay(first), to: formatDay(last), matchCategoryId: null, matchText: '' },
  }
}

export const draftOf = (goal: Goal): GoalDraft => ({
  ...{ title: goal.title, description: goal.description, categoryId: goal.categoryId, kind: goal.kind },
  ...{ target: String(goal.target), unit: goal.unit, from: goal.from, to: goal.to },
  ...{ matchCategoryId: goal.matchCategoryId, matchText: goal.matchText ?? '' },
})

/** Parses a number with point or comma; NaN if it is none. */
export const readNumber = (text: string): number =>
  /^\s*-?\d+([.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : Number.NaN

/** Whether what is counted has a name of its own. */
export const hasUnit = ({ kind }: Pick<GoalDraft, 'kind'>): boolean => kind === 'count' || kind === 'number'

/** The values to send: only those of the chosen kind. */
export function wireOf(draft: GoalDraft) {
  const hasMatch = draft.kind !== 'number'
  const text = draft.matchText.trim()
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    categoryId: draft.categoryId,
    kind: draft.kind,
    target: draft.kind === 'yesNo' ? 1 : readNumber(draft.target),
    unit: hasUnit(draft) ? draft.unit.trim() : '',
    from: draft.from,
    to: draft.to,
    matchCategoryId: hasMatch ? draft.matchCategoryId : null,
    matchText: hasMatch && text !== '' ? text : null,
  }
}

export type GoalFault = 'titleFault' | 'tooLong' | 'targetFault' | 'daysFault'
export type GoalFaults = Partial<Record<'title' | 'target' | 'days' | 'matchText' | 'description', GoalFault>>

/** What a part of the form needs. */
export interface DraftProps {
  readonly draft: GoalDraft
  readonly onChange: (patch: Partial<GoalDraft>) => void
  /** The errors to show now. */
  readonly faults: GoalFaults
}

/** What prevents saving, by field. */
export function faultsOf(draft: GoalDraft): GoalFaults {
  const wire = wireOf(draft)
  const isTooLong = (text: string | null, max: number) => countCharacters(text ?? '') > max
  const isTarget = wire.target > 0 && wire.target <= GOAL_TARGET_MAX
  const found: readonly (readonly [keyof GoalFaults, GoalFault, boolean])[] = [
    ['title', 'titleFault', wire.title === ''],
    ['title', 'tooLong', isTooLong(wire.title, TITLE_MAX)],
    ['target', 'targetFault', !isTarget],
    ['days', 'daysFault', !areDays(draft)],
    ['matchText', 'tooLong', isTooLong(wire.matchText, GOAL_TEXT_MAX)],
    ['description', 'tooLong', isTooLong(wire.description, DESCRIPTION_MAX)],
  ]
  return Object.fromEntries(found.filter(([, , isFound]) => isFound).map(([field, fault]) => [field, fault]))
}

function areDays({ from, to }: GoalDraft): boolean {
  const [first, last] = [parseDay(from), parseDay(to)]
  return first !== null && last !== null && first <= last
}

export const presets = ['thisYear', 'thisQuarter', 'thisMonth'] as const

/** First and last day of the year, quarter or month around a day. */
export function daysOfPreset(preset: (typeof presets)[number], day: Day): Pick<GoalDraft, 'from' | 'to'> {
  const { year, month } = partsOf(day)
  const length = { thisYear: 12, thisQuarter: 3, thisMonth: 1 }[preset]
  const first = Math.floor((month - 1) / length) * length + 1
  const last = first + length - 1
  return { from: formatDay(dayOf(year, first, 1)), to: formatDay(dayOf(year, last, daysInMonth(year, last))) }
}

/** How many occurrences of a loaded year match a draft within its days. */
export function countMatches(draft: GoalDraft, events: readonly Event[]): number {
  const { matchCategoryId, matchText } = wireOf(draft)
  const matches = goalMatcher({ id: '', matchCategoryId, matchText })
  const span = { first: parseDay(draft.from) ?? 0, last: parseDay(draft.to) ?? 0 }
  return countEvents(
    yearItems(events).filter((item) => matches({ ...item, goalId: null })),
    span,
  )
}
