import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of journeys. */
export const goingAwaySteps: StepsOf<'trip'> = {
  trip: {
    route: [
      'Idea',
      'Itinerario e budget',
      'Che cosa vuoi vedere o fare, in quanti giorni e con quanti soldi. Bastano poche tappe.',
    ],
    leave: ['Idea', 'Chiedere le ferie', 'Le tue e quelle di chi viene con te, prima di prenotare qualsiasi cosa.'],
    documents: [
      'Documenti',
      'Documento valido per l’espatrio',
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
      'Valigia e bagagli',
      'Con la lista in mano; documenti e caricabatterie per ultimi, dove li trovi.',
    ],
    photos: ['Dopo', 'Foto e conti del viaggio', 'Salva le foto migliori e chiudi i conti con gli altri.'],
    expenses: ['Dopo', 'Nota spese', 'Scontrini e biglietti in ordine, e due righe a chi hai incontrato.'],
  },
}
