import type { PasswordReason } from '@dodici/contract/errors'
import { guessable } from '@dodici/core/password'
import { invalidInput } from './errors.ts'

let known: Promise<ReadonlySet<string>> | undefined

/** 49,000 common passwords, in lower case. Loaded with the first new password. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  ))

/** The installation and the account that a new password is for. */
export interface PasswordOwner {
  readonly appName: string
  readonly email: string
  /** Null if unknown. */
  readonly username: string | null
}

/** Also refused if the site has another name: it is the program's. */
const PROGRAM_NAME = 'Dodici'

const messages: Readonly<Record<PasswordReason, string>> = {
  common: 'is too common',
  repeats: 'must not be one character, or a few, again and again',
  rows: 'must not be a row of the keyboard or of the alphabet',
  product: 'must not be the name of this site',
  address: 'must not be the address',
  name: 'must not be your name',
}

/**
 * Refuses a new password that others would guess: a keyboard row, one repeated character, little more than the address,
 * name or site name, or a common one. Case is ignored for the check; the password is kept as typed. The error says
 * which reason applies.
 * @throws AppError `invalid_input` at `path`
 */
export async function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  path: 'password' | 'newPassword',
): Promise<void> {
  const reason = await reasonAgainst(password, owner)
  if (reason !== null) throw invalidInput(path, messages[reason], { reason })
}

async function reasonAgainst(
  password: string,
  { appName, email, username }: PasswordOwner,
): Promise<PasswordReason | null> {
  const [folded, address] = [password.toLowerCase(), email.trim()]
  if (folded === address.toLowerCase()) return 'address'
  const reason = guessable(password, { product: [appName, PROGRAM_NAME], address, name: username ?? '' })
  return reason ?? ((await commonPasswords()).has(folded) ? 'common' : null)
}
