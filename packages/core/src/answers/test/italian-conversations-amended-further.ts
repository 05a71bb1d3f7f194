import type { Turn } from './english-conversations.ts'

/** Conversations about an open card, and about what was told before it; each answer was judged by eye. */
export const italianConversationsAmendedFurther: readonly (readonly Turn[])[] = [
  [
    ['sono libero il 6 giugno?', '«Concerto»: sabato 6 giugno 2026, 21:00–23:00'],
    [
      'aggiungi una pizza con Fede alle 19',
      'Propongo di aggiungere «Pizza con Fede»: sabato 6 giugno 2026, 19:00–2',
      undefined,
      'create 2026-06-06T19:00',
    ],
    ['lascia stare, cancella la pizza', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
    ['e il 13?', '«Viaggio a Lisbona»: da venerdì 12 giugno 2026 a lunedì 15 giugno 2026'],
  ],
  [
    [
      'annulla la palestra di venerdì',
      '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30',
      undefined,
      'delete gym-fri/19',
    ],
    [
      'e anche quella dopo',
      '«Palestra»: martedì 26 maggio 2026, 18:30–19:30',
      undefined,
      'delete gym-fri/19, delete gym-tue/20',
    ],
    ['anzi solo la prima', '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30', undefined, 'delete gym-fri/19'],
  ],
  [
    [
      "quando scade l'assicurazione della macchina?",
      'Non trovo nessun evento con «scade assicurazione macchina», perciò ho',
    ],
    [
      'ricordamelo il 25 giugno',
      '«Scadenza assicurazione auto»: martedì 30 giugno 2026',
      undefined,
      'remind insurance',
    ],
  ],
  [
    ['quando è il compleanno di Anna?', '«Compleanno di Anna»: giovedì 24 settembre 2026. Mancano 18 settimane'],
    [
      'ricordami di comprare un regalo una settimana prima',
      'Propongo di aggiungere «Comprare un regalo»: giovedì 17 settembre 2026',
      undefined,
      'create 2026-09-17',
    ],
  ],
  [
    [
      'visita oculistica il 10 giugno alle 9:15, ricordamelo il giorno prima',
      'Propongo di aggiungere «Visita oculistica»: mercoledì 10 giugno 2026,',
      undefined,
      'create 2026-06-10T09:15',
    ],
    [
      "anche un'ora prima",
      '«Visita oculistica»: mercoledì 10 giugno 2026, 09:15–10:15',
      undefined,
      'create 2026-06-10T09:15',
    ],
    [
      'in via Mazzini 12',
      '«Visita oculistica»: mercoledì 10 giugno 2026, 09:15–10:15',
      undefined,
      'create 2026-06-10T09:15',
    ],
    [
      'si chiama controllo occhi',
      '«Visita oculistica»: mercoledì 10 giugno 2026, 09:15–10:15',
      undefined,
      'create 2026-06-10T09:15',
    ],
    [
      'no scusa è il 12',
      '«controllo occhi»: mercoledì 10 giugno 2026, 09:15–10:15 → venerdì 12 giugno 2026, 09:15–1',
      undefined,
      'create 2026-06-12T09:15',
    ],
  ],
  [
    [
      'sposta il dentista a lunedì',
      '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00 → lunedì 25 maggio 2026, 15:00–16:00',
      undefined,
      'shift dentist-2 2026-05-25T15:00',
    ],
    ['no aspetta, martedì 2 è festa?', 'Martedì 2 giugno 2026: Festa della Repubblica'],
    [
      'allora mercoledì 3',
      '«Dentista»: lunedì 25 maggio 2026, 15:00–16:00 → mercoledì 3 giugno 2026, 15:00–16:00',
      undefined,
      'shift dentist-2 2026-06-03T15:00',
    ],
    ['ma martedì non avevo già la palestra?', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30'],
    ["vabbè rimetti tutto com'era", 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
  [
    ['cosa ho domani?', '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00'],
    [
      'il secondo spostalo alle 18',
      '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30 → domani, giovedì 21 maggio 202',
      undefined,
      'shift vet 2026-05-21T18:00',
    ],
    [
      'e il primo accorcialo a due ore',
      '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00 → domani, giovedì 21 maggio 2026,',
      undefined,
      'shift vet 2026-05-21T18:00, shift workshop 2026-05-21T10:00',
    ],
    [
      "solo il primo, il secondo lascialo com'è",
      'Tolgo dalla scheda: & «Veterinario»: domani, giovedì 21 maggio 2026, 18:00–19:00',
      undefined,
      'shift workshop 2026-05-21T10:00',
    ],
    [
      'anzi rimettilo',
      'Rimetto sulla scheda: & «Veterinario»: domani, giovedì 21 maggio 2026, 18:00–19:00',
      undefined,
      'shift workshop 2026-05-21T10:00, shift vet 2026-05-21T18:00',
    ],
  ],
  [
    ['quando compie gli anni papà?', '«Compleanno di papà»: domenica 5 luglio 2026. Mancano 6 settimane e 4'],
    ['e anna?', 'Non ho tenuto conto di «compie».'],
    [
      'mettimi un promemoria per tutti e due una settimana prima',
      '«Compleanno di papà»: domenica 5 luglio 2026',
      undefined,
      'remind dad, remind anna',
    ],
    [
      'per il primo fai tre giorni prima',
      '«Compleanno di papà»: domenica 5 luglio 2026',
      undefined,
      'remind anna, remind dad',
    ],
  ],
  [
    [
      'corso di ceramica ogni due settimane il sabato alle 10, dal 6 giugno',
      'ripetuto «ogni due settimane il sabato»',
      undefined,
      'create 2026-06-06T10:00',
    ],
    ['ma non quando sono in ferie', '29 agosto', undefined, 'create 2026-06-06T10:00, create 2026-08-29T10:00'],
    [
      'dura due ore',
      '«Corso di ceramica»: sabato 6 giugno 2026, 10:00–11:00 → sabato 6 giugno 2026, 10:00–12:00',
      undefined,
      'create 2026-06-06T10:00, create 2026-08-29T10:00',
    ],
  ],
  [
    ['palestra anche il giovedì alle 18:30', 'ripetuto «il giovedì»', undefined, 'create 2026-05-21T18:30'],
    [
      'fino a luglio',
      'ripetuto ogni settimana di giovedì, l’ultima volta entro venerdì 31 luglio 2026',
      undefined,
      'create 2026-05-21T18:30',
    ],
  ],
  [
    ['quando siamo via a giugno?', 'Viaggio a Lisbona'],
    ['ci cade qualche palestra?', '1 impegno con «palestra»'],
    ['cancellale', 'cancellare 1 evento', 'Lisbona', 'delete gym-fri/22'],
    ['lascia quella di venerdì', 'Tolgo dalla scheda: & Non ho cambiato nulla', 'cancellare'],
  ],
  [
    ['metti un caffè con Nina venerdì alle 11', '«Caffè con Nina»', undefined, 'create 2026-05-22T11:00'],
    ['facciamo e mezza', '11:30–12:30', undefined, 'create 2026-05-22T11:30'],
    ['mettilo nel lavoro', 'categoria «Lavoro»', 'Nel lavoro', 'create 2026-05-22T11:30'],
    [
      'e uno di ritorno il 29 alle 18',
      '«Caffè con Nina di ritorno»',
      undefined,
      'create 2026-05-22T11:30, create 2026-05-29T18:00',
    ],
  ],
  [
    [
      "fissa l'idraulico lunedì alle 9 e l'elettricista alle 11",
      '«Elettricista»',
      undefined,
      'create 2026-05-25T09:00, create 2026-05-25T11:00',
    ],
    ["togli l'elettricista", 'Tolgo dalla scheda', undefined, 'create 2026-05-25T09:00'],
    [
      'rimettilo mercoledì alle 15',
      'Rimetto sulla scheda',
      undefined,
      'create 2026-05-25T09:00, create 2026-05-27T15:00',
    ],
  ],
  [
    ["quand'è la conferenza a Berlino?", '9 novembre'],
    ['metti un treno il 9 alle 6:40', '9 novembre', 'giugno', 'create 2026-11-09T06:40'],
  ],
  [
    [
      "devo studiare per l'esame di tedesco il lunedì e il mercoledì alle 20",
      '«Studiare',
      undefined,
      'create 2026-05-20T20:00',
    ],
    ["un'ora e mezza ogni volta", '20:00–21:30', undefined, 'create 2026-05-20T20:00'],
    [
      'però non il 25',
      'da mercoledì 27|mercoledì 27 maggio',
      undefined,
      'create 2026-05-20T20:00, create 2026-05-27T20:00',
    ],
  ],
  [
    ['che ho martedì prossimo?', '3 impegni'],
    ['sposta il secondo alle 17', 'Incontro con Rossi', undefined, 'shift rossi 2026-05-26T17:00'],
    ["no, l'altro", 'Quale intendi'],
  ],
]
