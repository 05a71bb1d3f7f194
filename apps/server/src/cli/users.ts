import { operations } from '@dodici/contract/operations'
import type { Plan, User } from '@dodici/contract/types'
import { systemClock } from '../clock.ts'
import { openBeside } from '../db/open.ts'
import {
  addDevice,
  createAccountFor,
  deleteAccount,
  type Account,
  listAccounts,
  renameAccount,
  resetPassword,
  setPlan,
} from '../features/users/accounts.service.ts'
import { resetFactors } from '../features/users/reset-factors.service.ts'
import { confirmAccount, disableAccount, enableAccount, setOperator } from '../features/users/account-state.service.ts'
import { listOperatorEntries } from '../features/audit/operator-log.service.ts'
import type { AccountStorage } from '../features/users/new-account.ts'
import { argonPasswords, newPassword } from '../passwords.ts'
import { printColumns } from './print-columns.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/** Where a password comes from: typed by the operator, or generated and shown once. */
interface PasswordOption {
  readonly passwordStdin?: true
}

interface NewUser extends PasswordOption {
  readonly name?: string
  readonly language: User['language']
  readonly plan?: Plan
}

function withAccounts<Value>({ config }: Terminal, work: (storage: AccountStorage) => Promise<Value>): Promise<Value> {
  const settings = config()
  const passwords = argonPasswords()
  return withDatabase(openBeside(settings), (db) => work({ db, clock: systemClock, config: settings, passwords }))
}

/** Prints everybody, oldest first; for another program as one JSON array. */
export async function listUsers(terminal: Terminal, { json }: { readonly json?: true }): Promise<void> {
  const users = await withAccounts(terminal, listAccounts)
  if (json === true) {
    terminal.print(JSON.stringify(users.map(factsOf), null, 2))
    return
  }
  const rows = users.map(({ email, emailConfirmed, disabledAt, username, plan, language, createdAt, lastSeenAt }) => [
    email,
    stateOf({ emailConfirmed, disabledAt }),
    username,
    plan,
    language,
    `since ${createdAt.slice(0, 10)}`,
    lastSeenAt === null ? 'not seen' : `seen ${lastSeenAt.slice(0, 10)}`,
  ])
  printColumns(terminal, rows)
  terminal.print(`${String(users.length)} in all.`)
}

function stateOf({ emailConfirmed, disabledAt }: Pick<Account, 'emailConfirmed' | 'disabledAt'>): string {
  if (disabledAt !== null) return 'disabled'
  return emailConfirmed ? 'confirmed' : 'not confirmed'
}

/** What an operator may know of somebody: how they set up their year is theirs. */
const factsOf = (account: Account) => {
  const { _id: id, email, emailConfirmed, username, plan, language, isOperator } = account
  const { createdAt, disabledAt, lastSeenAt } = account
  return { id, email, emailConfirmed, username, plan, language, isOperator, createdAt, disabledAt, lastSeenAt }
}

/** Lets nobody into an account. */
export async function disableUser(terminal: Terminal, email: string): Promise<void> {
  const { user, isNew } = await withAccounts(terminal, (storage) => disableAccount(storage, email))
  terminal.print(
    isNew ? `${user.email} is disabled, and signed out everywhere.` : `${user.email} was disabled already.`,
  )
}

/** Opens an account again. */
export async function enableUser(terminal: Terminal, email: string): Promise<void> {
  const { user, isNew } = await withAccounts(terminal, (storage) => enableAccount(storage, email))
  terminal.print(isNew ? `${user.email} can sign in again.` : `${user.email} was not disabled.`)
}

/** Changes how the page greets somebody. */
export async function renameUser(terminal: Terminal, email: string, name: string): Promise<void> {
  const { username } = checked({ email, username: name, password: newPassword() })
  const user = await withAccounts(terminal, (storage) => renameAccount(storage, email, username))
  terminal.print(`${user.email} is called ${user.username} now.`)
}

/** Makes an account, whatever REGISTRATION says. */
export async function createUser(terminal: Terminal, email: string, options: NewUser): Promise<void> {
  const password = await choosePassword(terminal, options)
  const { language, plan } = options
  const input = checked({ email, username: options.name ?? email.split('@', 1)[0], language, password })
  const user = await withAccounts(terminal, (storage) => createAccountFor(storage, input, plan))
  terminal.print(`${user.email} has an account now, with the plan ${user.plan}.`)
  showPassword(terminal, password, options)
}

