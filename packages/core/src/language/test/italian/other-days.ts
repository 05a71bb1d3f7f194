import type { Row } from '../said.ts'

/** What is typed in Italian on Tuesday 29 December 2026 at 18:30. */
export const italianAtYearEnd: readonly Row[] = [
  ['capodanno dai Neri', 'capodanno dai Neri', '2027-01-01'],
  ['cena di San Silvestro giovedì alle 20', 'cena di San Silvestro', '2026-12-31T20:00'],
  ['saldi invernali dal 5 gennaio', 'saldi invernali', '2027-01-05'],
  ['befana il 6 gennaio', 'befana', '2027-01-06'],
  ['rientro in ufficio il 7 alle 9', 'rientro in ufficio', '2027-01-07T09:00'],
  ['cenone il 31 alle 20:30', 'cenone', '2026-12-31T20:30'],
  ['dermatologo venerdì 8 gennaio ore 16', 'dermatologo', '2027-01-08T16:00'],
  ['montagna dal 30 dicembre al 3 gennaio', 'montagna', '2026-12-30..2027-01-03'],
  ['montagna 30/12-3/1', 'montagna', '2026-12-30..2027-01-03'],
  ['bollo entro gennaio', 'bollo', '2027-01-31'],
  ['iscrizioni scuola a gennaio', 'iscrizioni scuola', '2027-01-01..2027-01-31'],
  ['trasferta la prossima settimana', 'trasferta', '2027-01-04..2027-01-10'],
  ['visita oculista il mese prossimo', 'visita oculista', '2027-01-01..2027-01-31'],
  ['maratona il prossimo anno', 'maratona', '2027-01-01..2027-12-31'],
  ['cena stasera alle 21', 'cena', '2026-12-29T21:00'],
  ['chiamare nonna alle 19', 'chiamare nonna', '2026-12-29T19:00'],
  ['chiamare nonna alle 17', 'chiamare nonna', '2026-12-30T17:00'],
  ['carnevale in maschera martedì 9 febbraio', 'carnevale in maschera', '2027-02-09'],
  ['pulizia denti tra 10 giorni', 'pulizia denti', '2027-01-08'],
  ['aereo il 2 alle 14:25', 'aereo', '2027-01-02T14:25'],
  ['ciaspolata primo weekend di gennaio', 'ciaspolata', '2027-01-02..2027-01-03'],
]

/** What is typed in Italian on Tuesday 29 February 2028 at 9:15. */
export const italianOnLeapDay: readonly Row[] = [
  ['controllo tra un anno', 'controllo', '2029-02-28'],
  ['visita tra un mese', 'visita', '2028-03-29'],
  ['consegna domani alle 12', 'consegna', '2028-03-01T12:00'],
  ['bolletta entro fine mese', 'bolletta', '2028-02-29'],
  ['palestra ogni mercoledì ore 7', 'palestra', '2028-03-01T07:00', 'FREQ=WEEKLY;BYDAY=WE'],
  ['compleanno Bea il 29 febbraio', 'compleanno Bea', '2028-02-29'],
  ['Pasqua a Siena', 'Pasqua a Siena', '2028-04-16'],
  ['cinema martedì alle 21', 'cinema', '2028-03-07T21:00'],
  ['esame di guida il 30 febbraio', 'esame di guida il 30 febbraio', '-'],
  ['gita il 31 aprile', 'gita il 31 aprile', '-'],
  ['meeting giovedì 2 dalle 10 alle 11:30', 'meeting', '2028-03-02T10:00..2028-03-02T11:30'],
  ["mercoledi' riunione ore 15:00", 'riunione', '2028-03-01T15:00'],
  ['prossimo fine settimana Parma', 'Parma', '2028-03-04..2028-03-05'],
]
