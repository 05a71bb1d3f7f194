import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of visits that one makes, of meals for guests, and of moving in with somebody. */
export const visitsSteps: StepsOf<'visit' | 'dinner' | 'moveIn'> = {
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
  moveIn: {
    furniture: [
      'Casa',
      'I mobili che servono subito',
      'Letto, tavolo, frigo, luci: che cosa arriva dopo settimane, che cosa si trova usato?',
    ],
    homeTogether: [
      'Ricerca',
      'Cercare casa insieme',
      'Un elenco di che cosa serve a ciascuno, avvisi su due siti, visite insieme; il contratto a nome di tutti e due.',
    ],
    talk: [
      'Avvio',
      'Parlare di abitudini e aspettative',
      'Mattine, ospiti, ordine, tempo per sé: che cosa conta per ciascuno?',
    ],
    money: ['Avvio', 'Chi paga che cosa', 'Affitto, spesa, risparmi: una regola semplice, e un giorno per rivederla.'],
    notice: [
      'Avvio',
      'Affitto e preavviso',
      'Chi lascia un appartamento e da quando; il proprietario dell’altro mette i due nomi sul contratto.',
    ],
    support: [
      'Avvio',
      'Spese e aiuti',
      'Chi paga che cosa e chi c’è quando; se serve, chiedi al medico e al patronato l’accompagnamento.',
    ],
    oldHome: [
      'Avvio',
      'Che cosa fare dell’altra casa',
      'Venderla, affittarla o dare disdetta: prima una valutazione. Una vendita dura mesi, e può finire dopo.',
    ],
    safe: [
      'Casa',
      'Camera e bagno sicuri',
      'Letto dell’altezza giusta, luce di notte, maniglie; per idraulico o muratore serve qualche settimana.',
    ],
    belongings: [
      'Casa',
      'Scegliere che cosa portare',
      'Insieme e senza fretta: prima la sua poltrona, il resto alla famiglia.',
    ],
    register: [
      'Documenti',
      'Residenza, medico e posta',
      'La residenza in Comune, il medico di base vicino a voi, la posta e la pensione al nuovo indirizzo.',
    ],
    space: ['Casa', 'Lo spazio di ciascuno', 'Misurate, e lasciate a ognuno un angolo suo.'],
    sort: ['Casa', 'Scegliere tra i doppioni', 'Tenete il migliore; l’altro si vende o si regala.'],
    van: [
      'Ultime settimane',
      'Prenotare il furgone e chi aiuta',
      'Quale giorno, quanti viaggi, chi porta, e il permesso di sosta se serve.',
    ],
    check: [
      'Ultimi giorni',
      'Chiavi, scatole e chi arriva quando',
      'L’ora per tutti, una scatola aperta per la prima sera, dove si cena.',
    ],
    unpack: ['Dopo', 'Sistemarsi insieme', 'Prima letto e cucina; i quadri per ultimi.'],
    papers: [
      'Documenti',
      'Contratto, campanello, residenza',
      'Il nome sul contratto e sulla porta, e la residenza in Comune.',
    ],
    look: ['Dopo', 'Parlare di come va', 'Una buona cena, e una cosa che ciascuno cambierebbe.'],
  },
}
