import type { twoStepProfile as english } from '../en/two-step-profile.ts'
import type { Words } from '../words.ts'

export const twoStepProfile: Words<typeof english> = {
  title: 'Accesso in due passaggi',
  lead: 'Quando accedi, oltre alla password inserisci un codice da un’app sul telefono. Così una password rubata non basta.',
  failed: 'Non è stato possibile sapere se l’accesso in due passaggi è attivo.',
  on: 'Attivato: {{day}}.',
  left_zero: 'Non ti resta nessun codice di recupero.',
  left_one: 'Ti resta {{count}} codice di recupero.',
  left_other: 'Ti restano {{count}} codici di recupero.',
  few: 'Crea nuovi codici di recupero finché hai ancora la tua app: senza l’una e senza gli altri non puoi accedere.',
  code: 'Codice della tua app',
  codeHint: 'Oppure uno dei tuoi codici di recupero.',
  start: {
    open: 'Attiva',
    title: 'Attiva l’accesso in due passaggi',
    what: 'Ti serve un’app di autenticazione, per esempio Aegis, FreeOTP, Google Authenticator o il tuo gestore di password. Gli altri tuoi dispositivi verranno scollegati; i programmi di calendario e le chiavi API continuano a funzionare.',
    next: 'Continua',
  },
  replace: {
    open: 'Usa un’altra app',
    title: 'Usa un’altra app',
    what: 'Appena la nuova app è pronta, i codici di quella attuale e i tuoi codici di recupero smettono di funzionare. Gli altri tuoi dispositivi verranno scollegati.',
  },
  scan: {
    what: 'Inquadra questo codice con la tua app, poi inserisci le sei cifre che ti mostra.',
    qr: 'Codice QR per la tua app di autenticazione',
    byHand: 'Non riesci a inquadrarlo? Inserisci questa chiave nella tua app:',
    open: 'Aprilo in un’app su questo dispositivo',
    submit: 'Attiva',
  },
  codes: {
    title: 'I tuoi codici di recupero',
    lead: 'Se perdi il telefono, accedi con uno di questi codici. Ognuno funziona una volta sola. Conservali in un posto sicuro, lontano dal telefono: non verranno più mostrati.',
    copy: 'Copia',
    copied: 'Copiati',
    notCopied: 'Non è stato possibile copiarli: selezionali e copiali a mano.',
    download: 'Scarica',
    file: 'codici-di-recupero',
    fileHead: 'Codici di recupero per [[product]], {{email}}. Ognuno funziona una volta sola.',
    kept: 'Li ho conservati',
  },
  renew: {
    open: 'Nuovi codici di recupero',
    title: 'Nuovi codici di recupero',
    what: 'Ricevi dieci codici nuovi e quelli di prima smettono di funzionare. Gli altri tuoi dispositivi verranno scollegati.',
    submit: 'Crea nuovi codici',
  },
  end: {
    open: 'Disattiva',
    title: 'Vuoi disattivare l’accesso in due passaggi?',
    what: 'Per accedere basterà la password. I tuoi codici di recupero smettono di funzionare e gli altri tuoi dispositivi verranno scollegati.',
    submit: 'Disattiva',
  },
  ended: 'Accesso in due passaggi disattivato.',
}
