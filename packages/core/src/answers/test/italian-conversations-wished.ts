import type { Turn } from './english-conversations.ts'

/** Conversations that begin with what somebody wants or compares; each answer was judged by eye. */
export const italianConversationsWished: readonly (readonly Turn[])[] = [
  [
    ['vorrei iniziare un corso di ceramica', 'Che giorno. Dimmi la data e te lo propongo. Non ho cambiato nulla.'],
    [
      'il martedì alle 20',
      'Propongo di aggiungere «Corso di ceramica»: martedì 26 maggio 2026, 20:00–21:00, ripetuto «il m',
      undefined,
      'create 2026-05-26T20:00',
    ],
    [
      'fino a luglio',
      'Propongo di aggiungere «Corso di ceramica»: martedì 26 maggio 2026, 20:00–21:00, ripetuto ogni ',
      undefined,
      'create 2026-05-26T20:00',
    ],
  ],
  [
    ['voglio andare a correre', 'Che giorno. Dimmi la data e te lo propongo. Non ho cambiato nulla.'],
    [
      'giovedì alle 7',
      'Propongo di aggiungere «Correre»: domani, giovedì 21 maggio 2026, 07:00–08:00. Se intendi le 19',
      undefined,
      'create 2026-05-21T07:00',
    ],
  ],
  [
    ['devo andare dal parrucchiere', 'Che giorno. Dimmi la data e te lo propongo. Non ho cambiato nulla.'],
    [
      'sabato alle 11',
      'Propongo di aggiungere «Parrucchiere»: sabato 23 maggio 2026, 11:00–12:00. È solo una proposta:',
      undefined,
      'create 2026-05-23T11:00',
    ],
  ],
  [
    [
      'mi serve un taglio sabato alle 11',
      'Propongo di aggiungere «Taglio»: sabato 23 maggio 2026, 11:00–12:00. È solo una proposta: non c',
      undefined,
      'create 2026-05-23T11:00',
    ],
  ],
  [
    ['devo chiamare la banca', 'Che giorno. Dimmi la data e te lo propongo. Non ho cambiato nulla.'],
    [
      'domani alle 9',
      'Propongo di aggiungere «Chiamare la banca»: domani, giovedì 21 maggio 2026, 09:00–10:00. È solo',
      undefined,
      'create 2026-05-21T09:00',
    ],
  ],
  [
    ['vorrei una cena con Sara', 'Che giorno. Dimmi la data e te lo propongo. Non ho cambiato nulla.'],
    [
      'sabato 30 alle 20',
      'Propongo di aggiungere «Cena con Sara»: sabato 30 maggio 2026, 20:00–21:00. È solo una proposta',
      undefined,
      'create 2026-05-30T20:00',
    ],
  ],
  [
    [
      'sposta il veterinario alle 17',
      'domani, giovedì 21 maggio 2026, 17:00–18:00',
      undefined,
      'shift vet 2026-05-21T17:00',
    ],
    [
      'e la revisione alla mattina',
      "A quando. Dimmi il giorno o l'ora in cui spostarlo: «Revisione trimestrale» .martedì 26 maggio ",
    ],
    [
      'alle 10',
      'martedì 26 maggio 2026, 10:00–12:00',
      undefined,
      'shift vet 2026-05-21T17:00, shift review 2026-05-26T10:00',
    ],
  ],
  [
    [
      'sposta il veterinario alle 17',
      'domani, giovedì 21 maggio 2026, 17:00–18:00',
      undefined,
      'shift vet 2026-05-21T17:00',
    ],
    [
      'e il dentista a venerdì',
      'venerdì 29 maggio 2026, 15:00–16:00',
      undefined,
      'shift vet 2026-05-21T17:00, shift dentist-2 2026-05-29T15:00',
    ],
  ],
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
  [['quanto tempo ho prima del veterinario?', '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30. È domani.']],
  [["quanti giorni via quest'anno?", 'Nel 2026 sei via per 29 giorni:']],
  [
    [
      'aggiungi pranzo con Chiara venerdì alle 13',
      'Propongo di aggiungere «Pranzo con Chiara»: venerdì 22 maggio 2026, 13:00–14:00. È solo una pro',
      undefined,
      'create 2026-05-22T13:00',
    ],
    [
      'invita anche Marta',
      '«Pranzo con Chiara»: venerdì 22 maggio 2026, 13:00–14:00',
      undefined,
      'create 2026-05-22T13:00',
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
      'ricordami il compleanno di papà una settimana prima',
      '«Compleanno di papà»: domenica 5 luglio 2026',
      undefined,
      'remind dad',
    ],
    ['anche quello di Anna', '«Compleanno di Anna»: giovedì 24 settembre 2026', undefined, 'remind dad, remind anna'],
  ],
  [
    [
      'aggiungi pranzo con Anna sabato alle 13',
      'Propongo di aggiungere «Pranzo con Anna»: sabato 23 maggio 2026, 13:00–14:00. È solo una propos',
      undefined,
      'create 2026-05-23T13:00',
    ],
    ['e anche una cena con Luca', 'Che giorno. Dimmi la data e te lo propongo. Non ho cambiato nulla.'],
    [
      'domenica alle 20',
      'Propongo di aggiungere «Cena con Luca»: domenica 24 maggio 2026, 20:00–21:00. Quello che è già ',
      undefined,
      'create 2026-05-23T13:00, create 2026-05-24T20:00',
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
    [
      'aggiungi pranzo con Chiara venerdì',
      'Propongo di aggiungere «Pranzo con Chiara»: venerdì 22 maggio 2026. È solo una proposta: non ca',
      undefined,
      'create 2026-05-22',
    ],
    ['alle 13', 'venerdì 22 maggio 2026, 13:00–14:00', undefined, 'create 2026-05-22T13:00'],
    [
      'scusa, non questo venerdì, quello dopo',
      'venerdì 29 maggio 2026, 13:00–14:00',
      undefined,
      'create 2026-05-29T13:00',
    ],
    ['dura due ore', 'venerdì 29 maggio 2026, 13:00–15:00', undefined, 'create 2026-05-29T13:00'],
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
      'Vorrei correre ogni domenica mattina',
      'Propongo di aggiungere «Correre»: domenica 24 maggio 2026, 09:00–12:00, ripetuto «ogni domenica',
      undefined,
      'create 2026-05-24T09:00',
    ],
    ['dalle 9 alle 10', 'domenica 24 maggio 2026, 09:00–10:00', undefined, 'create 2026-05-24T09:00'],
    [
      'da giugno fino alla mezza maratona',
      'Propongo di aggiungere «Correre»: domenica 7 giugno 2026, 09:00–10:00, ripetuto ogni settimana ',
      undefined,
      'create 2026-06-07T09:00',
    ],
    ['quante volte sono in tutto?', 'Fra quelli hai 19 impegni.'],
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
    [
      "Devo pagare l'assicurazione entro fine giugno",
      "Propongo di aggiungere «Pagare l'assicurazione»: martedì 30 giugno 2026. È solo una proposta: n",
      undefined,
      'create 2026-06-30',
    ],
    [
      'ricordamelo una settimana prima',
      "«Pagare l'assicurazione»: martedì 30 giugno 2026",
      undefined,
      'create 2026-06-30',
    ],
    [
      'no, due settimane',
      "«Pagare l'assicurazione»: martedì 30 giugno 2026 .ora: 7 giorni prima alle 09:00.",
      undefined,
      'create 2026-06-30',
    ],
  ],
  [
    [
      'cancella il pranzo con la nonna',
      '«Pranzo con la nonna»: domenica 24 maggio 2026, 13:00–15:00',
      undefined,
      'delete grandma',
    ],
    [
      'aspetta non cancellarlo, spostalo alla domenica dopo',
      'domenica 31 maggio 2026, 13:00–15:00',
      undefined,
      'shift grandma 2026-05-31T13:00',
    ],
    [
      'bene, e questa domenica allora cosa mi rimane',
      'Conto «Pranzo con la nonna» come sarà dopo che avrai premuto Applica.',
    ],
  ],
  [
    ['e tedesco stasera?', 'Corso di tedesco'],
    ['allora oggi lo salto, toglilo', 'cancellare 1 evento', undefined, 'delete german/11'],
  ],
]
