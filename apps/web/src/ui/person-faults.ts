import type { InputFault, PasswordReason } from '@dodici/contract/errors'
import { PASSWORD_MAX, PASSWORD_MIN } from '@dodici/contract/limits'

/** A text that says what is wrong with a field of a form about a person; with `min` and `max` where it needs them. */
export type FaultKey =
  | 'account.emailRequired'
  | 'account.passwordRequired'
  | 'person.emailInvalid'
  | 'person.emailSame'
  | 'person.passwordRefused'
  | 'person.passwordTooLong'
  | 'person.passwordTooShort'
  | 'person.passwordsDoNotMatch'
  | `person.guessable.${PasswordReason}`
  | 'person.usernameInvalid'
  | 'person.usernameRequired'
  | 'entry.register.codeInvalid'
  | 'entry.register.codeRequired'
  | 'messages.errors.wrong_password'

export type Faults<Form> = { readonly [Field in keyof Form]?: FaultKey }

/** Something, an at sign, something with a dot or a host of the own network: the server knows better. */
const EMAIL = /^[^\s@]+@[^\s@]+$/

export function emailFault(email: string): FaultKey | undefined {
  if (email.trim() === '') return 'account.emailRequired'
  return EMAIL.test(email.trim()) ? undefined : 'person.emailInvalid'
}

/** What the rules say of a new password; which are too common, the server knows. */
export function newPasswordFault(password: string): FaultKey | undefined {
  if (password === '') return 'account.passwordRequired'
  if (password.length < PASSWORD_MIN) return 'person.passwordTooShort'
  return password.length > PASSWORD_MAX ? 'person.passwordTooLong' : undefined
}

/** What the server has against a new password; null where it says nothing of that field. */
export function refusedPassword(faults: readonly InputFault[], path: 'password' | 'newPassword'): FaultKey | null {
  const fault = faults.find((said) => said.path === path)
  if (fault === undefined) return null
  return fault.reason === undefined ? 'person.passwordRefused' : `person.guessable.${fault.reason}`
}

export const usernameFault = (username: string): FaultKey | undefined =>
  username.trim() === '' ? 'person.usernameRequired' : undefined

/** The two fields for one new password. */
export const repeatFault = (repeated: string, password: string): FaultKey | undefined =>
  repeated === password ? undefined : 'person.passwordsDoNotMatch'

/** Without the fields that have no fault. */
export const faultsOf = <Field extends string>(
  faults: Readonly<Record<Field, FaultKey | false | undefined>>,
): { readonly [Name in Field]?: FaultKey } =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => typeof fault === 'string')) as {
    readonly [Name in Field]?: FaultKey
  }
