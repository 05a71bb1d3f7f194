import type { Turn } from './english-conversations.ts'

/** Conversations in which something is taken back, left out or added besides; each answer was judged by eye. */
export const italianConversationsCorrected: readonly (readonly Turn[])[] = [
  [
    ["com'è messo il mio venerdì?", '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30'],
    [
      'sposta la palestra alle 20',
      '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30 → venerdì 22 mag',
      undefined,
      'shift gym-fri/19 2026-05-22T20:00',
    ],
    [
      'anzi no, alle 19:30',
      '«Palestra»: venerdì 22 maggio 2026, 20:00–21:00 → venerdì 22 mag',
      undefined,
      'shift gym-fri/19 2026-05-22T19:30',
    ],
    ['ok', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra'],
  ],
  [
    ['cosa ho il 6 giugno?', '«Concerto»: sabato 6 giugno 2026, 21:00–23:00'],
    ['quanto dura il concerto?', '«Concerto» dura 2 ore: sabato 6 giugno 2026, 21:00–23:00.'],
    ['sono libero dopo?', 'Dopo «Concerto» .sabato 6 giugno 2026, 21:00–23:00. quel giorno '],
  ],
  [
    [
      'annulla tedesco stasera',
      '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:30',
      undefined,
      'delete german/11',
    ],
    [
      'e anche quello della settimana prossima',
      '«Corso di tedesco»: mercoledì 27 maggio 2026, 19:00–20:30',
      undefined,
      'delete german/11, delete german/12',
    ],
    [
      'no, solo stasera',
      '«Corso di tedesco»: oggi, mercoledì 20 maggio 2026, 19:00–20:30',
      undefined,
      'delete german/11',
    ],
  ],
  [
    ['quanti giorni sto in Puglia?', '«Ferie in Puglia»: da lunedì 3 agosto 2026 a domenica 16 agosto '],
    ['quando torno?', '«Ferie in Puglia» finisce domenica 16 agosto 2026. Mancano 12 se'],
    ['cosa ho il giorno dopo?', '«Riunione di team»: lunedì 17 agosto 2026, 09:30–10:30'],
    ['sono libero quella sera?', 'Sì, lunedì 17 agosto 2026 di sera non hai nessun impegno.'],
  ],
  [
    [
      'aggiungi nuoto domenica alle 10',
      'Propongo di aggiungere «Nuoto»: domenica 24 maggio 2026, 10:00–1',
      undefined,
      'create 2026-05-24T10:00',
    ],
    [
      'ogni settimana',
      'Propongo di aggiungere «Nuoto»: domenica 24 maggio 2026, 10:00–1',
      undefined,
      'create 2026-05-24T10:00',
    ],
    [
      'fino ad agosto',
      'Propongo di aggiungere «Nuoto»: domenica 24 maggio 2026, 10:00–1',
      undefined,
      'create 2026-05-24T10:00',
    ],
    ['grazie!', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra'],
  ],
  [
    ['ricordami il volo', 'Quanto prima di «Volo per Lisbona» .venerdì 12 giugno 2026, 07:3'],
    ['3 ore prima', '«Volo per Lisbona»: venerdì 12 giugno 2026, 07:30–10:30', undefined, 'remind flight'],
    [
      'e anche la sera prima alle 21',
      '«Volo per Lisbona»: venerdì 12 giugno 2026, 07:30–10:30',
      undefined,
      'remind flight',
    ],
  ],
  [
    ['quando vedo Marta la prossima volta?', 'Il prossimo evento con «marta» è «Cena con Marta» .sabato 23 mag'],
    ['annullala', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30', undefined, 'delete marta'],
    [
      'no aspetta, spostala a domenica invece',
      '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30 → domenica ',
      undefined,
      'shift marta 2026-05-24T20:00',
    ],
    ['stessa ora', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra'],
  ],
  [
    ['con chi sono a cena sabato?', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30'],
    ['ok a che ora inizia', '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30. Mancano 3 '],
    ['e quando finisce?', '«Cena con Marta» finisce alle 22:30: sabato 23 maggio 2026.'],
  ],
  [
    ['cancella tutte le palestre di giugno', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30', undefined, 'delete 9'],
    ['tranne il 5', '«Palestra»: martedì 2 giugno 2026, 18:30–19:30', undefined, 'delete 8'],
    ['ok', 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra'],
  ],
  [
    ['qual è la prima cosa domani?', 'Il primo evento giovedì 21 maggio 2026 è «Workshop» .domani, gio'],
    [
      'spostala alle 11',
      '«Workshop»: domani, giovedì 21 maggio 2026, 10:00–13:00 → domani',
      undefined,
      'shift workshop 2026-05-21T11:00',
    ],
    ['quanto dura?', '«Workshop» dura 3 ore: domani, giovedì 21 maggio 2026, 11:00–14:'],
  ],
  [
    ['quando ho il volo?', '«Volo per Lisbona»: venerdì 12 giugno 2026, 07:30–10:30. Mancano'],
    ['cosa ho la sera prima?', 'Giovedì 11 giugno 2026 di sera non trovo nessun evento.'],
    ['ok grazie', 'Prego!'],
  ],
  [
    ['quando è la riunione di team?', '«Riunione di team»: lunedì 25 maggio 2026, 09:30–10:30. Mancano '],
    ['puoi spostarla al pomeriggio?', "A quando. Dimmi il giorno o l'ora in cui spostarlo: «Riunione di"],
    [
      'alle 15',
      '«Riunione di team»: lunedì 25 maggio 2026, 09:30–10:30 → lunedì ',
      undefined,
      'shift team/19 2026-05-25T15:00',
    ],
  ],
  [
    ['quante palestre mi restano questo mese?', '«Palestra»: venerdì 22 maggio 2026, 18:30–19:30'],
    ['e il mese prossimo?', 'A giugno 2026 hai 9 impegni con «palestre».'],
    ["qual è l'ultima?", '«Palestra»: martedì 30 giugno 2026, 18:30–19:30'],
  ],
  [
    [
      'metti dentista il 14 luglio alle 10',
      'Propongo di aggiungere «Dentista»: martedì 14 luglio 2026, 10:00',
      undefined,
      'create 2026-07-14T10:00',
    ],
    [
      'ricordamelo il giorno prima',
      '«Dentista»: martedì 14 luglio 2026, 10:00–11:00',
      undefined,
      'create 2026-07-14T10:00',
    ],
    [
      'mettilo anche in Salute',
      '«Dentista»: martedì 14 luglio 2026, 10:00–11:00',
      undefined,
      'create 2026-07-14T10:00',
    ],
    ['grazie mille', 'Prego!'],
  ],
  [
    [
      'rinomina cena con Marta in Compleanno di Marta',
      '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30',
      undefined,
      'rename marta',
    ],
    [
      'e falla iniziare alle 19:30',
      '«Cena con Marta»: sabato 23 maggio 2026, 20:00–22:30 → sabato 23',
      undefined,
      'rename marta, shift marta 2026-05-23T19:30',
    ],
    ['e a Da Michele', '«Cena con Marta»: sabato 23 maggio 2026, 19:30–22:00', undefined, 'rename 3'],
  ],
  [
    ['trova le palestre della prossima settimana', '«Palestra»: martedì 26 maggio 2026, 18:30–19:30'],
    [
      'cancellale tutte e due',
      '«Palestra»: martedì 26 maggio 2026, 18:30–19:30',
      undefined,
      'delete gym-tue/20, delete gym-fri/20',
    ],
    ['anzi solo quella di venerdì', '«Palestra»: venerdì 29 maggio 2026, 18:30–19:30', undefined, 'delete gym-fri/20'],
  ],
  [
    ['qual è la mia prossima vacanza?', 'Non trovo nessun evento con «vacanza», perciò ho cercato «ferie»'],
    ['quanti giorni dura?', '«Ferie in Puglia» dura 14 giorni: da lunedì 3 agosto 2026 a dome'],
    ['ho altro in quei giorni?', '«Riunione di team»: lunedì 3 agosto 2026, 09:30–10:30'],
    [
      'cancellali',
      '«Riunione di team»: lunedì 3 agosto 2026, 09:30–10:30',
      undefined,
      'delete team/29, delete team/30',
    ],
  ],
  [
    [
      'aggiungi riunione con Giovanna domani alle 15',
      'Propongo di aggiungere «Riunione con Giovanna»: domani, giovedì ',
      undefined,
      'create 2026-05-21T15:00',
    ],
    [
      'no alle 16',
      '«Riunione con Giovanna»: domani, giovedì 21 maggio 2026, 15:00–1',
      undefined,
      'create 2026-05-21T16:00',
    ],
    [
      "anzi di un'ora e mezza",
      '«Riunione con Giovanna»: domani, giovedì 21 maggio 2026, 16:00–1',
      undefined,
      'create 2026-05-21T16:00',
    ],
    ['annulla', 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.'],
  ],
  [
    [
      'sposta la cena con Marta a venerdì',
      '«Cena con Marta»: sabato 23 maggio 2026',
      undefined,
      'shift marta 2026-05-22T20:00',
    ],
    ['sì entrambi', 'Non è ancora scritto nulla'],
  ],
]
