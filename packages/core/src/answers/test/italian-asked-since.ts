import type { LifeRow } from './score-life.ts'
import { TUESDAYS_AT_SEVEN } from './italian-asked-closer.ts'

/** What strangers asked of the lived year last, in Italian. */
export const italianAskedSince: readonly LifeRow[] = [
  // Two things by their lengths
  [
    'tra la settimana bianca e le ferie in puglia qual è più lunga e di quanto',
    'Puglia».*14 giorni & 6 giorni in meno',
  ],
  ['tra il workshop e il veterinario, cosa dura di meno?', 'Workshop».*3 ore & 2 ore in meno'],
  ['quanto dura di più la Puglia rispetto alla settimana bianca?', '6 giorni in meno', 'non trovo'],
  ['di quanti giorni le ferie in puglia sono più lunghe della settimana bianca', '6 giorni in meno'],
  // A name may have an `e` of its own
  ['quanto tempo passa tra il matrimonio di Sara e Paolo e la mezza maratona?', '36 giorni', 'non trovo'],
  // All free days in a row that are so many or more
  ['quando non ho niente per almeno tre giorni di fila?', '18 agosto.*23 agosto.*6 giorni & 8 settembre.*11 settembre'],
  ['c’è un periodo di quattro giorni o più senza impegni a settembre?', 'hai 3 periodi liberi & 6 settembre'],
  // The first or the last beside something
  ['prima cosa dopo le ferie?', 'Riunione di team».*17 agosto'],
  ['ultimo impegno prima del trasloco', 'Palestra».*17 luglio'],
  ['prossimo appuntamento dopo il matrimonio', '14 settembre'],
  // What is asked behind what somebody means to do, in the days that were told with that
  [
    'devo organizzare una cena con 4 amici tra il 25 maggio e il 7 giugno, quali sere vanno bene?',
    '7 sere libere su 14',
  ],
  ['vorremmo andare via un weekend a luglio. quali weekend sono liberi', '2 weekend liberi & 11 luglio & 25 luglio'],
  ['voglio invitare i miei a pranzo a giugno, quale domenica andrebbe bene?', '3 domeniche libere su 4 & 7 giugno'],
  ['quali sere vanno bene per una cena a giugno?', '15 sere libere su 30'],
  // With whom, as far as the titles say it
  ['chi devo vedere questa settimana', '2 impegni & Marta & nonna & altri 7', 'Workshop'],
  ['chi devo ancora vedere questo mese?', 'Marta & nonna & Rossi', 'Dentista'],
  ['chi mi aspetta martedì 26?', 'Rossi', 'Palestra'],
  // A new name, the end alone, and the last of a series as an end
  ['puoi rinominare il concerto in "Concerto dei Subsonica"?', '«Concerto dei Subsonica»', undefined, 'rename concert'],
  ['mi rinomini il concerto in Concerto dei Subsonica?', '«Concerto dei Subsonica»', undefined, 'rename concert'],
  [
    'il rientro dalla puglia è il 17 e non il 16, me lo correggi?',
    '3 agosto 2026 a lunedì 17 agosto',
    undefined,
    'shift puglia 2026-08-03',
  ],
  ['la fine del trasloco è il 20 luglio e non il 19', 'a lunedì 20 luglio', undefined, 'shift move 2026-07-18'],
  ['torniamo dalla Puglia il 17 e non il 16', 'a lunedì 17 agosto', undefined, 'shift puglia 2026-08-03'],
  [
    'studiare tedesco ogni sabato mattina 10-11 fino all’ultima lezione',
    '10 giugno',
    undefined,
    'create 2026-05-23T10:00',
  ],
  // What is asked of something that somebody means to do
  ['devo ancora comprare il regalo per il compleanno di papà, quanti giorni mi restano?', '5 luglio & 46 giorni'],
  ['vorrei fare un aperitivo con Giulia la settimana prossima, quando posso?', '2 giorni liberi su 7 & 30 maggio'],
  ['puoi trovarmi un buco la prossima settimana per il commercialista, un’ora, di mattina?', '10:30–12:00', 'capisco'],
  // Noted, moved by others, and put where there is room
  ['il dentista l’hanno spostato alle 16', 'Dentista', undefined, 'shift dentist-2 2026-05-28T16:00'],
  ['segnati che il 3 giugno alle 10 viene l’idraulico', 'Viene', 'Segnati', 'create 2026-06-03T10:00'],
  ['prenota parrucchiere la prossima settimana dopo le 17, dove sono libero', '', 'dopo', 'create 2026-05-25T17:00'],
  [
    'ciao, per favore mi aggiungi due cose: meccanico lunedì alle 8 e spesa martedì alle 19? grazie',
    'Meccanico & Spesa',
    undefined,
    'create 2026-05-25T08:00, create 2026-05-26T19:00',
  ],
  // From some day on
  ['la palestra del martedì spostala alle 19 da giugno in poi', '9 eventi', 'venerdì', TUESDAYS_AT_SEVEN],
  ['sposta la palestra del martedì alle 19 a partire da giugno', '9 eventi', 'venerdì', TUESDAYS_AT_SEVEN],
  ['quante palestre ho a partire da giugno', '18 impegni'],
  ['quante palestre dal 2 giugno in poi', '18 impegni'],
  ['cosa ho dal 20 luglio in poi', '31 impegni'],
  // Two things on one day, and what is on while somebody is away
  [
    'aggiungi dentista 26 novembre alle 9 e visita oculistica lo stesso giorno alle 11',
    'Visita oculistica',
    undefined,
    'create 2026-11-26T09:00, create 2026-11-26T11:00',
  ],
  ['Elimina la palestra nei giorni in cui sono a Lisbona', '12 giugno', undefined, 'delete gym-fri/22'],
  // Whether there is room for what somebody means to do, and what lasts all day and has no hour
  ['posso andare al mare il weekend del 20 giugno?', '1 weekend libero', 'non trovo'],
  ['allora, ho bisogno di sapere se il 12 settembre sono libero di pomeriggio', 'Matrimonio', 'capisco'],
  ['posso vedere gli impegni di domani?', 'hai 2 impegni', 'Non del tutto'],
  ['il matrimonio a che ora è?', '12 settembre & non ha un orario'],
  ['la cena con marta viene spostata a domenica sera alle 20', '', undefined, 'shift marta 2026-05-24T20:00'],
  // Weekends and days by what is on them, the last of a course, and two questions of one thing
  ['mi dici tutti i weekend di giugno in cui ho qualcosa', '3 weekend & Concerto & Grigliata', 'Palestra'],
  ['quali giorni della settimana prossima ho solo una cosa?', '4 giorni hanno & Dentista', 'Rossi'],
  ['quando ho l’ultimo corso di tedesco', '10 giugno'],
  ['quando ho avuto l’ultimo dentista', '22 gennaio'],
  ['in che giorni di giugno vado in palestra?', '9 impegni & 30 giugno'],
  ['il volo per lisbona è stato anticipato alle 6', '', undefined, 'shift flight 2026-06-12T06:00'],
  // Where one goes on some day
  ['dove devo andare sabato sera', 'Trattoria da Gino'],
  ['dov’è che vado il 12 settembre', 'Villa Aurelia'],
  // What is said of an event is not the event, and is noted without the words that tell of it
  ['togli il luogo alla cena con marta', 'togliere il luogo', undefined, 'place marta'],
  ['ho una visita dall’oculista mercoledì 10 giugno alle 11, segnala', '«Visita', 'Ho una', 'create 2026-06-10T11:00'],
  ['cosa ho in programma per il weekend lungo del 2 giugno?', '2 impegni & 30 maggio', 'Natale'],
  ['se sposto il dentista a venerdì 29 maggio mi si accavalla qualcosa?', '1 impegno & Palestra', 'dentista'],
  // The first day that is free, at an hour that is said, and what somebody moved
  ['metti dentista il primo giorno libero di giugno alle 9', '«Dentista»', undefined, 'create 2026-06-04T09:00'],
  ['prenota una visita la prima mattina libera di giugno', '«Visita»', undefined, 'create 2026-06-02T09:00'],
  ['il workshop l’ho spostato a lunedì 25 alla stessa ora', '', undefined, 'shift workshop 2026-05-25T10:00'],
  ['il veterinario l’abbiamo rimandato a martedì', '', undefined, 'shift vet 2026-05-26T17:30'],
  // The last of today is still to come
  ['qual è l’ultimo impegno di oggi?', 'Corso di tedesco', 'non trovo'],
  // Several wishes in a row, each about the thing before it where it names none
  [
    'cancella il workshop, sposta il veterinario a venerdì e ricordamelo un’ora prima',
    '1 ora prima',
    undefined,
    'delete workshop, shift vet 2026-05-22T17:30, remind vet',
  ],
  [
    'sposta la grigliata al 28 giugno e mettici un promemoria il giorno prima',
    '1 giorno prima',
    'ci resta',
    'shift barbecue 2026-06-28T12:00, remind barbecue',
  ],
  [
    'aggiungi nuoto sabato alle 9, cancella il workshop, e chiama Rossi lunedì alle 9',
    'Nuoto & Workshop & Chiama Rossi',
    undefined,
    'create 2026-05-23T09:00, delete workshop, create 2026-05-25T09:00',
  ],
  [
    "mettimi parrucchiere sabato 30 maggio alle 10 mezz'oretta",
    '«Parrucchiere»: sabato 30 maggio 2026, 10:00–10:30',
    undefined,
    'create 2026-05-30T10:00',
  ],
  [
    'togli la palestra del 12 giugno che sono a Lisbona, e pure la riunione del 15',
    '2 eventi',
    undefined,
    'delete gym-fri/22, delete team/22',
  ],
  [
    "metti parrucchiere sabato 30 maggio alle 10 e ricordamelo un'ora prima",
    '«Parrucchiere».*1 ora prima',
    undefined,
    'create 2026-05-30T10:00',
  ],
]
