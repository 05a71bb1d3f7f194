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
]
