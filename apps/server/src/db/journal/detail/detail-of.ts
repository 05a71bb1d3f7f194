import type { ChangedFieldName } from '@dodici/contract/change-kinds'
import type { CalendarContent, CategoryContent, GoalContent, GoalEntryContent, MilestoneColumns } from '../../schema.ts'
import type { TouchedUnit } from '../change-writer.ts'
import type { EventContent } from '../units/event-unit.ts'
import type { MilestoneContent } from '../units/milestone-unit.ts'
import type { StoredUnit, UnitStore, UnitType } from '../units/unit.ts'
import { storeOf } from '../units/unit-stores.ts'
import { eventDetail, splitDetail, timesOf, wholeOf } from './event-detail.ts'
import { changedFieldsOf, shown, type StoredField, type UnitDetail } from './unit-detail.ts'

type Columns<Row> = { readonly [Column in keyof Row]?: ChangedFieldName }

const CATEGORY: Columns<CategoryContent> = {
  name: 'title',
  color: 'color',
  target_minutes: 'target',
  away: 'away',
  default_reminders: 'reminders',
  description: 'description',
}
const CALENDAR: Columns<CalendarContent> = {
  name: 'title',
  color: 'color',
  year: 'year',
  shown: 'shown',
  description: 'description',
}
const GOAL: Columns<GoalContent> = {
  title: 'title',
  target: 'target',
  unit: 'unit',
  kind: 'kind',
  category_id: 'category',
  first_on: 'period',
  last_on: 'period',
  match_category_id: 'matching',
  match_text: 'matching',
  description: 'description',
}
const GOAL_ENTRY: Columns<GoalEntryContent> = { value: 'value', day: 'day', note: 'note' }
const MILESTONE: Columns<MilestoneColumns> = { title: 'title', day: 'day', goal_id: 'goal' }

type FieldsOf = (before: never, after: never) => readonly StoredField[]

const fieldsOf: { readonly [Type in Exclude<UnitType, 'event'>]: FieldsOf } = {
  category: (before: CategoryContent, after: CategoryContent) => changedFieldsOf(CATEGORY, before, after),
  calendar: (before: CalendarContent, after: CalendarContent) => changedFieldsOf(CALENDAR, before, after),
  goal: (before: GoalContent, after: GoalContent) => changedFieldsOf(GOAL, before, after),
  goalEntry: (before: GoalEntryContent, after: GoalEntryContent) => changedFieldsOf(GOAL_ENTRY, before, after),
  conversation: () => [],
  milestone: (before: MilestoneContent, after: MilestoneContent) => [
    ...changedFieldsOf(MILESTONE, before.milestone, after.milestone),
    ...changedStep(before, after),
  ],
}

/** The first step that was ticked off, or is open again. */
function changedStep(before: MilestoneContent, after: MilestoneContent): StoredField[] {
  const wasDone = new Map(before.steps.map((step) => [step.id, step.done_at !== null]))
  const step = after.steps.find(({ id, done_at }) => (wasDone.get(id) ?? done_at !== null) !== (done_at !== null))
  if (step === undefined) return []
  const title = shown(step.title) ?? ''
  return [step.done_at === null ? ['step', title, null] : ['step', null, title]]
}

/** Finds another unit of the same change. */
export type FindUnit = (type: UnitType, id: string) => TouchedUnit | undefined

/**
 * What a change did to a unit. Null for one that only came or went, unless it is among the first, which the history
 * names.
 */
export function detailOf(
  unit: TouchedUnit,
  { isFirst, find }: { isFirst: boolean; find: FindUnit },
): UnitDetail | null {
  const { type, before, after } = unit
  const act = actOf(before, after)
  if (act !== 'changed' && !isFirst) return null
  if (type === 'event') return detailOfEvent({ before, after } as TouchedUnit<'event'>, act, find)
  const goal = type === 'goalEntry' ? { goal: (after.content as GoalEntryContent).goal_id } : {}
  return {
    title: shown((storeOf(type) as UnitStore<unknown>).titleOf(after.content)) ?? '',
    act,
    ...goal,
    ...valuesOf(unit, act),
  }
}

const isThere = (unit: StoredUnit<unknown> | undefined): boolean => unit?.deletedAt === null

function actOf(before: StoredUnit<unknown> | undefined, after: StoredUnit<unknown>): UnitDetail['act'] {
  if (!isThere(after)) return 'deleted'
  if (before === undefined) return 'created'
  return isThere(before) ? 'changed' : 'restored'
}

/** Of an entry also its value, when it comes or goes. */
function valuesOf({ type, before, after }: TouchedUnit, act: UnitDetail['act']): Pick<UnitDetail, 'fields'> {
  if (act === 'changed' && type !== 'event')
    return { fields: fieldsOf[type](before?.content as never, after.content as never) }
  if (type !== 'goalEntry') return {}
  const { value, day } = after.content as GoalEntryContent
  return { fields: [['value', null, shown(value)] as const, ['day', null, day] as const] }
}

function detailOfEvent({ before, after }: TouchedUnit<'event'>, act: UnitDetail['act'], find: FindUnit): UnitDetail {
  const { event } = after.content
  if (act === 'changed' && before !== undefined) return eventDetail(before.content, after.content)
  const parent = event.split_from === null ? undefined : find('event', event.split_from)
  if (act === 'created' && parent?.before !== undefined)
    return splitDetail(parent.before.content as EventContent, after.content)
  return { title: shown(event.title) ?? '', act, times: timesOf(event), ...wholeOf(event) }
}
