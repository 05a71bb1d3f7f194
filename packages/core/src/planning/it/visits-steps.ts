import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of visits that one makes, and of meals for guests. */
export const visitsSteps: StepsOf<'visit' | 'dinner'> = {
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
  dinner: {
    wayThere: [
      'Ultimi giorni',
      'Tavolo, vestiti e strada',
      'Una telefonata per confermare; taxi o parcheggio, e chi tiene i bambini, se ce ne sono.',
    ],
    card: [
      'Preparazione',
      'Fiori, un biglietto o un pensiero',
      'Da ordinare adesso se ci vogliono giorni; tre righe tue.',
    ],
    table: [
      'Avvio',
      'Prenotare il tavolo',
      'Quanti siete, a che ora, menù fisso o alla carta, caparra, e quanto viene a testa.',
    ],
    guests: ['Avvio', 'Chi viene e chi mangia che cosa', 'Invitali, e chiedi di allergie e di quello che non piace.'],
    menu: ['Preparazione', 'Decidere il menù', 'Piatti che hai già cucinato, due pronti dal giorno prima.'],
    things: ['Preparazione', 'Tavolo, sedie, bicchieri', 'Contali; quello che manca fattelo prestare.'],
    order: [
      'Preparazione',
      'Ordinare in anticipo',
      'Carne, pesce, pane, dolce: quello che il negozio deve tenere da parte.',
    ],
    confirm: ['Ultimi giorni', 'Confermare quanti siete', 'Al locale numero e allergie, agli altri indirizzo e ora.'],
    shopping: [
      'Ultimi giorni',
      'Spesa',
      'Con la lista divisa per negozio; prima le bevande, per ultime le cose fresche.',
    ],
    ahead: [
      'Ultimi giorni',
      'Cucinare in anticipo e apparecchiare',
      'Tutto quello che si conserva fino a domani; fai posto in frigo.',
    ],
    settle: ['Dopo', 'Foto e conti', 'Manda le foto, e chi ha anticipato per gli altri?'],
  },
}
