import type { Turn } from './english-conversations.ts'

/** Conversations about an open card, which each turn amends as it is then; each answer was judged by eye. */
export const italianConversationsAmended: readonly (readonly Turn[])[] = [
  [
    ['vorrei fare yoga tutti i giovedì alle 19', 'ripetuto «tutti i giovedì»', undefined, 'create 2026-05-21T19:00'],
    ['a partire da giugno però', 'ripetuto ogni settimana di giovedì', undefined, 'create 2026-06-04T19:00'],
    [
      "un'ora e un quarto",
      '«Fare yoga»: giovedì 4 giugno 2026, 19:00–20:00 → giovedì 4 giugno 2026, 19:00–20:15',
      undefined,
      'create 2026-06-04T19:00',
    ],
    ['anzi il lunedì, il giovedì non mi va', 'ripetuto ogni settimana di lunedì', undefined, 'create 2026-06-01T19:00'],
    [
      'fino a fine luglio',
      'ripetuto ogni settimana di lunedì, l’ultima volta entro venerdì 31 luglio 2026',
      undefined,
      'create 2026-06-01T19:00',
    ],
    [
      'metti anche il mercoledì',
      'ripetuto ogni settimana di lunedì e di mercoledì, l’ultima volta entro venerdì 31 luglio 2026',
      undefined,
      'create 2026-06-01T19:00',
    ],
    [
      'non il lunedì',
      'ripetuto ogni settimana di mercoledì, l’ultima volta entro venerdì 31 luglio 2026',
      undefined,
      'create 2026-06-03T19:00',
    ],
    [
      'ogni due settimane',
      'ripetuto ogni 2 settimane di mercoledì, l’ultima volta entro venerdì 31 luglio 2026',
      undefined,
      'create 2026-06-03T19:00',
    ],
    ['tranne agosto', 'Propongo di aggiungere', undefined, 'create 2026-06-03T19:00'],
    ['ok conferma', 'premi Applica'],
  ],
  [
    [
      'segnami aperitivo con Giulia venerdì alle 19',
      'Propongo di aggiungere «Aperitivo con Giulia»: venerdì 22 maggio 2026,',
      undefined,
      'create 2026-05-22T19:00',
    ],
    [
      "ah no aspetta venerdì c'è palestra, facciamo giovedì",
      '«Aperitivo con Giulia»: venerdì 22 maggio 2026, 19:00–20:00 → domani, giovedì 21 maggio 20',
      undefined,
      'create 2026-05-21T19:00',
    ],
    [
      'alle 19 e 30 però',
      '«Aperitivo con Giulia»: domani, giovedì 21 maggio 2026, 19:00–20:00 → domani, giovedì 21 m',
      undefined,
      'create 2026-05-21T19:30',
    ],
    [
      'dalle 19 alle 21',
      '«Aperitivo con Giulia»: domani, giovedì 21 maggio 2026, 19:30–20:30 → domani, giovedì 21 m',
      undefined,
      'create 2026-05-21T19:00',
    ],
    [
      'al bar Basso',
      '«Aperitivo con Giulia»: domani, giovedì 21 maggio 2026, 19:00–21:00',
      undefined,
      'create 2026-05-21T19:00',
    ],
    ['si va bene', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra ed è'],
  ],
  [
    [
      'metti spesa sabato mattina alle 10 e telefonata alla zia domenica alle 18',
      'Propongo di aggiungere «Spesa»: sabato 23 maggio 2026, 10:00–11:00.',
      undefined,
      'create 2026-05-23T10:00, create 2026-05-24T18:00',
    ],
    ['alle 9', '«Spesa»: sabato 23 maggio 2026, 10:00–11:00'],
    [
      'la spesa',
      '«Spesa»: sabato 23 maggio 2026, 10:00–11:00 → sabato 23 maggio 2026, 09:00–10:00',
      undefined,
      'create 2026-05-23T09:00, create 2026-05-24T18:00',
    ],
    [
      'la telefonata falla alle 18:30',
      '«Telefonata alla zia»: domenica 24 maggio 2026, 18:00–19:00 → domenica 24 maggio 2026, 18:',
      undefined,
      'create 2026-05-23T09:00, create 2026-05-24T18:30',
    ],
    [
      'la spesa lasciala perdere',
      'Tolgo dalla scheda: & «Spesa»: sabato 23 maggio 2026, 09:00–10:00',
      undefined,
      'create 2026-05-24T18:30',
    ],
    [
      'anzi no, rimettila ma alle 9',
      'Rimetto sulla scheda: & «Spesa»: sabato 23 maggio 2026, 09:00–10:00',
      undefined,
      'create 2026-05-24T18:30, create 2026-05-23T09:00',
    ],
    ['ok tutto giusto, salva', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra ed è'],
  ],
  [
    [
      'cena dai miei domenica alle 20 e cinema lunedì alle 21',
      'Propongo di aggiungere «Cena dai miei»: domenica 24 maggio 2026, 20:00',
      undefined,
      'create 2026-05-24T20:00, create 2026-05-25T21:00',
    ],
    [
      'il cinema martedì',
      '«Cinema»: lunedì 25 maggio 2026, 21:00–22:00 → martedì 26 maggio 2026, 21:00–22:00',
      undefined,
      'create 2026-05-24T20:00, create 2026-05-26T21:00',
    ],
    [
      'la cena portala alle 19:30',
      '«Cena dai miei»: domenica 24 maggio 2026, 20:00–21:00 → domenica 24 maggio 2026, 19:30–20:',
      undefined,
      'create 2026-05-24T19:30, create 2026-05-26T21:00',
    ],
    [
      "per tutti e due promemoria un'ora prima",
      '«Cena dai miei»: domenica 24 maggio 2026, 19:30–20:30',
      undefined,
      'create 2026-05-24T19:30, create 2026-05-26T21:00',
    ],
    [
      'togli il secondo',
      'Tolgo dalla scheda: & «Cinema»: martedì 26 maggio 2026, 21:00–22:00',
      undefined,
      'create 2026-05-24T19:30',
    ],
    [
      'rimettilo',
      'Rimetto sulla scheda: & «Cinema»: martedì 26 maggio 2026, 21:00–22:00',
      undefined,
      'create 2026-05-24T19:30, create 2026-05-26T21:00',
    ],
  ],
  [
    [
      'fissami un caffè con Sandro lunedì alle 8:30',
      'Propongo di aggiungere «Caffè con Sandro»: lunedì 25 maggio 2026, 08:3',
      undefined,
      'create 2026-05-25T08:30',
    ],
    ['ma non ho la riunione di team lunedì?', '«Riunione di team»: lunedì 25 maggio 2026, 09:30–10:30'],
    [
      "allora facciamo mezz'ora soltanto",
      '«Caffè con Sandro»: lunedì 25 maggio 2026, 08:30–09:30 → lunedì 25 maggio 2026, 08:30–09:0',
      undefined,
      'create 2026-05-25T08:30',
    ],
    [
      'e spostalo alle 8',
      '«Caffè con Sandro»: lunedì 25 maggio 2026, 08:30–09:00 → lunedì 25 maggio 2026, 08:00–08:3',
      undefined,
      'create 2026-05-25T08:00',
    ],
    ['lascia perdere', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
    ['e il 13?', '«Viaggio a Lisbona»: da venerdì 12 giugno 2026 a lunedì 15 giugno 2026'],
  ],
  [
    ['cosa ho martedì prossimo?', '«Revisione trimestrale»: martedì 26 maggio 2026, 14:00–16:00'],
    [
      'la revisione anticipala alle 13',
      '«Revisione trimestrale»: martedì 26 maggio 2026, 14:00–16:00 → martedì 26 maggio 2026, 13:',
      undefined,
      'shift review 2026-05-26T13:00',
    ],
    [
      "e l'incontro con Rossi fallo durare mezz'ora",
      '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00 → martedì 26 maggio 2026, 15:00–',
      undefined,
      'shift review 2026-05-26T13:00, shift rossi 2026-05-26T15:00',
    ],
    [
      'no, Rossi lascialo stare',
      'Tolgo dalla scheda: & «Incontro con Rossi»: martedì 26 maggio 2026, 15:00–15:30',
      undefined,
      'shift review 2026-05-26T13:00',
    ],
    ['ci sta con tutto il resto?', 'Niente si sovrappone a «Revisione trimestrale» .martedì 26 maggio 2026'],
  ],
  [
    ['prenota il parrucchiere sabato 6 giugno alle 10', '6 giugno', undefined, 'create 2026-06-06T10:00'],
    ['meglio alle 16', '16:00', undefined, 'create 2026-06-06T16:00'],
    ['no dai, lascia alle 10', '10:00', undefined, 'create 2026-06-06T10:00'],
  ],
  [
    ['sposta la cena con Marta a venerdì', '22 maggio', undefined, 'shift marta 2026-05-22T20:00'],
    ['ah no, venerdì ho palestra fino alle 19:30, ma ce la faccio lo stesso, lascia venerdì', 'Applica', 'Palestra'],
    ['alle 20:30 però', '20:30', undefined, 'shift marta 2026-05-22T20:30'],
  ],
]
