import type { Faults } from '../../ui/person-faults.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Only what is missing: whether it is right, the server says. */
export const loginFaults = ({ email, password }: Credentials): Faults<Credentials> => ({
  ...(email.trim() === '' ? { email: 'account.emailRequired' } : {}),
  ...(password === '' ? { password: 'account.passwordRequired' } : {}),
})
