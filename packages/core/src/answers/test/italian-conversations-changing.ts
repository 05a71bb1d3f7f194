import type { Turn } from './english-conversations.ts'

/** The same, in which something else is changed or added. */
export const italianConversationsChanging: readonly (readonly Turn[])[] = [
  [
    ['che ho lunedì prossimo', '«Riunione di team»: lunedì 25 maggio 2026, 09:30–10:30'],
    ['e martedì?', '«Revisione trimestrale»: martedì 26 maggio 2026, 14:00–16:00'],
    ['cancella tutto', '«Revisione trimestrale»: martedì 26 maggio 2026, 14:00–16:00', undefined, 'delete 3'],
  ],
  [
    ['mostrami tutto quello che è in Salute', '«Dentista»: giovedì 22 gennaio 2026, 09:00–10:00'],
    ["togli l'ultimo", '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00', undefined, 'delete dentist-2'],
    ['no', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
  [
    ['quando vedo Marta', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30. Mancano '],
    ['chiamala Cena di compleanno', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30', undefined, 'rename marta'],
    [
      'e ricordamela un giorno prima',
      '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30',
      undefined,
      'rename marta, remind marta',
    ],
  ],
  [
    [
      'fissa una chiamata con Paolo giovedì alle 11',
      'Propongo di aggiungere «Chiamata con Paolo»: domani, giovedì 2',
      undefined,
      'create 2026-05-21T11:00',
    ],
    [
      'anzi facciamo alle 11:30',
      '«Chiamata con Paolo»: domani, giovedì 21 maggio 2026, 11:00–12',
      undefined,
      'create 2026-05-21T11:30',
    ],
    [
      'e mettila in Lavoro',
      '«Chiamata con Paolo»: domani, giovedì 21 maggio 2026, 11:30–12',
      undefined,
      'create 2026-05-21T11:30',
    ],
  ],
  [
    [
      'aggiungi calcetto ogni martedì alle 20',
      'Propongo di aggiungere «Calcetto»: martedì 26 maggio 2026, 20:',
      undefined,
      'create 2026-05-26T20:00',
    ],
    [
      'fino a fine luglio',
      'Propongo di aggiungere «Calcetto»: martedì 26 maggio 2026, 20:',
      undefined,
      'create 2026-05-26T20:00',
    ],
    ['ok', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    [
      'prenota un tavolo sabato alle 19:30',
      'Propongo di aggiungere «Tavolo»: sabato 23 maggio 2',
      undefined,
      'create 2026-05-23T19:30',
    ],
    ['no scusa, alle 20', '«Tavolo»: sabato 23 maggio 2026, 19:30–20:30 → saba', undefined, 'create 2026-05-23T20:00'],
  ],
  [
    ['rinomina il workshop', 'Come deve chiamarsi. Scrivi «rinomina … in …». Non ho cambiato'],
    [
      'in Giornata di formazione',
      '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00',
      undefined,
      'rename workshop',
    ],
  ],
  [
    ['cancella il compleanno', '«Compleanno di papà»: domenica 5 luglio 2026'],
    ['quello di Anna', '«Compleanno di Anna»: giovedì 24 settembre 2026', undefined, 'delete anna'],
    ['sì', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['cancella i compleanni', '«Compleanno di papà»: domenica 5 luglio 2026', undefined, 'delete dad, delete anna'],
    ['tutti e due', '«Compleanno di papà»: domenica 5 luglio 2026', undefined, 'delete dad, delete anna'],
    ['vai', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ["c'è un corso di zumba?", 'Nel 2026 non trovo nessun evento con «corso zumba».'],
    [
      'allora aggiungilo domani alle 18',
      'Propongo di aggiungere «Corso di zumba»: domani, giovedì 21 maggi',
      undefined,
      'create 2026-05-21T18:00',
    ],
  ],
  [
    ['mostra le palestre di giugno', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30'],
    ['cancella le prime tre', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30', undefined, 'delete 3'],
    ['no', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
  [
    ['mostra le palestre di giugno', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30'],
    ['solo i martedì', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30'],
    ['cancellale', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30', undefined, 'delete 5'],
  ],
  [
    ['annulla il dentista', '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00', undefined, 'delete dentist-2'],
    ['aspetta no', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
    ['cosa hai annullato?', 'Nel 2026 non trovo nessun evento con «annullato».'],
  ],
  [
    [
      'metti il trasloco in Casa',
      '«Trasloco»: da sabato 18 luglio 2026 a domenica 19 luglio 2026',
      undefined,
      'categorise move',
    ],
    [
      "e anche l'assicurazione",
      '«Scadenza assicurazione auto»: martedì 30 giugno 2026',
      undefined,
      'categorise move, categorise insurance',
    ],
  ],
  [
    ['ricordami il matrimonio', 'Quanto prima di «Matrimonio di Sara e Paolo» .sabato 12 settem'],
    ['due settimane prima', '«Matrimonio di Sara e Paolo»: sabato 12 settembre 2026', undefined, 'remind wedding'],
    ['e la mezza maratona', '«Mezza maratona»: domenica 18 ottobre 2026', undefined, 'remind wedding, remind half'],
  ],
  [
    ["cosa c'è dopo la grigliata?", 'Il primo evento da domenica 28 giugno 2026 a giovedì 31 dicemb'],
    ['eliminalo', '«Riunione di team»: lunedì 29 giugno 2026, 09:30–10:30', undefined, 'delete team/24'],
  ],
  [
    [
      'copia la grigliata al 4 luglio',
      'Propongo di aggiungere «Grigliata»: sabato 4 luglio 2026, 12:0',
      undefined,
      'create 2026-07-04T12:00',
    ],
    ['va bene', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['Quante lezioni ho seguito?', 'Non trovo nessun evento con «lezioni», perciò ho cercato «cors'],
    ['e quante ne restano?', '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:3'],
    ['cancella quelle', '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:3', undefined, 'delete 4'],
  ],
  [
    ['cosa faccio sabato?', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30'],
    ['dove?', '«Cena con Marta»: «Trattoria da Gino», sabato 23 maggio 2026, '],
    ["me lo ricordi un'ora prima?", '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30', undefined, 'remind marta'],
  ],
  [
    ['quando ho la prossima lezione di tedesco?', 'Non trovo nessun evento con «lezione tedesco», perciò ho cerca'],
    ['annullala', '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:3', undefined, 'delete german/11'],
    [
      'e quella dopo',
      '«Corso di tedesco»: mercoledì 27 maggio 2026, 19:00–20:30',
      undefined,
      'delete german/11, delete german/12',
    ],
  ],
  [
    [
      'crea pranzo con Sara domani alle 13',
      'Propongo di aggiungere «Pranzo con Sara»: domani, giovedì 21 m',
      undefined,
      'create 2026-05-21T13:00',
    ],
    [
      "con promemoria mezz'ora prima",
      '«Pranzo con Sara»: domani, giovedì 21 maggio 2026, 13:00–14:00',
      undefined,
      'create 2026-05-21T13:00',
    ],
    [
      'rinominalo in Pranzo con Sarah',
      '«Pranzo con Sara»: domani, giovedì 21 maggio 2026, 13:00–14:00',
      undefined,
      'create 2026-05-21T13:00',
    ],
  ],
  [
    ['cancella il concerto', '«Concerto»: sabato 6 giugno 2026, 21:00–23:00', undefined, 'delete concert'],
    ['e la grigliata', '«Grigliata»: sabato 27 giugno 2026, 12:00–17:00', undefined, 'delete concert, delete barbecue'],
    [
      'e il matrimonio',
      '«Matrimonio di Sara e Paolo»: sabato 12 settembre 2026',
      undefined,
      'delete concert, delete barbecue, delete wedding',
    ],
    ['ok', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['motsrami i viaggi', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febb'],
    ['il primo', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febb'],
    ['rinominalo in Sciata', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febb', undefined, 'rename ski'],
  ],
  [
    ['i prossimi tre impegni', '«Riunione genitori»: oggi, mercoledì 20 maggio 2026, 18:00–19:'],
    ["cancella l'ultimo", '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00', undefined, 'delete workshop'],
  ],
  [
    [
      'cancella tutto quello che ho la prossima settimana',
      '«Riunione di team»: lunedì 25 maggio 2026, 09:30–10:30',
      undefined,
      'delete 7',
    ],
    [
      'no, solo la palestra',
      '«Palestra»: martedì 26 maggio 2026, 18:30–19:30',
      undefined,
      'delete gym-tue/20, delete gym-fri/20',
    ],
    ['sì', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ['elenca gli eventi senza categoria', '«Parrucchiere»: venerdì 27 febbraio 2026, 17:00–18:00'],
    [
      'mettili tutti in Salute',
      '«Parrucchiere»: venerdì 27 febbraio 2026, 17:00–18:00',
      undefined,
      'categorise hair-1, categorise hair-2',
    ],
    ['sì grazie', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
]
