import type { User } from '@dodici/contract/types'

/** What of a person the fields of reminders depend on. */
export interface RemindedPerson {
  readonly plan: User['plan']
  /** The hour that reminders of all-day events count from. */
  readonly allDayAt: string
  /** Whether reminders come by mail at all. */
  readonly byMail: boolean
  /** Whether the address is confirmed that they would go to. */
  readonly isConfirmed: boolean
}

/** Before the profile has come, what holds for somebody new. */
export function remindedPerson(user: User | undefined): RemindedPerson {
  // A profile that this browser has kept from before there were reminders says nothing of them.
  const { allDayAt = '09:00', byMail = true }: Partial<User['reminders']> = user?.reminders ?? {}
  return { plan: user?.plan ?? 'basic', allDayAt, byMail, isConfirmed: user?.emailConfirmed !== false }
}
