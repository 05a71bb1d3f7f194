import { PASSWORD_MAX, PASSWORD_MIN } from '@dodici/contract/limits'
import type { InputFault } from '@dodici/contract/errors'

export interface RegisterForm {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

/** A text under `account.`; with `min` and `max` where it needs them. */
export type FaultKey =
  | 'usernameRequired'
  | 'usernameInvalid'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordRefused'
  | 'passwordsDoNotMatch'

export type Faults<Form> = { readonly [Field in keyof Form]?: FaultKey }

/** Something, an at sign, something with a dot or a host of the own network: the server knows better. */
const EMAIL = /^[^\s@]+@[^\s@]+$/

export const loginFaults = (form: { readonly email: string; readonly password: string }): Faults<typeof form> => ({
  ...found('email', form.email.trim() === '' && 'emailRequired'),
  ...found('password', form.password === '' && 'passwordRequired'),
})

export const registerFaults = (form: RegisterForm): Faults<RegisterForm> => ({
  ...found('username', form.username.trim() === '' && 'usernameRequired'),
  ...found('email', emailFault(form.email.trim())),
  ...found('password', passwordFault(form.password)),
  ...found('confirmPassword', form.confirmPassword !== form.password && 'passwordsDoNotMatch'),
})

/** The server's faults at the fields that it names; the others are for the form as a whole. */
export const serverFaults = (errors: readonly InputFault[]): Faults<RegisterForm> =>
  Object.assign(
    {},
    ...errors.map(({ path }) => ({
      ...found('username', path === 'username' && 'usernameInvalid'),
      ...found('email', path === 'email' && 'emailInvalid'),
      ...found('password', path === 'password' && 'passwordRefused'),
    })),
  ) as Faults<RegisterForm>

function emailFault(email: string): FaultKey | false {
  if (email === '') return 'emailRequired'
  return !EMAIL.test(email) && 'emailInvalid'
}

function passwordFault(password: string): FaultKey | false {
  if (password === '') return 'passwordRequired'
  if (password.length < PASSWORD_MIN) return 'passwordTooShort'
  return password.length > PASSWORD_MAX && 'passwordTooLong'
}

const found = (field: keyof RegisterForm, fault: FaultKey | false) => (fault === false ? {} : { [field]: fault })
