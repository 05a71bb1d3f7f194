import type { about as english } from '../en/site-about.ts'
import type { Words } from '../words.ts'

export const about: Words<typeof english> = {
  title: 'Un anno si può guardare',
  lead: '[[product]], come i mesi. È un planner per chi pensa più in là della settimana prossima.',
  why: {
    title: 'Perché esiste',
    first:
      'I calendari sono bravi con i giorni e le settimane. Il loro anno, quando c’è, sono dodici piccole griglie con dei puntini: vedi che c’è qualcosa, ma non che cosa, né quanto dura, né con che cosa si scontra.',
    second:
      'Sulla carta era già risolto: un planner appeso al muro, una riga per mese, inchiostro sulle caselle. [[product]] è quel foglio su uno schermo. Ciò che dura è una barra, ciò che è di un giorno è una parola, e tutto l’anno è uno sguardo. E quello che la carta non può, lo fa: cercare, ripetere, spostare, annullare.',
  },
  promises: {
    title: 'Che cosa promettiamo',
    undo: 'Quello che fai si può annullare, per 30 giorni; ciò che è definitivo prima lo chiede.',
    instant: 'L’anno è subito lì, per quanto sia pieno.',
    alone: 'Funziona senza server di posta e senza internet: a casa, a scuola, dietro un firewall.',
    leave: 'I tuoi dati escono come file standard quando vuoi.',
    languages: 'Completo in italiano e in inglese, fino a «l’8 giugno».',
    open: 'Il codice è aperto, con licenza MIT: puoi leggere che cosa fa.',
  },
  beta: {
    title: 'Che cosa vuol dire beta',
    text: '[[product]] funziona, e non è finito. Si aggiungono cose e l’aspetto può cambiare; quello che hai inserito resta, e si può esportare sempre. La tua opinione vale di più adesso: il pulsante del feedback è su ogni pagina.',
    request: 'Se non hai ancora un invito, chiedilo: ti scriviamo appena c’è posto.',
  },
  who: {
    title: 'Chi lo gestisce',
    text: '[[product]] è un software che chiunque può installare. Questo lo gestisce chi ti ha dato il suo indirizzo.',
    contact: 'Scrivi a',
  },
}
