import type { Faults } from '../../ui/person-faults.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Only missing values; the server says whether they are right. */
export const loginFaults = ({ email, password }: Credentials): Faults<Credentials> => ({
  ...(email.trim() === '' ? { email: 'account.emailRequired' } : {}),
  ...(password === '' ? { password: 'account.passwordRequired' } : {}),
})
