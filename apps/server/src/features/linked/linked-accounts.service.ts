import { DEFAULT_CATEGORY_COLOR, LINKED_ACCOUNTS_MAX } from '@dodici/contract/limits'
import type {
  FoundCalendar,
  LinkedAccount,
  LinkedAccountDraft,
  LinkedAccountPatch,
  SignInElsewhere,
} from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { instantOf, todayIn } from '#server/clock.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange } from '#server/db/journal/write-change.ts'
import type { LinkedAccountTable, LinkedCalendarTable } from '#server/db/schema.ts'
import { hostOfUrl } from '#server/due-work/due-work.ts'
import { AppError, notFound, unknownReference } from '#server/errors.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { askForCalendars, foundCalendars } from './ask-account.ts'
import { deleteLinksOf } from './end-link.ts'
import {
  findAccount,
  findAccounts,
  findLinks,
  insertAccount,
  insertLink,
  setAccount,
  setLinksOf,
} from './linked.queries.ts'
import type { LinkStorage } from './link-storage.ts'
import { linkedAccountById } from './list-linked.service.ts'
import type { RemoteCalendar } from './remote/remote-collection.ts'
import { RemoteFault } from './remote/remote-fault.ts'
import { credentialsOf, sealedPassword } from './sign-in.ts'

interface FoundCalendars {
  readonly calendars: FoundCalendar[]
}

/**
 * The calendars of an account elsewhere.
 * @throws AppError `link_refused`, `too_many_requests`
 */
export async function findRemoteCalendars(
  storage: LinkStorage,
  access: Access,
  signIn: SignInElsewhere,
): Promise<FoundCalendars> {
  return { calendars: await foundCalendars(storage, access, await askForCalendars(storage, access, signIn)) }
}

/**
 * Links calendars of an account elsewhere. They are read in the background.
 * @throws AppError `link_refused`, `unknown_reference` for a calendar that the account does not have; `plan_limit`
 */
export async function createLinkedAccount(
  storage: LinkStorage,
  access: Access,
  { name, calendars, ...signIn }: LinkedAccountDraft,
): Promise<LinkedAccount> {
  const found = await askForCalendars(storage, access, signIn)
  const wanted = wantedOf(found, calendars)
  const key = { owner_id: access.ownerId, id: uuid() }
  const account: LinkedAccountTable = {
    ...key,
    name: name ?? hostOfUrl(wanted[0]?.url ?? signIn.url),
    url: signIn.url,
    username: signIn.username,
    password: sealedPassword(storage.sealing, key, signIn.password),
    fault: null,
    created_at: instantOf(storage.clock),
  }
  await writeChange(storage, access, { kind: 'link.create' }, async (writer) => {
    await refuseTooMany(writer)
    await insertAccount(writer.trx, account)
    const entry = { userId: access.ownerId, name: account.name, from: access.actor.from }
    await noteAudit(writer.trx, storage.clock, { ...entry, kind: 'accountLinked' })
    await linkAll(writer, { account, wanted, year: thisYear(storage, access) })
  })
  return linkedAccountById(storage, access, account.id)
}

async function refuseTooMany({ trx, ownerId }: ChangeWriter): Promise<void> {
  if ((await findAccounts(trx, ownerId)).length < LINKED_ACCOUNTS_MAX) return
  throw new AppError('plan_limit', `At most ${String(LINKED_ACCOUNTS_MAX)} accounts can be linked. End one first.`)
}

const thisYear = ({ clock }: LinkStorage, { actor }: Access): number =>
  Number(todayIn(clock, actor.timezone).slice(0, 4))

type Wishes = LinkedAccountDraft['calendars']

/** The calendars that were found, as the person wants to call and see them. */
function wantedOf(found: readonly RemoteCalendar[], wishes: Wishes): RemoteCalendar[] {
  const byUrl = new Map(found.map((calendar) => [calendar.url, calendar]))
  return wishes.map(({ url, name, color }) => {
    const calendar = byUrl.get(url)
    if (calendar === undefined) throw unknownReference('calendars')
    return { ...calendar, name: name ?? calendar.name, color: color ?? calendar.color }
  })
}

interface NewLinks {
  readonly account: LinkedAccountTable
  readonly wanted: readonly RemoteCalendar[]
  /** Of new calendars here. */
  readonly year: number
}

