import type { Turn } from './english-conversations.ts'

/** Conversations that begin with a question and go on with wishes or comparisons; each answer was judged by eye. */
export const italianConversationsAskedFirst: readonly (readonly Turn[])[] = [
  [
    [
      'quante ore di lavoro questo mese?',
      'A maggio 2026 sono 9 ore nella categoria «Lavoro», in 7 impegni con un orario. Ciò che si sovra',
    ],
    ['e il mese scorso?', 'Ad aprile 2026 sono 4 ore nella categoria «Lavoro», in 4 impegni con un orario.'],
    ['di quanto?', 'A maggio 2026: 9 ore. Ad aprile 2026: 4 ore. Ne hai di più a maggio 2026. La differenza è di 5 '],
  ],
  [
    [
      'quante ore di lavoro ho a giugno?',
      'A giugno 2026 sono 5 ore nella categoria «Lavoro», in 5 impegni con un orario.',
    ],
    ['e di sport?', 'A giugno 2026 sono 9 ore nella categoria «Sport», in 9 impegni con un orario.'],
    [
      'quale di più?',
      'A giugno 2026. «Lavoro»: 5 ore. «Sport»: 9 ore. Ne hai di più «Sport». La differenza è di 4 ore',
    ],
  ],
  [
    [
      'giugno è più pieno di luglio?',
      'A giugno 2026: 21 impegni. A luglio 2026: 15 impegni. Ne hai di più a giugno 2026. La differenz',
    ],
    ['di quanto?', 'A giugno 2026: 21 impegni. A luglio 2026: 15 impegni. Ne hai di più a giugno 2026. La differenz'],
  ],
  [
    [
      'cosa mi prende più tempo, lavoro o sport?',
      'Nel 2026. «Lavoro»: 54 ore. «Sport»: 60 ore. Ne hai di più «Sport». La differenza è di 6 ore. C',
    ],
  ],
  [
    [
      "quando sono andato l'ultima volta dal parrucchiere?",
      "L'ultima volta è stata sabato 11 aprile 2026, 10:00–11:00: «Parrucchiere». Sono passati 39 gior",
    ],
    ['e quella prima?', 'Prima di «Parrucchiere» .sabato 11 aprile 2026, 10:00–11:00. c’era:'],
    [
      'quante settimane sono passate tra le due?',
      'Tra «Parrucchiere» .venerdì 27 febbraio 2026. e «Parrucchiere» .sabato 11 aprile 2026. passano ',
    ],
  ],
  [
    [
      'quando ho visto Luca?',
      "L'ultima volta è stata martedì 12 maggio 2026, 13:00–14:00: «Pranzo con Luca». Sono passati 8 g",
    ],
    ['un altro pranzo con lui', 'Che giorno. Dimmi la data e te lo propongo. Non ho cambiato nulla.'],
    [
      'venerdì prossimo alle 13',
      'Propongo di aggiungere «Pranzo con Luca»: venerdì 22 maggio 2026, 13:00–14:00. È solo una propo',
      undefined,
      'create 2026-05-22T13:00',
    ],
  ],
  [
    [
      'quando è il compleanno di papà?',
      '«Compleanno di papà»: domenica 5 luglio 2026. Mancano 6 settimane e 4 giorni .46 giorni..',
    ],
    [
      'metti un pranzo quel giorno alle 13',
      'Propongo di aggiungere «Pranzo»: domenica 5 luglio 2026, 13:00–14:00. È solo una proposta: non ',
      undefined,
      'create 2026-07-05T13:00',
    ],
    ['anche per Anna, però una cena alle 20', 'Come si chiama. Dimmi un titolo. Non ho cambiato nulla.'],
  ],
  [
    [
      'Quante lezioni di tedesco ho fatto finora?',
      'Non trovo nessun evento con «lezioni tedesco», perciò ho cercato «corso tedesco».',
    ],
    ["quando è l'ultima?", '«Corso di tedesco»: è stato mercoledì 13 maggio 2026, 19:00–20:30. Sono passati 7 giorni.'],
    [
      "Aggiungi l'esame il mercoledì dopo, stessa ora",
      'Propongo di aggiungere «Esame»: oggi, mercoledì 20 maggio 2026, 19:00–20:30. È solo una propost',
      undefined,
      'create 2026-05-20T19:00',
    ],
    ["però dura solo un'ora", 'oggi, mercoledì 20 maggio 2026, 19:00–20:00', undefined, 'create 2026-05-20T19:00'],
  ],
  [
    [
      'Quando ho il dentista?',
      '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00. Manca 1 settimana e 1 giorno .8 giorni..',
    ],
    ['Spostalo al giorno dopo', 'venerdì 29 maggio 2026, 15:00–16:00', undefined, 'shift dentist-2 2026-05-29T15:00'],
    [
      'no anzi, lascia il giorno ma alle 16',
      'giovedì 28 maggio 2026, 16:00–17:00',
      undefined,
      'shift dentist-2 2026-05-28T16:00',
    ],
    ["e l'ultima volta quando ci ero andato?", 'Prima di «Dentista» .giovedì 28 maggio 2026, 16:00–17:00. c’era:'],
  ],
  [
    ['Martedì prossimo ho due cose insieme?', 'Martedì 26 maggio 2026 trovo 1 sovrapposizione:'],
    ['di quanto si sovrappongono?', 'Fra quelli trovo 1 sovrapposizione:'],
  ],
  [
    ['Stasera cosa ho?', 'Mercoledì 20 maggio 2026 di sera hai 2 impegni:'],
    [
      'salta tedesco stasera',
      '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:30',
      undefined,
      'delete german/11',
    ],
    [
      'no aspetta, tienilo, fai finire la riunione genitori alle 18:45',
      'oggi, mercoledì 20 maggio 2026, 18:00–18:45',
      undefined,
      'shift school 2026-05-20T18:00',
    ],
  ],
  [
    [
      'Quanti giorni è durata la settimana bianca?',
      '«Settimana bianca» dura 8 giorni: da sabato 7 febbraio 2026 a sabato 14 febbraio 2026.',
    ],
    ['e le ferie in Puglia?', '«Ferie in Puglia» dura 14 giorni: da lunedì 3 agosto 2026 a domenica 16 agosto 2026.'],
    [
      'tra le due ho altri viaggi?',
      'Da sabato 7 febbraio 2026 a domenica 16 agosto 2026 hai 1 impegno per cui sei via:',
    ],
  ],
  [
    ['Chi si sposa a settembre?', 'Non trovo nessun evento con «sposa», perciò ho cercato «matrimonio».'],
    [
      'Ricordami di comprare il regalo due settimane prima',
      'Propongo di aggiungere «Comprare il regalo»: sabato 29 agosto 2026, con promemoria lo stesso gi',
      undefined,
      'create 2026-08-29',
    ],
    [
      'facciamo tre settimane',
      'Propongo di aggiungere «Comprare il regalo»: sabato 22 agosto 2026, con promemoria lo stesso gi',
      undefined,
      'create 2026-08-22',
    ],
  ],
  [
    [
      'Ho un weekend libero prima del trasloco?',
      'Da mercoledì 20 maggio 2026 a venerdì 17 luglio 2026 hai 3 weekend liberi:',
    ],
    [
      'sabato mettimi "fare gli scatoloni" tutto il giorno',
      'Propongo di aggiungere «Fare gli scatoloni»: sabato 30 maggio 2026. È solo una proposta: non ca',
      undefined,
      'create 2026-05-30',
    ],
    [
      'e anche domenica',
      'Propongo di aggiungere «Fare gli scatoloni»: domenica 31 maggio 2026. Quello che è già sulla sc',
      undefined,
      'create 2026-05-30, create 2026-05-31',
    ],
    [
      'ah no domenica è il compleanno di papà, lasciala stare',
      '«Fare gli scatoloni»: domenica 31 maggio 2026',
      undefined,
      'create 2026-05-30',
    ],
  ],
  [
    [
      'Qual è la settimana più piena di luglio?',
      'La settimana più piena a luglio 2026 è quella da lunedì 13 luglio 2026 a domenica 19 luglio 202',
    ],
    ["cosa c'è dentro?", 'Da lunedì 13 luglio 2026 a domenica 19 luglio 2026 hai 4 impegni:'],
    [
      'e la più vuota',
      'La settimana più tranquilla a luglio 2026 è quella da lunedì 6 luglio 2026 a domenica 12 luglio',
    ],
  ],
  [
    ['e tedesco stasera?', 'Corso di tedesco'],
    ['allora oggi lo salto, toglilo', 'cancellare 1 evento', undefined, 'delete german/11'],
  ],
]
