import type { notices as english } from '../en/notices.ts'
import type { Words } from '../words.ts'

export const notices: Words<typeof english> = {
  beta: {
    label: 'Beta',
    text: '[[product]] sta ancora crescendo.',
    request: 'Richiedi l’accesso alla beta',
    meaning: 'Che cosa vuol dire',
  },
  kept: {
    label: 'Che cosa resta nel tuo browser',
    text: 'Nel tuo browser resta quello che serve per non farti uscire e per sapere la tua lingua, e niente per seguirti.',
    textWithReports:
      'Nel tuo browser resta quello che serve per non farti uscire e per sapere la tua lingua. Se sei d’accordo, questa installazione può anche registrare come si comporta la pagina, senza nessuna delle tue parole.',
    more: 'Scopri di più su quello che resta',
    accept: 'Ho capito',
  },
  /** In the place of the line about the beta, as long as the server cannot be reached. */
  offline: {
    label: 'Nessuna connessione.',
    text: 'Quello che vedi potrebbe non essere aggiornato e non puoi salvare modifiche.',
  },
  feedback: {
    button: 'Feedback sulla beta',
    buttonShort: 'Feedback',
    failed: 'Non è stato possibile caricare il modulo. Controlla la connessione o ricarica la pagina.',
  },
}
