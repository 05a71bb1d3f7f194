import type { account as english } from '../en/account.ts'
import type { Words } from '../words.ts'

export const account: Words<typeof english> = {
  login: {
    title: 'Accedi',
    lead: 'Il tuo anno ti aspetta.',
    submit: 'Accedi',
    forgot: 'Password dimenticata?',
    noAccount: 'Non hai ancora un account?',
    toRegister: 'Registrati',
    success: 'Accesso effettuato',
    failed: 'Accesso non riuscito',
  },
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  emailRequired: 'L’e-mail è obbligatoria',
  passwordRequired: 'La password è obbligatoria',
  tooManyRequests: 'Troppi tentativi. Riprova tra {{wait}}.',
  tooManyRequestsSoon: 'Troppi tentativi. Riprova più tardi.',
  unavailable: 'Il server è occupato. Riprova tra un momento.',
  network: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
}
