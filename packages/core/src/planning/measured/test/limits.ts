import type { MeasuredRow } from './measured-row.ts'

/** A most, and what is left on its days: periods are counted in which it is kept. Read on Thursday 18 March 2027. */
export const englishLimits: readonly MeasuredRow[] = [
  [
    'spend less on takeaways, max £60 a month',
    'Spend less on takeaways, max £60 a month',
    'count 9 months',
    '2027-03-18..2027-12-31',
  ],
  ['max 2 coffees a day', 'Max 2 coffees a day', 'count 289 days', '2027-03-18..2027-12-31'],
  [
    'drink less, nothing Monday to Thursday',
    'Drink less, nothing Monday to Thursday',
    'count 165 days',
    '2027-03-18..2027-12-31',
  ],
  [
    'no more than 10 hours of telly a week',
    'No more than 10 hours of telly a week',
    'count 41 weeks',
    '2027-03-18..2027-12-31',
  ],
  ['stay under 1800 calories a day', 'Stay under 1800 calories a day', 'count 289 days', '2027-03-18..2027-12-31'],
  [
    'limit social media to 30 minutes a day',
    'Limit social media to 30 minutes a day',
    'count 289 days',
    '2027-03-18..2027-12-31',
  ],
  ['no alcohol on weekdays', 'No alcohol on weekdays', 'count 207 days', '2027-03-18..2027-12-31'],
  ['10,000 steps a day on weekdays', '10,000 steps a day on weekdays', 'count 207 days', '2027-03-18..2027-12-31'],
  ['walk 8000 steps a day at weekends', 'Walk 8000 steps a day at weekends', 'count 82 days', '2027-03-18..2027-12-31'],
  [
    'not buying any new clothes till Christmas',
    'Not buying any new clothes',
    'count 283 days',
    '2027-03-18..2027-12-25',
  ],
  ['no alcohol until Easter', 'No alcohol', 'count 11 days', '2027-03-18..2027-03-28'],
  ['w/o chocolate until the end of May', 'W/o chocolate', 'count 75 days', '2027-03-18..2027-05-31'],
  ["don't buy any books until September", "Don't buy any books", 'count 167 days', '2027-03-18..2027-08-31'],
  ['no takeaways on weeknights', 'No takeaways on weeknights', 'count 207 days', '2027-03-18..2027-12-31'],
]

export const italianLimits: readonly MeasuredRow[] = [
  ['non comprare vestiti fino a settembre', 'Non comprare vestiti', 'count 167 giorni', '2027-03-18..2027-08-31'],
  [
    'spendere meno di spesa, max 400 euro al mese',
    'Spendere meno di spesa, max 400 euro al mese',
    'count 9 mesi',
    '2027-03-18..2027-12-31',
  ],
  ['spendere meno di 200 euro al mese', 'Spendere meno di 200 euro al mese', 'count 9 mesi', '2027-03-18..2027-12-31'],
  [
    'non fumare più di 3 sigarette al giorno',
    'Non fumare più di 3 sigarette al giorno',
    'count 289 giorni',
    '2027-03-18..2027-12-31',
  ],
  ['massimo 2 caffè al giorno', 'Massimo 2 caffè al giorno', 'count 289 giorni', '2027-03-18..2027-12-31'],
  [
    'bere meno, niente dal lunedì al giovedì',
    'Bere meno, niente dal lunedì al giovedì',
    'count 165 giorni',
    '2027-03-18..2027-12-31',
  ],
  [
    'non più di 10 ore di televisione a settimana',
    'Non più di 10 ore di televisione a settimana',
    'count 41 settimane',
    '2027-03-18..2027-12-31',
  ],
  [
    'restare sotto le 1800 calorie al giorno',
    'Restare sotto le 1800 calorie al giorno',
    'count 289 giorni',
    '2027-03-18..2027-12-31',
  ],
  [
    'non più di 30 minuti di social al giorno',
    'Non più di 30 minuti di social al giorno',
    'count 289 giorni',
    '2027-03-18..2027-12-31',
  ],
  ['niente alcol nei giorni feriali', 'Niente alcol nei giorni feriali', 'count 207 giorni', '2027-03-18..2027-12-31'],
  [
    '10.000 passi al giorno nei giorni feriali',
    '10.000 passi al giorno nei giorni feriali',
    'count 207 giorni',
    '2027-03-18..2027-12-31',
  ],
  [
    '8000 passi al giorno nel fine settimana',
    '8000 passi al giorno nel fine settimana',
    'count 82 giorni',
    '2027-03-18..2027-12-31',
  ],
  ['nn mangiare dolci fino a pasqua', 'Nn mangiare dolci', 'count 11 giorni', '2027-03-18..2027-03-28'],
  ['non comprare vestiti fino a Natale', 'Non comprare vestiti', 'count 283 giorni', '2027-03-18..2027-12-25'],
  ['no social fino a giugno', 'No social', 'count 75 giorni', '2027-03-18..2027-05-31'],
  ['nn bere caffè per un mese', 'Nn bere caffè', 'count 31 giorni', '2027-03-18..2027-04-17'],
  [
    'niente telefono nelle sere feriali',
    'Niente telefono nelle sere feriali',
    'count 207 giorni',
    '2027-03-18..2027-12-31',
  ],
]
