import type { Turn } from './english-conversations.ts'

/** Conversations about several things at once, about what failed, and about what was spoken of before; each answer was judged by eye. */
export const italianConversationsSeveral: readonly (readonly Turn[])[] = [
  [
    [
      'aggiungi dentista martedì 9 giugno alle 9 e parrucchiere giovedì 11 alle 17',
      'Propongo di aggiungere «Parrucchiere»: giovedì 11 giugno 2026, 17:00–1',
      undefined,
      'create 2026-06-09T09:00, create 2026-06-11T17:00',
    ],
    [
      'il dentista alle 10',
      '«Dentista»: martedì 9 giugno 2026, 09:00–10:00 → martedì 9 giugno 20',
      undefined,
      'create 2026-06-09T10:00, create 2026-06-11T17:00',
    ],
    [
      'e il secondo spostalo a venerdì',
      '«Parrucchiere»: giovedì 11 giugno 2026, 17:00–18:00 → venerdì 12 giu',
      undefined,
      'create 2026-06-09T10:00, create 2026-06-12T17:00',
    ],
    [
      'togli il parrucchiere',
      '«Parrucchiere»: venerdì 12 giugno 2026, 17:00–18:00',
      undefined,
      'create 2026-06-09T10:00',
    ],
    ['ok', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra ed è '],
  ],
  [
    [
      'aggiungi spesa domani alle 19 e telefonata con la banca venerdì alle 9',
      'Propongo di aggiungere «Telefonata con la banca»: venerdì 22 maggio 20',
      undefined,
      'create 2026-05-21T19:00, create 2026-05-22T09:00',
    ],
    [
      'la prima falla alle 19:30',
      '«Spesa»: domani, giovedì 21 maggio 2026, 19:00–20:00 → domani, giove',
      undefined,
      'create 2026-05-21T19:30, create 2026-05-22T09:00',
    ],
    [
      'la seconda chiamala "mutuo"',
      '«Telefonata con la banca»: venerdì 22 maggio 2026, 09:00–10:00',
      undefined,
      'create 2026-05-21T19:30, create 2026-05-22T09:00',
    ],
    ['solo la seconda', '«Spesa»: domani, giovedì 21 maggio 2026, 19:30–20:30', undefined, 'create 2026-05-22T09:00'],
  ],
  [
    [
      'metti pranzo domani alle 13 e caffè con Ada alle 17',
      'Propongo di aggiungere «Caffè con Ada»: domani, giovedì 21 maggio 2026',
      undefined,
      'create 2026-05-21T13:00, create 2026-05-21T17:00',
    ],
    ['sì', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra ed è '],
  ],
  [
    [
      'cancella il workshop e il veterinario di domani',
      '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00',
      undefined,
      'delete workshop, delete vet',
    ],
    ['no, il veterinario no', '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00', undefined, 'delete workshop'],
    ['fatto?', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra ed è '],
  ],
  [
    [
      'segnami un appuntamento con il commercialista',
      'Che giorno. Dimmi la data e te lo propongo. Non ho cambiato nulla.',
    ],
    ['chiamalo 730', 'Che giorno. Dimmi la data e te lo propongo. Non ho cambiato nulla.'],
    ['ok', 'Non c’è ancora nulla da applicare: «segnami un appuntamento con il com'],
    ['mercoledì 3 giugno', 'Propongo il nuovo nome «730» per:', undefined, 'create 2026-06-03'],
    [
      "alle 11, un'ora e mezza",
      '«730»: mercoledì 3 giugno 2026 → mercoledì 3 giugno 2026, 11:00–12:0',
      undefined,
      'create 2026-06-03T11:00',
    ],
  ],
  [
    ['quando torno da lisbona?', '«Viaggio a Lisbona» finisce lunedì 15 giugno 2026. Mancano 3 settimane'],
    ['e a berlino quando vado?', '«Conferenza a Berlino»: da lunedì 9 novembre 2026 a mercoledì 11 novem'],
    [
      'ricordami tutti e due una settimana prima',
      '«Viaggio a Lisbona»: da venerdì 12 giugno 2026 a lunedì 15 giugno 20',
      undefined,
      'remind lisbon, remind berlin',
    ],
    [
      'solo il primo',
      '«Viaggio a Lisbona»: da venerdì 12 giugno 2026 a lunedì 15 giugno 20',
      undefined,
      'remind lisbon',
    ],
  ],
  [
    ['cosa ho giovedì?', 'Giovedì 21 maggio 2026 hai 2 impegni:'],
    [
      'il secondo spostalo alle 18',
      '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30 → domani,',
      undefined,
      'shift vet 2026-05-21T18:00',
    ],
    [
      "e il primo accorcialo di un'ora",
      '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00 → domani, gi',
      undefined,
      'shift vet 2026-05-21T18:00, shift workshop 2026-05-21T10:00',
    ],
    ['blablabla', 'A questo non so rispondere: non capisco «blablabla». Prova con: quanti'],
    ['sì', 'Attenzione: «blablabla» non è sulla scheda. Dimmelo in un altro modo, '],
  ],
  [
    [
      'metti cinema domenica alle 21',
      'Propongo di aggiungere «Cinema»: domenica 24 maggio 2026, 21:00–22:00.',
      undefined,
      'create 2026-05-24T21:00',
    ],
    ['quando è la grigliata?', '«Grigliata»: sabato 27 giugno 2026, 12:00–17:00. Mancano 5 settimane e'],
    [
      'dura tre ore',
      '«Cinema»: domenica 24 maggio 2026, 21:00–22:00 → da domenica 24 magg',
      undefined,
      'create 2026-05-24T21:00',
    ],
    [
      'no volevo dire sabato prossimo, il 30',
      '«Cinema»: domenica 24 maggio 2026, 21:00–00:00 → da sabato 23 maggio',
      undefined,
      'create 2026-05-30T21:00',
    ],
    ["lascia stare, ci vado un'altra volta", 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
  [['aggiungici venerdì 17', 'Come si chiama. Dimmi un titolo. Non ho cambiato nulla.']],
  [
    ['quando si sposano sara e paolo?', '12 settembre'],
    ['ricordami di comprare il regalo due settimane prima', '29 agosto', undefined, 'create 2026-08-29'],
    [
      'e metti parrucchiere il giorno prima alle 16',
      '11 settembre',
      undefined,
      'create 2026-08-29, create 2026-09-11T16:00',
    ],
  ],
]
