import type { Turn } from './english-conversations.ts'

/** Conversations in which a card for what there is comes, and is corrected; each answer was judged by eye. */
export const italianConversationsCards: readonly (readonly Turn[])[] = [
  [
    ["dov'è il matrimonio?", 'Villa Aurelia'],
    ['aggiungi check-in in hotel il giorno prima alle 15', '«Check-in in hotel»', undefined, 'create 2026-09-11T15:00'],
    ['al parco della vittoria', 'luogo «parco della vittoria»', undefined, 'create 2026-09-11T15:00'],
    ["dura un'ora", 'Dura già così'],
  ],
  [
    ["quando scade l'assicurazione auto?", '30 giugno 2026'],
    ['ricordamelo due settimane prima', '2 settimane prima', undefined, 'remind insurance'],
    ['no, fai tre settimane', '3 settimane prima', undefined, 'remind insurance'],
  ],
  [
    ['quando ho la cena con Marta?', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30. Mancano 3 '],
    ["dov'è?", '«Cena con Marta»: «Trattoria da Gino», sabato 23 maggio 2026, 20'],
    ['quanto dura?', '«Cena con Marta» dura 2 ore e 30 minuti: sabato 23 maggio 2026, '],
    ["cosa c'è dopo?", '«Pranzo con la nonna»: domenica 24 maggio 2026, 13:00–15:00'],
    ['sono libero prima?', 'Prima di «Pranzo con la nonna» .domenica 24 maggio 2026, 13:00–1'],
    [
      'cambia il luogo in Da Michele',
      '«Pranzo con la nonna»: domenica 24 maggio 2026, 13:00–15:00',
      undefined,
      'place grandma',
    ],
  ],
  [
    ['elenca i viaggi', '«Settimana bianca»: da sabato 7 febbraio 2026 a sabato 14 febbra'],
    ['quello di giugno', '«Viaggio a Lisbona»: da venerdì 12 giugno 2026 a lunedì 15 giugn'],
    ['quanto dura?', '«Viaggio a Lisbona» dura 4 giorni: da venerdì 12 giugno 2026 a l'],
    [
      'spostalo al weekend dopo',
      '«Viaggio a Lisbona»: da venerdì 12 giugno 2026 a lunedì 15 giugn',
      undefined,
      'shift lisbon 2026-06-19',
    ],
  ],
  [
    ['che palestra ho a giugno?', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30'],
    ["cancella l'ultima", '«Palestra»: martedì 30 giugno 2026, 18:30–19:30', undefined, 'delete gym-tue/25'],
    ['no, intendevo la prima', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30', undefined, 'delete gym-tue/21'],
  ],
  [
    ['quando ho il dentista?', '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00. Manca 1 settima'],
    [
      'spostalo di una settimana',
      '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00 → giovedì 4 giug',
      undefined,
      'shift dentist-2 2026-06-04T15:00',
    ],
    [
      'no, il giorno dopo alla stessa ora',
      '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00 → venerdì 29 mag',
      undefined,
      'shift dentist-2 2026-05-29T15:00',
    ],
  ],
  [
    ['cosa ho sabato?', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30'],
    ['con chi?', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30'],
    [
      "posticipa di mezz'ora",
      '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30 → sabato 23',
      undefined,
      'shift marta 2026-05-23T20:30',
    ],
    ['grazie', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra'],
  ],
  [
    ['quando vedo Rossi?', '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00. Manca'],
    ['si sovrappone a qualcosa?', '«Revisione trimestrale» .martedì 26 maggio 2026, 14:00–16:00. e '],
    [
      'spostalo a mercoledì alle 10',
      '«Incontro con Rossi»: martedì 26 maggio 2026, 15:00–16:00 → merc',
      undefined,
      'shift rossi 2026-05-27T10:00',
    ],
    [
      'anzi giovedì',
      '«Incontro con Rossi»: mercoledì 27 maggio 2026, 10:00–11:00 → gi',
      undefined,
      'shift rossi 2026-05-28T10:00',
    ],
  ],
  [
    [
      'cancella il workshop e sposta il veterinario a venerdì',
      '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00',
      undefined,
      'delete workshop, shift vet 2026-05-22T17:30',
    ],
  ],
  [
    ["cosa c'è dopo?", 'Il prossimo evento è «Riunione genitori» .oggi, mercoledì 20 mag'],
    ['e poi?', '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:30'],
    ['cancellalo', '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:30', undefined, 'delete german/11'],
  ],
  [
    ['cosa ho domani?', '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00'],
    ['e dopodomani?', '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30'],
    [
      'sposta la palestra alle 19 e 30',
      '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30 → venerdì 22 mag',
      undefined,
      'shift gym-fri/19 2026-05-22T19:30',
    ],
  ],
  [
    ["dov'è la cena con Marta?", '«Cena con Marta»: «Trattoria da Gino», sabato 23 maggio 2026, 20'],
    ['a che ora?', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30. Mancano 3 '],
    [
      "fammela mezz'ora più tardi",
      '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30 → sabato 23',
      undefined,
      'shift marta 2026-05-23T20:30',
    ],
  ],
  [
    ['sposta il pranzo', "A quando. Dimmi il giorno o l'ora in cui spostarlo: «Pranzo con "],
    ['no, quello con la nonna', "A quando. Dimmi il giorno o l'ora in cui spostarlo: «Pranzo con "],
    [
      'a domenica 31',
      '«Pranzo con la nonna»: domenica 24 maggio 2026, 13:00–15:00 → do',
      undefined,
      'shift grandma 2026-05-31T13:00',
    ],
  ],
  [
    ['che compleanni ho in arrivo?', '«Compleanno di papà»: domenica 5 luglio 2026'],
    ['il secondo di chi è?', '«Compleanno di Anna»: giovedì 24 settembre 2026'],
    [
      'mettici un promemoria una settimana prima',
      '«Compleanno di Anna»: giovedì 24 settembre 2026',
      undefined,
      'remind anna',
    ],
  ],
  [
    ['quanto manca alle ferie?', '«Ferie in Puglia»: da lunedì 3 agosto 2026 a domenica 16 agosto '],
    ['e al matrimonio?', '«Matrimonio di Sara e Paolo»: sabato 12 settembre 2026. Mancano '],
    ["dov'è?", '«Matrimonio di Sara e Paolo»: «Villa Aurelia», sabato 12 settemb'],
    [
      'aggiungi una nota: prenotare albergo',
      '«Matrimonio di Sara e Paolo»: sabato 12 settembre 2026',
      undefined,
      'describe wedding',
    ],
  ],
  [
    [
      "sposta il veterinario a un'ora dopo",
      '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30 → dom',
      undefined,
      'shift vet 2026-05-21T18:30',
    ],
    [
      'no, intendevo un giorno dopo',
      '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30 → ven',
      undefined,
      'shift vet 2026-05-22T17:30',
    ],
    ['alla stessa ora di prima', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra'],
  ],
  [
    ['quante volte sono andato dal dentista?', "Dall'inizio del 2025 a oggi hai avuto 2 impegni con «dentista». "],
    ['quando esattamente?', '«Dentista»: è stato giovedì 22 gennaio 2026, 09:00–10:00. Sono p'],
    ['e il prossimo?', '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00'],
    [
      'spostalo di una settimana',
      '«Dentista»: giovedì 28 maggio 2026, 15:00–16:00 → giovedì 4 giug',
      undefined,
      'shift dentist-2 2026-06-04T15:00',
    ],
  ],
  [
    ['fammi vedere le riunioni di agosto', '«Riunione di team»: lunedì 3 agosto 2026, 09:30–10:30'],
    [
      'cancella quelle mentre sono via',
      '«Riunione di team»: lunedì 3 agosto 2026, 09:30–10:30',
      undefined,
      'delete team/29, delete team/30',
    ],
    ['sì tutte e due', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra'],
  ],
  [
    ["dov'è la grigliata?", 'Per «Grigliata» .sabato 27 giugno 2026, 12:00–17:00. non hai seg'],
    ['allora scrivi parco Nord', '«Grigliata»: sabato 27 giugno 2026, 12:00–17:00', undefined, 'place barbecue'],
    [
      'e comincia alle 13',
      '«Grigliata»: sabato 27 giugno 2026, 12:00–17:00 → sabato 27 giug',
      undefined,
      'place barbecue, shift barbecue 2026-06-27T13:00',
    ],
  ],
  [
    ['sposta palestra', '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30'],
    ['quella di venerdì', "A quando. Dimmi il giorno o l'ora in cui spostarlo: «Palestra» ."],
    [
      'a sabato alle 10',
      '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30 → sabato 23 magg',
      undefined,
      'shift gym-fri/19 2026-05-23T10:00',
    ],
    ["anzi no, rimettila com'era", 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
]
