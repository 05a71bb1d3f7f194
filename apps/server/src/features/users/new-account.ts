import { isZone } from '@dodici/core/zone'
import { canStartWith } from '@dodici/contract/plans'
import type { NewUser, User } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { emailKeyOf } from '#server/email-key.ts'
import { AppError, invalidInput } from '#server/errors.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import { userOfRow } from '#server/features/accounts/profile.ts'
import { firstCalendar } from '#server/features/calendars/calendars.service.ts'
import type { Passwords } from '#server/passwords.ts'
import { isUniqueViolation } from '#server/storage-fault.ts'
import { refuseWeakPassword } from '#server/weak-passwords.ts'
import { DEFAULT_REMINDERS } from './profile-reminders.ts'
import { insertUser } from './users.queries.ts'

export interface AccountStorage extends Storage {
  readonly passwords: Passwords
  readonly config: Pick<Config, 'registration' | 'oidc' | 'registrationsPerHour' | 'defaultPlan' | 'appName'>
}

const DEFAULT_ZONE = 'Europe/Rome'
const DEFAULT_COUNTRY = 'IT'

/**
 * Where the operator has people sign in elsewhere alone, no password and no passkey lets anybody in.
 * @throws AppError `oidc_only`
 */
export function refuseWhereOnlyElsewhere({ config }: { readonly config: Pick<Config, 'oidc'> }): void {
  if (config.oidc?.isOnly !== true) return
  throw new AppError('oidc_only', 'People sign in elsewhere here: see the button of the login.')
}

/** The time zone is the browser's guess. An unknown one must not block registration; the profile can change it. */
export const withKnownZone = <Input extends NewPerson>(input: Input): Input => ({
  ...input,
  timezone: input.timezone !== undefined && isZone(input.timezone) ? input.timezone : undefined,
})

/**
 * Creates an account with its first calendar, whatever the settings say, with further work in the same transaction.
 * @throws AppError `email_taken`, `invalid_input`
 */
export async function createAccount<Value>(
  storage: AccountStorage,
  input: NewUser,
  also: AlsoDone<Value>,
): Promise<{ user: User; value: Value }> {
  checkZone(input.timezone)
  await refuseWeakPassword(input.password, { ...input, appName: storage.config.appName }, 'password')
  const passwordHash = await storage.passwords.hash(input.password, 'newcomer')
  return addAccount(storage, { ...input, passwordHash }, also)
}

type AlsoDone<Value> = (trx: Queries, row: UserTable) => Promise<Value>
type NewPerson = Omit<NewUser, 'password'>

/**
 * The same for whoever has no password that could be checked.
 * @throws AppError `email_taken`
 */
export async function addAccount<Value>(
  storage: Omit<AccountStorage, 'passwords'>,
  input: NewPerson & { readonly passwordHash: string },
  also: AlsoDone<Value>,
): Promise<{ user: User; value: Value }> {
  const row = newUserRow(storage, input, input.passwordHash)
  try {
    return await storage.db.transact(async (trx) => {
      await insertUser(trx, row)
      await firstCalendar(trx, storage.clock, row)
      const value = await also(trx, row)
      return { user: userOfRow(await accountRow(trx, row.id)), value }
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('email_taken', 'This address has an account.', { cause: error })
    throw error
  }
}

function newUserRow(
  { clock, config }: Omit<AccountStorage, 'passwords'>,
  input: NewPerson,
  passwordHash: string,
): UserTable {
  const now = instantOf(clock)
  const language = input.language ?? 'it'
  return {
    id: uuid(),
    email: input.email,
    email_key: emailKeyOf(input.email),
    email_confirmed_at: null,
    disabled_at: null,
    operator: 0,
    new_email: null,
    username: input.username,
    password_hash: passwordHash,
    plan: input.plan !== undefined && canStartWith(input.plan, config.defaultPlan) ? input.plan : config.defaultPlan,
    language,
    timezone: input.timezone ?? DEFAULT_ZONE,
    week_start: input.weekStart ?? 'monday',
    country: input.country ?? (language === 'it' ? DEFAULT_COUNTRY : null),
    region: null,
    assistant: 'noDescriptions',
    ...DEFAULT_REMINDERS,
    color_by: 'category',
    all_day_hours: 0,
    saved_views: '[]',
    first_steps_closed: 0,
    hour_cycle: 'locale',
    sequence: 0,
    created_at: now,
    updated_at: now,
  }
}

/** @throws AppError `invalid_input` */
export function checkZone(timezone: string | undefined): void {
  if (timezone !== undefined && !isZone(timezone)) throw invalidInput('timezone', 'must be an IANA time zone')
}
