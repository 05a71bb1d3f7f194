import type { User } from '@dodici/contract/types'

/** The person's settings that reminder fields need. */
export interface RemindedPerson {
  readonly plan: User['plan']
  /** The hour that reminders of all-day events count from. */
  readonly allDayAt: string
  /** Whether reminders come by mail at all. */
  readonly byMail: boolean
  /** Whether the mail address is confirmed. */
  readonly isConfirmed: boolean
}

/** Defaults until the profile has loaded. */
export function remindedPerson(user: User | undefined): RemindedPerson {
  // A profile stored by an older version lacks reminder settings.
  const { allDayAt = '09:00', byMail = true }: Partial<User['reminders']> = user?.reminders ?? {}
  return { plan: user?.plan ?? 'basic', allDayAt, byMail, isConfirmed: user?.emailConfirmed !== false }
}
