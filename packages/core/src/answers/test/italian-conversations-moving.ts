import type { Turn } from './english-conversations.ts'

/** Conversations of people who had seen neither rules nor tests, in which something is moved; each answer was judged by eye. */
export const italianConversationsMoving: readonly (readonly Turn[])[] = [
  [
    ['ho qualcosa venerdì?', '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30'],
    [
      'spostala a giovedì',
      '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30 → domani, giov',
      undefined,
      'shift gym-fri/19 2026-05-21T18:30',
    ],
    [
      'no meglio mercoledì',
      '«Palestra»: domani, giovedì 21 maggio 2026, 18:30–19:30 → oggi',
      undefined,
      'shift gym-fri/19 2026-05-20T18:30',
    ],
  ],
  [
    ['trova il veterinario', '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30'],
    [
      "posticipalo di mezz'ora",
      '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30 → d',
      undefined,
      'shift vet 2026-05-21T18:00',
    ],
    ['sì grazie', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['chi incontro la prossima settimana?', '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00'],
    ['quando è quello con Rossi?', '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00. Man'],
    [
      'spostalo alle 16',
      '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00 → ma',
      undefined,
      'shift rossi 2026-05-26T16:00',
    ],
  ],
  [
    ['devo spostare il concerto', 'A quando. .*«Concerto»'],
    [
      'al 13 giugno',
      '«Concerto»: sabato 6 giugno 2026, 21:00–23:00 → sabato 13 giug',
      undefined,
      'shift concert 2026-06-13T21:00',
    ],
  ],
  [
    [
      'prolunga il workshop fino alle 14',
      '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00 → doma',
      undefined,
      'shift workshop 2026-05-21T10:00',
    ],
    ['no, fino alle 15', '10:00–14:00 → .*10:00–15:00', undefined, 'shift workshop 2026-05-21T10:00'],
  ],
  [
    ['si sovrappongono?', '«Revisione trimestrale» .martedì 26 maggio 2026, 14:00–16:00. '],
    ['mostra le sovrapposizioni di maggio', '«Revisione trimestrale» .martedì 26 maggio 2026, 14:00–16:00. '],
    [
      'sposta il secondo alle 17',
      '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00 → ma',
      undefined,
      'shift rossi 2026-05-26T17:00',
    ],
  ],
  [
    ['compleanni in arrivo?', '«Compleanno di papà»: domenica 5 luglio 2026'],
    [
      'sposta il secondo al 25',
      '«Compleanno di Anna»: giovedì 24 settembre 2026 → venerdì 25 s',
      undefined,
      'shift anna 2026-09-25',
    ],
  ],
  [
    [
      'sposta tutte le riunioni di team di giugno alle 10',
      '«Riunione di team»: lunedì 1 giugno 2026, 09:30–10:30 → lunedì',
      undefined,
      'shift 5',
    ],
    ['scusa, alle 11', '«Riunione di team»: lunedì 1 giugno 2026, 10:00–11:00 → lunedì', undefined, 'shift 5'],
    ['sì', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['ho qualcosa con Rossi?', '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00'],
    [
      "rimandalo di un'ora",
      '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00 → ma',
      undefined,
      'shift rossi 2026-05-26T16:00',
    ],
    ['lascia stare', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
  [
    ['il veterinario è domani?', '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30'],
    ['a che ora finisce?', '«Veterinario» finisce alle 18:30: domani, giovedì 21 maggio 20'],
    [
      'fallo finire alle 19',
      '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30 → d',
      undefined,
      'shift vet 2026-05-21T17:30',
    ],
  ],
  [
    ['idraulico lunedì alle 11', 'Idraulico', undefined, 'create 2026-05-25T11:00'],
    ['meglio martedì mattina stessa ora', 'martedì 26 maggio 2026, 11:00–12:00', undefined, 'create 2026-05-26T11:00'],
    ['anzi mercoledì dalle 9 alle 10', 'mercoledì 27 maggio 2026, 09:00–10:00', undefined, 'create 2026-05-27T09:00'],
  ],
  [
    ['la sera prima del concerto ho qualcosa?', '5 giugno'],
    ['aggiungi cena prima del concerto, alle 19', 'sabato 6 giugno 2026, 19:00', undefined, 'create 2026-06-06T19:00'],
  ],
  [
    ['quando ho il dentista', '28 maggio'],
    ["e l'ultima volta quand'è stata?", '22 gennaio'],
    ['spostalo alle 17', '28 maggio', undefined, 'shift dentist-2 2026-05-28T17:00'],
    ['anzi no, al giorno dopo alle 9', '29 maggio', undefined, 'shift dentist-2 2026-05-29T09:00'],
  ],
  [
    ['che ho la settimana del 15 giugno?', 'Palestra'],
    ['mettici un massaggio il giovedì alle 18', '18 giugno', undefined, 'create 2026-06-18T18:00'],
  ],
  [
    ['Quando si sposano Sara e Paolo?', '12 settembre'],
    ['dove?', 'Villa Aurelia'],
    ['segna il parrucchiere la mattina stessa alle 9', '«Parrucchiere»', 'luogo', 'create 2026-09-12T09:00'],
  ],
  [['sposta il workshop di due giorni alle 9', '«Workshop»', undefined, 'shift workshop 2026-05-23T09:00']],
]
