import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is given away and given back. */
export const handingOnSteps: StepsOf<'giveAway' | 'givingBack'> = {
  giveAway: {
    choose: ['Subito', 'Scegli che cosa va via', 'Subito in una borsa o in una scatola, pulito e intero.'],
    photos: ['Subito', 'Foto e due righe', 'Sincere su età, salute e abitudini: risparmiano domande.'],
    ask: ['Subito', 'Trova chi lo prende', 'Prima parenti e amici, poi associazioni e gruppi di zona; in che orari?'],
    hand: ['Consegna', 'Giorno e luogo della consegna', 'Con quello che serve: documenti, accessori, due parole.'],
    look: ['Dopo', 'Chiedi come va', 'Un messaggio o una visita dopo le prime settimane.'],
  },
  givingBack: {
    gather: [
      'Subito',
      'Mettere insieme tutto',
      'La cosa e quello che ne fa parte: scatola, pezzi, scontrino. C’è una data entro cui farlo?',
    ],
    agree: [
      'Subito',
      'Accordarsi su giorno e luogo',
      'Un messaggio a chi la aspetta; negozi e biblioteche hanno orari, etichetta o codice.',
    ],
    handover: ['Subito', 'Fissare la riconsegna', 'Giorno e ora, chi viene, e quanti mazzi c’erano.'],
    ready: [
      'Ultimi giorni',
      'Pulito, intero, vicino alla porta',
      'In una borsa con tutti i pezzi, e un grazie se era in prestito.',
    ],
    meters: [
      'Ultimi giorni',
      'Foto, contatori, tutte le chiavi',
      'Stanze vuote e pulite, contatori letti; anche cassetta della posta, cantina e copie.',
    ],
    proof: [
      'Dopo',
      'Una prova della consegna',
      'Una ricevuta, il numero della spedizione o un messaggio; i soldi tornano dopo qualche settimana.',
    ],
  },
}
