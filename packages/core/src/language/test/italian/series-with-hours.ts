import type { Row } from '../said.ts'

/** Italian phrases that repeat at an hour every day, month or year. */
export const italianSeriesWithHours: readonly Row[] = [
  [
    'ogni primo lunedì del mese collegio docenti ore 16',
    'collegio docenti',
    '2027-04-05T16:00',
    'FREQ=MONTHLY;BYDAY=1MO',
  ],
  ['gettare plastica ogni sera', 'gettare plastica', '2027-03-18T20:00..2027-03-18T22:00', 'FREQ=DAILY'],
  ['integratore tutte le mattine alle 8', 'integratore', '2027-03-19T08:00', 'FREQ=DAILY'],
  [
    'riunione condominiale il terzo giovedì di ogni mese h 20:30',
    'riunione condominiale',
    '2027-03-18T20:30',
    'FREQ=MONTHLY;BYDAY=3TH',
  ],
  ['pillola ogni sera alle 22:00', 'pillola', '2027-03-18T22:00', 'FREQ=DAILY'],
  ['allineamento team tutti i giorni alle 9.15', 'allineamento team', '2027-03-19T09:15', 'FREQ=DAILY'],
  [
    'pressione da misurare ogni mattina per 10 giorni',
    'pressione da misurare',
    '2027-03-19T09:00..2027-03-19T12:00',
    'FREQ=DAILY;UNTIL=20270328',
  ],
  ['meditazione ogni giorno alle 6:45 per 21 giorni', 'meditazione', '2027-03-19T06:45', 'FREQ=DAILY;UNTIL=20270408'],
  ['Board call ogni primo martedì del mese alle 17', 'Board call', '2027-04-06T17:00', 'FREQ=MONTHLY;BYDAY=1TU'],
  [
    'torneo burraco ogni secondo venerdì del mese ore 21',
    'torneo burraco',
    '2027-04-09T21:00',
    'FREQ=MONTHLY;BYDAY=2FR',
  ],
  ["annaffiare l'orto tutte le sere", "annaffiare l'orto", '2027-03-18T20:00..2027-03-18T22:00', 'FREQ=DAILY'],
  [
    'lettura libro club il primo giovedì di ogni mese ore 18.30',
    'lettura libro club',
    '2027-04-01T18:30',
    'FREQ=MONTHLY;BYDAY=1TH',
  ],
  ['stand up ogni mattina 9.15', 'stand up', '2027-03-19T09:15', 'FREQ=DAILY'],
  ['backup server ultimo venerdì di ogni mese alle 22', 'backup server', '2027-03-26T22:00', 'FREQ=MONTHLY;BYDAY=-1FR'],
  [
    'iniezioni ogni sera per una settimana',
    'iniezioni',
    '2027-03-18T20:00..2027-03-18T22:00',
    'FREQ=DAILY;UNTIL=20270324',
  ],
  ['nonna: pillole ogni mattina alle 8.30', 'nonna: pillole', '2027-03-19T08:30', 'FREQ=DAILY'],
  ['giardiniere ogni primo giovedì del mese alle 8', 'giardiniere', '2027-04-01T08:00', 'FREQ=MONTHLY;BYDAY=1TH'],
  ['letture serali ogni sera alle 21', 'letture serali', '2027-03-18T21:00', 'FREQ=DAILY'],
  ['ginnastica tutte le mattine dalle 7 alle 7.30', 'ginnastica', '2027-03-19T07:00..2027-03-19T07:30', 'FREQ=DAILY'],
  ['camminata ogni sera dopo cena', 'camminata dopo cena', '2027-03-18T20:00..2027-03-18T22:00', 'FREQ=DAILY'],
  [
    'club del libro ultimo mercoledì di ogni mese ore 20.30',
    'club del libro',
    '2027-03-31T20:30',
    'FREQ=MONTHLY;BYDAY=-1WE',
  ],
  [
    'antibiotico ogni sera per 6 giorni',
    'antibiotico',
    '2027-03-18T20:00..2027-03-18T22:00',
    'FREQ=DAILY;UNTIL=20270323',
  ],
  [
    'mercatino 1° e 3° sabato del mese 9-13',
    'mercatino',
    '2027-03-20T09:00..2027-03-20T13:00',
    'FREQ=MONTHLY;BYDAY=1SA,3SA',
  ],
]
