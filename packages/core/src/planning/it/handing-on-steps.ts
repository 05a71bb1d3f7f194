import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is given, given away and given back. */
export const handingOnSteps: StepsOf<'giveAway' | 'givingBack' | 'gift'> = {
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
  gift: {
    idea: ['Avvio', 'Idee e budget', 'Di che cosa ha parlato ultimamente? Tre idee e una cifra.'],
    list: ['Avvio', 'Che cosa a chi', 'Ogni nome con un’idea e una cifra; che cosa si può fare in due per uno?'],
    together: ['Avvio', 'Sentire chi partecipa', 'Un messaggio, una quota, uno che raccoglie.'],
    order: ['Preparazione', 'Comprare o ordinare il regalo', 'Guarda i tempi di consegna e se si può cambiare.'],
    round: [
      'Preparazione',
      'Comprare e ordinare i regali',
      'Prima quelli da spedire o da fare; spuntali, e tieni gli scontrini.',
    ],
    wrap: ['Ultimi giorni', 'Pacchetto e biglietto', 'Togli il prezzo e scrivi tre righe tue.'],
    stuff: [
      'Preparazione',
      'Procurarsi il materiale',
      'In un giro solo, con qualcosa in più; il primo finito dice quanto ci vuole per ognuno.',
    ],
    making: ['Preparazione', 'Farli, un po’ alla volta', 'Prima quello che deve asciugare, riposare o essere spedito.'],
  },
}
