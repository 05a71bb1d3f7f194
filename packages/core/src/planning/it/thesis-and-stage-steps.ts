import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is written and shown. */
export const thesisAndStageSteps: StepsOf<'thesis' | 'performance' | 'recording'> = {
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
  performance: {
    whereToPlay: [
      'Avvio',
      'Trovare dove suonare',
      'Tre locali, una serata aperta, la festa di amici: due pezzi registrati, durata, che impianto c’è; e si fissa il giorno.',
    ],
    programme: ['Avvio', 'Scegliere che cosa presentare', 'Che cosa, in che ordine, e quanto dura.'],
    learn: [
      'Studio',
      'Imparare i pezzi',
      'Un pezzo alla volta, lentamente, finché viene senza guardare. Registrati ogni tanto.',
    ],
    costume: [
      'Allestimento',
      'Costumi e materiale',
      'Procura abiti, strumenti e oggetti di scena, e provali per tempo.',
    ],
    rehearse: [
      'Prove',
      'Prove insieme',
      'Metti insieme le parti, con attacchi, pause e passaggi. Segna i punti in cui ci si ferma.',
    ],
    invite: ['Prove', 'Invitare parenti e amici', 'Dillo a chi vuoi che venga, con giorno, ora e luogo.'],
    runThrough: [
      'Prove',
      'Tutto di fila, davanti a qualcuno',
      'Tutto dall’inizio alla fine senza fermarsi, davanti a due o tre persone.',
    ],
    check: [
      'Ultimi giorni',
      'Orari, luogo e che cosa portare',
      'Quando si entra, che cosa c’è sul posto, che cosa porti.',
    ],
    dress: ['Ultimi giorni', 'Prova generale', 'Come la sera vera, dall’inizio alla fine. Poi riposo.'],
    rest: [
      'Ultimi giorni',
      'Una passata e riposo',
      'Una volta sola, senza correggere; poi voce, mani e testa riposano.',
    ],
    thanks: [
      'Dopo',
      'Grazie e ricordi',
      'Ringrazia chi ha aiutato, restituisci quello che era in prestito e salva foto e video.',
    ],
    entry: [
      'Avvio',
      'Iscrizione e scadenza',
      'Spesso settimane o mesi prima: chiedi all’insegnante o alla segreteria, e paga la quota.',
    ],
    examPieces: ['Studio', 'Brani, scale e lettura', 'Un po’ di tutto ogni volta; il solfeggio con l’insegnante.'],
    dates: ['Avvio', 'Date delle prove, parti e vestiti', 'Tutte le date in agenda adesso, e chiedi come ci si veste.'],
    lines: ['Studio', 'Imparare battute e canzoni', 'Una scena alla volta, con qualcuno che legge gli altri.'],
    comicSet: [
      'Studio',
      'Scrivere, provare e tagliare i pezzi',
      'Prima con gli amici: resta quello che fa ridere, e poi si impara a memoria.',
    ],
    examProgramme: [
      'Avvio',
      'Scegliere i brani con l’insegnante',
      'Uno per ogni lista, almeno uno che ami; scale e prove d’ascolto del livello su un foglio.',
    ],
    mockExam: [
      'Prove',
      'Una simulazione d’esame',
      'Nell’ordine giusto, con scale e lettura a prima vista, e con chi accompagna.',
    ],
    apply: [
      'Avvio',
      'Iscrizione e che cosa chiedono',
      'Scadenza, quanti pezzi e quanto lunghi, se va mandato prima un video o un modulo.',
    ],
    choreography: [
      'Studio',
      'Imparare la coreografia',
      'Una parte alla volta, prima senza musica e poi con la musica; filmati ogni tanto.',
    ],
    ownPart: [
      'Studio',
      'La propria parte a casa',
      'Un pezzo alla volta con la registrazione, e quello che all’ultima prova non veniva.',
    ],
    forAudition: [
      'Studio',
      'Preparare quello che si porta',
      'Due pezzi diversi se la scelta è libera, a memoria; un terzo di riserva.',
    ],
    setWork: [
      'Studio',
      'Esercizi e danze del programma',
      'Nell’ordine dell’esame; scarpe, capelli e abiti come li chiedono.',
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
