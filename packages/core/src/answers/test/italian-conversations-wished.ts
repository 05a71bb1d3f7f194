import type { Turn } from './english-conversations.ts'

/** Conversations that begin with what somebody wants; each answer was judged by eye. */
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
]
