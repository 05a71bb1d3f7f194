import type { MeasuredRow } from './measured-row.ts'

/** How often, how long and until when, as people type it. Read on Thursday 18 March 2027. */
export const englishAsTyped: readonly MeasuredRow[] = [
  ['swim 20 lengths twice a week', 'Swim 20 lengths', 'count 82 times', '2027-03-18..2027-12-31', '2 x 60'],
  [
    "I'd like to write 12 short stories this year - done one so far",
    'Write 12 short stories',
    'count 11 stories',
    '2027-03-18..2027-12-31',
  ],
  ['lose 12 lbs by my holiday in August', 'Lose 12 lbs by my holiday', 'number 12 lb', '2027-03-18..2027-07-31'],
  ['no buying books until June', 'No buying books', 'count 75 days', '2027-03-18..2027-05-31'],
  [
    'send 5 job applications a week until I find something',
    'Send 5 job applications a week',
    'count 205 applications',
    '2027-03-18..2027-12-31',
  ],
  [
    'practise Spanish 15 minutes a day on Duolingo',
    'Practise Spanish 15 minutes on Duolingo',
    'count 289 days',
    '2027-03-18..2027-12-31',
    '7 x 15',
  ],
  [
    'stretch for ten minutes before bed each night',
    'Stretch for ten minutes before bed',
    'count 289 days',
    '2027-03-18..2027-12-31',
    '7 x 10',
  ],
  ['See my dad every other Sunday', 'See my dad every other Sunday', 'count 21 times', '2027-03-18..2027-12-31'],
  [
    'Phone gran twice a week and write to her once a month',
    'Phone gran',
    'count 82 times',
    '2027-03-18..2027-12-31',
    '2 x 20',
  ],
  [
    '40 blog posts this year and 1000 newsletter subscribers',
    '40 blog posts',
    'count 40 posts',
    '2027-03-18..2027-12-31',
  ],
  ['do parkrun every Saturday morning at 9', 'Do parkrun', 'count 41 times', '2027-03-18..2027-12-31', '1 x 60'],
  ['I want to lose a stone and a half by July', 'Lose a stone and a half', 'number 21 lb', '2027-03-18..2027-07-31'],
  ['get 1,000 followers by summer', 'Get 1,000 followers', 'count 1000 followers', '2027-03-18..2027-06-20'],
  [
    'volunteer at the food bank the first Saturday of every month',
    'Volunteer at the food bank the first Saturday of every month',
    'count 9 times',
    '2027-03-18..2027-12-31',
  ],
  [
    'practise guitar 20 minutes a day 5 days a week',
    'Practise guitar',
    'count 205 days',
    '2027-03-18..2027-12-31',
    '5 x 20',
  ],
  [
    'write the first draft, 80,000 words, 500 words a day, then leave it alone for a month',
    'Write the first draft',
    'number 80000 words',
    '2027-03-18..2027-08-24',
  ],
]

/** How often, how long and until when, as people type it. Read on Thursday 18 March 2027. */
export const italianAsTyped: readonly MeasuredRow[] = [
  [
    'nuotare 40 vasche due volte a settimana',
    'Nuotare 40 vasche',
    'count 82 volte',
    '2027-03-18..2027-12-31',
    '2 x 60',
  ],
  [
    "Vorrei scrivere 12 racconti quest'anno, uno l'ho già finito",
    'Scrivere 12 racconti',
    'count 11 racconti',
    '2027-03-18..2027-12-31',
  ],
  [
    'perdere 5 kg entro il matrimonio di Anna a giugno',
    'Perdere 5 kg entro il matrimonio di Anna',
    'number 5 kg',
    '2027-03-18..2027-05-31',
  ],
  [
    'studiare spagnolo 15 minuti al giorno con Duolingo',
    'Studiare spagnolo 15 minuti con Duolingo',
    'count 289 giorni',
    '2027-03-18..2027-12-31',
    '7 x 15',
  ],
  [
    'stretching dieci minuti prima di dormire ogni sera',
    'Stretching dieci minuti prima di dormire',
    'count 289 giorni',
    '2027-03-18..2027-12-31',
    '7 x 10',
  ],
  [
    'vedere papà una domenica sì e una no',
    'Vedere papà una domenica sì e una no',
    'count 21 volte',
    '2027-03-18..2027-12-31',
  ],
  [
    'Telefonare alla nonna due volte a settimana e scriverle una volta al mese',
    'Telefonare alla nonna',
    'count 82 volte',
    '2027-03-18..2027-12-31',
    '2 x 20',
  ],
  [
    "40 post per il blog quest'anno e 1000 iscritti alla newsletter",
    '40 post per il blog',
    'count 40 post',
    '2027-03-18..2027-12-31',
  ],
  ['parkrun ogni sabato mattina, alle 9', 'Parkrun', 'count 41 volte', '2027-03-18..2027-12-31', '1 x 60'],
  ['perdere 8 chili e mezzo entro luglio', 'Perdere 8 chili e mezzo', 'number 8.5 kg', '2027-03-18..2027-07-31'],
  [
    "arrivare a 1000 follower entro l'estate",
    'Arrivare a 1000 follower',
    'count 1000 follower',
    '2027-03-18..2027-06-20',
  ],
  [
    "mettere via 200 euro al mese per il viaggio in Giappone dell'anno prossimo",
    'Mettere via 200 euro al mese per il viaggio in Giappone',
    'number 1800 €',
    '2027-03-18..2027-12-31',
  ],
]
