import type { LifeRow } from './score-life.ts'

/** The gym on Tuesdays from June on, an hour at seven in the evening. */
export const TUESDAYS_AT_SEVEN = ['06-02', '06-09', '06-16', '06-23', '06-30', '07-07', '07-14', '07-21', '07-28']
  .map((day, place) => `shift gym-tue/${String(21 + place)} 2026-${day}T19:00`)
  .join(', ')

/** What strangers asked and wished of the lived year since, in Italian. */
export const italianAskedCloser: readonly LifeRow[] = [
  // A letter that a word cannot do without
  ['qnado è il concerto?', '6 giugno', 'non capisco'],
  // What falls into days away
  ['Durante le ferie in Puglia salto qualche riunione?', '2 impegni & 10 agosto', 'tenuto conto'],
  ['Se vado a Berlino salto qualche riunione?', '1 impegno & 9 novembre', 'tenuto conto'],
  // Two things in a row
  ['Riesco ad andare alla riunione genitori e poi a tedesco stasera?', 'Sì, ma senza un minuto & 19:00'],
  ['Faccio in tempo ad arrivare a tedesco dopo la riunione genitori?', 'Sì, ma senza un minuto'],
  ['ce la faccio ad andare dal workshop al veterinario domani?', 'Sì: & 4 ore e 30 minuti'],
  ['martedì 26 riesco a fare la revisione e poi l’incontro con Rossi?', 'No, si accavallano'],
  // Asked as if the answer were sure
  ['venerdì 12 giugno ho palestra, ma non sono in viaggio?', 'Palestra & Viaggio a Lisbona', 'non capisco'],
  ['non ho palestra venerdì?', '1 impegno con «palestra»'],
  ['in quali giorni di giugno non ho palestra?', 'non capisco'],
  // The first of what is free
  ['Qual è il primo fine settimana in cui sono libero sia sabato che domenica?', '30 maggio', 'Non del tutto'],
  ['qual è la prima mattina libera di giugno?', 'La prima mattina libera è martedì 2 giugno'],
  [
    'vorrei invitare un amico a cena una sera della prossima settimana, quale sarebbe meglio?',
    '4 sere libere & 28 maggio',
  ],
  // Words behind what is asked
  ['quante ore di riunioni ho la settimana prossima, tutte insieme?', '1 ora', 'non capisco'],
  ['quante lezioni di tedesco mi mancano alla fine del corso', '4 impegni', 'non capisco'],
  ['sono a casa il 10 novembre, un amico vorrebbe venirmi a trovare', 'sei via & Berlino', 'amico'],
  ['Sto via più giorni in Puglia o in Giappone?', 'Giappone».*16 giorni & 14 giorni'],
  ['quanti festivi cadono in un giorno feriale quest’anno?', '3 giorni festivi'],
  ['cosa mi resta prima della grigliata?', '31 impegni & 26 giugno'],
  ['che mi manca da fare questa settimana?', '7 impegni', 'ieri'],
  ['mi mancano ancora tante lezioni di tedesco?', '4 impegni'],
  ['quanto durano in tutto i viaggi di quest’anno', '29 giorni'],
  // Days told in other words
  ['ho impegni la mattina del 28?', 'Giovedì 28 maggio 2026 di mattina non trovo', 'Workshop'],
  ['sono libero la sera del 26?', 'Non del tutto & Palestra', '130'],
  ['cosa ho fatto la sera del 12?', '12 maggio & Palestra', 'Lisbona'],
  ['quali impegni di casa ho fino all’estate', '31 maggio & 1 impegno', 'Trasloco'],
  ['Quante volte sono stato dal dentista tra l’anno scorso e quest’anno?', '2025: 1, 2026: 1'],
  ['se sposto il dentista al 4 giugno ho altro quel giorno?', '4 giugno 2026 non trovo nessun evento\\.'],
  ['quanto tempo libero ho giovedì tra il workshop e il veterinario', '21 maggio 2026: 13:00–17:30$'],
  ['salto qualche riunione durante le ferie in Puglia o la conferenza a Berlino?', '2 impegni & 1 impegno'],
  ['fammi un riassunto della settimana prossima', '7 impegni'],
  // Wishes
  ['il concerto si fa il 7 invece del 6', 'Concerto', undefined, 'shift concert 2026-06-07T21:00'],
  [
    'la grigliata inizia alle 13 non alle 12, puoi correggere?',
    'Grigliata',
    undefined,
    'shift barbecue 2026-06-27T13:00',
  ],
  ['prolunga il viaggio a Lisbona di un giorno', '16 giugno', 'Quale', 'shift lisbon 2026-06-12'],
  ['accorcia Lisbona di un giorno', '14 giugno', 'Quale', 'shift lisbon 2026-06-12'],
  ['sposta il dentista alla prima mattina libera di giugno', 'Dentista', undefined, 'shift dentist-2 2026-06-02T09:00'],
  [
    'mi serve un’ora dal parrucchiere la prossima settimana, mettila quando sono libera',
    'arrucchiere',
    undefined,
    'create 2026-05-25T10:30',
  ],
  ['fissa un’ora dal parrucchiere domani alle 9', '«Parrucchiere»', undefined, 'create 2026-05-21T09:00'],
  ['da giugno la palestra del martedì la facciamo alle 19', '9 eventi', 'Quale', TUESDAYS_AT_SEVEN],
  [
    'promemoria: pagare l’assicurazione auto una settimana prima della scadenza',
    '«Pagare l’assicurazione auto»',
    undefined,
    'create 2026-06-23',
  ],
  ['Promemoria la sera prima del volo per fare la valigia', '«Fare la valigia»', undefined, 'create 2026-06-11T20:00'],
  [
    'domani spesa alle 8 e farmacia alle 9, poi venerdì meccanico alle 15',
    '«Spesa» & «Farmacia» & «Meccanico»',
    undefined,
    'create 2026-05-21T08:00, create 2026-05-21T09:00, create 2026-05-22T15:00',
  ],
  [
    'vorrei fissare il parrucchiere per sabato 13 giugno alle 10, anzi no quel giorno sono via, facciamo il 20',
    '«Parrucchiere»',
    undefined,
    'create 2026-06-20T10:00',
  ],
  ['da settembre vorrei nuoto ogni martedì alle 7', '«Nuoto»', undefined, 'create 2026-09-01T07:00'],
  [
    'segna cena con i colleghi il 28 maggio alle 20.30 da Pizzeria Vesuvio',
    '«Cena con i colleghi» & luogo: «Pizzeria Vesuvio»',
    undefined,
    'create 2026-05-28T20:30',
  ],
  ['la riunione genitori finisce alle 20 non alle 19', '18:00–20:00', undefined, 'shift school 2026-05-20T18:00'],
  ['aggiungi "Festa di fine corso" il 10 giugno dopo tedesco', '20:30', 'tenuto conto', 'create 2026-06-10T20:30'],
  ['venerdì dopo la palestra metti aperitivo con Sara', '«Aperitivo con Sara»', undefined, 'create 2026-05-22T19:30'],
  ['metti palestra anche giovedì alla stessa ora', '«Palestra»:', undefined, 'create 2026-05-21T18:30'],
  ['segna che dal 24 al 28 giugno viene mia mamma', '«Viene mia mamma»', undefined, 'create 2026-06-24'],
  // Told as it is
  ['domani non vado al workshop', 'Workshop', undefined, 'delete workshop'],
  [
    'ho preso appuntamento dal dermatologo il 4 giugno alle 11.30',
    '«Dermatologo»',
    undefined,
    'create 2026-06-04T11:30',
  ],
  [
    'il dentista mi ha spostato l’appuntamento al 3 giugno alle 10',
    'Dentista',
    undefined,
    'shift dentist-2 2026-06-03T10:00',
  ],
  [
    'ho dimenticato di segnare la cena di venerdì con i miei alle 20',
    '«Cena con i miei»',
    undefined,
    'create 2026-05-22T20:00',
  ],
  [
    'annulla il viaggio a lisbona e anche il volo',
    'Viaggio a Lisbona & Volo',
    undefined,
    'delete lisbon, delete flight',
  ],
  ['cosa mi consigli di fare sabato?', 'non so rispondere', 'Marta» \\('],
  ['con quale frequenza vado dal parrucchiere?', '2 volte'],
  ['quante volte vado via quest’estate?', '2 impegni per cui sei via'],
  ['oggi lo salto', 'Quale intendi?', undefined, ''],
  ['cancella quella della settimana prossima', 'Quale intendi?', undefined, ''],
  ['quali weekend di luglio sono ancora aperti?', '2 weekend liberi'],
  [
    'sposta il veterinario di domani alle 18:30 invece che alle 17:30',
    '18:30',
    undefined,
    'shift vet 2026-05-21T18:30',
  ],
  [
    'devo aggiungere 3 cose: spesa sabato alle 10 e pulizie domenica alle 9',
    'Spesa',
    '3 cose',
    'create 2026-05-23T10:00, create 2026-05-24T09:00',
  ],
  ['primo giorno libero dopo il trasloco?', 'mercoledì 22 luglio'],
  ['ultima palestra che ho in calendario?', 'ultima di tutte & 31 luglio'],
  ['il compleanno di papà cade nel weekend o in settimana?', 'domenica 5 luglio', 'non trovo'],
  ['il compleanno di Anna è di sabato o di domenica', 'giovedì 24 settembre', 'non trovo'],
  ['quando vado in Germania?', 'Conferenza a Berlino & 9 novembre'],
  ['ho qualcosa a ottobre a parte la gara?', '4 impegni', 'Mezza maratona'],
  ['da quando vado a corso di tedesco? e fino a quando?', '4 marzo & 10 giugno'],
  ['da quando faccio palestra e fino a quando?', '6 gennaio & 28 luglio'],
  ['che mi resta da fare prima del weekend', 'Veterinario & 22 maggio', 'Marta'],
  ['cancella le palestre mentre sono a Lisbona o in Puglia', '12 giugno', 'Ferie', 'delete gym-fri/22'],
  [
    'segna pranzo con Tommaso venerdì prossimo alle 13, offro io',
    'Pranzo con Tommaso»',
    'offro',
    'create 2026-05-22T13:00',
  ],
  [
    'sposta il workshop di domani alle 14, dura sempre tre ore',
    '14:00–17:00',
    'Dimmi',
    'shift workshop 2026-05-21T14:00',
  ],
  ['la mezza maratona è sempre di domenica?', '18 ottobre', '24 maggio'],
  [
    'ciao, scusa il disturbo: mi sai dire se giovedì dopo il lavoro ho qualcosa?',
    '1 impegno & Veterinario',
    'disturbo',
  ],
  ['cosa ho venerdì diciamo dalle 18', '1 impegno & Palestra', 'diciamo'],
  // A second question may come behind a comma; what is still to come was not
  ['sabato ho qualcosa, poi a che ora è il pranzo con la nonna', 'Cena con Marta & Pranzo con la nonna».*24 maggio'],
  ["quanto manca alle ferie e cosa c'è prima", '75 giorni & c’è:'],
  ['qual è il viaggio più lungo e quando è il più corto?', 'più lungo.*Giappone & più breve.*Parigi'],
  // What free time is asked of without something is as if that were not there
  ['quali sere sono libero la prossima settimana senza contare la palestra', 'contare «palestra» & 6 sere libere'],
  ['quanti giorni liberi ho a giugno a parte la palestra', '17 giorni liberi su 30'],
  ['quanto del mio agosto è occupato dalle ferie', '14 giorni'],
  ["com'è il resto della mia settimana", '7 impegni & a domenica 24 maggio'],
  ["quando ho il dentista e c'è altro quel giorno?", '28 maggio 2026, 15:00 & nessun altro evento'],
  [
    "sposta il dentista al 4 giugno e cos'altro ho quel giorno",
    'Propongo di spostare & 4 giugno 2026 non trovo',
    undefined,
    'shift dentist-2 2026-06-04T15:00',
  ],
  [
    'quanto tempo libero ho tra il workshop e la cena con marta',
    '21 maggio 2026: 13:00–17:30 & 23 maggio 2026: 08:00–20:00',
    '24 maggio',
  ],
  [
    'la grigliata non è più il 27 ma il 28, e dura un’ora di più',
    '28 giugno 2026, 12:00–18:00',
    undefined,
    'shift barbecue 2026-06-28T12:00',
  ],
]