/** Gives somebody another plan. */
export async function setUserPlan(terminal: Terminal, email: string, plan: Plan): Promise<void> {
  const user = await withAccounts(terminal, (storage) => setPlan(storage, email, plan))
  terminal.print(`${user.email} has the plan ${user.plan} now.`)
}

/** Makes a password for a device of somebody, as their profile does. */
export async function addUserDevice(terminal: Terminal, email: string, name: string): Promise<void> {
  const { user, password } = await withAccounts(terminal, (storage) => addDevice(storage, email, name))
  terminal.print(`${user.email} has a password for the device ${name}. It is shown this once.`)
  terminal.print(`Password: ${password}`)
}

/** Shows somebody the admin page, or no more. */
export async function setUserOperator(terminal: Terminal, email: string, state: 'on' | 'off'): Promise<void> {
  const { user, isNew } = await withAccounts(terminal, (storage) => setOperator(storage, email, state === 'on'))
  const is = state === 'on' ? 'an operator' : 'no operator'
  terminal.print(isNew ? `${user.email} is ${is} now.` : `${user.email} was ${is} already.`)
}

const LOG_SHOWN = 200

/** Prints what was done on the command line and on the admin page, newest first. */
export async function showOperatorLog(terminal: Terminal, { json }: { readonly json?: true }): Promise<void> {
  const entries = await withAccounts(terminal, (storage) => listOperatorEntries(storage, { most: LOG_SHOWN }))
  if (json === true) {
    terminal.print(JSON.stringify(entries, null, 2))
    return
  }
  const rows = entries.map(({ at, by, kind, subject }) => [
    at.slice(0, 16).replace('T', ' '),
    by ?? 'command line',
    kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    subject,
  ])
  printColumns(terminal, rows)
  terminal.print(`${String(entries.length)} in all.`)
}

/** Marks somebody's address as confirmed. */
export async function confirmUser(terminal: Terminal, email: string): Promise<void> {
  const { user, isNew } = await withAccounts(terminal, (storage) => confirmAccount(storage, email))
  terminal.print(isNew ? `${user.email} is confirmed now.` : `${user.email} was confirmed already.`)
}

/** Gives somebody another password, and signs them out everywhere. */
export async function resetUserPassword(terminal: Terminal, email: string, options: PasswordOption): Promise<void> {
  const password = await choosePassword(terminal, options)
  checked({ email: 'somebody@example.org', username: 'somebody', password })
  const user = await withAccounts(terminal, (storage) => resetPassword(storage, email, password))
  terminal.print(`${user.email} has a new password, and is signed out everywhere.`)
  showPassword(terminal, password, options)
}

/** Removes somebody's second factors: the password alone signs them in again. */
export async function resetUserFactors(terminal: Terminal, email: string): Promise<void> {
  const { user, hadAny } = await withAccounts(terminal, (storage) => resetFactors(storage, email))
  terminal.print(
    hadAny
      ? `${user.email} signs in with the password alone now, and is signed out everywhere.`
      : `${user.email} has no second factor: the password alone signs in.`,
  )
}

/**
 * Deletes somebody with everything that is theirs.
 * @throws Error without the operator's `--yes`
 */
export async function deleteUser(terminal: Terminal, email: string, options: { readonly yes?: true }): Promise<void> {
  if (options.yes !== true) {
    throw new Error(`This deletes ${email} with all calendars and events, for good. Add --yes to do it.`)
  }
  const user = await withAccounts(terminal, (storage) => deleteAccount(storage, email))
  terminal.print(`${user.email} is deleted, with everything that was theirs.`)
}

const choosePassword = (terminal: Terminal, { passwordStdin }: PasswordOption): Promise<string> =>
  passwordStdin === true ? terminal.readLine() : Promise.resolve(newPassword())

/** A generated password is printed, because nobody knows it yet. */
function showPassword(terminal: Terminal, password: string, { passwordStdin }: PasswordOption): void {
  if (passwordStdin !== true) terminal.print(`Password: ${password}`)
}

/** The same checks that the page makes before it sends a registration. */
function checked(input: unknown) {
  const parsed = operations.register.spec.body.safeParse(input)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`That cannot be used:\n${faults.join('\n')}`)
}
