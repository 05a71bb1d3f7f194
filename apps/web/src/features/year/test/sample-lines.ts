/** One line an event: category, start[..end], title. A leading `!` is a milestone, `?` is tentative. */
export const sampleLines = `
travel 2026-12-30..2027-01-03 Capodanno a Trieste
family 2027-01-05T15:00 Pattinaggio con Elia
home 2027-01-08 Revisione caldaia
family 2027-01-07T12:00 Rientro
sport 2027-01-10T10:00 Corsa della Befana
work 2027-01-11..2027-01-14 Kick-off vendite, Bologna
health 2027-01-14T08:00 Esami del sangue
family 2027-01-16 Compleanno Giulia
study 2027-01-18..2027-01-29 Sessione invernale
work 2027-01-19T15:00 Commercialista
home 2027-01-20T18:30 Assemblea di condominio
study 2027-01-22T09:00 Esame Statistica
family 2027-01-23T20:00 Cena dai Ferri
work 2027-01-25..2027-01-27 Budget 2027
health 2027-01-28T11:00 Fisioterapia
family 2027-01-30..2027-01-31 Nonni a Lucca
health 2027-02-01T09:00 Pediatra
work 2027-02-02..2027-02-04 Audit ISO
travel 2027-02-06..2027-02-13 Settimana bianca, Val di Fassa
family 2027-02-09 Carnevale
family 2027-02-14T20:30 Cena di San Valentino
study 2027-02-15..2027-02-19 Corso di Python avanzato
health 2027-02-16T12:00 Dentista
work 2027-02-18T11:00 Colloqui annuali
home 2027-02-19..2027-02-21 Tinteggiatura studio
work 2027-02-22..2027-02-24 Fiera MECSPE
health 2027-02-25T16:00 Oculista
family 2027-02-27 Compleanno papà
sport 2027-02-28T09:30 Mezza Terre Verdiane
work 2027-03-01..2027-03-12 Lancio portale clienti
health 2027-03-04T11:00 Fisioterapia
family 2027-03-06 Compleanno Marta
work 2027-03-08..2027-03-10 Berlino, cliente Weiss
health 2027-03-11T17:00 Controllo nei
family 2027-03-13..2027-03-14 Weekend a Torino
study 2027-03-15..2027-03-24 Tesi: raccolta dati
work 2027-03-15T10:00 Revisione contratti
work 2027-03-18T10:00 Demo Ferrovie
family 2027-03-18T16:40 Maestra di Elia
home 2027-03-18T19:00 Idraulico, preventivo
family 2027-03-19 Festa del papà
sport 2027-03-21T09:00 Stramilano
work 2027-03-22..2027-03-24 Formazione sicurezza
home 2027-03-25T08:30 Cambio gomme
travel 2027-03-26..2027-03-30 Pasqua in Puglia
work 2027-03-31..2027-04-02 Chiusura trimestre
family 2027-04-04 Compleanno zia Rosa
work 2027-04-05..2027-04-09 Sprint 7
study 2027-04-06T15:00 Ricevimento relatrice
family 2027-04-10 Battesimo di Nina
sport 2027-04-11T09:00 Staffetta Milano
study 2027-04-12..2027-04-22 Tesi: primo capitolo
work 2027-04-13T11:00 Colloqui stage
health 2027-04-14T11:00 Fisioterapia
family 2027-04-16T20:30 Teatro, La Scala
home 2027-04-17 Mercatino, cantina
work 2027-04-20..2027-04-22 Hackathon interno
travel 2027-04-23..2027-04-27 Ponte a Lisbona
work 2027-04-28T10:00 Review Q1
health 2027-04-29T09:00 Vaccino
family 2027-04-30..2027-05-02 Elba in barca
work 2027-05-03..2027-05-05 Roma, Ministero
health 2027-05-06T11:00 Fisioterapia
family 2027-05-08T20:00 Cena con Luca
family 2027-05-09 Festa della mamma
work 2027-05-10..2027-05-21 Migrazione server
family 2027-05-12T17:00 Recita di Elia
health 2027-05-13T12:00 Dermatologa
family 2027-05-15 Comunione di Sara
study 2027-05-17..2027-05-28 Tesi: secondo capitolo
family 2027-05-18T20:00 Riunione di classe
home 2027-05-22 Cambio armadi
sport 2027-05-23T09:00 10 km di Monza
work 2027-05-25..2027-05-26 CdA
travel 2027-05-28..2027-06-02 Ponte a Creta
work 2027-06-03..2027-06-11 Rilascio 4.0
study 2027-06-07..2027-06-25 Sessione estiva
family 2027-06-08T17:00 Festa della scuola
health 2027-06-09T10:00 Visita ortopedica
study 2027-06-10T09:00 Esame Reti
travel 2027-06-11..2027-06-13 Siena
family 2027-06-12 Matrimonio Chiara
home 2027-06-14..2027-06-30 Rifacimento bagno
work 2027-06-15..2027-06-17 Summit partner
work 2027-06-15T09:00 Fornitori
work 2027-06-15T11:00 Offerta Zeta
health 2027-06-15T17:00 Fisioterapia
work 2027-06-16T09:00 Comitato rischi
work 2027-06-16T10:30 Prova generale
work 2027-06-16T12:00 Stampa
family 2027-06-16T16:00 Pagella
health 2027-06-16T18:00 Dentista
home 2027-06-16T19:00 Posa piastrelle
work 2027-06-17T09:00 Contratti estero
work 2027-06-17T11:00 Rassegna
study 2027-06-17T15:00 Seminario
family 2027-06-17T19:00 Cena dei nonni
family 2027-06-18T09:00 Pagelle
family 2027-06-19..2027-06-20 Nonni a casa
home 2027-06-20T10:00 Mercatino
work 2027-06-21..2027-06-30 Chiusura semestre
work 2027-06-22T09:00 Bilancio
work 2027-06-22T11:00 Audit interno
home 2027-06-22T18:00 Vetraio
work 2027-06-23T09:00 Ferie del reparto
work 2027-06-23T10:00 Revisori
study 2027-06-23T14:00 Esame Sicurezza
health 2027-06-23T18:30 Ecografia
work 2027-06-24T09:00 Budget estate
home 2027-06-24T18:00 Elettricista
travel 2027-06-26..2027-06-27 Cinque Terre
work 2027-06-28T09:00 Consegna
work 2027-06-29T10:00 Nuovo contratto
home 2027-07-01..2027-07-02 Fine lavori bagno
family 2027-07-03 Compleanno Sara
work 2027-07-05..2027-07-07 Offsite, Trento
study 2027-07-08..2027-07-14 Prove di discussione
family 2027-07-10T21:00 Concerto all’Arena
family 2027-07-12..2027-07-23 Campo estivo di Elia
health 2027-07-12T09:00 Visita medica
!study 2027-07-15 Discussione tesi
family 2027-07-17 Festa di laurea
work 2027-07-19..2027-07-21 Passaggio consegne
health 2027-07-20T10:00 Vaccini di viaggio
home 2027-07-21T18:00 Chiavi alla vicina
travel 2027-07-24..2027-08-14 Giappone: Tokyo, Kyoto, Naoshima
sport 2027-07-26..2027-08-29 Maratona: base aerobica
family 2027-08-15T13:00 Pranzo di Ferragosto
home 2027-08-16T09:00 Giardiniere
travel 2027-08-18..2027-08-28 Mare a Ostuni
family 2027-08-21 Nonna Ada, 90 anni
sport 2027-08-30..2027-10-03 Maratona: costruzione
work 2027-08-30..2027-09-03 Piano d’autunno
health 2027-08-31T11:00 Fisioterapia
family 2027-09-04T20:00 Anniversario
study 2027-09-06..2027-09-10 Master, introduzione
family 2027-09-08T08:30 Primo giorno di scuola
travel 2027-09-10..2027-09-12 Mantova, Festivaletteratura
family 2027-09-11 Compleanno Elia
work 2027-09-13..2027-09-17 Settimana qualità
health 2027-09-14T12:00 Igiene dentale
family 2027-09-18 Vendemmia
sport 2027-09-19T09:00 Mezza di Udine
work 2027-09-20..2027-09-24 Londra, cliente Hart
family 2027-09-25..2027-09-26 Festa di paese
health 2027-09-28T11:00 Fisioterapia
work 2027-09-29..2027-10-01 Chiusura trimestre
sport 2027-10-04..2027-11-07 Maratona: lavori specifici
work 2027-10-04..2027-10-08 Sprint 14
family 2027-10-07T18:00 Rappresentanti
home 2027-10-09 Pulizia caldaia
sport 2027-10-10T09:00 Mezza di prova
work 2027-10-12..2027-10-14 Budget 2028
family 2027-10-16..2027-10-17 Castagnata
work 2027-10-18..2027-10-29 Selezione nuova PM
health 2027-10-20T09:00 Check-up
family 2027-10-22 Compleanno Luca
study 2027-10-23T10:00 Esame modulo 1
sport 2027-10-24T08:00 Lungo 32 km
travel 2027-10-29..2027-11-02 Ponte a Praga
study 2027-11-03..2027-11-05 Master, laboratorio
family 2027-11-06 Compleanno Paolo
work 2027-11-08..2027-11-12 Audit di sorveglianza
sport 2027-11-08..2027-11-27 Maratona: scarico
home 2027-11-13 Gomme invernali
health 2027-11-16T11:00 Antinfluenzale
work 2027-11-18T11:00 Colloqui annuali
family 2027-11-20T20:00 Cena di classe
work 2027-11-22..2027-11-24 Roadmap 2028
travel 2027-11-26..2027-11-29 Firenze
sport 2027-11-27T17:00 Pettorale
!sport 2027-11-28 Maratona di Firenze
sport 2027-11-30..2027-12-12 Maratona: recupero
work 2027-12-01..2027-12-03 Comitato strategico
travel 2027-12-04..2027-12-08 Ponte a Vienna
work 2027-12-09T15:00 Commercialista
health 2027-12-10T11:00 Fisioterapia
home 2027-12-11..2027-12-12 Albero e presepe
work 2027-12-13..2027-12-17 Chiusura progetti
work 2027-12-16T20:00 Cena aziendale
family 2027-12-18T16:00 Recita di Natale
study 2027-12-20T10:00 Esame modulo 2
health 2027-12-21T12:00 Dentista
family 2027-12-22T18:30 Aperitivo con i cugini
family 2027-12-24..2027-12-26 Natale in famiglia
?travel 2027-12-29..2028-01-03 Capodanno a Napoli`
