import { measureRules, type MeasureRules } from '@dodici/core/load'
import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { profileOf } from '#server/features/accounts/profile.ts'
import { listCategories } from './categories.service.ts'

/** How a person's time is measured, by what they say in their profile and of their categories. */
export async function measureRulesOf(storage: Storage, actor: Actor): Promise<MeasureRules> {
  const [{ allDayHours }, categories] = await Promise.all([
    profileOf(storage, actor),
    listCategories(storage.db.read, actor),
  ])
  return measureRules(allDayHours, categories)
}
