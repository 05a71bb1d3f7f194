import type { Row } from '../said.ts'

/** Italian phrases of a day beside another, and of repetitions within a month. */
export const italianBeside: readonly Row[] = [
  ['la domenica dopo Pasqua gita', 'gita', '2027-04-04'],
  ['il lunedì prima di Natale cena aziendale', 'cena aziendale', '2027-12-20'],
  ['valigie sabato prima del 15 giugno', 'valigie', '2027-06-12'],
  ['rientro il sabato dopo il 10 maggio', 'rientro', '2027-05-15'],
  ['il lunedì dopo la festa', 'il lunedì dopo la festa', '-'],
  ['nuoto giovedì dopo scuola', 'nuoto dopo scuola', '2027-03-25'],
  ['yoga ogni lunedì di maggio', 'yoga', '2027-05-03', 'FREQ=WEEKLY;UNTIL=20270531;BYDAY=MO'],
  ['piscina ogni giorno di agosto', 'piscina', '2027-08-01', 'FREQ=DAILY;UNTIL=20270831'],
  ['tennis ogni martedì di giugno e luglio', 'tennis ogni martedì di giugno e luglio', '-'],
  ['pesce tutti i venerdì di quaresima', 'pesce tutti i venerdì di quaresima', '-'],
  ['revisione caldaia ogni due anni a ottobre', 'revisione caldaia ogni due anni a ottobre', '-'],
  ['tra Natale e Capodanno montagna', 'montagna', '2027-12-25..2028-01-01'],
  ['consegna tra 2 e 3 settimane', 'consegna tra 2 e 3 settimane', '-'],
  ['Contratto dal 1 marzo 2027 al 30 giugno 2028', 'Contratto dal 1 marzo 2027 al 30 giugno 2028', '-'],
  ['Vacanza 25 aprile 2027 - 1 maggio 2028', 'Vacanza 25 aprile 2027 - 1 maggio 2028', '-'],
  ['Vacanza 28 dicembre 2027 - 3 gennaio 2028', 'Vacanza', '2027-12-28..2028-01-03'],
  ['il 1 del mese affitto', 'affitto', '2027-04-01'],
]
