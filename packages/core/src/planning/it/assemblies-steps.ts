import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a meeting that decides. */
export const assembliesSteps: StepsOf<'assembly'> = {
  assembly: {
    day: [
      'Avvio',
      'Giorno, ora e sala',
      'Sentite prima chi non deve mancare; per la seconda convocazione serve un altro giorno.',
    ],
    agenda: [
      'Avvio',
      'Ordine del giorno',
      'Un punto per ogni voto, con il testo già scritto; chiedi a tutti che cosa vogliono aggiungere.',
    ],
    figures: [
      'Avvio',
      'Carte su cui si decide',
      'Bilancio, preventivi, relazioni: chi le prepara, entro quando; chi le ha fatte viene a spiegarle.',
    ],
    notice: [
      'Convocazione',
      'Mandare la convocazione',
      'A tutti, come dice lo statuto o il regolamento, con ordine del giorno, carte e modulo di delega; per il condominio almeno cinque giorni prima, per raccomandata, PEC o a mano.',
    ],
    proxies: [
      'Ultimi giorni',
      'Presenze e deleghe',
      'C’è il numero legale? Chi può ancora venire, o delegare qualcuno?',
    ],
    room: [
      'Ultimi giorni',
      'Sala, copie e foglio presenze',
      'Sedie, schermo, una scaletta con i minuti; chi scrive il verbale, chi conta i voti.',
    ],
    minutes: [
      'Dopo',
      'Verbale a tutti',
      'Chi c’era, che cosa si è votato e con quali numeri; poi chi fa che cosa ed entro quando.',
    ],
    read: [
      'Avvio',
      'Leggere la convocazione e le carte',
      'Che cosa si vota, e che cosa costa a te; chiedi le carte che mancano.',
    ],
    ask: [
      'Prima',
      'Parlarne con gli altri',
      'Chi la pensa come te? Una proposta scritta insieme vale più di tre proteste.',
    ],
    standIn: ['Ultimi giorni', 'Una delega, se non puoi esserci', 'Firmata, con il tuo voto su ogni punto.'],
    points: [
      'Ultimi giorni',
      'Che cosa dire e che cosa chiedere',
      'Due minuti per punto; se vuoi che resti, chiedi che vada a verbale.',
    ],
    decided: [
      'Dopo',
      'Leggere il verbale',
      'È scritto giusto? Segna scadenze e rate; per opporsi a una delibera i giorni sono pochi.',
    ],
  },
}
