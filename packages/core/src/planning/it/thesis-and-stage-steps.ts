import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is written and shown. */
export const thesisAndStageSteps: StepsOf<'thesis' | 'recording'> = {
  thesis: {
    supervisor: [
      'Avvio',
      'Incontro con il relatore',
      'Concorda argomento, taglio e scadenze della segreteria. Scrivi che cosa vi siete detti.',
    ],
    research: [
      'Ricerca',
      'Ricerca e letture',
      'Raccogli fonti e dati, con le citazioni già in ordine. Fermati quando le fonti si ripetono.',
    ],
    outline: [
      'Ricerca',
      'Indice e scaletta',
      'Un indice con due righe per capitolo: fallo vedere al relatore prima di scrivere.',
    ],
    draft: ['Scrittura', 'Prima stesura', 'Scrivi un capitolo dopo l’altro senza limare: si corregge dopo.'],
    feedback: [
      'Revisione',
      'Consegna al relatore',
      'Manda la stesura completa e fissa già l’incontro per le correzioni.',
    ],
    revise: ['Revisione', 'Correzioni', 'Riprendi le osservazioni una per una, poi tabelle, note e bibliografia.'],
    proofread: [
      'Revisione',
      'Rilettura di un’altra persona',
      'Fai leggere il testo a qualcuno che non conosce l’argomento: trova quello che tu non vedi più.',
    ],
    examDates: [
      'Avvio',
      'Appelli degli esami che mancano',
      'Quale appello per ognuno, iscrizioni, ed entro quando l’ultimo va registrato per quella sessione.',
    ],
    lastExams: [
      'Esami',
      'Preparare gli esami che mancano',
      'Uno alla volta, il più duro per primo; alla tesi una mezza giornata fissa a settimana.',
    ],
    chapters: [
      'Scrittura',
      'Scrivere i capitoli che mancano',
      'Un elenco di quello che manca, il più facile per primo; si lima dopo.',
    ],
    lastRead: ['Revisione', 'Tutto al relatore', 'I capitoli in un solo file, e una data per la risposta.'],
    lastChanges: ['Revisione', 'Ultime correzioni', 'Le osservazioni una per una, poi tabelle, note e bibliografia.'],
    handIn: ['Consegna', 'Consegnare la tesi', 'Formato, moduli e caricamento; conserva la ricevuta.'],
    check: [
      'Ultimi giorni',
      'Formato, documenti e scadenze',
      'Frontespizio, firme, moduli della segreteria e libretto: tutto a posto?',
    ],
    submit: [
      'Consegna',
      'Consegna definitiva',
      'Carica o stampa la tesi e controlla la ricevuta. Meglio qualche giorno prima della scadenza.',
    ],
    slides: [
      'Discussione',
      'Presentazione',
      'Poche diapositive, un’idea ciascuna. Prepara anche le risposte alle domande più probabili.',
    ],
    rehearse: [
      'Ultimi giorni',
      'Prova della discussione',
      'Ad alta voce e con l’orologio, davanti a qualcuno. Due volte bastano.',
    ],
    celebrate: [
      'Dopo',
      'Festeggiare con chi ti ha aiutato',
      'Un messaggio al relatore e a chi ti ha aiutato, e un po’ di festa.',
    ],
    application: [
      'Avvio',
      'Domanda di laurea e scadenze',
      'In segreteria o in rete: finestra per la domanda, tasse, esami da chiudere, consegna del file.',
    ],
    rest: [
      'Scrittura',
      'Scrivere i capitoli che mancano',
      'Un elenco di quello che manca, il più facile per primo; si lima dopo.',
    ],
    reread: [
      'Avvio',
      'Rileggere tutta la tesi',
      'Una riga accanto a ogni pagina: che cosa sostieni, e dov’è più debole.',
    ],
    examiners: [
      'Avvio',
      'Di che cosa si occupa la commissione',
      'Due articoli di ciascuno, e che cosa farebbero diversamente.',
    ],
    questions: [
      'Preparazione',
      'Domande probabili e presentazione',
      'Che cosa c’è di nuovo, perché questo metodo, che cosa cambieresti: risposte in tre frasi.',
    ],
    mockViva: [
      'Preparazione',
      'Una discussione di prova',
      'Con il relatore o due colleghi: un’ora, domande difficili.',
    ],
    progress: [
      'Avvio',
      'Fare il punto con il relatore',
      'Porta quello che c’è: che cosa manca, per quando, e le scadenze della segreteria.',
    ],
  },
  recording: {
    songs: [
      'Preparazione',
      'Scegliere i brani e l’ordine',
      'Una prova di ognuno sul telefono: tempo, tonalità, chi suona che cosa.',
    ],
    rehearse: [
      'Preparazione',
      'Suonarli finché vengono',
      'Un brano alla volta, con il metronomo; riascoltate dopo ogni prova.',
    ],
    studio: [
      'Preparazione',
      'Prenotare lo studio o preparare una stanza',
      'Giorni, prezzo, chi fa il missaggio; oppure che cosa serve per farlo in casa.',
    ],
    record: ['Registrazione', 'Registrare', 'Prima il ritmo, le voci per ultime e riposate; pochi brani, fatti bene.'],
    mix: [
      'Registrazione',
      'Missaggio e mastering',
      'Ascoltalo su tre impianti diversi; due giri di correzioni e poi basta.',
    ],
    cover: ['Uscita', 'Copertina e nomi', 'Un’immagine quadrata, e i nomi di chi ha suonato e scritto.'],
    upload: [
      'Uscita',
      'Caricarlo per quel giorno',
      'I distributori vogliono due o tre settimane; i brani tuoi si depositano alla SIAE o altrove.',
    ],
    tell: ['Uscita', 'Farlo ascoltare', 'Un link a chi lo aspettava, e un grazie a chi ha aiutato.'],
  },
}
