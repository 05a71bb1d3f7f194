import type { identitiesProfile as english } from '../en/identities-profile.ts'
import type { Words } from '../words.ts'

export const identitiesProfile: Words<typeof english> = {
  title: 'Accesso con {{name}}',
  titleGone: 'Accesso con un altro account',
  lead: 'Accedi con un account che hai già, senza un’altra password.',
  failed: 'Non è stato possibile caricare gli account collegati.',
  none: 'Ancora nessun account collegato.',
  unnamed: 'Account senza indirizzo e-mail',
  linkedOn: 'collegato: {{day}}',
  never: 'mai usato',
  used: 'ultimo uso: {{ago}}',
  usedNow: 'usato adesso',
  ofOther: 'di {{host}}, con cui qui non si accede più',
  link: 'Collega un account',
  linkTitle: 'Vuoi collegare il tuo account {{name}}?',
  linkWhat:
    'Accedi a {{name}} e torni subito qui. Da quel momento puoi accedere anche così. Gli altri tuoi dispositivi verranno scollegati.',
  next: 'Continua su {{name}}',
  linked: 'Il tuo account è collegato. D’ora in poi puoi accedere con quello.',
  unlink: 'Scollega',
  unlinkNamed: 'Scollega {{account}}',
  question: 'Vuoi scollegare {{account}}?',
  afterwards: 'Non potrai più accedere con questo account e gli altri tuoi dispositivi verranno scollegati.',
  unlinked: 'Account scollegato.',
  lastWayIn:
    'È il tuo unico modo per accedere, quindi resta. Per scollegarlo scegli prima una password, nella sezione Password.',
  lastWayInOnly: 'Qui si accede solo con {{name}}, quindi un account resta collegato.',
  proof: {
    what: 'Il tuo account non ha una password. Per confermare che sei tu, accedi ancora una volta a {{name}}: torni subito qui.',
    confirm: 'Conferma con {{name}}',
    or: 'Oppure scegli una password:',
    send: 'Mandami un link per e-mail',
    sent: 'Il link sta arrivando a {{email}}.',
    done: 'Grazie. Per dieci minuti non serve altro.',
    proven: 'Hai appena confermato che sei tu. Non serve altro.',
    gone: 'Il tuo account non ha ancora una password. Scegline una per continuare:',
  },
}
