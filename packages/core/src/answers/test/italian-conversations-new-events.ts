import type { Turn } from './english-conversations.ts'

/** Conversations in which something new is put on a card and amended there; each answer was judged by eye. */
export const italianConversationsNewEvents: readonly (readonly Turn[])[] = [
  [
    [
      'cena con Paolo venerdì alle 20',
      'Propongo di aggiungere «Cena con Paolo»: venerdì 22 maggio 2026,',
      undefined,
      'create 2026-05-22T20:00',
    ],
    [
      'alle 21 invece',
      '«Cena con Paolo»: venerdì 22 maggio 2026, 20:00–21:00 → venerdì ',
      undefined,
      'create 2026-05-22T21:00',
    ],
    [
      "un'ora in più",
      '«Cena con Paolo»: venerdì 22 maggio 2026, 21:00–22:00 → venerdì ',
      undefined,
      'create 2026-05-22T21:00',
    ],
    [
      'con un promemoria',
      '«Cena con Paolo»: venerdì 22 maggio 2026, 21:00–23:00',
      undefined,
      'create 2026-05-22T21:00',
    ],
    ['in Famiglia', '«Cena con Paolo»: venerdì 22 maggio 2026, 21:00–23:00', undefined, 'create 2026-05-22T21:00'],
  ],
  [
    [
      'stessa cena con Marta la settimana prossima',
      'Propongo di aggiungere «Cena con Marta»: sabato 30 maggio 2026, ',
      undefined,
      'create 2026-05-30T20:00',
    ],
    [
      'falla alle 19',
      '«Cena con Marta»: sabato 30 maggio 2026, 20:00–22:30 → sabato 30',
      undefined,
      'create 2026-05-30T19:00',
    ],
  ],
  [
    [
      'aggiungi yoga ogni lunedì alle 7',
      'Propongo di aggiungere «Yoga»: lunedì 25 maggio 2026, 07:00–08:0',
      undefined,
      'create 2026-05-25T07:00',
    ],
    [
      'no, alle 8',
      '«Yoga»: lunedì 25 maggio 2026, 07:00–08:00 → lunedì 25 maggio 20',
      undefined,
      'create 2026-05-25T08:00',
    ],
    [
      'fino a fine giugno',
      'Propongo di aggiungere «Yoga»: lunedì 25 maggio 2026, 08:00–09:0',
      undefined,
      'create 2026-05-25T08:00',
    ],
  ],
  [
    ["quand'è il compleanno di papà?", '«Compleanno di papà»: domenica 5 luglio 2026. Mancano 6 settiman'],
    ['che giorno della settimana è?', '«Compleanno di papà»: domenica 5 luglio 2026. Mancano 6 settiman'],
    [
      'aggiungi una cena alle 20',
      'Propongo di aggiungere «Cena»: domenica 5 luglio 2026, 20:00–21:',
      undefined,
      'create 2026-07-05T20:00',
    ],
  ],
  [
    [
      "quando sono andato dal parrucchiere l'ultima volta?",
      "L'ultima volta è stata sabato 11 aprile 2026, 10:00–11:00: «Parr",
    ],
    ['e la volta prima?', '«Parrucchiere»: venerdì 27 febbraio 2026, 17:00–18:00'],
    [
      'segnamelo di nuovo per sabato 30 alle 10',
      'Propongo di aggiungere «Parrucchiere»: sabato 30 maggio 2026, 10',
      undefined,
      'create 2026-05-30T10:00',
    ],
  ],
  [
    ['sono libero sabato?', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30'],
    ['e domenica pomeriggio?', '«Pranzo con la nonna»: domenica 24 maggio 2026, 13:00–15:00'],
    [
      'mettimi cinema alle 18',
      'Propongo di aggiungere «Cinema»: domenica 24 maggio 2026, 18:00–',
      undefined,
      'create 2026-05-24T18:00',
    ],
    ['con Giulia', '«Cinema»: domenica 24 maggio 2026, 18:00–19:00', undefined, 'create 2026-05-24T18:00'],
  ],
  [
    [
      'metti yoga tutti i lunedì alle 20',
      'Propongo di aggiungere «Yoga»: lunedì 25 maggio 2026, 20:00–21:0',
      undefined,
      'create 2026-05-25T20:00',
    ],
    [
      'no scusa, il mercoledì',
      'Propongo di aggiungere «Yoga»: oggi, mercoledì 20 maggio 2026, 2',
      undefined,
      'create 2026-05-20T20:00',
    ],
  ],
  [
    [
      'aggiungi revisione auto il 10 giugno',
      'Propongo di aggiungere «Revisione auto»: mercoledì 10 giugno 202',
      undefined,
      'create 2026-06-10',
    ],
    [
      'alle 9',
      '«Revisione auto»: mercoledì 10 giugno 2026 → mercoledì 10 giugno',
      undefined,
      'create 2026-06-10T09:00',
    ],
    [
      "sì mezz'ora va bene",
      '«Revisione auto»: mercoledì 10 giugno 2026, 09:00–10:00 → mercol',
      undefined,
      'create 2026-06-10T09:00',
    ],
    [
      'ricordamelo il giorno prima',
      '«Revisione auto»: mercoledì 10 giugno 2026, 09:00–09:30',
      undefined,
      'create 2026-06-10T09:00',
    ],
  ],
  [
    ['ho qualcosa il 12 settembre?', '«Matrimonio di Sara e Paolo»: sabato 12 settembre 2026'],
    ['quanto dura?', '«Matrimonio di Sara e Paolo» dura 1 giorno: sabato 12 settembre '],
    [
      'mettimi anche parrucchiere la mattina alle 9',
      'Propongo di aggiungere «Parrucchiere»: sabato 12 settembre 2026,',
      undefined,
      'create 2026-09-12T09:00',
    ],
  ],
  [
    [
      'segna visita oculistica il 4 giugno alle 17',
      'Propongo di aggiungere «Visita oculistica»: giovedì 4 giugno 202',
      undefined,
      'create 2026-06-04T17:00',
    ],
    [
      'non alle 17, alle 16 e 30',
      '«Visita oculistica»: giovedì 4 giugno 2026, 17:00–18:00 → gioved',
      undefined,
      'create 2026-06-04T16:30',
    ],
    ["annulla, la prendo un'altra volta", 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
  [
    ['aggiungi parrucchiere il 2 giugno alle 10', '«Parrucchiere»', undefined, 'create 2026-06-02T10:00'],
    ['e unghie il 5 alle 11', '«Unghie».*ci resta', '«E unghie', 'create 2026-06-02T10:00, create 2026-06-05T11:00'],
  ],
  [
    ['aggiungi dentista venerdì alle 9', '«Dentista»', undefined, 'create 2026-05-22T09:00'],
    [
      'segna anche unghie il 5 giugno alle 11',
      '«Unghie».*ci resta',
      undefined,
      'create 2026-05-22T09:00, create 2026-06-05T11:00',
    ],
  ],
  [
    ['aggiungi dentista venerdì alle 9', '«Dentista»', undefined, 'create 2026-05-22T09:00'],
    [
      'e pranzo con Luca alle 13',
      '«Pranzo con Luca».*ci resta',
      undefined,
      'create 2026-05-22T09:00, create 2026-05-22T13:00',
    ],
  ],
  [
    ['quando è la mezza maratona?', 'domenica 18 ottobre 2026'],
    [
      'aggiungi corsa lunga ogni domenica alle 8 fino a quel giorno',
      'l’ultima volta entro sabato 17 ottobre 2026',
      undefined,
      'create 2026-05-24T08:00',
    ],
    ['alle 7.30', '07:30', undefined, 'create 2026-05-24T07:30'],
  ],
]
