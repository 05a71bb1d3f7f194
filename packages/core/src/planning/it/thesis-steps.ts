import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a thesis. */
export const thesisSteps: StepsOf<'thesis'> = {
  thesis: {
    ideas: [
      'Argomento',
      'Tre idee, mezza pagina ciascuna',
      'Una domanda a cui rispondere, e da dove verrebbe il materiale.',
    ],
    look: [
      'Argomento',
      'Vedere che cosa c’è già',
      'Un pomeriggio in biblioteca per ognuna: che cosa è stato scritto, quali dati si trovano.',
    ],
    choose: [
      'Argomento',
      'Ricevimento da un possibile relatore',
      'Porta le mezze pagine: è il suo campo? Prende tesisti, e per quale sessione?',
    ],
    proposal: [
      'Argomento',
      'Richiesta della tesi',
      'Una pagina con domanda, metodo e fonti, e il modulo della segreteria firmato.',
    ],
    print: [
      'Consegna',
      'Stampare e rilegare',
      'Quante copie, quale copertina; chiedi in copisteria quanto ci mettono, e sfogliane una.',
    ],
    list: [
      'Correzioni',
      'Tutte le correzioni in un elenco',
      'Ognuna con la sua pagina: le veloci, quelle su cui ragionare, quelle da chiedere.',
    ],
    agree: [
      'Correzioni',
      'Farle vedere al relatore',
      'L’elenco con che cosa hai cambiato; metti in conto due settimane per la risposta.',
    ],
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
}
