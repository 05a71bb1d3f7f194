import { measureRules, type MeasureRules } from '@dodici/core/load'
import type { Access } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { profileOf } from '#server/features/accounts/profile.ts'
import { listCategories } from './categories.service.ts'

/** How a person's time is measured, by what they say in their profile and of their categories. */
export async function measureRulesOf(storage: Storage, access: Access): Promise<MeasureRules> {
  const [{ allDayHours }, categories] = await Promise.all([
    profileOf(storage, access.actor),
    listCategories(storage.db.read, access),
  ])
  return measureRules(allDayHours, categories)
}
