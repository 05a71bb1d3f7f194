import type { about as english } from '../en/site-about.ts'
import type { Words } from '../words.ts'

export const about: Words<typeof english> = {
  title: 'Un calendario per tutto l’anno',
  lead: '[[product]] è per chi fa programmi che vanno oltre la prossima settimana.',
  why: {
    title: 'Perché l’abbiamo fatto',
    first:
      'Quasi tutti i calendari vanno bene per i giorni e le settimane. La vista dell’anno, però, sono dodici piccole griglie con dei puntini: capisci che c’è qualcosa, ma non che cos’è, quanto dura e con che cosa si accavalla.',
    second:
      'Un planner da parete fa meglio: una riga per mese, con tutto scritto sopra. [[product]] è quel planner sul tuo schermo. Vedi l’anno intero a colpo d’occhio e in più puoi cercare, spostare e annullare le modifiche.',
  },
  does: {
    title: 'Che cosa puoi fare',
    year: 'Vedere l’anno come planner, come dodici mesi o come mappa dei giorni più pieni.',
    reminders: 'Ricevere promemoria nel browser, per e-mail o sul telefono, anche a pagina chiusa.',
    goals:
      'Seguire i tuoi obiettivi: gli eventi in calendario vengono contati da soli e sai sempre se sei in anticipo o in ritardo.',
    helpers:
      'Farti aiutare dall’assistente: prepara il programma per un esame, una gara o un trasloco, risponde alle domande sul tuo calendario e ti mostra come usi il tempo. Niente cambia finché non lo approvi.',
  },
  promises: {
    title: 'Su che cosa puoi contare',
    undo: 'Puoi annullare le modifiche per 30 giorni. Prima di un’eliminazione definitiva ti viene chiesta conferma.',
    instant: 'L’anno si apre subito, anche con migliaia di eventi.',
    alone: 'Funziona anche senza server di posta, senza un modello di IA e senza internet.',
    leave: 'Puoi esportare i tuoi dati in un formato standard quando vuoi.',
    languages: 'È tutto in italiano e in inglese.',
    open: 'Il codice è open source, con licenza MIT: chiunque può controllare che cosa fa.',
  },
  beta: {
    title: 'Che cosa significa beta',
    text: '[[product]] funziona, ma non è ancora finito: stiamo aggiungendo funzioni e l’aspetto può cambiare. I tuoi dati restano e puoi esportarli in qualsiasi momento. Dicci che cosa ne pensi con il pulsante del feedback, che trovi in ogni pagina.',
    request: 'Non hai ancora un invito? Chiedilo: ti scriviamo appena si libera un posto.',
  },
  who: {
    title: 'Chi lo gestisce',
    text: 'Dodici è un software open source che chiunque può installare. Questo sito è gestito dalla persona o dall’organizzazione che ti ha dato l’indirizzo. Hai domande o ti interessa un altro piano? Usa il pulsante del feedback.',
    contact: 'Puoi anche scrivere a',
  },
}
