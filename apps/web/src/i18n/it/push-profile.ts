import type { pushProfile as english } from '../en/push-profile.ts'
import type { Words } from '../words.ts'

export const pushProfile: Words<typeof english> = {
  title: 'Promemoria su questo dispositivo',
  lead: 'Compaiono tra le sue notifiche, anche a pagina chiusa.',
  off: 'In questo browser non sono attivi.',
  on: 'In questo browser sono attivi.',
  turnOn: 'Attiva qui',
  turnOff: 'Disattiva qui',
  turnedOn: 'Da ora i promemoria arrivano in questo browser.',
  turnedOff: 'I promemoria non arrivano più in questo browser.',
  plan: 'Fa parte del piano Pro.',
  ability: {
    insecure: 'Questo browser riceve promemoria solo con https. Chiedi a chi gestisce questo sito.',
    install:
      'Su iPhone e iPad aggiungi prima questa pagina alla schermata Home (Condividi, poi Aggiungi alla schermata Home) e aprila da lì.',
    none: 'Questo browser non può ricevere notifiche: forse è una finestra privata, o una versione vecchia.',
  },
  denied:
    'Questo browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito, accanto all’indirizzo, poi ricarica la pagina.',
  notAllowed: 'Senza il tuo permesso questo browser non mostra notifiche.',
  browserFailed: 'Il servizio di notifiche del browser non è raggiungibile. Riprova tra un po’.',
  failed: 'I tuoi dispositivi non si possono leggere.',
  none: 'Ancora nessun dispositivo.',
  devices: 'Dispositivi a cui arrivano i promemoria',
  here: 'Questo browser',
  since: 'aggiunto: {{day}}',
  never: 'ancora nessun invio',
  reached: 'ultimo arrivo: {{ago}}',
  reachedNow: 'arrivato adesso',
  fault: 'L’ultimo promemoria non è arrivato ({{fault}}). Se succede ancora, disattivalo e riattivalo lì.',
  test: 'Manda una prova',
  testNamed: 'Manda una prova: {{device}}',
  tested: 'È in viaggio: dovrebbe comparire tra pochi secondi.',
  remove: 'Rimuovi',
  removeNamed: 'Rimuovi: {{device}}',
  removed: 'Dispositivo rimosso.',
}
