import type { Turn } from './english-conversations.ts'

/** Conversations in which days and hours are told by what was spoken of, or by the card; each answer was judged by eye. */
export const italianConversationsSpokenOf: readonly (readonly Turn[])[] = [
  [
    ['aggiungi cena con Giulia giovedì 28 maggio alle 20', '28 maggio', undefined, 'create 2026-05-28T20:00'],
    ['e venerdì sera sono libero?', 'venerdì 29 maggio', '22 maggio'],
    ['e sabato?', 'sabato 30 maggio', '23 maggio'],
  ],
  [
    ['quando ho il dentista?', '28 maggio'],
    ['e venerdì sera sono libero?', 'venerdì 29 maggio', '22 maggio'],
  ],
  [
    ['la settimana prima del trasloco cosa ho', '6 luglio 2026 a domenica 12 luglio'],
    ['aggiungi scatoloni da lunedì a mercoledì', 'da lunedì 6 luglio.*mercoledì 8', undefined, 'create 2026-07-06'],
  ],
  [
    ['a luglio quale settimana è la più vuota?', '6 luglio 2026 a domenica 12 luglio'],
    ['metti due giorni al mare lì, sabato e domenica', '«Due giorni al mare»', 'lì»', 'create 2026-07-11'],
  ],
  [
    ['che impegni ho domani', 'Workshop & Veterinario'],
    ['il workshop quando finisce?', '13:00'],
    ['metti un pranzo con Luca dopo', '«Pranzo con Luca»', 'dopo»', 'create 2026-05-21T13:00'],
    ["un'ora e mezza", '13:00–14:30', undefined, 'create 2026-05-21T13:00'],
  ],
  [
    ['cosa ho questo fine settimana?', 'Marta & nonna'],
    ['aggiungi un gelato con la nonna dopo il pranzo', '24 maggio.*15:00', undefined, 'create 2026-05-24T15:00'],
  ],
  [
    ['cosa ho domenica?', 'nonna'],
    [
      "aggiungi una passeggiata subito dopo, un'ora",
      '«Passeggiata».*15:00–16:00',
      undefined,
      'create 2026-05-24T15:00',
    ],
  ],
  [
    ['aggiungi un caffè dopo il workshop', '«Caffè»', undefined, 'create 2026-05-21T13:00'],
    ['e una birra dopo', '«Birra»', undefined, 'create 2026-05-21T13:00, create 2026-05-21T14:00'],
  ],
  [['aggiungi una birra dopo la palestra', 'Che giorno']],
  [['prenota un controllo due settimane dopo il dentista', '«Controllo»', undefined, 'create 2026-06-11']],
  [['metti un ripasso il sabato dopo il dentista alle 10', '«Ripasso»', 'ripetuto', 'create 2026-05-30T10:00']],
  [
    ['quando ho il dentista?', '28 maggio'],
    ['metti una passeggiata la settimana dopo', '«la settimana dopo»', 'Propongo'],
  ],
]
