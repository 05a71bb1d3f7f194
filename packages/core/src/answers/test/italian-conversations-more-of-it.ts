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
    ['non mentre sono in Puglia', 'Da una serie non posso togliere giorni'],
  ],
  [
    ["cosa ho la settimana dell'8 giugno?", '6 impegni'],
    ['e la settimana dopo?', 'Da lunedì 15 giugno'],
    ['e lunedì?', 'Lunedì 15 giugno', '22 giugno'],
  ],
]
