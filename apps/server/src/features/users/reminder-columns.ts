import type { ProfilePatch } from '@dodici/contract/types'

/** The columns that a patch of that changes. */
export const reminderColumns = (patch: NonNullable<ProfilePatch['reminders']>) => ({
  ...(patch.allDayAt === undefined ? {} : { all_day_at: patch.allDayAt }),
  ...(patch.quietFrom === undefined ? {} : { quiet_from: patch.quietFrom }),
  ...(patch.quietTo === undefined ? {} : { quiet_to: patch.quietTo }),
  ...(patch.byMail === undefined ? {} : { mail_reminders: patch.byMail ? 1 : 0 }),
  ...(patch.digest === undefined ? {} : { digest: patch.digest }),
  ...(patch.digestAt === undefined ? {} : { digest_at: patch.digestAt }),
})

/** How reminders come to somebody who has said nothing. */
export const DEFAULT_REMINDERS = {
  all_day_at: '09:00',
  quiet_from: null,
  quiet_to: null,
  mail_reminders: 1,
  digest: 'off',
  digest_at: '07:00',
  digest_due_at: null,
} as const
