import type { MeasuredRow } from './measured-row.ts'

/** Amounts of a week, a month or a name, and what has its usual length. Read on Thursday 18 March 2027. */
export const englishAmounts: readonly MeasuredRow[] = [
  ['swim 100 lengths a week', 'Swim 100 lengths a week', 'number 4100 lengths', '2027-03-18..2027-12-31'],
  ['pay £200 a month into the ISA', 'Pay £200 a month into the ISA', 'number 1800 £', '2027-03-18..2027-12-31'],
  ['lose half a stone by June', 'Lose half a stone', 'number 7 lb', '2027-03-18..2027-06-01'],
  [
    'visit 5 National Trust places before October',
    'Visit 5 National Trust places',
    'count 5 places',
    '2027-03-18..2027-09-30',
  ],
  ['cycle to work 3 days a week', 'Cycle to work 3 days a week', 'count 123 days', '2027-03-18..2027-12-31'],
  ['have two meat-free days a week', 'Have two meat-free days a week', 'count 82 days', '2027-03-18..2027-12-31'],
  ['a screen-free Sunday every week', 'A screen-free Sunday every week', 'count 41 times', '2027-03-18..2027-12-31'],
  ['in bed by 11 every night', 'In bed by 11 every night', 'count 289 days', '2027-03-18..2027-12-31'],
  ['spend 3 hours a week on Spanish', 'Spanish', 'hours 123', '2027-03-18..2027-12-31', '2 x 90'],
  ['read one book a month', 'Read one book a month', 'count 9 books', '2027-03-18..2027-12-31'],
  ['take my tablets every day', 'Take my tablets', 'count 289 days', '2027-03-18..2027-12-31', '7 x 5'],
  ['Put £50 a week away', 'Put £50 a week away', 'number 2050 £', '2027-03-18..2027-12-31'],
  ['£150 a month into an index fund', '£150 a month into an index fund', 'number 1350 £', '2027-03-18..2027-12-31'],
  ['Volunteer two Saturdays a month', 'Volunteer two Saturdays a month', 'count 18 times', '2027-03-18..2027-12-31'],
  ['see the grandkids once a month', 'See the grandkids once a month', 'count 9 times', '2027-03-18..2027-12-31'],
  ['a date night every fortnight', 'A date night every fortnight', 'count 21 times', '2027-03-18..2027-12-31'],
  [
    'bake a different cake every Sunday',
    'Bake a different cake',
    'count 41 times',
    '2027-03-18..2027-12-31',
    '1 x 120',
  ],
]

export const italianAmounts: readonly MeasuredRow[] = [
  ['nuotare 100 vasche a settimana', 'Nuotare 100 vasche a settimana', 'number 4100 vasche', '2027-03-18..2027-12-31'],
  [
    'versare 50 euro al mese sul fondo pensione',
    'Versare 50 euro al mese sul fondo pensione',
    'number 450 €',
    '2027-03-18..2027-12-31',
  ],
  [
    'restituire 3000 euro a mio padre entro dicembre',
    'Restituire 3000 euro a mio padre',
    'number 3000 €',
    '2027-03-18..2027-12-31',
  ],
  [
    'andare al lavoro in bici 3 giorni a settimana',
    'Andare al lavoro in bici 3 giorni a settimana',
    'count 123 giorni',
    '2027-03-18..2027-12-31',
  ],
  [
    'due giorni senza carne a settimana',
    'Due giorni senza carne a settimana',
    'count 82 giorni',
    '2027-03-18..2027-12-31',
  ],
  [
    'vedere i nipotini una volta al mese',
    'Vedere i nipotini una volta al mese',
    'count 9 volte',
    '2027-03-18..2027-12-31',
  ],
  [
    "un quarto d'ora di yoga ogni mattina",
    "Un quarto d'ora di yoga",
    'count 289 giorni',
    '2027-03-18..2027-12-31',
    '7 x 15',
  ],
  ['una torta diversa ogni domenica', 'Una torta diversa', 'count 41 volte', '2027-03-18..2027-12-31', '1 x 120'],
]

/** A mark or a best value is reached once, and planned: nothing counts from nought to it. */
export const englishMarks: readonly string[] = [
  'get a 2:1',
  'score 7 in IELTS',
  'run 10k under 50 minutes',
  'deadlift 100 kg',
  'get down to 75 kg',
  'plank for 3 minutes',
]

export const italianMarks: readonly string[] = [
  'prendere almeno 8 in matematica',
  'correre 10 km in meno di 50 minuti',
  'fare i 100 metri in 13 secondi',
  'sollevare 100 kg di stacco',
  'arrivare a 75 kg',
]
