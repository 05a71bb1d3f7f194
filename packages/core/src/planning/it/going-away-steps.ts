import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of journeys and parties. */
export const goingAwaySteps: StepsOf<'trip' | 'event'> = {
  trip: {
    route: [
      'Idea',
      'Itinerario e budget',
      'Che cosa vuoi vedere o fare, in quanti giorni e con quanti soldi. Bastano poche tappe.',
    ],
    leave: ['Idea', 'Chiedere le ferie', 'Le tue e quelle di chi viene con te, prima di prenotare qualsiasi cosa.'],
    documents: [
      'Documenti',
      'Documento valido per il viaggio',
      'Scadenza di passaporto o carta d’identità; visto e vaccinazioni, se servono.',
    ],
    transport: [
      'Prenotazioni',
      'Prenotare il viaggio[ {where}]',
      'Confronta e prenota gli spostamenti principali, con il bagaglio che ti serve davvero.',
    ],
    stay: [
      'Prenotazioni',
      'Dove dormire[ {where}]',
      'Prenota gli alloggi, meglio se cancellabili, almeno per le prime notti.',
    ],
    insurance: [
      'Prenotazioni',
      'Assicurazione di viaggio',
      'Cure, bagaglio e annullamento: confronta e salva il numero per le emergenze.',
    ],
    ski: [
      'Prenotazioni',
      'Noleggio, skipass e maestro',
      'Prima delle feste: i corsi per principianti finiscono subito. Guarda guanti, casco e maschera.',
    ],
    kit: [
      'Preparativi',
      'Auto e attrezzatura',
      'Gomme, olio, assistenza stradale; monta una volta la tenda, prova il fornello, vedi che cosa manca.',
    ],
    meetings: [
      'Preparativi',
      'Incontri e materiale',
      'Conferma orari e indirizzi, e prepara quello che devi mostrare.',
    ],
    visits: [
      'Prenotazioni',
      'Biglietti e visite',
      'Prenota solo ciò che si esaurisce: musei, treni veloci, ristoranti speciali.',
    ],
    money: [
      'Preparativi',
      'Soldi, telefono e adattatori',
      'Avvisa la banca, guarda le tariffe del telefono e procura adattatore e un po’ di contanti.',
    ],
    home: [
      'Preparativi',
      'Piante, animali e posta',
      'Chi annaffia, chi dà da mangiare, chi ha una chiave; e la risposta automatica al lavoro.',
    ],
    consent: ['Avvio', 'Modulo e quota', 'Firma, pagamento, allergie e un numero da chiamare.'],
    list: ['Ultimi giorni', 'Orari e che cosa portare', 'Ritrovo, rientro, pranzo al sacco, scarpe comode, giacca.'],
    check: [
      'Ultimi giorni',
      'Prenotazioni, documenti e meteo',
      'Prenotazioni anche offline, biglietti e check-in se si vola, medicine, previsioni.',
    ],
    pack: [
      'Ultimi giorni',
      'Fare la valigia',
      'Con la lista in mano; documenti e caricabatterie per ultimi, dove li trovi.',
    ],
    photos: ['Dopo', 'Foto e conti del viaggio', 'Salva le foto migliori e chiudi i conti con gli altri.'],
    expenses: ['Dopo', 'Nota spese', 'Scontrini e biglietti in ordine, e due righe a chi hai incontrato.'],
  },
  event: {
    idea: ['Idea', 'Quante persone e quale budget', 'Che cosa, per chi, quanti e con quanto. Bastano dieci righe.'],
    venue: ['Idea', 'Scegliere dove', 'A casa, al parco o in un locale: blocca la data, e pensa alla pioggia.'],
    permits: [
      'Organizzazione',
      'Permessi e assicurazione',
      'Suolo pubblico, musica, cibo: chiedi in Comune che cosa serve e quanto prima.',
    ],
    secret: ['Ospiti', 'Mantenere il segreto', 'Chi non deve sapere nulla, chi lo porta lì e con quale scusa.'],
    invite: ['Invitati', 'Mandare gli inviti', 'Giorno, ora, luogo e una data entro cui rispondere.'],
    bookings: ['Organizzazione', 'Prenotare attività e tavolo', 'E dove dormire e come muoversi, se si va fuori.'],
    share: ['Organizzazione', 'Raccogliere le quote', 'Una cifra a testa, un conto solo, e una data entro cui pagare.'],
    order: [
      'Organizzazione',
      'Cibo, bevande e torta',
      'Chi cucina, che cosa si ordina, chi porta che cosa; allergie comprese.',
    ],
    helpers: ['Organizzazione', 'Dividere i compiti', 'Un nome per ogni compito: accoglienza, cucina, foto, pulizie.'],
    programme: ['Organizzazione', 'Programma ora per ora', 'Che cosa succede a che ora, e chi dà il via.'],
    check: [
      'Ultimi giorni',
      'Quanti vengono davvero',
      'Chiama chi non ha risposto e conferma quello che hai ordinato.',
    ],
    shopping: [
      'Ultimi giorni',
      'Spesa: cibo e bevande',
      'Con la lista divisa per negozio; quello che è fresco, per ultimo.',
    ],
    setUp: [
      'Ultimi giorni',
      'Preparare tavoli e cibo',
      'Quello che si può fare prima: tavoli, frigo, decorazioni, musica.',
    ],
    thanks: ['Dopo', 'Grazie e foto', 'Ringrazia chi ha aiutato, chiudi i conti e manda le foto.'],
    stands: [
      'Organizzazione',
      'Stand, palco e cucina',
      'Chi vende, cucina e suona: nomi, corrente, acqua, quanto paga ciascuno.',
    ],
    posters: [
      'Organizzazione',
      'Locandine e passaparola',
      'Tre settimane prima: negozi, scuola, parrocchia, gruppi e giornali locali.',
    ],
    confirm: [
      'Ultimi giorni',
      'Confermare stand e volontari',
      'Una telefonata a ciascuno; permessi, assicurazione e primo soccorso in una cartella.',
    ],
    build: ['Ultimi giorni', 'Montare tutto', 'Tavoli, cartelli, bidoni, luci; chi apre e chi chiude.'],
    reserve: [
      'Idea',
      'Prenotare il posto e il menù',
      'Quanti, a che ora, quale menù, e fino a quando si può cambiare.',
    ],
  },
}
