import type { PasswordReason } from '@dodici/contract/errors'
import { guessable } from '@dodici/core/password'
import { invalidInput } from './errors.ts'

let known: Promise<ReadonlySet<string>> | undefined

/** 49,000 passwords that everybody tries first, in lower case. They are loaded when the first new password comes. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  ))

/** Which installation, and whose account, a new password is for. */
export interface PasswordOwner {
  readonly appName: string
  readonly email: string
  /** Null where it is not known. */
  readonly username: string | null
}

/** Also where the site goes by another name: it is the one of the program. */
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
 * Refuses a new password that somebody else would try: a row of the keyboard, one character again and again, hardly more
 * than the address, the name or the site's name, or one of the common ones. It is judged whatever its case, and kept exactly
 * as it is. The answer says which of these it is, for the page to say it.
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
