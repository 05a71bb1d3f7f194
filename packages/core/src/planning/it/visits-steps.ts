import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of visits that one makes. */
export const visitsSteps: StepsOf<'visit'> = {
  visit: {
    callAgain: ['Dopo', 'Una telefonata, e quando torni', 'Bastano due parole; chiedi alla famiglia che cosa serve.'],
    visitHours: [
      'Avvio',
      'Chiedere quando si può andare',
      'Orari di visita, reparto, quanti per volta, e se se la sente.',
    ],
    bring: ['Preparazione', 'Qualcosa di piccolo da portare', 'Frutta, una rivista, un caricatore; mezz’ora basta.'],
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
}
