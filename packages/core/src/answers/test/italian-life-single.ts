import type { LifeRow } from './score-life.ts'

/** Single questions and wishes about the lived year, as people type them. */
export const italianLifeSingle: readonly LifeRow[] = [
  // What kind of day one is
  ['il 2 giugno è un giorno lavorativo?', '2 giugno 2026: Festa della Repubblica, giorno festivo', 'nessun evento'],
  ['il 2 giugno cade in un giorno feriale', 'Festa della Repubblica, giorno festivo in settimana'],
  ['il 15 agosto è un giorno festivo', 'Sabato 15 agosto 2026: Ferragosto'],
  ['domani è un giorno festivo?', '21 maggio 2026: giorno lavorativo'],
  ['natale cade di domenica?', 'Venerdì 25 dicembre 2026: Natale'],
  ['la grigliata cade di weekend?', 'Grigliata.: sabato 27 giugno'],
  // Words that say nothing more, and hours that do
  ['quante settimane mancano alla mezza maratona da adesso', '21 settimane e 4 giorni'],
  ['quanto tempo dedico al tedesco ogni mese, più o meno?', '6,9 ore al mese', 'confrontare'],
  ['cosa ho i venerdì di giugno, diciamo dalle 18 in poi', '5 impegni & di sera', 'Volo'],
  ['cosa ho a giugno alle 9', 'Non ho tenuto conto di .alle 9.'],
  // How far, in months
  ['quanti mesi passano tra la settimana bianca e le ferie in puglia', '5 mesi e 20 giorni .170 giorni.'],
  ['quanti mesi mancano al viaggio in giappone', 'Mancano 10 mesi'],
  ['da quanti mesi non vado dal parrucchiere', '11 aprile & 1 mese e 9 giorni'],
  // Free ones of the days that are told before
  [
    'vorrei organizzare una cena con i colleghi di giovedì, qual è il primo giovedì sera libero?',
    'primo giovedì sera libero è giovedì 21 maggio',
  ],
  [
    'pensavo di invitare amici un venerdì sera di giugno, quali potrebbero andare bene?',
    'non hai venerdì sera del tutto',
  ],
  ['vorrei fare una gita un sabato di giugno, quando posso?', '1 sabato libero su 4 & 20 giugno', '4 giugno 2026$'],
  ['pensavo a un weekend al mare a settembre, quale è libero?', '3 weekend liberi'],
  // A weekday before or after something that is on it
  ["ho un'ora libera giovedì prima del veterinario?", '21 maggio 2026: 08:00–10:00, 13:00–17:30', '22 maggio'],
  ['cosa ho giovedì dopo il workshop', 'Dopo .Workshop. & Veterinario', 'Dentista'],
  ['il giovedì prima del matrimonio sono libero?', '10 settembre'],
  // To be reminded of what is told first
  [
    'pagare assicurazione auto: mettimi un promemoria il 23 giugno',
    'Pagare assicurazione auto.: .*con promemoria',
    undefined,
    'create 2026-06-23',
  ],
  [
    'chiamare la banca - ricordamelo domani alle 10',
    'Chiamare la banca.: .*promemoria',
    undefined,
    'create 2026-05-21T10:00',
  ],
  ['bolletta luce: promemoria il 5 giugno', 'Bolletta luce.: .*promemoria', undefined, 'create 2026-06-05'],
  // How much longer, or shorter, something lasts
  [
    'il viaggio a Lisbona dura un giorno in più, torniamo il 16',
    '→ .* 16 giugno',
    undefined,
    'shift lisbon 2026-06-12',
  ],
  ['le ferie in Puglia vanno allungate di due giorni', '→ .* 18 agosto', undefined, 'shift puglia 2026-08-03'],
  ["la grigliata dura un'ora in meno", '12:00–16:00', undefined, 'shift barbecue 2026-06-27T12:00'],
  ['restiamo a Lisbona un giorno in più', '→ .* 16 giugno', undefined, 'shift lisbon 2026-06-12'],
  // Slips of verbs, and somebody who was named
  ['cancela il concerto', 'Concerto', undefined, 'delete concert'],
  ['fisa una chiamata lunedì alle 12', '«Chiamata', 'Fisa', 'create 2026-05-25T12:00'],
  ['prneota un tavolo venerdì alle 20', '«Tavolo', undefined, 'create 2026-05-22T20:00'],
  [
    "annulla l'incontro con Rossi e metti una chiamata con lui il 27 alle 11",
    'Chiamata con Rossi',
    'con lui',
    'delete rossi, create 2026-05-27T11:00',
  ],
  // Something new on several dates
  [
    "fisioterapia il 4, l'11 e il 18 giugno alle 8.30",
    'Fisioterapia.: giovedì 4 giugno & 11 giugno & 18 giugno',
    undefined,
    'create 2026-06-04T08:30, create 2026-06-11T08:30, create 2026-06-18T08:30',
  ],
  [
    "aggiungi yoga il 4 e l'11 giugno alle 9",
    '4 giugno & 11 giugno',
    undefined,
    'create 2026-06-04T09:00, create 2026-06-11T09:00',
  ],
  // From one thing to another, how many are left, and a whole week
  ['quanti giorni dal concerto alla grigliata', '21 giorni', '1 giorno con'],
  ['il corso di tedesco fino a quando ce l’ho, e quante lezioni mancano?', '10 giugno & 4 impegni'],
  ['la prima settimana libera di settembre qual è?', 'non ci sono 7 giorni di fila', '24 giorni'],
  // Where longer, and how long each is
  ["quanti viaggi ho quest'anno e quanto dura ciascuno", '4 impegni & Puglia. dura 14 giorni & Berlino. dura 3 giorni'],
  ['quanto sto via di più, in Puglia o in Giappone?', 'Dura di più .Viaggio in Giappone.: 16 giorni', 'confrontare'],
  // Giorni che dice un evento, e quello che resta fuori
  ['primo giorno libero dopo il trasloco?', 'mercoledì 22 luglio', 'lunedì 20 luglio'],
  ['sono libero al compleanno di papà?', 'domenica 5 luglio 2026 hai 1 impegno', 'tenuto conto'],
  ["c'è qualcosa a ottobre a parte la gara?", '4 impegni', 'maratona'],
  ['che mi resta da fare prima del weekend', 'a venerdì 22 maggio', '23 maggio'],
  ["qual è l'ultima palestra in calendario?", '31 luglio'],
  ['quando sono in Germania?', 'nessun evento con «germania»', 'tedesco'],
  ['sono libero giovedì o venerdì della settimana prossima?', 'giovedì 28 maggio & venerdì 29 maggio', '21 maggio'],
  ["quanti viaggi ho fatto e farò quest'anno", '4 impegni', 'fino a oggi'],
  ['quali sabati di giugno sono completamente vuoti?', 'sabato 20 giugno', 'con «vuoti»'],
  // Di due viaggi si intendono solo i giorni
  ['togli la palestra mentre sono a Lisbona o in Puglia', '12 giugno', 'Ferie in Puglia', 'delete gym-fri/22'],
  // Quello che si racconta dopo una virgola non è un nome, e di una serie l'ultimo è uno
  ['togli il pranzo con la nonna, è influenzata', 'Pranzo con la nonna', undefined, 'delete grandma'],
  [
    'cancella workshop e veterinario di domani che sto male',
    'Workshop & Veterinario',
    undefined,
    'delete workshop, delete vet',
  ],
  [
    "sposta l'incontro con Rossi alle 16:30 così non si accavalla con la revisione",
    '16:30',
    undefined,
    'shift rossi 2026-05-26T16:30',
  ],
  ["cancella l'ultima lezione di tedesco", '10 giugno', '27 maggio', 'delete german/14'],
  [
    'segnami il weekend del 26 e 27 settembre a Bologna da Elena',
    '26 settembre.*27 settembre',
    'titolo',
    'create 2026-09-26',
  ],
  ['quanti venerdì senza palestra ho ad agosto?', '4 giorni & 7 agosto & 28 agosto'],
  ['quali martedì di luglio non ho palestra?', 'non ci sono giorni senza', 'settimane'],
  ['il primo martedì senza palestra quando è?', '1 giorno & martedì 4 agosto 2026', '11 agosto'],
  // Da un’ora in poi, e fino a un’ora
  ['sono libera giovedì dopo le 14?', 'dopo le 14:00 & «Veterinario»', 'Workshop'],
  ['sono libera giovedì pomeriggio dopo le 14?', 'tra le 14:00 e le 18:00 & «Veterinario»'],
  ['sono libera lunedì prima delle 10?', 'prima delle 10:00 & «Riunione di team»'],
  ['a che ora mi libero domani', '«Veterinario» finisce alle 18:30'],
  // Che unità, e che giorni
  ['settimana prossima che giorno sono più libera?', 'Il giorno più tranquillo & 30 maggio'],
  ['da quando a quando sono in Giappone', 'da sabato 20 marzo 2027 a domenica 4 aprile 2027'],
  ['la cosa più lunga che ho in calendario', 'Viaggio in Giappone & 16 giorni'],
  ['quanti giorni di viaggio tra 2026 e 2027?', '45 giorni & Viaggio in Giappone'],
  ['quanti giorni liberi ho a giugno senza contare i festivi', '10 giorni liberi su 29'],
  ['quanti impegni ho a giugno esclusi i festivi?', '20 impegni'],
  ['quanti giorni sto via in tutto tra Lisbona, Puglia e Berlino?', 'non capisco', 'in mezzo'],
  ['quando è stata la mezza maratona e quanti anni fa?', '19 ottobre 2025', 'Palestra'],
  // Tutto di una categoria, e un luogo chiesto con il verbo
  ['cosa ho sotto Salute?', '3 impegni nella categoria «Salute»'],
  ['dove ceniamo con Marta?', '«Trattoria da Gino»'],
  // Un desiderio, e dopo una domanda
  ['il dentista, toglilo. e qual è la prossima palestra?', 'cancellare & 22 maggio', undefined, 'delete dentist-2'],
  ['quante settimane passano tra le due mezze maratone?', '52 settimane'],
  ['la settimana dopo questa che ho?', '25 maggio 2026 a domenica 31 maggio'],
  ['cosa ho il weekend dopo questo?', '30 maggio 2026 a domenica 31 maggio'],
  ['cosa ho il weekend dopo il prossimo?', '30 maggio 2026 a domenica 31 maggio'],
  ['fra due weekend cosa ho?', '30 maggio 2026 a domenica 31 maggio'],
  ['quanto tempo passerò in palestra a luglio?', '9 ore'],
  ['quanto preavviso ho prima della revisione?', 'Mancano 6 giorni'],
  ['tra quanto mi tocca la revisione?', 'Mancano 6 giorni'],
  // Giorni esclusi
  ['qualche sera libera la prossima settimana tranne mercoledì', 'Senza contare «mercoledì» & 4 sere libere su 6'],
  ["quand'è il prossimo pomeriggio libero che non sia venerdì", 'giovedì 21|sabato 23', 'venerdì 22'],
  ['quanti giorni liberi a giugno esclusi i weekend', '6 giorni liberi su 22'],
  ['che festivi ci sono tranne Natale', 'Repubblica & Immacolata', ': Natale'],
  ['quanti giorni di ferie faccio ad agosto, senza contare i weekend', '10 giorni'],
  ['che ho a giugno tranne il 2 giugno', '20 impegni'],
  ['weekend liberi a giugno a parte il 20', 'non ci sono weekend'],
  // Quanto manca, in ciò in cui si conta
  ['quanti venerdì mancano alle ferie in puglia', '75 giorni & : 11\\.'],
  ['quanti weekend mancano al matrimonio', '115 giorni & : 16\\.'],
  ['quanti giorni mancano al matrimonio esclusi i weekend', '115 giorni & : 83\\.'],
  ['quante settimane ho ancora per allenarmi per la mezza', '21 settimane'],
  ['quanti mesi ho ancora per allenarmi per la mezza maratona', '4 mesi'],
  ['quanti giorni ho ancora per preparare il trasloco', '59 giorni', 'proposta'],
  ['quanto tempo mi resta per preparare la revisione trimestrale', '6 giorni', 'proposta'],
  // Prima di un pasto, e all’ora del pasto
  ['sono libera domani prima di pranzo', 'Workshop', '12:30'],
  ['ho qualcosa domani prima di pranzo?', 'di mattina & Workshop', 'con «pranzo»'],
  ['domenica a pranzo sono libera', 'No, dalle 12:30 alle 14:00 & nonna'],
  // Accanto a ciò che si fa
  ['che ho il giorno prima che parto per lisbona', '11 giugno', 'Volo'],
  ['cosa ho il giorno dopo che torno da lisbona', '16 giugno & Palestra', '19 giugno'],
  // Mesi, settimane e giorni senza qualcosa
  ["c'è un mese senza palestra", '5 mesi & agosto'],
  ["c'è qualche lunedì senza riunione di team quest'anno?", '3 giorni & 5 gennaio'],
  ["c'è un mese in cui non ho praticamente niente", 'non ci sono mesi & più tranquillo'],
  // Feste
  ['qual è il prossimo giorno festivo', 'Festa della Repubblica', 'Palestra'],
  // Due domande
  ['il 2 giugno è festa e ho palestra?', 'Repubblica & Palestra'],
  ['il 2 giugno è festa? ho la palestra segnata lo stesso?', 'Repubblica & Palestra'],
  ['quando è stato l’ultimo dentista e quando il prossimo', '22 gennaio & 28 maggio', 'Fra quelli'],
  ['quanti viaggi mi restano e qual è il prossimo', '2026: 3 & Lisbona'],
  ['quanto manca al trasloco e quante palestre ho prima di allora', '59 giorni & 17 impegni'],
  ['a che ora mi libero dal workshop domani e quanto ho prima del veterinario', '13:00 & 4 ore e 30'],
  // Giorni lavorativi, e distanze
  ['quanti giorni lavorativi ho a giugno', '21 giorni feriali'],
  ['quanti giorni lavorativi ci sono ad agosto escluse le ferie', '11 giorni feriali'],
  ['quanti giorni lavorativi ho impegni a giugno', 'qualcosa in 15 giorni feriali'],
  ['quanti giorni dopo il trasloco partono le ferie', '15 giorni'],
]
