import type { Turn } from './english-conversations.ts'
export const italianConversations: readonly (readonly Turn[])[] = [
  [
    ['quando ho il dentista?', '28 maggio'],
    ['spostalo a venerdì alle 10', '29 maggio', undefined, 'shift dentist-2 2026-05-29T10:00'],
    ['sì', 'Applica'],
  ],
  [
    ['cosa ho domani?', 'Workshop & Veterinario'],
    ['cancella il primo', 'Workshop', 'Veterinario', 'delete workshop'],
  ],
  [
    ['quando sono andato dal parrucchiere?', '11 aprile'],
    ['mettilo in Salute', 'Salute', undefined, 'categorise hair-2'],
  ],
  [
    ['quante volte ho palestra a giugno?', '\\b9\\b'],
    ['e a settembre?', 'n(?:on|essun)'],
    ['e a luglio?', '\\b9\\b'],
  ],
  [
    ['cancella la palestra', 'Quale intendi'],
    ['la prossima', '22 maggio', undefined, 'delete gym-fri/19'],
  ],
  [
    ['elimina la riunione di team', 'Quale intendi'],
    ['quella del 7 settembre', '7 settembre', undefined, 'delete team/34'],
  ],
  [
    ['quando vado dal parrucchiere?', '11 aprile'],
    ['elimina il viaggio', 'Quale intendi & Lisbona & Giappone'],
    ['tutti e due', 'Lisbona & Giappone', undefined, 'delete lisbon, delete japan'],
  ],
  [
    ['cancella il concerto', 'Concerto', undefined, 'delete concert'],
    ['no, lascia stare', 'n(?:on|iente)'],
  ],
  [
    ['cancella il concerto', 'Concerto', undefined, 'delete concert'],
    ['e la grigliata?', 'Grigliata', undefined, 'delete concert, delete barbecue'],
  ],
  [
    ['sposta la grigliata a domenica', '28 giugno', undefined, 'shift barbecue 2026-06-28T12:00'],
    ['anzi a sabato 4 luglio', '4 luglio', undefined, 'shift barbecue 2026-07-04T12:00'],
  ],
  [
    [
      'aggiungi palestra ogni lunedì e giovedì alle 18 fino a giugno',
      'Palestra & lunedì & giovedì',
      undefined,
      'create 2026-05-21T18:00',
    ],
    ['ok', 'Applica'],
  ],
  [['metti cena da Marta sabato sera', 'Cena da Marta & 23 maggio & 20:00', undefined, 'create 2026-05-23T20:00']],
  [
    [
      "aggiungi dentista martedì alle 17 con promemoria un'ora prima",
      'Dentista & 26 maggio & promemoria',
      undefined,
      'create 2026-05-26T17:00',
    ],
  ],
  [
    ['Quanti esami ho dato?', 'esami', '«dato»'],
    ['e del sangue?', '12 maggio|\\b1\\b|un '],
  ],
  [
    ['che impegni ho la prossima settimana?', 'Riunione di team & Dentista'],
    ["cancella il secondo e l'ultimo", undefined, undefined, 'delete 2'],
  ],
  [
    ['fammi vedere tutte le palestre di giugno', 'Palestra & \\b9\\b'],
    ['spostale di una settimana', '9 giugno|16 giugno', undefined, 'shift 9'],
  ],
  [
    ['cancella tutte le lezioni di tedesco', 'tedesco', undefined, 'delete 4'],
    ['quante sono in tutto?', '\\b4\\b'],
  ],
  [
    ["viaggi di quest'anno?", 'Lisbona & Puglia'],
    ['qual è il più lungo?', 'Puglia'],
    ['e il più corto?', 'Berlino'],
  ],
  [
    ['cosa faccio nel weekend?', 'Marta & nonna'],
    ['ricordameli due ore prima', '2 ore prima & Marta & nonna', undefined, 'remind marta, remind grandma'],
  ],
  [
    ['quando è il matrimonio?', '12 settembre'],
    ["dov'è?", 'Villa Aurelia'],
    ['e il compleanno di Anna?', '24 settembre'],
  ],
  [['cancella quelli', 'Qual|cosa|quali']],
  [['sì', 'Applica|niente|domanda|cosa|capito']],
  [
    ['aggiungi caffè con Tom', 'giorno|Quando'],
    ['domani alle 9', 'Caffè con Tom', undefined, 'create 2026-05-21T09:00'],
  ],
  [
    ['sposta il veterinario a lunedì', '25 maggio', undefined, 'shift vet 2026-05-25T17:30'],
    ['alle 18', '18:00', undefined, 'shift vet 2026-05-25T18:00'],
    ['va bene', 'Applica'],
  ],
  [
    ['quanti trulli ho a maggio?', 'trulli'],
    ['e dentisti?', '28 maggio|\\b1\\b|un '],
  ],
  [
    ["cosa c'è martedì?", 'Revisione & Rossi'],
    ['quanto dura il primo?', '2 ore'],
    ['e il secondo?', '1 ora'],
  ],
  [
    ['mostra gli eventi di famiglia', 'Marta'],
    ['solo quelli di giugno', 'Concerto & Grigliata', 'Matrimonio'],
    [
      'spostali di una settimana',
      '13 giugno & 4 luglio',
      undefined,
      'shift concert 2026-06-13T21:00, shift barbecue 2026-07-04T12:00',
    ],
  ],
  [
    ['quando è la prossima palestra?', '22 maggio'],
    ['saltala', '22 maggio', undefined, 'delete gym-fri/19'],
  ],
  [
    ['ad agosto cosa ho?', 'Puglia'],
    ['rinominalo in Vacanza al mare', 'Quale intendi'],
    ['il primo', 'Vacanza al mare', undefined, 'rename puglia'],
    ['fallo', 'Applica'],
  ],
  [
    ['quante riunioni ho a giugno?', '\\b5\\b'],
    ['mostrale', 'Riunione di team & 1 giugno'],
    ['la terza', '15 giugno'],
    ['cancellala', '15 giugno', undefined, 'delete team/22'],
  ],
  [
    ['sono libero venerdì sera?', 'Palestra|18:30'],
    ['e sabato?', 'Marta|no'],
  ],
  [
    ["c'è qualcosa con Luca?", 'Luca'],
    ['eliminalo', 'Pranzo con Luca', undefined, 'delete luca'],
    ['annulla tutto', 'n(?:on|iente)'],
  ],
  [
    ['sposta il pranzo con la nonna alla domenica dopo', '31 maggio', undefined, 'shift grandma 2026-05-31T13:00'],
    ['anche la cena con marta', 'Marta', undefined, 'shift grandma 2026-05-31T13:00, shift marta 2026-05-24T20:00'],
  ],
  [
    ['mostrami le riunioni di team', 'Riunione di team'],
    ['mostrale tutte', '48|49'],
    ['quante sono?', '48|49'],
  ],
  [
    ['che cosa ho in settembre', 'Matrimonio & Anna'],
    ['e in ottobre', 'Mezza maratona'],
    ['spostala al 25', 'Quale intendi'],
    ['la mezza maratona', '25 ottobre', undefined, 'shift half 2026-10-25'],
  ],
  [
    ["quando scade l'assicurazione?", '30 giugno'],
    ['ricordamelo una settimana prima', '1 settimana prima', undefined, 'remind insurance'],
  ],
  [
    ['cosa ho giovedì 28?', 'Dentista'],
    ['e venerdì?', 'Palestra'],
    ['cancellali tutti e due', 'Dentista & Palestra', undefined, 'delete 2'],
  ],
  [
    ['quando vado a Lisbona?', '12 giugno'],
    ['e dopo?', 'Grigliata|team|Palestra'],
    ['quanti giorni dura?', ''],
  ],
  [
    ['quante ore di lavoro a maggio?', 'ore'],
    ['e di sport?', 'ore'],
    ['e a giugno?', 'ore'],
  ],
  [
    ['cosa ne pensi?', ''],
    ['lascia perdere', ''],
  ],
]
