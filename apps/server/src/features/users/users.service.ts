import { isDeepStrictEqual } from 'node:util'
import type { LoginStep, NewUser, ProfilePatch, Session, User } from '@dodici/contract/types'
import type { Actor, CameFrom } from '#server/actor.ts'
import { instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { emailKeyOf } from '#server/email-key.ts'
import { AppError, staleVersion } from '#server/errors.ts'
import { noteAudit, noteFailureLater } from '#server/features/audit/note-audit.ts'
import { queueConfirmation } from '#server/features/credentials/confirmation.ts'
import { beginLoginStep } from '#server/features/factors/login-steps.ts'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { followProfile } from '#server/features/reminders/follow-profile.ts'
import { endOwnSession, startSession } from '#server/features/sessions/sessions.service.ts'
import type { Surroundings } from '#server/surroundings.ts'
import { noteSignIn } from '#server/features/accounts/new-device.ts'
import { knownDevice, rememberDevice, type DeviceToken } from '#server/features/accounts/known-devices.ts'
import { isRightPassword } from '#server/features/accounts/password-check.ts'
import {
  accountRow,
  findAccount,
  holdAccountById,
  holdUnchanged,
  refuseDisabled,
} from '#server/features/accounts/account-row.ts'
import { profileOf, userOfRow } from '#server/features/accounts/profile.ts'
import { withinRegistrationLimits, type Origin } from './registration-limits.ts'
import {
  checkZone,
  createAccount,
  refuseWhereOnlyElsewhere,
  withKnownZone,
  type AccountStorage,
} from './new-account.ts'
import { checkReminders, reminderColumns } from './profile-reminders.ts'
import { updateUser } from './users.queries.ts'

/**
 * Creates an account with its first calendar and signs in. A confirmation link is sent.
 * @throws AppError `oidc_only`, `registration_closed`, `email_taken` (ignoring case), `invalid_input`, `too_many_requests`,
 * `unavailable`
 */
export async function register(
  storage: AccountStorage & MailStorage,
  input: NewUser,
  origin: Origin,
): Promise<Session> {
  refuseWhereOnlyElsewhere(storage)
  if (storage.config.registration !== 'open') {
    throw new AppError('registration_closed', 'Accounts are made by invitation here.')
  }
  const { clock } = storage
  const make = () =>
    createAccount(storage, withKnownZone(input), async (trx, row) => {
      await queueConfirmation(trx, clock, row)
      return enter(trx, clock, { ...origin, userId: row.id, said: input.device, isRegistration: true })
    })
  const { user, value } = await withinRegistrationLimits(storage, origin, make)
  storage.wakePost()
  return { user, ...value }
}

interface Entry extends CameFrom {
  readonly userId: string
  /** What the browser has sent of its own. */
  readonly said: DeviceToken
  readonly isRegistration?: boolean
  /** Who has let them in, where it was not this installation. */
  readonly elsewhere?: string | undefined
}

/**
 * Signs somebody in inside a transaction, notes that, and remembers their device. Every way in ends here.
 * @throws AppError `account_disabled`
 */
export async function enter(
  trx: Queries,
  clock: Clock,
  { userId, userAgent, block, said, isRegistration = false, elsewhere }: Entry,
): Promise<Omit<Session, 'user'>> {
  const user = await accountRow(trx, userId)
  refuseDisabled(user)
  const from = { userAgent, block }
  if (isRegistration) await noteAudit(trx, clock, { userId, kind: 'registered', from })
  else await noteSignIn(trx, clock, { user, from, said, elsewhere })
  const token = await startSession(trx, clock, { userId, userAgent })
  return { token, device: await rememberDevice(trx, clock, { userId, said }) }
}

/**
 * Signs in, or says what is missing beside the password. A wrong password and an unknown address get the same answer in
 * the same time.
 * @throws AppError `oidc_only`, `invalid_credentials`, `too_many_requests`; `account_disabled`, to whoever knows the password
 */
export async function login(
  storage: AccountStorage & Partial<Pick<Surroundings, 'logger'>>,
  { email, password, device }: { email: string; password: string; device?: DeviceToken },
  { userAgent, block, ...from }: Origin & { readonly signal?: AbortSignal },
): Promise<Session | LoginStep> {
  refuseWhereOnlyElsewhere(storage)
  const emailKey = emailKeyOf(email)
  const row = await findAccount(storage.db.read, email)
  const storedHash = row?.password_hash ?? null
  const known = await knownDevice(storage.db.read, row?.id, device)
  const isRight = await isRightPassword(storage, { emailKey, storedHash, password, known, ...from })
  if (row !== null && !isRight) void noteFailureLater(storage, { userId: row.id, from: { userAgent, block } })
  if (row === null || !isRight) throw wrongCredentials()
  return storage.db.transact(async (trx) => {
    // The check takes time: if the password has changed or the account is gone meanwhile, the old password is refused.
    const held = await holdUnchanged(trx, row)
    if (held === null) throw wrongCredentials()
    refuseDisabled(held)
    const waiting = await beginLoginStep(trx, storage.clock, held.id)
    if (waiting !== null) return waiting
    const entered = await enter(trx, storage.clock, { userId: held.id, userAgent, block, said: device })
    return { user: userOfRow(held), ...entered }
  })
}

const wrongCredentials = (): AppError => new AppError('invalid_credentials', 'Address or password is wrong.')

export const readProfile = (storage: Storage, actor: Actor): Promise<User> => profileOf(storage, actor)

/**
 * Changes the person's profile.
 * @throws AppError `invalid_input` for an unknown time zone or half of quiet hours; `plan_limit` for a digest on the
 * Basic plan; `session_required` if a key would change what a model may see; `stale_version` with the profile if it has
 * other views than those that the new ones were made from
 */
export async function updateProfile(storage: Storage, actor: Actor, patch: ProfilePatch): Promise<User> {
  refuseKey(actor, patch)
  checkZone(patch.timezone)
  const { username, language, timezone, country, assistant } = patch
  const columns = {
    username,
    language,
    timezone,
    country,
    // A region is one of its country.
    region: patch.region ?? (country === undefined ? patch.region : null),
    assistant,
    week_start: patch.weekStart,
    color_by: patch.colorBy,
    all_day_hours: patch.allDayHours,
    hour_cycle: patch.hourCycle,
    saved_views: patch.savedViews && JSON.stringify(patch.savedViews),
    first_steps_closed: patch.firstStepsClosed === true ? 1 : undefined,
    ...reminderColumns(patch.reminders ?? {}),
  }
  const now = instantOf(storage.clock)
  return storage.db.transact(async (trx) => {
    const before = (await holdAccountById(trx, actor.userId)) ?? (await accountRow(trx, actor.userId))
    refuseStaleViews(before, patch)
    checkReminders(before, patch.reminders ?? {})
    await updateUser(trx, actor.userId, { ...columns, updated_at: now })
    const after = await accountRow(trx, actor.userId)
    await followProfile(trx, { before, after, now })
    return userOfRow(after)
  })
}

/** Only the owner decides what leaves the calendar, not a program with a key. */
function refuseKey({ by }: Actor, { assistant }: ProfilePatch): void {
  if (by === 'key' && assistant !== undefined) {
    throw new AppError('session_required', 'A key cannot change what a model may be told. Sign in with the password.')
  }
}

/** What another device has saved meanwhile stays. */
function refuseStaleViews(row: UserTable, { savedViewsBefore }: ProfilePatch): void {
  const current = userOfRow(row)
  if (savedViewsBefore === undefined || isDeepStrictEqual(savedViewsBefore, current.savedViews)) return
  throw staleVersion('profile', current)
}

/** Ends the session that asks. */
export const logout = (storage: Storage, actor: Actor): Promise<void> => endOwnSession(storage, actor)
