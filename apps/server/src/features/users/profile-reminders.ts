import { planLimits } from '@dodici/contract/plans'
import type { ProfilePatch } from '@dodici/contract/types'
import type { UserTable } from '#server/db/schema.ts'
import { AppError, invalidInput } from '#server/errors.ts'

/**
 * Validates reminder settings.
 * @throws AppError `invalid_input` for quiet hours with only one end; `plan_limit` for a digest on the Basic plan
 */
export function checkReminders(row: UserTable, patch: NonNullable<ProfilePatch['reminders']>): void {
  const from = patch.quietFrom === undefined ? row.quiet_from : patch.quietFrom
  const to = patch.quietTo === undefined ? row.quiet_to : patch.quietTo
  if ((from === null) !== (to === null)) {
    throw invalidInput(`reminders.${from === null ? 'quietFrom' : 'quietTo'}`, 'must be there where the other end is')
  }
  if (!planLimits[row.plan].hasDigest && patch.digest !== undefined && patch.digest !== 'off') {
    throw new AppError('plan_limit', 'The Basic plan has no digest.')
  }
}

/** The columns that a patch changes; undefined for those that it does not. */
export const reminderColumns = (patch: NonNullable<ProfilePatch['reminders']>) => ({
  all_day_at: patch.allDayAt,
  quiet_from: patch.quietFrom,
  quiet_to: patch.quietTo,
  mail_reminders: patch.byMail === undefined ? undefined : Number(patch.byMail),
  device_reminders: patch.byDevices === undefined ? undefined : Number(patch.byDevices),
  digest: patch.digest,
  digest_at: patch.digestAt,
})

/** Default reminder settings. */
export const DEFAULT_REMINDERS = {
  all_day_at: '09:00',
  quiet_from: null,
  quiet_to: null,
  mail_reminders: 1,
  device_reminders: 0,
  digest: 'off',
  digest_at: '07:00',
  digest_due_at: null,
} as const
