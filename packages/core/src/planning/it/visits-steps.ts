import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of visits that one makes and has. */
export const visitsSteps: StepsOf<'visit' | 'houseGuest'> = {
  visit: {
    papers: [
      'Preparazione',
      'Documenti e assicurazione',
      'Scadenza del documento, visto o permesso se serve, copertura per medico e bagagli.',
    ],
    agree: [
      'Subito',
      'Mettetevi d’accordo sui giorni',
      'Quando arrivi e riparti, dove dormi, che cosa farebbe piacere.',
    ],
    travel: ['Subito', 'Treno, auto o volo', 'Prenota per tempo, ritorno compreso.'],
    plans: [
      'Preparazione',
      'Una o due cose da fare',
      'Qualcosa insieme, qualcosa per la pioggia; un tavolo, se uscite.',
    ],
    present: [
      'Preparazione',
      'Un regalo, e un piatto pronto',
      'Qualcosa per il piccolo, qualcosa per i genitori, un pensiero per i fratelli.',
    ],
    pack: [
      'Ultimi giorni',
      'Valigia, con un pensiero per loro',
      'Un regalino, i caricatori, vestiti per il tempo che farà.',
    ],
    thanks: ['Dopo', 'Un grazie', 'Un messaggio con la foto più bella.'],
  },
  houseGuest: {
    agree: [
      'Avvio',
      'Accordarsi su giorni e desideri',
      'Quando arrivano e ripartono, che cosa mangiano, che cosa vogliono vedere.',
    ],
    programme: [
      'Preparazione',
      'Qualche idea da fare insieme',
      'Due proposte e un piano per la pioggia, biglietti se finiscono; il resto lascialo libero.',
    ],
    room: [
      'Preparazione',
      'Preparare la camera',
      'Letto, lenzuola, asciugamani, un ripiano libero, la password del wifi.',
    ],
    shopping: [
      'Ultimi giorni',
      'Spesa per gli ospiti',
      'Colazione, qualcosa di pronto per la prima sera, quello che bevono volentieri.',
    ],
    ready: ['Ultimi giorni', 'Casa pronta e orari di arrivo', 'Una pulita veloce, e chi va a prenderli a che ora.'],
    tidy: ['Dopo', 'Rimettere a posto', 'Lavatrice, foto, e quello che hanno dimenticato.'],
  },
}
