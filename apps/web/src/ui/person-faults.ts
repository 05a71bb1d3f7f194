import type { InputFault, PasswordReason } from '@dodici/contract/errors'
import { PASSWORD_MAX, PASSWORD_MIN } from '@dodici/contract/limits'

/** Key of an error text for a field about a person; with `min` and `max` if it needs them. */
export type FaultKey =
  | 'account.emailRequired'
  | 'account.passwordRequired'
  | 'account.code.required'
  | 'account.code.wrong'
  | 'account.code.wrongRecovery'
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
  | 'messages.errors.code_required'
  | 'messages.errors.factor_unreadable'
  | 'messages.errors.wrong_code'
  | 'messages.errors.wrong_password'
  | 'profile.devices.nameRequired'
  | 'profile.keys.nameRequired'
  | 'profile.webhooks.nameRequired'
  | 'profile.webhooks.urlRequired'
  | 'messages.errors.webhook_refused'

export type Faults<Form> = { readonly [Field in keyof Form]?: FaultKey }

/** Something, an at sign, something with a dot or a local host: the server knows better. */
const EMAIL = /^[^\s@]+@[^\s@]+$/

export function emailFault(email: string): FaultKey | undefined {
  if (email.trim() === '') return 'account.emailRequired'
  return EMAIL.test(email.trim()) ? undefined : 'person.emailInvalid'
}

/** Rules for a new password; the server knows which are too common. */
export function newPasswordFault(password: string): FaultKey | undefined {
  if (password === '') return 'account.passwordRequired'
  if (password.length < PASSWORD_MIN) return 'person.passwordTooShort'
  return password.length > PASSWORD_MAX ? 'person.passwordTooLong' : undefined
}

/** The server's objection to a new password; null if it says nothing about that field. */
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
