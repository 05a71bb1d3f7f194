import type { Turn } from './english-conversations.ts'

/** Conversations that go on with what was counted, with days that were listed, and with a journey. */
export const italianConversationsRemembered: readonly (readonly Turn[])[] = [
  [
    ['quante volte ho palestra a giugno?', '9 impegni con «palestra»'],
    ["ce n'è una mentre sono a Lisbona?", 'Fra quelli hai 1 impegno & 12 giugno', 'Volo'],
    ['cancellala', '«Palestra»', undefined, 'delete gym-fri/22'],
    ['quindi quante ne restano?', 'A giugno 2026 hai 8 impegni'],
    ['e quante ore sono quelle che mi restano?', '8 ore'],
  ],
  [
    ['quante volte ho palestra a giugno?', '9 impegni'],
    ['quali cadono mentre sono a Lisbona?', 'Fra quelli hai 1 impegno'],
    ["e la settimana dopo, ce n'è una?", '2 impegni con «palestra» & 16 giugno', 'Viaggio'],
  ],
  [
    ['quante volte ho palestra a giugno?', '9 impegni'],
    ['ce ne sono mentre sono via?', '1 impegno con «palestra» & 12 giugno', 'team'],
  ],
  [
    ['quante volte ho palestra a maggio?', '9 impegni'],
    ['quante ne restano?', 'Da mercoledì 20 maggio & hai 3 impegni con «palestra»'],
  ],
  [
    ['quali weekend ho liberi a luglio?', '2 weekend liberi'],
    ['mettici un picnic nel primo', '«Picnic»:', 'nel primo', 'create 2026-07-11'],
  ],
  [
    ['quali weekend ho liberi a luglio?', '2 weekend liberi'],
    ['meglio il secondo', 'sabato 25 luglio'],
    ['metti una grigliata la domenica', '«Grigliata»:', 'ripetuto', 'create 2026-07-26'],
  ],
  [
    ['quali weekend ho liberi a luglio?', '2 weekend liberi'],
    ['il primo', 'sabato 11 luglio'],
    ['solo la domenica', 'Domenica 12 luglio'],
    ['metti lì una grigliata', '«Grigliata»:', 'lì', 'create 2026-07-12'],
  ],
  [
    ['sono libero questo weekend?', 'Non del tutto'],
    ['e quello dopo?', 'sabato 30 maggio'],
    ['mettici una gita', '«Gita»:', undefined, 'create 2026-05-30'],
  ],
  [
    ['quali sere ho libere la settimana prossima?', '4 sere libere'],
    ['metti cena con Ben nella seconda alle 20', '«Cena con Ben»:', 'seconda', 'create 2026-05-28T20:00'],
  ],
  [
    ['quando ho il volo per Lisbona?', 'venerdì 12 giugno'],
    ['quando torno?', 'lunedì 15 giugno', '10:30'],
    ['metti cena con Anna la sera che torno', '«Cena con Anna»:', 'torno', 'create 2026-06-15T20:00'],
    ['sono libero il giorno dopo che torno?', 'martedì 16 giugno'],
  ],
  [
    ['quando andiamo in Puglia?', 'lunedì 3 agosto'],
    ["cosa c'è il giorno che partiamo?", 'Lunedì 3 agosto & Riunione di team'],
    ['metti la spesa il giorno dopo il rientro', '«Spesa»:', 'rientro', 'create 2026-08-17'],
  ],
  [
    ['quando vado in Puglia?', 'lunedì 3 agosto'],
    ['ho altro quella prima settimana?', 'lunedì 3 agosto 2026 a domenica 9 agosto & Riunione di team'],
  ],
  [
    ['cosa ho domani?', 'hai 2 impegni'],
    ['quanto tempo tra il primo e il secondo?', '4 ore e 30 minuti'],
  ],
  [
    ["quando sono andato dal parrucchiere quest'anno?", '11 aprile'],
    ['quanto tempo tra i due?', '27 febbraio & 11 aprile & 43 giorni'],
  ],
  [
    ['sposta il dentista al 29', 'venerdì 29 maggio', undefined, 'shift dentist-2 2026-05-29T15:00'],
    ['però la durata è uguale?', '«Dentista» dura 1 ora', 'uguale'],
    ["resta di un'ora?", '«Dentista» dura 1 ora'],
    ['no, al 28 mattina, alle 10', '10:00–11:00', undefined, 'shift dentist-2 2026-05-28T10:00'],
  ],
  [
    ['quante ore di palestra a giugno?', '9 ore con «palestra»'],
    ['e ad aprile?', '8 ore'],
    ['quale dei due mesi ne ha di più?', 'giugno 2026: 9 ore', 'Quando|venerdì'],
  ],
  [
    ["quando scade l'assicurazione?", '30 giugno'],
    ['ricordamela una settimana prima', '1 settimana prima', undefined, 'remind insurance'],
    ['alle 9', '7 giorni prima alle 09:00', undefined, 'remind insurance'],
  ],
  [
    ['ho palestra mentre sono a lisbona?', 'venerdì 12 giugno 2026'],
    ['toglila', 'cancellare 1 evento', undefined, 'delete gym-fri/22'],
    ['e la riunione di team di quel lunedì?', 'lunedì 15 giugno 2026', undefined, 'delete gym-fri/22, delete team/22'],
  ],
  [
    ['quando è il concerto', '6 giugno 2026'],
    ['fallo iniziare alle 20:30 ma la fine uguale', '20:30–23:00', undefined, 'shift concert 2026-06-06T20:30'],
  ],
  [
    [
      'aggiungi pranzo con luca giovedì alle 13 e dimmi se ho altro quel giorno',
      'aggiungere «Pranzo con luca» & «Workshop»',
      undefined,
      'create 2026-05-21T13:00',
    ],
  ],
  [
    [
      'il viaggio in giappone deve finire il 2 aprile e non il 4',
      'a venerdì 2 aprile 2027',
      undefined,
      'shift japan 2027-03-20',
    ],
  ],
  [
    ["qual è il viaggio più lungo quest'anno?", 'Ferie in Puglia'],
    ['durante quello ho anche altre cose segnate?', '2 impegni'],
    ['cancellale', 'cancellare 2 eventi', 'Ferie', 'delete team/29, delete team/30'],
  ],
  [
    [
      'sposta la palestra del 2 giugno al giorno dopo',
      'mercoledì 3 giugno',
      undefined,
      'shift gym-tue/21 2026-06-03T18:30',
    ],
    ["ma non ho il tedesco a quell'ora?", '1 impegno con «tedesco»'],
    ['allora giovedì', 'giovedì 4 giugno', undefined, 'shift gym-tue/21 2026-06-04T18:30'],
  ],
]
