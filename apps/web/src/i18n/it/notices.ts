import type { notices as english } from '../en/notices.ts'
import type { Words } from '../words.ts'

export const notices: Words<typeof english> = {
  beta: {
    label: 'Beta',
    text: 'Stiamo ancora migliorando [[product]].',
    request: 'Richiedi l’accesso alla beta',
    meaning: 'Che cosa significa beta?',
  },
  kept: {
    label: 'Cookie e dati nel browser',
    text: 'Salviamo solo quello che serve per non farti accedere ogni volta e per ricordare la tua lingua. Nessun tracciamento.',
    textWithReports:
      'Salviamo solo quello che serve per farti restare collegato e ricordare la tua lingua. Se sei d’accordo, questa installazione può anche registrare come si comportano le pagine, senza i tuoi testi.',
    more: 'Scopri di più',
    accept: 'Ho capito',
  },
  /** Replaces the beta line while the server is unreachable. */
  offline: {
    label: 'Nessuna connessione.',
    text: 'Quello che vedi potrebbe non essere aggiornato. Per ora non puoi salvare modifiche.',
  },
  feedback: {
    button: 'Feedback sulla beta',
    buttonShort: 'Feedback',
    failed: 'Non è stato possibile caricare il modulo. Controlla la connessione o ricarica la pagina.',
  },
}
