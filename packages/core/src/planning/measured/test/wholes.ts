import type { MeasuredRow } from './measured-row.ts'

/** Wholes of which something is done or left, and those with a pace; days that are left out. Read on Thursday 18 March 2027. */
export const englishWholes: readonly MeasuredRow[] = [
  [
    'Finish the novel (9 chapters to go) and send it to 10 publishers before Christmas',
    'Finish the novel',
    'number 9 chapters',
    '2027-03-18..2027-12-24',
  ],
  ['save £5,000, £1,200 so far', 'Save £5,000', 'number 3800 £', '2027-03-18..2027-12-31'],
  [
    "walk the coast path in chunks, 630 miles, I've done 212 so far",
    'Walk the coast path in chunks',
    'number 418 miles',
    '2027-03-18..2027-12-31',
  ],
  ['see 150 different birds in 2027, on 61 now', 'See 150 different birds', 'count 89 birds', '2027-03-18..2027-12-31'],
  ['read 30 books this year, 8 down', 'Read 30 books', 'count 22 books', '2027-03-18..2027-12-31'],
  [
    'finish the 40 lessons of the course, 25 to go',
    'Finish the 40 lessons of the course',
    'count 25 lessons',
    '2027-03-18..2027-12-31',
  ],
  ['patchwork quilt, 64 squares, 2 a week', 'Patchwork quilt', 'count 64 squares', '2027-03-18..2027-10-27', '2 x 60'],
  ['learn 300 kanji, 10 a week', 'Learn 300 kanji', 'number 300 kanji', '2027-03-18..2027-10-13'],
  [
    'meditate 10 minutes every morning for 100 days',
    'Meditate 10 minutes',
    'count 100 days',
    '2027-03-18..2027-06-25',
    '7 x 10',
  ],
  [
    'write 300 words a day except Sundays',
    'Write 300 words a day except Sundays',
    'count 248 days',
    '2027-03-18..2027-12-31',
  ],
  ['swim 20 km in total by the end of the year', 'Swim 20 km in total', 'number 20 km', '2027-03-18..2027-12-31'],
  [
    'less telly, an hour a day at most',
    'Less telly, an hour a day at most',
    'count 289 days',
    '2027-03-18..2027-12-31',
  ],
  ['put £5 a day in the jar for Christmas', 'Put £5 a day in the jar', 'number 1415 £', '2027-03-18..2027-12-25'],
  [
    'Less phone! max 30 minutes of social media a day',
    'Less phone, max 30 minutes of social media a day',
    'count 289 days',
    '2027-03-18..2027-12-31',
  ],
]

export const italianWholes: readonly MeasuredRow[] = [
  [
    'Finire il romanzo (mi mancano 9 capitoli) e mandarlo a 10 case editrici prima di Natale',
    'Finire il romanzo',
    'number 9 capitoli',
    '2027-03-18..2027-12-24',
  ],
  ['perdere 10 chili, 4 li ho già persi', 'Perdere 10 chili', 'number 6 kg', '2027-03-18..2027-12-31'],
  ['risparmiare 5000 euro, finora 1200', 'Risparmiare 5000 euro', 'number 3800 €', '2027-03-18..2027-12-31'],
  ['100 sentieri del cai, ne ho fatti 37', '100 sentieri del cai', 'count 63 sentieri', '2027-03-18..2027-12-31'],
  ['raccolta di poesie: 24 poesie, 15 sono pronte', 'Raccolta di poesie', 'count 9 poesie', '2027-03-18..2027-12-31'],
  ['visitare 20 regioni, ne mancano 7', 'Visitare 20 regioni', 'count 7 regioni', '2027-03-18..2027-12-31'],
  [
    'cucire una coperta, 64 quadrati, 2 a settimana',
    'Cucire una coperta',
    'count 64 quadrati',
    '2027-03-18..2027-10-27',
    '2 x 60',
  ],
  [
    'guardare 40 film classici, uno a settimana',
    'Guardare 40 film classici',
    'count 40 film',
    '2027-03-18..2027-12-22',
    '1 x 150',
  ],
  [
    'meditare 10 minuti tutte le mattine per 100 giorni',
    'Meditare 10 minuti',
    'count 100 giorni',
    '2027-03-18..2027-06-25',
    '7 x 10',
  ],
  [
    'scrivere 500 parole al giorno, tranne la domenica',
    'Scrivere 500 parole al giorno, tranne la domenica',
    'count 248 giorni',
    '2027-03-18..2027-12-31',
  ],
  ['nuotare 50 km in tutto da qui a fine anno', 'Nuotare 50 km in tutto', 'number 50 km', '2027-03-18..2027-12-31'],
  [
    '5 euro al giorno nel salvadanaio per Natale',
    '5 euro al giorno nel salvadanaio',
    'number 1415 €',
    '2027-03-18..2027-12-25',
  ],
  [
    "Meno telefono!! massimo un'ora di social al giorno",
    "Meno telefono, massimo un'ora di social al giorno",
    'count 289 giorni',
    '2027-03-18..2027-12-31',
  ],
  [
    'Meno dolci. Non più di due a settimana',
    'Meno dolci, non più di due a settimana',
    'count 41 settimane',
    '2027-03-18..2027-12-31',
  ],
]

/** What has an amount beside it, and is planned. */
export const englishPlanned: readonly string[] = [
  'Build two raised beds and have something to eat out of them by July',
  'Launch my candle shop on Etsy before Christmas and sell 100 candles',
  'find a two-bedroom flat in Leeds for under £900 a month',
  'hire a cleaner, 2 hours a week',
  'Sunday lunch for 12 on Mothering Sunday next year',
  'publish my poetry pamphlet, 24 poems, 15 are done',
  'play three songs at the open mic before the autumn',
  'scan the old photos, about 8,000, and make 3 albums',
  'drop to four days a week at work from September',
  'start a running group, one run a week',
  'two chapters to write and two to revise by June',
  'work 4 days a week from September',
  'Change jobs. Update my CV, sort out LinkedIn, send 5 applications a week',
  'Clear out the loft. Take 3 boxes a week to the tip',
]

export const italianPlanned: readonly string[] = [
  'Costruire due cassoni per l’orto e mangiarne qualcosa entro luglio',
  'Aprire un negozio online di saponi e venderne 200 entro Natale',
  'Lanciare il mio negozio di candele e vendere 100 candele entro Natale',
  'trovare una baby sitter per 15 ore a settimana da settembre',
  'assumere una colf, 4 ore a settimana',
  'suonare tre canzoni alla serata open mic di giugno',
  'sistemare tutte le foto di famiglia, circa 12000, e farne 5 album',
  'passare a quattro giorni a settimana al lavoro da settembre',
  'fondare un gruppo di lettura nel quartiere, un incontro al mese',
  'due capitoli da scrivere e due da rivedere entro giugno',
  'lavorare 4 giorni a settimana da settembre',
  'Cambiare lavoro. Aggiornare il cv, sistemare linkedin, mandare 5 candidature a settimana',
  'Svuotare la cantina. Portare 3 scatole a settimana in discarica',
]
