import type { MeasuredRow } from './measured-row.ts'

/** What is kept, left or done on its days in Italian, as it is read on Thursday 18 March 2027: with days and times in words. */
export const italianHabits: readonly MeasuredRow[] = [
  ['meditare ogni giorno dal 1 aprile', 'Meditare', 'count 275 giorni', '2027-04-01..2027-12-31', '7 x 15'],
  [
    'camminare ogni giorno dal 12 aprile per 30 giorni',
    'Camminare',
    'count 30 giorni',
    '2027-04-12..2027-05-11',
    '7 x 30',
  ],
  ['30 giorni di yoga', 'Yoga', 'count 30 giorni', '2027-03-18..2027-04-16', '7 x 30'],
  ['30 giorni di disegno dal 1 aprile', 'Disegno', 'count 30 giorni', '2027-04-01..2027-04-30', '7 x 30'],
  ['30 giorni senza zucchero', 'Niente zucchero', 'count 30 giorni', '2027-03-18..2027-04-16'],
  ['un mese senza social', 'Niente social', 'count 31 giorni', '2027-03-18..2027-04-17'],
  [
    'Andare in bici al lavoro almeno 3 volte a settimana',
    'Andare in bici al lavoro almeno 3 volte a settimana',
    'count 123 volte',
    '2027-03-18..2027-12-31',
  ],
  [
    'correre due volte a settimana fino alla maratona',
    'Correre fino alla maratona',
    'count 82 volte',
    '2027-03-18..2027-12-31',
    '2 x 60',
  ],
  [
    'niente alcol dal lunedì al giovedì',
    'Niente alcol dal lunedì al giovedì',
    'count 165 giorni',
    '2027-03-18..2027-12-31',
  ],
  ['10 partite di padel al mese', '10 partite di padel al mese', 'count 90 partite', '2027-03-18..2027-12-31'],
  ['fotografare 50 uccelli', 'Fotografare 50 uccelli', 'count 50 uccelli', '2027-03-18..2027-12-31'],
  ['meditare ogni giorno per 30 giorni', 'Meditare', 'count 30 giorni', '2027-03-18..2027-04-16', '7 x 15'],
  ['smettere con lo zucchero per un mese', 'Smettere con lo zucchero', 'count 31 giorni', '2027-03-18..2027-04-17'],
  ['Niente zucchero per 3 mesi', 'Niente zucchero', 'count 92 giorni', '2027-03-18..2027-06-17'],
  ['chiamare la nonna ogni domenica', 'Chiamare la nonna', 'count 41 volte', '2027-03-18..2027-12-31', '1 x 20'],
  ['palestra martedì e giovedì', 'Palestra', 'count 82 volte', '2027-03-18..2027-12-31', '2 x 60'],
  ['corsa ogni lunedì e mercoledì alle 7', 'Corsa', 'count 82 volte', '2027-03-18..2027-12-31', '2 x 60'],
  ['un sabato al mese volontariato', 'Un sabato al mese volontariato', 'count 9 volte', '2027-03-18..2027-12-31'],
  ['vedere di più i nonni', 'Vedere di più i nonni', 'count 18 volte', '2027-03-18..2027-12-31'],
  ['dormire almeno 7 ore a notte', 'Dormire almeno 7 ore a notte', 'count 289 giorni', '2027-03-18..2027-12-31'],
  [
    'lievito da rinfrescare ogni 5 giorni',
    'Lievito da rinfrescare ogni 5 giorni',
    'count 58 volte',
    '2027-03-18..2027-12-31',
  ],
  [
    'mandare il curriculum a 15 aziende entro aprile',
    'Mandare il curriculum a 15 aziende',
    'count 15 aziende',
    '2027-03-18..2027-04-30',
  ],
  [
    'una lettera al mese a mia sorella',
    'Una lettera al mese a mia sorella',
    'count 9 lettere',
    '2027-03-18..2027-12-31',
  ],
  ['due gite al mese', 'Due gite al mese', 'count 18 gite', '2027-03-18..2027-12-31'],
  [
    'imparare 300 parole di inglese prima della fiera di Londra',
    'Imparare 300 parole di inglese prima della fiera di Londra',
    'number 300 parole',
    '2027-03-18..2027-12-31',
  ],
  [
    'perdere 10 kg entro il matrimonio del 12 giugno',
    'Perdere 10 kg entro il matrimonio',
    'number 10 kg',
    '2027-03-18..2027-06-12',
  ],
]

/** What names a level, a day or a dislike, and no amount. */
export const noItalianHabits: readonly string[] = [
  'cammino di Santiago, gli ultimi 100 km, a settembre',
  'quattro giorni a Roma a maggio: vorrei vedere la galleria Borghese',
  'mostra di acquerelli in biblioteca in autunno, mi servono almeno 12 quadri',
  'chitarra, almeno tre canzoni',
  'vedere le Dolomiti dal 7 al 21 agosto',
  "50 flessioni di fila entro l'estate",
  'odio il lunedì',
  'smettere di fumare entro giugno',
  'due caffè al giorno',
]
