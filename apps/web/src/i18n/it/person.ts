import type { person as english } from '../en/person.ts'
import type { Words } from '../words.ts'

export const person: Words<typeof english> = {
  username: 'Nome utente',
  usernameRequired: 'Il nome utente è obbligatorio',
  usernameInvalid: 'Il nome utente può avere al massimo 100 caratteri.',
  emailInvalid: 'Non sembra un indirizzo e-mail.',
  emailSame: 'È già il tuo indirizzo.',
  confirmPassword: 'Conferma la password',
  passwordHint: 'Almeno {{min}} caratteri.',
  passwordTooShort: 'La password deve avere almeno {{min}} caratteri.',
  passwordTooLong: 'La password può avere al massimo {{max}} caratteri.',
  passwordRefused: 'Scegli un’altra password: più lunga, o meno comune.',
  passwordsDoNotMatch: 'Le password non coincidono',
  strength: {
    short_one: 'Manca almeno un carattere.',
    short_other: 'Mancano almeno {{count}} caratteri.',
    weak: 'Debole',
    fair: 'Discreta',
    good: 'Buona',
    strong: 'Forte',
    advised: '{{level}}. {{advice}}',
    own: 'Lascia fuori il tuo nome e il tuo indirizzo.',
    rows: 'Le sequenze come 1234 o qwerty si provano per prime.',
    repeats: 'I caratteri ripetuti non aggiungono nulla.',
    years: 'Anni e date si provano presto.',
    longer: 'Aggiungi una o due parole: la lunghezza conta più di tutto.',
  },
}
