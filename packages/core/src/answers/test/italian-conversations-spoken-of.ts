import type { Turn } from './english-conversations.ts'

/** Conversations in which days and hours are told by what was spoken of, or by the card; each answer was judged by eye. */
export const italianConversationsSpokenOf: readonly (readonly Turn[])[] = [
  [
    ['aggiungi cena con Giulia giovedì 28 maggio alle 20', '28 maggio', undefined, 'create 2026-05-28T20:00'],
    ['e venerdì sera sono libero?', 'venerdì 29 maggio', '22 maggio'],
    ['e sabato?', 'sabato 30 maggio', '23 maggio'],
  ],
  [
    ['quando ho il dentista?', '28 maggio'],
    ['e venerdì sera sono libero?', 'venerdì 29 maggio', '22 maggio'],
  ],
  [
    ['la settimana prima del trasloco cosa ho', '6 luglio 2026 a domenica 12 luglio'],
    ['aggiungi scatoloni da lunedì a mercoledì', 'da lunedì 6 luglio.*mercoledì 8', undefined, 'create 2026-07-06'],
  ],
  [
    ['a luglio quale settimana è la più vuota?', '6 luglio 2026 a domenica 12 luglio'],
    ['metti due giorni al mare lì, sabato e domenica', '«Due giorni al mare»', 'lì»', 'create 2026-07-11'],
  ],
  [
    ['che impegni ho domani', 'Workshop & Veterinario'],
    ['il workshop quando finisce?', '13:00'],
    ['metti un pranzo con Luca dopo', '«Pranzo con Luca»', 'dopo»', 'create 2026-05-21T13:00'],
    ["un'ora e mezza", '13:00–14:30', undefined, 'create 2026-05-21T13:00'],
  ],
  [
    ['cosa ho questo fine settimana?', 'Marta & nonna'],
    ['aggiungi un gelato con la nonna dopo il pranzo', '24 maggio.*15:00', undefined, 'create 2026-05-24T15:00'],
  ],
  [
    ['cosa ho domenica?', 'nonna'],
    [
      "aggiungi una passeggiata subito dopo, un'ora",
      '«Passeggiata».*15:00–16:00',
      undefined,
      'create 2026-05-24T15:00',
    ],
  ],
  [
    ['aggiungi un caffè dopo il workshop', '«Caffè»', undefined, 'create 2026-05-21T13:00'],
    ['e una birra dopo', '«Birra»', undefined, 'create 2026-05-21T13:00, create 2026-05-21T14:00'],
  ],
  [['aggiungi una birra dopo la palestra', 'Che giorno']],
  [['prenota un controllo due settimane dopo il dentista', '«Controllo»', undefined, 'create 2026-06-11']],
  [['metti un ripasso il sabato dopo il dentista alle 10', '«Ripasso»', 'ripetuto', 'create 2026-05-30T10:00']],
  [
    ['quando ho il dentista?', '28 maggio'],
    ['metti una passeggiata la settimana dopo', '«la settimana dopo»', 'Propongo'],
  ],
  [
    ['aggiungi pranzo con Sara domenica alle 13', '24 maggio', undefined, 'create 2026-05-24T13:00'],
    ['anzi no, meglio la sera alle 8', '20:00–21:00', undefined, 'create 2026-05-24T20:00'],
    ['la sera dalle 20 alle 22', '20:00–22:00', undefined, 'create 2026-05-24T20:00'],
  ],
  [
    ['cosa scade a giugno?', 'assicurazione'],
    ['mettimi un promemoria una settimana prima', '1 settimana prima', undefined, 'remind insurance'],
    ['la mattina alle 9', '7 giorni prima alle 09:00', undefined, 'remind insurance'],
  ],
  [
    ['sposta la grigliata alla domenica', '28 giugno', undefined, 'shift barbecue 2026-06-28T12:00'],
    ['alle stesse ore', 'premi Applica'],
  ],
  [
    ["il matrimonio dov'è", 'Villa Aurelia'],
    ['ricordami di prendere il regalo due settimane prima', '29 agosto', undefined, 'create 2026-08-29'],
    ['facciamo tre', '22 agosto', undefined, 'create 2026-08-22'],
  ],
  [
    ["quando è stato l'ultima volta il parrucchiere?", '11 aprile'],
    ['ogni quanto ci vado?', '2 volte'],
    ['prenota per venerdì prossimo alle 17', '«Parrucchiere»', undefined, 'create 2026-05-22T17:00'],
    ['45 minuti', '17:00–17:45', undefined, 'create 2026-05-22T17:00'],
  ],
  [
    ['quando finisce il corso di tedesco?', '10 giugno'],
    ['quante lezioni mancano contando oggi', 'hai 4 impegni'],
  ],
  [
    ['nuoto ogni mercoledì alle 19 fino a fine luglio', '«Nuoto»', undefined, 'create 2026-05-20T19:00'],
    ['quante volte verrebbe?', '11 impegni'],
  ],
  [
    ["quante ore di palestra ho fatto quest'anno?", '39 ore'],
    ['è più o meno del tedesco?', '«palestra»: 39 ore & «tedesco»: 16,5 ore & di più «palestra»'],
    ['quante volte ci vado ancora prima delle ferie', '21 impegni con «palestra»'],
  ],
  [
    ["quando sono stato a Parigi l'anno scorso", '3 ottobre'],
    ['quanto sono rimasto?', 'dura 3 giorni'],
  ],
  [
    ['quando parto per Lisbona?', '12 giugno'],
    ['ricordami la sera prima di fare la valigia', '«Fare la valigia»', undefined, 'create 2026-06-11T20:00'],
    ['alle 21', '21:00–23:00', undefined, 'create 2026-06-11T21:00'],
    ['quando torno?', 'Lisbona» finisce lunedì 15 giugno'],
  ],
  [
    ['quando è il matrimonio?', '12 settembre'],
    ['ricordami due settimane prima di comprare il regalo', '«Comprare il regalo»', undefined, 'create 2026-08-29'],
  ],
  [
    ['quando parto per Lisbona?', '12 giugno'],
    ['ricordami la sera prima di partire', 'il giorno prima alle 20:00', undefined, 'remind lisbon'],
  ],
  [
    ['cosa scade a giugno?', 'assicurazione'],
    ['mettimi un promemoria una settimana prima', '1 settimana prima', undefined, 'remind insurance'],
    ['e la grigliata è prima o dopo?', 'Viene prima «Grigliata»', 'promemoria'],
  ],
  [
    ['quando è il trasloco?', '18 luglio'],
    ['e le ferie quanto tempo dopo?', '15 giorni'],
  ],
  [
    ["quando sono stato a Parigi l'anno scorso", '3 ottobre'],
    ['il viaggio in Giappone è più lungo', 'di più «Viaggio in Giappone»: 16 giorni'],
  ],
  [
    ['la prossima festa che giorno è?', '2 giugno 2026: Festa della Repubblica'],
    ['ho qualcosa in programma', 'Martedì 2 giugno 2026 hai 1 impegno'],
    ['aggiungi un picnic a mezzogiorno', '2 giugno', undefined, 'create 2026-06-02T12:00'],
    ['e la palestra di quel giorno eliminala', '2 giugno', undefined, 'create 2026-06-02T12:00, delete gym-tue/21'],
  ],
  [
    ['prenota parrucchiere giovedì 28 maggio alle 17', '28 maggio', undefined, 'create 2026-05-28T17:00'],
    ['ah quel giorno ho il dentista, facciamo venerdì', 'venerdì 29 maggio', undefined, 'create 2026-05-29T17:00'],
    ['dalle 17 alle 17.45 va bene', '17:00–17:45', undefined, 'create 2026-05-29T17:00'],
  ],
  [
    ['aggiungi gita a Firenze da venerdì 10 luglio a domenica 12 luglio', '10 luglio', undefined, 'create 2026-07-10'],
    ['anzi solo sabato e domenica', 'sabato 11 luglio 2026 a domenica 12', undefined, 'create 2026-07-11'],
    ['il venerdì cosa avevo?', 'Venerdì 10 luglio 2026 hai 1 impegno'],
  ],
  [
    ['sposta la grigliata alla domenica', '28 giugno', undefined, 'shift barbecue 2026-06-28T12:00'],
    ['il sabato a questo punto è libero?', 'Sì, sabato 27 giugno'],
  ],
  [
    [
      'aggiungi scatoloni il giovedì e il venerdì prima del trasloco',
      '16 luglio.*17 luglio',
      undefined,
      'create 2026-07-16',
    ],
    ['togli il giovedì', 'venerdì 17 luglio', undefined, 'create 2026-07-17'],
  ],
  [
    ['la settimana prima del trasloco cosa ho', '6 luglio'],
    ['aggiungi scatoloni da lunedì a mercoledì', '6 luglio', undefined, 'create 2026-07-06'],
    ['il mercoledì toglilo', 'lunedì 6 luglio 2026 a martedì 7', undefined, 'create 2026-07-06'],
    ['e il sabato prima sono libero?', 'Sì, sabato 4 luglio'],
  ],
  [
    ['stasera a che ora finisce la riunione genitori?', '19:00'],
    ['e poi ho tedesco', 'Mercoledì 20 maggio 2026 hai 1 impegno', '4 marzo'],
    ['domani mattina a che ora comincio?', '«Workshop»', 'tedesco'],
  ],
  [
    ['quando è il dentista', '28 maggio'],
    ['spostalo alla settimana dopo', '4 giugno', undefined, 'shift dentist-2 2026-06-04T15:00'],
    ['no aspetta, stessa settimana ma venerdì', '29 maggio', undefined, 'shift dentist-2 2026-05-29T15:00'],
  ],
  [
    ["quando sono andato l'ultima volta dal parrucchiere?", '11 aprile'],
    ['prenotalo per sabato prossimo alle 10', '23 maggio', 'prenotalo', 'create 2026-05-23T10:00'],
  ],
]
