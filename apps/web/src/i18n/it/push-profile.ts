import type { pushProfile as english } from '../en/push-profile.ts'
import type { Words } from '../words.ts'

export const pushProfile: Words<typeof english> = {
  title: 'Promemoria su questo dispositivo',
  lead: 'Ricevi i promemoria come notifiche, anche a pagina chiusa.',
  off: 'In questo browser le notifiche sono disattivate.',
  on: 'In questo browser le notifiche sono attive.',
  turnOn: 'Attiva qui',
  turnOff: 'Disattiva qui',
  turnedOn: 'Da ora riceverai i promemoria in questo browser.',
  turnedOff: 'Non riceverai più i promemoria in questo browser.',
  plan: 'Fa parte del piano Pro.',
  ability: {
    insecure: 'Le notifiche richiedono una connessione sicura (https). Chiedi a chi gestisce questo sito.',
    install:
      'Su iPhone e iPad aggiungi prima questa pagina alla schermata Home (Condividi, poi Aggiungi alla schermata Home) e aprila da lì.',
    none: 'Questo browser non supporta le notifiche. Forse è una finestra privata o una versione vecchia.',
  },
  denied:
    'Questo browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito, accanto all’indirizzo, poi ricarica la pagina.',
  notAllowed: 'Per mostrare le notifiche il browser ha bisogno del tuo permesso.',
  browserFailed: 'Il servizio di notifiche del browser non è raggiungibile. Riprova tra un po’.',
  failed: 'Non è stato possibile caricare i dispositivi.',
  none: 'Ancora nessun dispositivo.',
  devices: 'Dispositivi che ricevono i promemoria',
  here: 'Questo browser',
  since: 'aggiunto: {{day}}',
  never: 'ancora nessun invio',
  reached: 'ultimo arrivo: {{ago}}',
  reachedNow: 'arrivato adesso',
  fault:
    'L’ultimo promemoria non è arrivato ({{fault}}). Se succede ancora, disattiva e riattiva le notifiche su quel dispositivo.',
  test: 'Invia una prova',
  testNamed: 'Invia una prova: {{device}}',
  tested: 'Notifica inviata: dovrebbe comparire tra pochi secondi.',
  remove: 'Rimuovi',
  removeNamed: 'Rimuovi: {{device}}',
  removed: 'Dispositivo rimosso.',
}
