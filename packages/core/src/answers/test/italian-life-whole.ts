import type { LifeRow } from './score-life.ts'

/** The same of the Italian year: words of which none may go unread. */
export const italianLifeWhole: readonly LifeRow[] = [
  // Several things left out
  ['cosa ho a giugno a parte palestra e tedesco?', '10 impegni & Concerto', '«Palestra»|«Corso'],
  ['che c’è in estate oltre alla palestra e alle riunioni?', '10 impegni & Grigliata', '«Palestra»|«Riunione'],
  ['fammi vedere settembre senza riunioni, compleanni e il matrimonio', 'nessun evento'],
  ['quanti eventi ho la prossima settimana che non siano palestra o lavoro?', '2 impegni & Dentista', 'Riunione'],
  // Compared up to now
  ['finora questo mese ho dedicato più tempo al lavoro o alla famiglia?', '«Lavoro»: 3 ore & «Famiglia»: 1 ora'],
  ["quest'anno finora sono andato di più in palestra o a tedesco?", '«palestra»: 39 & «tedesco»: 11'],
  // Before the last
  ['cosa ho fatto la settimana prima della scorsa?', '4 maggio 2026 a domenica 10 maggio'],
  ['dov’ero due weekend fa?', '9 maggio 2026 a domenica 10 maggio'],
  ['quanti impegni ho avuto il mese prima dello scorso?', 'A marzo 2026'],
  ['cosa ho fatto?', '14 maggio 2026 a mercoledì 20 maggio'],
  // Public holidays of some days
  ['quali festività cadono in un giorno feriale quest’anno?', 'Repubblica & Immacolata & Natale', 'Ferragosto'],
  ['ci sono festivi che cadono nel weekend quest’anno?', 'Ferragosto', 'Natale'],
  ['quali feste cadono di martedì quest’anno?', 'Repubblica & Immacolata', 'Natale'],
  ['quali giorni festivi cadono di lunedì?', 'Nessuna festività cade in un giorno così'],
  // Until an event
  [
    'metti corsa ogni domenica alle 8 fino alla mezza maratona',
    '«Corsa» & 17 ottobre',
    undefined,
    'create 2026-05-24T08:00',
  ],
  ['aggiungi nuoto ogni giovedì alle 19 fino al matrimonio', '11 settembre', undefined, 'create 2026-05-21T19:00'],
  ['aggiungi coro ogni martedì alle 20 fino alla recita', 'quale data sia «fino alla recita»'],
  // Why
  ['annulla tedesco stasera, non ce la faccio', '1 evento', undefined, 'delete german/11'],
  ['cancella la palestra di venerdì, non posso', '1 evento', undefined, 'delete gym-fri/19'],
  ['elimina il concerto perché non ho soldi', '1 evento', undefined, 'delete concert'],
  // Two things that one verb takes away
  ['cancella il concerto e la grigliata', '2 eventi', undefined, 'delete concert, delete barbecue'],
  ["annulla l'incontro con Rossi e la revisione trimestrale", '2 eventi', undefined, 'delete rossi, delete review'],
  ['cancella il matrimonio di Sara e Paolo', '1 evento', undefined, 'delete wedding'],
  // From one to the next
  ["qual è l'intervallo più lungo tra due viaggi quest'anno?", 'Settimana bianca.*Lisbona.*118 giorni'],
  ['qual è il periodo più lungo tra due visite dal dentista?', '226 giorni'],
  ['ho tempo per un caffè tra la revisione trimestrale e la palestra di martedì?', '2 ore e 30 minuti'],
  // For each week or month, and on which of them
  ['quanto tempo al mese passo nelle riunioni di team?', '49 ore & In media 4,4 ore al mese, da lunedì 12 gennaio'],
  ['quante ore a settimana sono in palestra?', 'In media 2 ore a settimana, da martedì 6 gennaio 2026'],
  ['quanti sabati ho qualcosa tra giugno e settembre?', 'in 7 giorni'],
  ['quanti martedì ho palestra a giugno?', '5 giorni con «palestra»'],
  ['quanti lunedì ci sono a giugno?', 'giugno 2026: 5'],
  ['dove mangiamo sabato sera?', 'Cena con Marta'],
  // Free, whatever else is named
  ['in quali giorni di giugno sono libero dalla palestra?', 'Non ho tenuto conto di «palestra»'],
  ['giorni liberi prima del matrimonio?', '30 maggio', 'tenuto conto'],
  // Wishes with why, where, and in whatever room
  ['accorcia la grigliata così finisce alle 16', '12:00–16:00', undefined, 'shift barbecue 2026-06-27T12:00'],
  ['disdici la palestra di venerdì, ho la cena di classe', 'Palestra', 'aggiungere', 'delete gym-fri/19'],
  ['lunedì non riesco ad andare alla riunione di team, toglila', '25 maggio', undefined, 'delete team/19'],
  ["il concerto è all'Arena", 'luogo «Arena»', undefined, 'place concert'],
  ["metti come posto al concerto l'Arena", 'luogo «Arena»', undefined, 'place concert'],
  [
    "trovami un'oretta libera settimana prossima per l'oculista e mettilo",
    '«Oculista» & 10:30–11:30',
    undefined,
    'create 2026-05-25T10:30',
  ],
  [
    'riservami 2 ore per il 730 una sera della prossima settimana',
    '«730» & 18:00–20:00',
    undefined,
    'create 2026-05-25T18:00',
  ],
  ['liberami venerdì', 'Palestra', undefined, 'delete gym-fri/19'],
  [
    'niente palestra la settimana del trasloco, e aggiungi ritirare il furgone sab 18 luglio alle 8',
    'cancellare 2 & «Ritirare il furgone»',
    undefined,
    'delete gym-tue/27, delete gym-fri/27, create 2026-07-18T08:00',
  ],
  ['metti le ferie in puglia un giorno in più', '17 agosto', undefined, 'shift puglia 2026-08-03'],
  ["metti la grigliata un'ora in meno", '12:00–16:00', undefined, 'shift barbecue 2026-06-27T12:00'],
  ['il dentista ora è alle 16', '16:00–17:00', undefined, 'shift dentist-2 2026-05-28T16:00'],
]
