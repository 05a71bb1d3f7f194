import type { passkeysProfile as english } from '../en/passkeys-profile.ts'
import type { Words } from '../words.ts'

export const passkeysProfile: Words<typeof english> = {
  title: 'Passkey',
  lead: 'Accedi con l’impronta, il viso o il PIN del tuo dispositivo, senza password e senza codice.',
  failed: 'Non è stato possibile caricare le passkey.',
  none: 'Ancora nessuna passkey.',
  add: 'Aggiungi una passkey',
  what: 'Il browser ti chiede dove conservarla: su questo dispositivo, su una chiave di sicurezza o nel tuo gestore di password. Gli altri tuoi dispositivi verranno scollegati.',
  name: 'Nome della passkey',
  unnamed: 'Passkey',
  next: 'Continua',
  notMade:
    'Non è stata creata nessuna passkey. Forse qui il browser non le usa, oppure hai annullato. Se vuoi, riprova.',
  added: 'Ora puoi accedere con questa passkey.',
  madeOn: 'aggiunta: {{day}}',
  never: 'mai usata',
  used: 'ultimo uso: {{ago}}',
  usedNow: 'usata adesso',
  deleteNamed: 'Elimina la passkey {{name}}',
  question: 'Vuoi eliminare la passkey {{name}}?',
  afterwards:
    'Non farà più accedere nessuno e gli altri tuoi dispositivi verranno scollegati. La password resta. Eliminala anche dal tuo gestore di password.',
  removed: 'Passkey eliminata.',
}
