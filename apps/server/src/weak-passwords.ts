import { invalidInput } from './errors.ts'

let known: Promise<ReadonlySet<string>> | undefined

/** 49,000 passwords that everybody tries first, in lower case. They are loaded when the first new password comes. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  ))

/**
 * Refuses a new password that somebody else would try: one of the common ones, or the address itself. It is judged
 * whatever its case, and kept exactly as it is.
 * @throws AppError `invalid_input` at `path`
 */
export async function refuseWeakPassword(
  { password, email }: { readonly password: string; readonly email: string },
  path: 'password' | 'newPassword',
): Promise<void> {
  const folded = password.toLowerCase()
  if (folded === email.trim().toLowerCase()) throw invalidInput(path, 'must not be the address')
  if ((await commonPasswords()).has(folded)) throw invalidInput(path, 'is too common')
}
