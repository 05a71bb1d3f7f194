import type { LifeRow } from './score-life.ts'

/** The same in Italian. */
export const italianAskedFurther: readonly LifeRow[] = [
  [
    'Buongiorno, mi potrebbe leggere gli appuntamenti di oggi per cortesia?',
    'Riunione genitori & Corso di tedesco',
    'potrebbe',
  ],
  ["quando sono via quest'estate?", 'Lisbona & Puglia'],
  ['la prossima settimana è più leggera di questa?', '7 impegni & 9 impegni & di meno da lunedì 25'],
  ['giugno è più pieno di luglio?', '21 impegni & 15 impegni'],
  ['mi alleno più di martedì o di venerdì?', '30 impegni & pari'],
  ['posso vedere Luca per un caffè martedì prossimo alle 17?', 'alle 17:00 non hai nessun impegno'],
  ["c'è posto per una visita di mezz'ora lunedì mattina?", '08:00–09:30 & 10:30–12:00'],
  ['dove si tiene la cena di sabato?', 'Trattoria da Gino'],
  ['grazie mille sei un tesoro', 'Prego'],
  ['ma tu sei una persona vera?', 'assistente del tuo calendario'],
  ['salta la lezione di tedesco di stasera', 'Corso di tedesco', undefined, 'delete german/11'],
  ['spota la cena cn marta a domenca', 'Cena con Marta', undefined, 'shift marta 2026-05-24T20:00'],
  ['porta la grigliata a domenica 28 giugno', 'Grigliata', undefined, 'shift barbecue 2026-06-28T12:00'],
  ['sposta il trasloco al weekend dopo', 'Trasloco', undefined, 'shift move 2026-07-25'],
  ['copia il pranzo con Luca al 9 giugno', 'Pranzo con Luca', undefined, 'create 2026-06-09T13:00'],
  ['mettimi il 2 giugno come festa, tutto il giorno', '«Festa»', undefined, 'create 2026-06-02'],
  [
    'Blocca due ore giovedì pomeriggio per preparare la revisione',
    '«Preparare la revisione».*14:00–16:00',
    undefined,
    'create 2026-05-21T14:00',
  ],
  ['cambia il luogo della cena con Marta in Pizzeria Da Michele', '«Pizzeria Da Michele»', undefined, 'place marta'],
  ['aggiungi il luogo Arena di Verona al concerto', '«Arena di Verona»', undefined, 'place concert'],
  ['nota sul dentista: portare la panoramica', 'portare la panoramica', undefined, 'describe dentist-2'],
  ['scrivi nel trasloco che il furgone arriva alle 7', 'il furgone arriva alle 7', undefined, 'describe move'],
  ['il pranzo con la nonna fallo finire alle 16', '13:00–16:00', undefined, 'shift grandma 2026-05-24T13:00'],
]
