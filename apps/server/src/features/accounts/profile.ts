import type { SavedView, User } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { UserTable } from '#server/db/schema.ts'
import { accountRow } from './account-row.ts'

/** An account as its owner sees it. */
export const userOfRow = (row: UserTable): User => ({
  _id: row.id,
  username: row.username,
  email: row.email,
  emailConfirmed: row.email_confirmed_at !== null,
  newEmail: row.new_email,
  plan: row.plan,
  language: row.language,
  timezone: row.timezone,
  weekStart: row.week_start,
  country: row.country,
  region: row.region,
  assistant: row.assistant,
  reminders: {
    allDayAt: row.all_day_at,
    quietFrom: row.quiet_from,
    quietTo: row.quiet_to,
    byMail: row.mail_reminders === 1,
    byDevices: row.device_reminders === 1,
    digest: row.digest,
    digestAt: row.digest_at,
  },
  colorBy: row.color_by,
  allDayHours: row.all_day_hours,
  hourCycle: row.hour_cycle,
  savedViews: JSON.parse(row.saved_views) as SavedView[],
  firstStepsClosed: row.first_steps_closed === 1,
  isOperator: row.operator === 1,
  createdAt: row.created_at,
})

export const profileOf = async ({ db }: Storage, actor: Actor): Promise<User> =>
  userOfRow(await accountRow(db.read, actor.userId))
