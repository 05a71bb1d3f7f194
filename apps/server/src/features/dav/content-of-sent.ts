import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import type { EventContent } from '#server/db/journal/units/event-unit.ts'
import type { StoredUnit } from '#server/db/journal/units/unit.ts'
import { planCategories } from '#server/features/calendar-contents/import-categories.ts'
import { contentOfFile } from '#server/features/calendar-contents/import-plan.ts'
import type { CategoriesOfFiles } from '#server/features/calendar-contents/stored-for-file.ts'
import { refuseEventsBeyondPlan } from '#server/features/events/plan.ts'
import type { KeptNames } from './etags.ts'
import type { Collection } from './objects.queries.ts'
import type { SentEvent } from './sent.ts'

/** Where what was sent is put. */
interface SentTo {
  readonly access: Access
  readonly collection: Collection
  /** Of whose it is, as they are now. */
  readonly categories: CategoriesOfFiles
  /** Whether the plan limits how many there may be; what is only read from elsewhere is not counted. */
  readonly isLimited: boolean
}

/** A resource, and the event that it becomes another version of; undefined for a new one. */
interface SentUnit {
  readonly sent: SentEvent
  readonly unit: StoredUnit<EventContent> | undefined
}

/**
 * What is stored of resources, with the octets to give back. Categories that they name are made.
 * @throws AppError `plan_limit` if there is no room for the new ones
 */
export async function contentsOfSent(
  writer: ChangeWriter,
  { access, collection, categories, isLimited }: SentTo,
  units: readonly SentUnit[],
): Promise<EventContent[]> {
  const shown = [...categories.values()].filter((category) => category.deleted_at === null)
  const own = shown.map(({ id, name, color }) => ({ _id: id, name, color }))
  const names = units.flatMap(({ sent: { file } }) => [file, ...file.exceptions].map(({ category }) => category))
  const { idByName, added } = planCategories(names, own, writer.now)
  await writer.put('category', added)
  const target = { calendarId: collection.calendarId, now: writer.now, categoryIds: idByName }
  const contents = units.map(({ sent, unit }) => contentOfFile(sent.file, target, unit))
  const fresh = contents.flatMap(({ event }, at) => (units[at]?.unit === undefined ? [event] : []))
  if (isLimited) await refuseEventsBeyondPlan(writer.trx, access, fresh)
  const nameById = new Map([
    ...own.map(({ _id, name }) => [_id, name] as const),
    ...added.map((state) => [state.id, state.content?.name ?? ''] as const),
  ])
  return contents.map((content, at) => withBody(content, units[at]?.sent.body ?? null, nameById))
}

function withBody(content: EventContent, body: string | null, nameById: ReadonlyMap<string, string>): EventContent {
  if (body === null) return content
  const ids = [content.event, ...content.exceptions].flatMap(({ category_id }) => category_id ?? [])
  const kept: KeptNames = [...new Set(ids)].sort().map((one) => [one, nameById.get(one) ?? null])
  return { ...content, event: { ...content.event, ics_names: JSON.stringify(kept), ics_body: body } }
}
