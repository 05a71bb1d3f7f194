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
  guessable: {
    common: 'Questa password è tra le più usate. Scegline un’altra.',
    repeats: 'Gli stessi caratteri ripetuti si indovinano facilmente. Scegli un’altra password.',
    rows: 'Una sequenza della tastiera o dell’alfabeto si indovina facilmente. Scegli un’altra password.',
    product: 'Il nome di questo sito è tra le prime cose che chiunque prova. Scegli un’altra password.',
    address: 'Il tuo indirizzo e-mail è tra le prime cose che chiunque prova. Scegli un’altra password.',
    name: 'Il tuo nome è tra le prime cose che chiunque prova. Scegli un’altra password.',
  },
  keptKeys: {
    title: 'Chiavi API, dispositivi e indirizzi da lasciare attivi',
    hint: 'Tutti gli altri smettono di funzionare quando cambi la password.',
  },
  passwordsDoNotMatch: 'Le password non coincidono',
  strength: {
    short_one: 'Manca almeno un carattere.',
    short_other: 'Mancano almeno {{count}} caratteri.',
    weak: 'Debole',
    fair: 'Discreta',
    good: 'Buona',
    strong: 'Forte',
    advised: '{{level}}. {{advice}}',
    own: 'Non usare il tuo nome o il tuo indirizzo.',
    rows: 'Evita sequenze come 1234 o qwerty: sono facili da indovinare.',
    repeats: 'Ripetere un carattere non rende la password più sicura.',
    years: 'Evita anni e date: sono facili da indovinare.',
    longer: 'Aggiungi una o due parole: la lunghezza conta più di tutto.',
  },
}