/** Makes a calendar here for each, unless there is one already. */
async function linkAll(writer: ChangeWriter, { account, wanted, year }: NewLinks): Promise<void> {
  const present = new Set((await findLinks(writer.trx, writer.ownerId)).map(({ url }) => url))
  const fresh = [...new Map(wanted.map((one) => [one.url, one])).values()].filter(({ url }) => !present.has(url))
  const states = fresh.map(({ name, color, isReadOnly }) => ({
    id: uuid(),
    content: {
      ...{ name, year, description: '', color: color ?? DEFAULT_CATEGORY_COLOR, shown: 1, sample: null },
      kind: isReadOnly ? ('subscribed' as const) : ('own' as const),
      created_at: writer.now,
    },
  }))
  await writer.put('calendar', states)
  for (const [at, { url, isReadOnly }] of fresh.entries()) {
    const key = { owner_id: account.owner_id, calendar_id: states[at]?.id ?? '', account_id: account.id }
    await insertLink(writer.trx, freshLink(key, { url, isReadOnly, now: writer.now }))
  }
}

const freshLink = (
  key: Pick<LinkedCalendarTable, 'owner_id' | 'calendar_id' | 'account_id'>,
  { url, isReadOnly, now }: { readonly url: string; readonly isReadOnly: boolean; readonly now: string },
): LinkedCalendarTable => ({
  ...key,
  url,
  read_only: isReadOnly ? 1 : 0,
  sync_token: null,
  ctag: null,
  local_mark: 0,
  is_complete: 0,
  due_at: now,
  last_ok_at: null,
  last_try_at: null,
  fault: null,
  faults: 0,
  held: null,
  created_at: now,
})

/** @throws AppError `not_found` */
async function accountById({ db }: LinkStorage, { ownerId }: Access, id: string): Promise<LinkedAccountTable> {
  const row = await findAccount(db.read, { owner_id: ownerId, id })
  if (row === undefined) throw notFound()
  return row
}

/**
 * Gives an account another name, or its new password, with which what was paused goes on.
 * @throws AppError `not_found`
 */
export async function updateLinkedAccount(
  storage: LinkStorage,
  access: Access,
  { id, patch: { name, password } }: { readonly id: string; readonly patch: LinkedAccountPatch },
): Promise<LinkedAccount> {
  const account = await accountById(storage, access, id)
  await storage.db.transact(async (trx) => {
    if (name !== undefined) await setAccount(trx, account, { name })
    if (password === undefined) return
    await setAccount(trx, account, { password: sealedPassword(storage.sealing, account, password), fault: null })
    await setLinksOf(trx, account, { due_at: instantOf(storage.clock), fault: null, faults: 0 })
  })
  return linkedAccountById(storage, access, id)
}

/**
 * Ends the link to an account. Its calendars stay, here and there.
 * @throws AppError `not_found`
 */
export async function deleteLinkedAccount(storage: LinkStorage, access: Access, id: string): Promise<void> {
  await deleteLinksOf(storage, access, await accountById(storage, access, id))
}

/** @throws AppError `link_refused` if its password cannot be read */
function signInOf({ sealing }: LinkStorage, account: LinkedAccountTable): SignInElsewhere {
  try {
    return { url: account.url, ...credentialsOf(sealing, account) }
  } catch (error) {
    if (!(error instanceof RemoteFault)) throw error
    throw new AppError('link_refused', 'The password has to be typed again.', { linkFault: error.fault })
  }
}

/**
 * The calendars that a linked account has now.
 * @throws AppError `not_found`, `link_refused`, `too_many_requests`
 */
export async function findCalendarsOfAccount(
  storage: LinkStorage,
  access: Access,
  id: string,
): Promise<FoundCalendars> {
  return findRemoteCalendars(storage, access, signInOf(storage, await accountById(storage, access, id)))
}

/**
 * Links further calendars of an account.
 * @throws AppError `not_found`, `link_refused`, `unknown_reference`, `too_many_requests`
 */
export async function linkCalendars(
  storage: LinkStorage,
  access: Access,
  { id, calendars }: { readonly id: string; readonly calendars: Wishes },
): Promise<LinkedAccount> {
  const account = await accountById(storage, access, id)
  const found = await askForCalendars(storage, access, signInOf(storage, account))
  const wanted = wantedOf(found, calendars)
  await writeChange(storage, access, { kind: 'link.create' }, (writer) =>
    linkAll(writer, { account, wanted, year: thisYear(storage, access) }),
  )
  return linkedAccountById(storage, access, id)
}
