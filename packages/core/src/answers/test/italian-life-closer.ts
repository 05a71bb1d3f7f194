import type { LifeRow } from './score-life.ts'

/** What is asked and wished of the lived year where one word tells which of several things is meant. */
export const italianLifeCloser: readonly LifeRow[] = [
  ['ho qualcosa in contemporanea la settimana prossima?', '1 sovrapposizione & Rossi', 'tenuto conto'],
  ['dopo il workshop di domani ho tempo per un caffè prima del veterinario?', '13:00–17:30', '18:30–24'],
  ['rinomina la grigliata in Festa di inizio estate', 'Grigliata', undefined, 'rename barbecue'],
  ["che cosa c'è in programma per l'autunno?", '17 impegni & Mezza maratona & Berlino'],
  ['quanti viaggi ho in programma?', '4 impegni & 2027: 1'],
  ['sono stato più spesso via nel 2025 o nel 2026?', 'Nel 2025: 1 volta & 1 volta. Siamo pari', 'impegni'],
  [
    "elimina l'incontro con Rossi e metti al suo posto una telefonata venerdì alle 9",
    '«Telefonata»',
    'suo posto',
    'delete rossi, create 2026-05-22T09:00',
  ],
  ['disdici tutto quello che ho domani pomeriggio', 'Veterinario', 'Workshop', 'delete vet'],
  ['la palestra del 2 giugno cade di festa?', 'Festa della Repubblica'],
  [
    'ricordami di comprare il regalo per papà una settimana prima del suo compleanno',
    '«Comprare il regalo per papà»: domenica 28 giugno',
    undefined,
    'create 2026-06-28',
  ],
  [
    'cena da mamma domenica 31 alle 20 e cinema martedì 9 giugno alle 21',
    '«Cena da mamma» & «Cinema»',
    undefined,
    'create 2026-05-31T20:00, create 2026-06-09T21:00',
  ],
  ['allunga la cena con Marta fino a mezzanotte', '00:00', undefined, 'shift marta 2026-05-23T20:00'],
  ["scrivi che il concerto è all'Arena di Verona", '«Arena di Verona»', undefined, 'place concert'],
  [
    'fissa un check-up dal medico il primo giovedì libero di giugno alle 8:30',
    '«Check-up dal medico»: giovedì 4 giugno',
    undefined,
    'create 2026-06-04T08:30',
  ],
  ['mi sa che venerdì salto la palestra, toglila', '22 maggio', undefined, 'delete gym-fri/19'],
  ['in quali mesi non ho viaggi?', '8 mesi & gennaio & dicembre', 'giugno'],
  ['quando è stata la prima riunione di team del 2026?', '12 gennaio', 'tenuto conto'],
  ['quali eventi hanno un luogo?', '2 impegni con un luogo & Marta', 'Palestra'],
  ['ho più sere occupate a maggio o a giugno?', '15 sere & 12 sere'],
  ['quando ho una sera tutta per me?', 'domenica 24 maggio', 'giovedì 21'],
  [
    'metti un promemoria 30 minuti prima di ogni palestra',
    'tutte le volte che si ripete',
    undefined,
    'remind gym-fri/19, remind gym-tue/20',
  ],
]
