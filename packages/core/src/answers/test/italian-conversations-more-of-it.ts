import type { Turn } from './english-conversations.ts'

/** Conversazioni in cui si aggiunge o si chiede qualcosa oltre a ciò che è sulla scheda, o al posto di ciò di cui si parla. */
export const italianConversationsMoreOfIt: readonly (readonly Turn[])[] = [
  [
    ['metti la spesa venerdì 26 giugno alle 17', 'Spesa', undefined, 'create 2026-06-26T17:00'],
    ['e lo stesso sabato', 'Spesa', undefined, 'create 2026-06-26T17:00, create 2026-06-27T17:00'],
  ],
  [
    ['metti la spesa venerdì 26 giugno alle 17', 'Spesa', undefined, 'create 2026-06-26T17:00'],
    ['stessa ora anche il giovedì', 'Spesa', undefined, 'create 2026-06-26T17:00, create 2026-06-25T17:00'],
  ],
  [
    ['metti la spesa venerdì 26 giugno alle 17', 'Spesa', undefined, 'create 2026-06-26T17:00'],
    ['anche il 30', 'Spesa', undefined, 'create 2026-06-26T17:00, create 2026-06-30T17:00'],
  ],
  [
    ["c'è qualcosa tra il concerto e il viaggio a Lisbona?", 'Riunione & Palestra & tedesco'],
    ['solo la palestra', '«Palestra»: martedì 9 giugno'],
    ['allora salta quella', 'cancellare 1', undefined, 'delete gym-tue/22'],
    ['e al suo posto metti una corsa', 'Corsa', undefined, 'delete gym-tue/22, create 2026-06-09T18:30'],
  ],
  [
    ['la telefonata lunedì alle 11', 'Telefonata', undefined, 'create 2026-05-25T11:00'],
    ['e il regalo sabato', 'Regalo', undefined, 'create 2026-05-25T11:00, create 2026-05-23'],
  ],
  [
    ["quand'è il concerto?", '6 giugno'],
    ['aggiungi pranzo quel giorno alle 13', 'Pranzo', undefined, 'create 2026-06-06T13:00'],
    ['ricordamelo quella mattina', 'stesso giorno alle 09:00', undefined, 'create 2026-06-06T13:00'],
  ],
  [
    ['aggiungi yoga ogni mercoledì alle 19 da luglio', 'Yoga', undefined, 'create 2026-07-01T19:00'],
    ['non mentre sono in Puglia', '19 agosto', undefined, 'create 2026-07-01T19:00, create 2026-08-19T19:00'],
  ],
  [
    ["cosa ho la settimana dell'8 giugno?", '6 impegni'],
    ['e la settimana dopo?', 'Da lunedì 15 giugno'],
    ['e lunedì?', 'Lunedì 15 giugno', '22 giugno'],
  ],
  [
    [
      'annulla la palestra di venerdì e sposta il dentista a lunedì',
      'Palestra & Dentista',
      undefined,
      'delete gym-fri/19, shift dentist-2 2026-05-25T15:00',
    ],
    ['anzi solo quella di venerdì', 'Tolgo dalla scheda: & Dentista', undefined, 'delete gym-fri/19'],
  ],
  [
    [
      'annulla la palestra di venerdì e sposta il dentista a lunedì',
      'Palestra & Dentista',
      undefined,
      'delete gym-fri/19, shift dentist-2 2026-05-25T15:00',
    ],
    ['solo il dentista', 'Tolgo dalla scheda: & Palestra', undefined, 'shift dentist-2 2026-05-25T15:00'],
  ],
  [
    ['quando ho il veterinario?', '21 maggio'],
    ['e la riunione genitori?', '20 maggio'],
    ['si sovrappongono?', 'Fra quelli non trovo eventi che si sovrappongono'],
    ["cosa c'è tra i due?", 'tedesco & Workshop', 'Palestra'],
  ],
  [
    ['annulla le palestre nella settimana del viaggio a Lisbona', 'cancellare 4', undefined, 'delete 4'],
    ['quante sono?', '4 impegni'],
    ['lascia quelle di martedì', 'Tolgo dalla scheda', undefined, 'delete gym-fri/22, delete gym-fri/23'],
  ],
  [
    ['annulla le palestre di giugno', 'cancellare 9', undefined, 'delete 9'],
    ['lascia quella del 9', 'cancellare 8|Tolgo', undefined, 'delete 8'],
  ],
  [
    ['qual è la settimana più piena di giugno?', 'da lunedì 8 giugno'],
    ['sposta la seconda alla settimana dopo', '16 giugno', undefined, 'shift gym-tue/22 2026-06-16T18:30'],
    ['stesso giorno e stessa ora', 'premi Applica'],
  ],
  [
    ["quando sono andato l'ultima volta dal parrucchiere?", '11 aprile'],
    ['quanto tempo fa?', '«Parrucchiere» & 39 giorni'],
    ['prenotane un altro sabato prossimo alle 10', 'Parrucchiere', undefined, 'create 2026-05-23T10:00'],
  ],
  [
    ["quand'è il matrimonio?", '12 settembre'],
    ['prenota un albergo la notte prima', '«Albergo»: venerdì 11 settembre', undefined, 'create 2026-09-11'],
    [
      'e il parrucchiere il giorno prima ancora alle 10',
      '«Parrucchiere»',
      undefined,
      'create 2026-09-11, create 2026-09-10T10:00',
    ],
  ],
  [
    ['allora veterinario lunedì alle 16:30', '«Veterinario»', undefined, 'create 2026-05-25T16:30'],
    [
      'con il cane in via Verdi 3',
      '«Veterinario con il cane» & luogo «via Verdi 3»',
      undefined,
      'create 2026-05-25T16:30',
    ],
  ],
  [
    ['il 2 giugno sono libero?', '1 impegno'],
    ['è festa, no?', 'Festa della Repubblica'],
    ['metti un giro in bici', 'Giro in bici', undefined, 'create 2026-06-02'],
    ['tutto il giorno', 'Dura già così'],
  ],
  [
    ['metti cena con Sara il 29 maggio alle 20', 'Cena', undefined, 'create 2026-05-29T20:00'],
    ['e un film dopo', 'Film', undefined, 'create 2026-05-29T20:00, create 2026-05-29T21:00'],
  ],
  [
    ['metti la fiera il 29 maggio alle 10', 'Fiera', undefined, 'create 2026-05-29T10:00'],
    ['tutto il giorno', 'durata', undefined, 'create 2026-05-29'],
  ],
  [
    ['quando finisce il corso di tedesco?', '10 giugno'],
    [
      'aggiungi tandem ogni giovedì alle 19 dalla settimana dopo che finisce',
      '«Tandem»',
      undefined,
      'create 2026-06-18T19:00',
    ],
  ],
  [
    ['quando ho il volo?', '07:30'],
    ['aggiungi un taxi alle 5 quel giorno', 'Taxi', '17:00', 'create 2026-06-12T05:00'],
  ],
  [
    ['cosa ho a luglio?', '15 impegni'],
    ['sposta il trasloco', 'A quando'],
    ['al weekend dopo', '25 luglio', undefined, 'shift move 2026-07-25'],
  ],
]
