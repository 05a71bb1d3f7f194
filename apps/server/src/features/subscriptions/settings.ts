import type { SubscriptionPatch } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { isOwn } from '#server/db/journal/own-units.ts'
import type { Queries, SubscriptionTable } from '#server/db/schema.ts'
import { unknownReference } from '#server/errors.ts'
import { refuseMailsBeyondPlan } from '#server/features/events/plan.ts'

/** How a person wants a subscription; what is undefined stays as it is. */
type Settings = Omit<SubscriptionPatch, 'url'>

/** @throws AppError `unknown_reference`, `plan_limit` */
export async function refuseSettings(
  db: Queries,
  access: Access,
  { categoryId, reminders }: Pick<Settings, 'categoryId' | 'reminders'>,
): Promise<void> {
  const isOthers = typeof categoryId === 'string' && !(await isOwn(db, 'category', access.ownerId, categoryId))
  if (isOthers) throw unknownReference('categoryId')
  for (const list of [reminders?.timed ?? [], reminders?.allDay ?? []]) refuseMailsBeyondPlan(access, list, null)
}

/** The same in columns. */
export const settingsOf = ({ everyMinutes, kind, categoryId, reminders }: Settings): Partial<SubscriptionTable> => ({
  ...(everyMinutes === undefined ? {} : { every_minutes: everyMinutes }),
  ...(kind === undefined ? {} : { kind }),
  ...(categoryId === undefined ? {} : { category_id: categoryId }),
  ...(reminders === undefined ? {} : { reminders: JSON.stringify(reminders) }),
})
