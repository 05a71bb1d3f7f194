import type { InputFault } from '@dodici/contract/errors'
import {
  emailFault,
  faultsOf,
  newPasswordFault,
  refusedPassword,
  repeatFault,
  usernameFault,
  type FaultKey,
  type Faults,
} from '../../ui/person-faults.ts'

/** All fields of the sign-in forms, in order. */
export interface NewPerson {
  readonly inviteCode: string
  readonly username: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

export const openFaults = (form: NewPerson): Faults<NewPerson> =>
  faultsOf({
    username: usernameFault(form.username),
    email: emailFault(form.email),
    password: newPasswordFault(form.password),
    confirmPassword: repeatFault(form.confirmPassword, form.password),
  })

export const inviteFaults = (form: NewPerson): Faults<NewPerson> => ({
  ...openFaults(form),
  ...faultsOf({ inviteCode: form.inviteCode.trim() === '' && 'entry.register.codeRequired' }),
})

export const addressFaults = ({ email }: Pick<NewPerson, 'email'>): Faults<Pick<NewPerson, 'email'>> =>
  faultsOf({ email: emailFault(email) })

export interface ResetForm {
  readonly newPassword: string
  readonly confirmPassword: string
}

export const resetFaults = (form: ResetForm): Faults<ResetForm> =>
  faultsOf({
    newPassword: newPasswordFault(form.newPassword),
    confirmPassword: repeatFault(form.confirmPassword, form.newPassword),
  })

const refusals: Readonly<Record<string, FaultKey>> = {
  inviteCode: 'entry.register.codeInvalid',
  username: 'person.usernameInvalid',
  email: 'person.emailInvalid',
}

/** The server's errors by field; others belong to the whole form. */
export const serverFaults = (errors: readonly InputFault[]): Readonly<Record<string, FaultKey>> =>
  Object.fromEntries(
    errors.flatMap(({ path }) => {
      const isPassword = path === 'password' || path === 'newPassword'
      const fault = isPassword ? refusedPassword(errors, path) : refusals[path]
      return fault ? [[path, fault]] : []
    }),
  )
