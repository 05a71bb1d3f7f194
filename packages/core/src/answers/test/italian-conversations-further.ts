import type { Turn } from './english-conversations.ts'

/** Conversations about days that are told otherwise, what is to stay after all, and what one question leaves to the next. */
export const italianConversationsFurther: readonly (readonly Turn[])[] = [
  [
    ['quali fine settimana sono libero a luglio?', '2 weekend liberi'],
    ["nel primo mettici 'dai miei'", 'sabato 11 luglio 2026 a domenica 12 luglio', undefined, 'create 2026-07-11'],
    ['solo la domenica', '→ domenica 12 luglio 2026\n', 'lunedì', 'create 2026-07-12'],
  ],
  [
    ['metti gita a Siena sabato 11 luglio', '«Gita a Siena»', undefined, 'create 2026-07-11'],
    ['anzi dal venerdì alla domenica', 'venerdì 10 luglio 2026 a domenica 12', 'ripetuto', 'create 2026-07-10'],
    ['no, dal 9 all’11', 'giovedì 9 luglio 2026 a sabato 11', undefined, 'create 2026-07-09'],
    ['per due giorni', '→ da giovedì 9 luglio 2026 a venerdì 10 luglio', undefined, 'create 2026-07-09'],
  ],
  [
    ['metti cinema venerdì alle 21', '«Cinema»', undefined, 'create 2026-05-22T21:00'],
    ['no intendevo questo venerdì', 'È già così: «Cinema»'],
  ],
  [
    ['sposta il veterinario a venerdì', '«Veterinario»', undefined, 'shift vet 2026-05-22T17:30'],
    ['stesso orario', 'Applica'],
  ],
  [
    ['quando ho il corso di tedesco?', 'oggi, mercoledì 20 maggio'],
    ['quella della settimana prossima la salto', '27 maggio', undefined, 'delete german/12'],
    ['no scusa, quella del 3 giugno', '3 giugno', undefined, 'delete german/13'],
    ['anzi no, la tengo', 'chiuso la scheda'],
  ],
  [
    ['quando ho palestra?', 'venerdì 22 maggio'],
    ['quella di venerdì la salto', '22 maggio', undefined, 'delete gym-fri/19'],
    ['no aspetta, alla fine ci vado', 'chiuso la scheda'],
  ],
  [
    ['quando vado a Lisbona?', 'venerdì 12 giugno'],
    ['che cosa frulla il gnomo?', 'non capisco'],
    ['togli quella', 'Quali eventi intendi'],
  ],
]
