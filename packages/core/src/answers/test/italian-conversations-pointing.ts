import type { Turn } from './english-conversations.ts'

/** Conversations that point back at days, at one of two things, or at the card; each answer was judged by eye. */
export const italianConversationsPointing: readonly (readonly Turn[])[] = [
  [
    ['cosa ho domani?', 'Workshop & Veterinario'],
    ['e dopodomani?', 'Palestra'],
    ['la sera è libera dopo la palestra?', 'venerdì 22 maggio.*19:30–24:00', '129'],
    ['allora aggiungi pizza con Davide alle 20.30', '«Pizza con Davide»', undefined, 'create 2026-05-22T20:30'],
  ],
  [
    ['la prossima settimana ho impegni che si sovrappongono?', '1 sovrapposizione'],
    ['quale comincia prima?', '«Revisione trimestrale»'],
    ["sposta l'altro a mercoledì alla stessa ora", '«Incontro con Rossi»', 'Revisione', 'shift rossi 2026-05-27T15:00'],
    ['mmh no, mercoledì alle 10', '10:00–11:00', undefined, 'shift rossi 2026-05-27T10:00'],
    ['adesso martedì è a posto?', 'Conto «Incontro con Rossi» come sarà', 'trovo 1 sovrapposizione'],
  ],
  [
    ['il pranzo di domenica a che ora è?', 'nonna'],
    ['fallo cominciare alle 12.30, finisce sempre alle 15', '12:30–15:00', undefined, 'shift grandma 2026-05-24T12:30'],
  ],
  [
    ['ci sono giorni senza niente la settimana del 15 giugno?', '17 giugno'],
    ['aggiungi un massaggio nel primo di quelli, alle 17', '«Massaggio»', 'quelli»', 'create 2026-06-17T17:00'],
  ],
  [
    ['dove si fa il matrimonio di Sara e Paolo?', 'Villa Aurelia'],
    ['e il giorno prima sono libero?', 'venerdì 11 settembre'],
    ['metti ritiro vestito alle 18', '«Ritiro vestito»', undefined, 'create 2026-09-11T18:00'],
    ['facciamo due giorni prima, non si sa mai', '10 settembre', undefined, 'create 2026-09-10T18:00'],
  ],
  [
    ['ci sono feste a giugno?', '2 giugno'],
    ['che giorno della settimana cade?', 'Martedì 2 giugno', 'Palestra'],
    ['ho la palestra quel giorno?', 'Palestra'],
    ['toglila', 'cancellare', undefined, 'delete gym-tue/21'],
    ['solo quella però, le altre restano', 'premi Applica'],
    [
      'e al suo posto metti picnic con i bambini dalle 12 alle 16',
      '«Picnic con i bambini»',
      undefined,
      'delete gym-tue/21, create 2026-06-02T12:00',
    ],
  ],
  [
    ['aggiungi yoga il lunedì alle 19', '«Yoga»', undefined, 'create 2026-05-25T19:00'],
    ["cos'altro ho di lunedì?", 'Riunione di team'],
    ['ripensandoci meglio il giovedì', 'di giovedì', 'di lunedì', 'create 2026-05-21T19:00'],
  ],
  [
    ['cosa ho nella settimana prima del trasloco?', '6 luglio'],
    [
      'bloccami il giovedì e il venerdì per gli scatoloni, tutto il giorno',
      '9 luglio',
      'ripetuto',
      'create 2026-07-09',
    ],
    ['solo il venerdì va bene', '→ venerdì 10 luglio', undefined, 'create 2026-07-10'],
  ],
  [
    ['quando è il trasloco?', '18 luglio'],
    ['la riunione di team del lunedì dopo la tolgo', '20 luglio', undefined, 'delete team/27'],
    ['e quella successiva quando è?', '27 luglio'],
  ],
  [
    ['la sera del 27 giugno sono libero?', 'sabato 27 giugno'],
    ['e il giorno dopo?', 'domenica 28 giugno 2026 di sera'],
    ['allora sposta la grigliata a quel giorno', '28 giugno', undefined, 'shift barbecue 2026-06-28T12:00'],
    ['no aspetta, la domenica non può mia sorella, lasciala sabato', 'chiuso la scheda'],
    ['però falla iniziare alle 11', '27 giugno 2026, 11:00', undefined, 'shift barbecue 2026-06-27T11:00'],
  ],
  [
    [
      'aggiungi corsa lunga ogni domenica alle 8 da luglio a ottobre',
      '«Corsa lunga»',
      undefined,
      'create 2026-07-05T08:00',
    ],
    ['ad agosto no però', '6 settembre', undefined, 'create 2026-07-05T08:00, create 2026-09-06T08:00'],
  ],
  [
    [
      'aggiungi corsa lunga ogni domenica alle 8 da luglio a ottobre',
      '«Corsa lunga»',
      undefined,
      'create 2026-07-05T08:00',
    ],
    [
      'tranne le due settimane in Puglia',
      'domenica 2 agosto & 23 agosto',
      undefined,
      'create 2026-07-05T08:00, create 2026-08-23T08:00',
    ],
  ],
  [
    ['quante volte sono andato in palestra ad aprile?', '8 impegni'],
    [
      'prolungala fino a fine settembre',
      '4 agosto & 7 agosto',
      'già',
      'create 2026-08-04T18:30, create 2026-08-07T18:30',
    ],
    ['tranne le due settimane in Puglia', '18 agosto & 21 agosto', undefined, 'create 2'],
  ],
  [
    ['qual è la prima sera libera?', '21 maggio'],
    ['metti cinema con Anna quella sera alle 21', 'Cinema', undefined, 'create 2026-05-21T21:00'],
  ],
  [
    ['qual è la settimana più piena a giugno?', '8 giugno'],
    ['e la settimana dopo?', '15 giugno'],
    ['aggiungi un massaggio il giovedì di quella settimana alle 18', 'Massaggio', undefined, 'create 2026-06-18T18:00'],
  ],
  [
    ['quando è la conferenza a Berlino?', '9 novembre'],
    ['quella settimana ho altro?', 'Riunione di team'],
    ['e aggiungi treno la domenica prima, dalle 10 alle 18', '10:00.18:00', undefined, 'create 2026-11-08T10:00'],
  ],
  [
    ['quando torno da Lisbona?', '15 giugno'],
    ['ricordami il check-in il giorno prima', '«Check-in»', undefined, 'create 2026-06-11'],
    ['di mattina alle 9', '09:00', undefined, 'create 2026-06-11T09:00'],
  ],
  [
    ["quand'è il compleanno di Anna?", '24 settembre'],
    ['ricordami la torta due giorni prima', '«Torta»', undefined, 'create 2026-09-22'],
  ],
  [
    ['cosa ho la settimana prossima?', '25 maggio'],
    ['aggiungi cinema con Giulia quella sera alle 21', 'che giorno'],
  ],
  [
    ['che giorni vado in palestra?', 'di martedì e di venerdì'],
    ['a che ora finisco?', '19:30'],
  ],
  [
    ['che ho sabato?', 'Marta'],
    ['dove si cena?', 'Trattoria da Gino'],
    ['e il weekend dopo, ho qualcosa?', 'sabato 30 maggio'],
  ],
  [
    ['ho bisogno di due ore libere venerdì', '08:00.18:30'],
    ['aggiungi ripasso alle 15', '15:00.17:00', undefined, 'create 2026-05-22T15:00'],
  ],
  [
    ['quando ho il dentista?', '28 maggio'],
    [
      'quella sera aggiungi una pizza con la classe alle 21',
      'Pizza con la classe',
      undefined,
      'create 2026-05-28T21:00',
    ],
    ['da Bella Napoli', 'luogo «Bella Napoli»', undefined, 'create 2026-05-28T21:00'],
  ],
  [
    ['quando vado a Lisbona?', '12 giugno'],
    ['togli la palestra in quei giorni', 'cancellare 1 evento', undefined, 'delete gym-fri/22'],
  ],
  [
    ['quando ho il dentista?', '28 maggio'],
    ['spostalo al giorno dopo alla stessa ora', '29 maggio', undefined, 'shift dentist-2 2026-05-29T15:00'],
    ['però poi ho la palestra', 'venerdì 29 maggio', '6 gennaio'],
  ],
  [
    ['ho qualcosa il 2 giugno?', 'Palestra'],
    ['è festa?', 'Festa della Repubblica'],
    ['allora togli la palestra quel giorno', 'cancellare 1 evento', undefined, 'delete gym-tue/21'],
  ],
  [
    ['cosa ho la settimana prossima?', '25 maggio'],
    ['togli la palestra quel venerdì', '29 maggio', undefined, 'delete gym-fri/20'],
  ],
  [
    ['sposta la grigliata a domenica', '28 giugno', undefined, 'shift barbecue 2026-06-28T12:00'],
    ["che altro c'è quella settimana?", '3 impegni'],
    ['rimettila a sabato', '27 giugno', undefined, 'shift barbecue 2026-06-27T12:00'],
  ],
  [
    ['cancella la grigliata', 'Grigliata', undefined, 'delete barbecue'],
    ['no scusa, spostala e basta', 'A quando'],
    ['a domenica', '28 giugno', undefined, 'shift barbecue 2026-06-28T12:00'],
  ],
  [
    ['cosa ho lunedì 1 giugno?', 'Riunione di team'],
    ['togli la riunione, faccio ponte', 'Riunione di team', undefined, 'delete team/20'],
  ],
]
