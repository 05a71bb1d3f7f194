import type { Row } from '../said.ts'

/** Italian phrases with a last day, and what else was read wrong or not at all beside everyday lines. */
export const italianDeadlines: readonly Row[] = [
  ['disdire Netflix prima del 3 aprile', 'disdire Netflix', '2027-04-02'],
  ['prima del 30 aprile dichiarazione IVA', 'dichiarazione IVA', '2027-04-29'],
  ['imbiancare prima dell’inverno', 'imbiancare prima dell’inverno', '-'],
  ['le mail prima di domani', 'le mail prima di domani', '-'],
  ['chiudere i conti prima di fine anno', 'chiudere i conti', '2027-12-31'],
  ['la notte prima di Natale', 'la notte prima di Natale', '-'],
  ['pulire la griglia in tempo per Pasqua', 'pulire la griglia', '2027-03-27'],
  ['imparare le basi da qui a giugno', 'imparare le basi', '2027-06-30'],
  ['controllo gomme per ottobre 2027', 'controllo gomme', '2027-10-31'],
  ['verifica tra esattamente due settimane', 'verifica', '2027-04-01'],
  ['esame tra 3 settimane e mezza', 'esame tra 3 settimane e mezza', '-'],
  ['visita tra un mese e mezzo', 'visita', '2027-05-03'],
  ['pastiglia ogni giorno dispari', 'pastiglia ogni giorno dispari', '-'],
  ['pilates a giovedì alterni', 'pilates', '2027-03-18', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
  ["domani l'altro gommista", 'gommista', '2027-03-20'],
  ['due venerdì fa ho visto Lia', 'due venerdì fa ho visto Lia', '-'],
  ['fattura del 10 scorso', 'fattura del 10 scorso', '-'],
  ["l'anno scorso a Natale", "l'anno scorso a Natale", '-'],
  ["crociera 18 aprile '28", 'crociera', '2028-04-18'],
  ['saldo il 31 ottobre prossimo', 'saldo', '2027-10-31'],
  ['partita sabato alle 9', 'partita alle 9', '2027-03-20'],
  ['partita sabato alle 11', 'partita', '2027-03-20T11:00'],
]
