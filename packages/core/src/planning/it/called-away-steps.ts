import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a call to court or polling station, of being ill, and of leave and shifts. */
export const calledAwaySteps: StepsOf<'civicDuty' | 'sickLeave' | 'timeOff' | 'parentalLeave'> = {
  civicDuty: {
    reply: [
      'Adesso',
      'Rispondere alla convocazione',
      'Entro i giorni indicati; se non puoi esserci, comunica subito il motivo per iscritto.',
    ],
    work: [
      'Adesso',
      'Avvisare al lavoro',
      'Una copia della lettera e quanto può durare; chiedi se quei giorni sono pagati.',
    ],
    statement: [
      'Prima',
      'Rileggere quello che hai detto',
      'Verbale o appunti: solo quello che hai visto e sentito tu, nell’ordine.',
    ],
    standIn: [
      'Prima',
      'Chi ti sostituisce',
      'A casa e al lavoro: sono giornate che cominciano presto e finiscono tardi.',
    ],
    way: [
      'Ultimi giorni',
      'Lettera, documento e strada',
      'Dove e per che ora; qualcosa da mangiare e qualcosa da leggere.',
    ],
    proof: [
      'Dopo',
      'Attestato e rimborsi',
      'Per il lavoro l’attestato di presenza; chiedi che cosa spetta, viaggio compreso, ed entro quando si domanda.',
    ],
  },
  sickLeave: {
    tell: [
      'Adesso',
      'Avvisare al lavoro',
      'Prima dell’inizio del turno; di’ anche l’indirizzo dove ti trovi, se non è quello di casa.',
    ],
    note: [
      'Adesso',
      'Certificato dal medico di base',
      'Al più tardi il giorno dopo: lo manda il medico all’INPS; chiedi il numero di protocollo.',
    ],
    send: [
      'Adesso',
      'Mandare il numero al lavoro',
      'Protocollo e ultimo giorno; nelle fasce per la visita di controllo resta a quell’indirizzo.',
    ],
    look: [
      'Ultimi giorni',
      'Va meglio, o serve altro tempo?',
      'Prima che scada: un nuovo certificato dal medico, o il rientro.',
    ],
  },
  timeOff: {
    left: [
      'Adesso',
      'Che cosa dicono le regole',
      'Giorni che restano, preavviso richiesto, chi altro manca in quei giorni.',
    ],
    colleague: [
      'Adesso',
      'Chiedere chi può fare cambio',
      'A due o tre colleghi, con un tuo turno che a loro fa comodo.',
    ],
    ask: [
      'Adesso',
      'Chiedere per iscritto',
      'Giorni e ore precisi, nel modo che si usa da voi; chi ti copre, se c’è qualcuno.',
    ],
    answer: [
      'Adesso',
      'Aspettare un sì chiaro',
      'Un promemoria dopo qualche giorno; prima non prenotare e non promettere niente.',
    ],
    handOver: [
      'Ultimi giorni',
      'Quello che non può aspettare',
      'Finirlo o passarlo a qualcuno, e dire a chi rivolgersi.',
    ],
    rota: ['Ultimi giorni', 'Riguardare i turni', 'I due nomi al posto giusto, e chi ha fatto cambio se lo ricorda.'],
  },
  parentalLeave: {
    rights: ['Avvio', 'Che cosa ti spetta', 'Settimane, indennità, scadenze, e come dividerle tra voi due.'],
    talk: ['Avvio', 'Parlarne al lavoro', 'Da quando a quando, chi ti sostituisce, come rientri.'],
    apply: [
      'Documenti',
      'Presentare la domanda',
      'All’INPS, in rete o con il patronato, prima che il congedo cominci; una copia al lavoro.',
    ],
    money: ['Preparazione', 'Conti dei prossimi mesi', 'Che cosa entra, che cosa esce, che cosa può aspettare.'],
    handover: [
      'Lavoro',
      'Passaggio di consegne',
      'Che cosa è in corso, chi sa che cosa, dove stanno le cose: per iscritto, poi in affiancamento.',
    ],
    check: [
      'Ultimi giorni',
      'Accessi, chiavi e risposta automatica',
      'E se vuoi essere raggiungibile, da chi e per che cosa.',
    ],
  },
}
