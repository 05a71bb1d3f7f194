import type { Row } from '../said.ts'

/** Italian phrases with a date and two hours. */
export const italianSpansOnDates: readonly Row[] = [
  ['visita sportiva Teo sab 3/4 mattina', 'visita sportiva Teo', '2027-04-03T09:00..2027-04-03T12:00'],
  ['open day liceo sabato 10 aprile 9-12.30', 'open day liceo', '2027-04-10T09:00..2027-04-10T12:30'],
  ['riunione genitori giovedi 8/4 17.30-19', 'riunione genitori', '2027-04-08T17:30..2027-04-08T19:00'],
  ['colloqui generali il 14 aprile pomeriggio', 'colloqui generali', '2027-04-14T14:00..2027-04-14T18:00'],
  ['tombola il 26 dicembre pomeriggio', 'tombola', '2027-12-26T14:00..2027-12-26T18:00'],
  ['donazione sangue AVIS sabato 17 aprile mattina', 'donazione sangue AVIS', '2027-04-17T09:00..2027-04-17T12:00'],
  ['rientro domenica 15 agosto in serata', 'rientro', '2027-08-15T20:00..2027-08-15T22:00'],
  [
    'seduta logopedia Tommi gio 25/03 dalle 17 alle 17.45',
    'seduta logopedia Tommi',
    '2027-03-25T17:00..2027-03-25T17:45',
  ],
  ['disinfestazione 8 giugno 7-9', 'disinfestazione', '2027-06-08T07:00..2027-06-08T09:00'],
  ['seminario dottorato 20/05 14-17', 'seminario dottorato', '2027-05-20T14:00..2027-05-20T17:00'],
  ['condominio: deratizzazione 15 aprile 8-13', 'condominio: deratizzazione', '2027-04-15T08:00..2027-04-15T13:00'],
  [
    'rinfresco laurea Gaia lunedì 19 luglio dalle 18 alle 21',
    'rinfresco laurea Gaia',
    '2027-07-19T18:00..2027-07-19T21:00',
  ],
  ['riunione 12/4 ore 9-11', 'riunione', '2027-04-12T09:00..2027-04-12T11:00'],
  ['riunione 12 aprile 9-11', 'riunione', '2027-04-12T09:00..2027-04-12T11:00'],
  [
    'simulazione terza prova il 4 maggio dalle 8 alle 13',
    'simulazione terza prova',
    '2027-05-04T08:00..2027-05-04T13:00',
  ],
  ['open day università giovedì 6 maggio 9-13', 'open day università', '2027-05-06T09:00..2027-05-06T13:00'],
  ['collaudo impianto 26 aprile mattina', 'collaudo impianto', '2027-04-26T09:00..2027-04-26T12:00'],
  ['la mattina del 2 aprile prelievo', 'prelievo', '2027-04-02T09:00..2027-04-02T12:00'],
  [
    'gara di matematica mercoledì 28 aprile dalle 9 alle 11',
    'gara di matematica',
    '2027-04-28T09:00..2027-04-28T11:00',
  ],
  ['riunione di progetto il 25 dalle 10 alle 12', 'riunione di progetto', '2027-03-25T10:00..2027-03-25T12:00'],
  ['festa di quartiere domenica 6 giugno dalle 10 alle 20', 'festa di quartiere', '2027-06-06T10:00..2027-06-06T20:00'],
  ['derattizzazione lun 12/4 8.00-12.00', 'derattizzazione', '2027-04-12T08:00..2027-04-12T12:00'],
  ['turno notte 20/4 22-06', 'turno notte', '2027-04-20T22:00..2027-04-21T06:00'],
  ['guardia medica sab 3 aprile 8-20', 'guardia medica', '2027-04-03T08:00..2027-04-03T20:00'],
  ['festa Emma domenica 11/4 dalle 15.30 alle 18.30', 'festa Emma', '2027-04-11T15:30..2027-04-11T18:30'],
  [
    'festa di compleanno di Marta sabato 10 aprile dalle 15:30 alle 18:30',
    'festa di compleanno di Marta',
    '2027-04-10T15:30..2027-04-10T18:30',
  ],
  ['sagra del tartufo 23 ottobre dalle 10 alle 23', 'sagra del tartufo', '2027-10-23T10:00..2027-10-23T23:00'],
  ['guardia medica domani dalle 20 alle 8', 'guardia medica', '2027-03-19T20:00..2027-03-20T08:00'],
  ['sciopero treni 26 marzo dalle 9 alle 17', 'sciopero treni', '2027-03-26T09:00..2027-03-26T17:00'],
]
