import type { Turn } from './english-conversations.ts'

/** Everyday conversations that were written before it was known how they are read; each answer was judged by eye. */
export const italianConversationsEveryday: readonly (readonly Turn[])[] = [
  [
    ['cosa ho giovedì', '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00'],
    ['e venerdì?', '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30'],
    [
      'sposta il veterinario a venerdì alle 15',
      '«Veterinario»: domani, giovedì 21 maggio 2026, 17:30–18:30 → v',
      undefined,
      'shift vet 2026-05-22T15:00',
    ],
  ],
  [
    ['quando ho il parrucchiere', '«Parrucchiere»: è stato sabato 11 aprile 2026, 10:00–11:00. So'],
    [
      'prenotane un altro il 6 giugno alle 10',
      'Propongo di aggiungere «Parrucchiere»: sabato 6 giugno 2026, 1',
      undefined,
      'create 2026-06-06T10:00',
    ],
  ],
  [
    ['mostrami gli eventi di giugno', '«Riunione di team»: lunedì 1 giugno 2026, 09:30–10:30'],
    ['quanti di questi sono palestra?', 'Fra quelli hai 9 impegni con «palestra».'],
    ['cancella quelli di palestra', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30', undefined, 'delete 9'],
  ],
  [
    ['ho conflitti la prossima settimana?', '«Revisione trimestrale» .martedì 26 maggio 2026, 14:00–16:00. '],
    [
      "anticipa il primo di un'ora",
      '«Revisione trimestrale»: martedì 26 maggio 2026, 14:00–16:00 →',
      undefined,
      'shift review 2026-05-26T13:00',
    ],
    ['ok', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    ["quante volte sono andato dal dentista l'anno scorso", '«Dentista»: martedì 10 giugno 2025, 09:00–10:00'],
    ['quando?', '«Dentista»: è stato martedì 10 giugno 2025, 09:00–10:00. Sono '],
  ],
  [
    ['annulla la cena con Marta', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30', undefined, 'delete marta'],
    ['anzi spostala a domenica', 'Cena con Marta.*→ domenica 24', undefined, 'shift marta 2026-05-24T20:00'],
  ],
  [
    ['qual è il prossimo viaggio?', 'Il prossimo evento per cui sei via è «Viaggio a Lisbona»'],
    ['quanto dura?', '«Viaggio a Lisbona» dura 4 giorni: da venerdì 12 giugno 2026 a'],
    ['cosa ho in quei giorni?', '«Viaggio a Lisbona»: da venerdì 12 giugno 2026 a lunedì 15 giu'],
  ],
  [
    ['quali scadenze ho?', '«Scadenza assicurazione auto»: martedì 30 giugno 2026'],
    [
      'ricordamela una settimana prima',
      '«Scadenza assicurazione auto»: martedì 30 giugno 2026',
      undefined,
      'remind insurance',
    ],
  ],
  [
    [
      'quando posso vedere Tom la prossima settimana?',
      'Da lunedì 25 maggio 2026 a domenica 31 maggio 2026 non trovo n',
    ],
    [
      'aggiungi caffè con Tom martedì alle 10',
      'Propongo di aggiungere «Caffè con Tom»: martedì 26 maggio 2026',
      undefined,
      'create 2026-05-26T10:00',
    ],
    [
      'fallo durare due ore',
      '«Caffè con Tom»: martedì 26 maggio 2026, 10:00–11:00 → martedì',
      undefined,
      'create 2026-05-26T10:00',
    ],
  ],
  [
    ['cosa ho fatto a gennaio?', '«Palestra»: martedì 6 gennaio 2026, 18:30–19:30'],
    ['quante ore di palestra?', 'Nel 2026 sono 60 ore con «palestra», in 60 impegni con un orar'],
    ['e a febbraio?', 'A febbraio 2026 sono 8 ore con «palestra», in 8 impegni con un'],
  ],
  [
    [
      'cancella la riunione di team di lunedì',
      '«Riunione di team»: lunedì 25 maggio 2026, 09:30–10:30',
      undefined,
      'delete team/19',
    ],
    [
      'e anche quella del 1 giugno',
      '«Riunione di team»: lunedì 1 giugno 2026, 09:30–10:30',
      undefined,
      'delete team/19, delete team/20',
    ],
    ['grazie', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sop'],
  ],
  [
    [
      'sposta il matrimonio al 19',
      '«Matrimonio di Sara e Paolo»: sabato 12 settembre 2026 → sabat',
      undefined,
      'shift wedding 2026-09-19',
    ],
    ['no, lascialo stare', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
    ["quand'è adesso?", '«Matrimonio di Sara e Paolo»: sabato 12 settembre 2026. Mancan'],
  ],
  [
    ['che succede a luglio', '«Palestra»: venerdì 3 luglio 2026, 18:30–19:30'],
    ['solo i compleanni', '«Compleanno di papà»: domenica 5 luglio 2026'],
    ['ricordamelo tre giorni prima', '«Compleanno di papà»: domenica 5 luglio 2026', undefined, 'remind dad'],
  ],
  [
    ['quando è il compleanno di papà?', 'domenica 5 luglio 2026'],
    ['metti comprare il regalo il sabato prima', 'sabato 4 luglio 2026', undefined, 'create 2026-07-04'],
  ],
  [
    ['quando è il trasloco?', 'sabato 18 luglio 2026'],
    ['segna chiamare la ditta il lunedì prima alle 10', '«Chiamare la ditta»', 'ripetuto', 'create 2026-07-13T10:00'],
  ],
  [
    ['quando è il volo per Lisbona?', 'venerdì 12 giugno 2026'],
    ['metti preparare la valigia la sera prima alle 8', '«Preparare la valigia»', undefined, 'create 2026-06-11T20:00'],
  ],
  [
    ["quand'è che ho fatto l'ultima volta i capelli?", 'sabato 11 aprile 2026'],
    ['e prima?', 'venerdì 27 febbraio 2026', 'Palestra'],
  ],
  [
    ["c'è tedesco stasera?", 'Corso di tedesco'],
    ['saltalo', 'cancellare 1 evento', undefined, 'delete german/11'],
    ['no aspetta, rimettilo, ci vado', 'Ho chiuso la scheda'],
  ],
  [
    ['cena con i colleghi venerdì alle 20', 'Cena con i colleghi', undefined, 'create 2026-05-22T20:00'],
    ['facciamo alle 20.30 che prima ho palestra', '20:30–21:30', undefined, 'create 2026-05-22T20:30'],
    ['annulla tutto, mangiamo a casa', 'Ho chiuso la scheda'],
  ],
  [
    ['il trasloco quanti giorni dura?', 'dura 2 giorni'],
    [
      'aggiungi anche il venerdì prima, devo fare gli scatoloni',
      '«Fare gli scatoloni»',
      undefined,
      'create 2026-07-17',
    ],
  ],
  [
    ['sposta la cena di sabato alle 21', '21:00', undefined, 'shift marta 2026-05-23T21:00'],
    ['cosa ho domenica?', 'nonna'],
    [
      'aggiungi una passeggiata alle 17',
      'già sulla scheda ci resta',
      undefined,
      'shift marta 2026-05-23T21:00, create 2026-05-24T17:00',
    ],
  ],
  [
    ['cancella il workshop', '«Workshop»', undefined, 'delete workshop'],
    ['ah e anche il veterinario', 'ci resta', undefined, 'delete workshop, delete vet'],
  ],
  [
    ['quando vado in Giappone', '20 marzo 2027'],
    ['per quanto?', '16 giorni'],
    ['aggiungi "cambio yen" due settimane prima', '6 marzo 2027', undefined, 'create 2027-03-06'],
    ['e "passaporto" un mese prima', '20 febbraio 2027', undefined, 'create 2027-03-06, create 2027-02-20'],
  ],
  [
    ['quando è il concerto?', '6 giugno 2026'],
    ['in che categoria sta?', 'Famiglia', 'Sport'],
    ['metti Lavoro come categoria', '«Lavoro»', undefined, 'categorise concert'],
  ],
  [
    ['quando è il concerto?', '6 giugno 2026'],
    ['mettilo in Svago', 'In quale categoria', 'aggiungere'],
  ],
  [
    ['cosa ho giovedì?', '«Veterinario»'],
    ["sposta il secondo mezz'ora dopo", '18:00–19:00', undefined, 'shift vet 2026-05-21T18:00'],
    ["no un'ora", '18:30–19:30', undefined, 'shift vet 2026-05-21T18:30'],
  ],
  [
    ['cosa ho giovedì?', '«Workshop»'],
    ['sposta il primo due ore più tardi', '12:00–15:00', undefined, 'shift workshop 2026-05-21T12:00'],
  ],
  [
    ['quando ho il parrucchiere', '11 aprile'],
    ['prenotamelo per il 28 maggio alle 17', '«Parrucchiere»', undefined, 'create 2026-05-28T17:00'],
  ],
  [
    ['quali weekend di luglio ho liberi?', '11 luglio'],
    ['blocca il primo per un viaggio a Bath', '«Viaggio a Bath»', undefined, 'create 2026-07-11'],
  ],
  [
    ["copia la grigliata all'11 luglio", '«Grigliata»', undefined, 'create 2026-07-11T12:00'],
    ["cos'altro ho quel weekend?", '11 luglio 2026 a domenica 12 luglio', 'maggio'],
  ],
  [
    ['aggiungi pranzo con Ben sabato alle 13', '«Pranzo con Ben»', undefined, 'create 2026-05-23T13:00'],
    [
      'aggiungi un aperitivo prima alle 12',
      '«Aperitivo»',
      undefined,
      'create 2026-05-23T13:00, create 2026-05-23T12:00',
    ],
  ],
]
