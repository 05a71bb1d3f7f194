import { sql } from 'kysely'
import type { PersonLimits } from '../person-limits.ts'
import type { Queries, UsageTable } from '../schema.ts'
import type { ChangeRecord } from './change-record.ts'
import { quotaExceeded } from './usage.ts'
import type { UnitType } from './units/unit.ts'
import { storeOf } from './units/unit-stores.ts'

const NAMES: Readonly<Record<UnitType, string>> = {
  event: 'events',
  category: 'categories',
  calendar: 'calendars',
  milestone: 'milestones',
  conversation: 'conversations',
  goal: 'goals',
  goalEntry: 'entries',
}

interface QuotaCheck {
  readonly ownerId: string
  readonly limits: PersonLimits
  readonly record: ChangeRecord
}

/**
 * Refuses a change that exceeds somebody's quota of bytes. A change that reduces usage is always allowed.
 * @throws AppError `quota_exceeded`
 */
export function refuseTooManyBytes({ kept }: UsageTable, { limits, record }: Omit<QuotaCheck, 'ownerId'>): void {
  if (record.growth() > 0 && kept > limits.bytes.kept)
    throw quotaExceeded('data', 'Delete events that you do not need any more, or shorten them.')
}

/**
 * The same for counted units.
 * @throws AppError `quota_exceeded`
 */
export async function refuseTooManyUnits(trx: Queries, { ownerId, limits, record }: QuotaCheck): Promise<void> {
  for (const type of record.addedTypes()) {
    const most = limits.units[type]
    if (most === undefined) continue
    const { count } = await trx
      .selectFrom(storeOf(type).table as 'category')
      .select(sql<number>`count(*)`.as('count'))
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (count > most) throw quotaExceeded(NAMES[type], `You have ${String(most)} of them: delete one first.`)
  }
}
