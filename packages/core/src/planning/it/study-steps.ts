import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is studied for. */
export const studySteps: StepsOf<'exam' | 'certification' | 'drivingTheory'> = {
  exam: {
    settled: ['Prove', 'Che cosa fare se ti blocchi', 'Un respiro, una frase con cui partire: provala ogni volta.'],
    mockOral: ['Prove', 'Una prova di orale con un professore', 'Tutto il colloquio, con domande che non conosci.'],
    topicsAloud: [
      'Studio',
      'Un argomento al giorno, ad alta voce',
      'Cinque minuti come davanti alla commissione, con un collegamento a un’altra materia.',
    ],
    learningSupports: [
      'Avvio',
      'PDP e strumenti per l’esame',
      'Con i professori: mappe, formulario, calcolatrice, sintesi vocale, più tempo; che siano scritti nel PDP, e usati da subito.',
    ],
    handbook: ['Avvio', 'Il manuale ufficiale', 'Solo l’edizione di adesso: ogni domanda viene da lì.'],
    pages: [
      'Studio',
      'Dieci pagine e venti domande',
      'Leggi, poi un quiz; date e nomi su cartoncini, dove ci passi davanti.',
    ],
    bookTest: ['Esame', 'Prenotare il test', 'Solo su GOV.UK, almeno tre giorni prima; il nome come sul passaporto.'],
    practiceTests: [
      'Prove',
      'Tre quiz di fila',
      '24 domande in 45 minuti, 18 giuste bastano. Tre superati: allora è il momento.',
    ],
    register: [
      'Avvio',
      'Data dell’esame e iscrizione',
      'Appello o domanda: scadenza, quota, sede e orario. Conserva la ricevuta.',
    ],
    allDates: [
      'Avvio',
      'Date degli appelli e iscrizioni',
      'Tutti in fila, con qualche giorno tra l’uno e l’altro; per ognuno, quando chiude l’iscrizione.',
    ],
    sharedWeeks: [
      'Avvio',
      'Dividere le settimane tra gli esami',
      'Prima il più vicino o il più pesante; per ognuno libri, appunti e prove passate.',
    ],
    mocks: [
      'Prove',
      'Una simulazione per ciascuno, un giorno per volta',
      'Con l’orologio e senza appunti; poi correggile con calma. Prima la materia più debole, così c’è tempo.',
    ],
    syllabus: [
      'Avvio',
      'Programma diviso per settimane',
      'Dividi il programma in blocchi e assegna a ognuno i suoi giorni. Procurati subito libri, appunti e prove passate.',
    ],
    study: [
      'Studio',
      'Studiare il programma',
      'Un blocco alla volta: leggi, schematizza, fai qualche domanda d’esame. Meglio un po’ ogni giorno che tutto insieme.',
    ],
    chapters: [
      'Studio',
      'Un capitolo al giorno',
      'Leggi, fai uno schema, due esercizi; quello che non è chiaro si chiede in classe.',
    ],
    halfway: [
      'Studio',
      'Prima prova degli anni passati',
      'Con l’orologio: mostra dove spendere le settimane che restano.',
    ],
    revise: [
      'Ripasso',
      'Ripasso ad alta voce',
      'Ripeti ad alta voce e riprendi gli schemi. Parti dagli argomenti che pesano di più.',
    ],
    exercises: ['Ripasso', 'Esercizi dei compiti passati', 'Quello che non viene si rifà dopo tre giorni.'],
    questions: ['Ripasso', 'Quiz a tempo', 'Un blocco al giorno; segna gli errori e rifalli.'],
    quiz: ['Ripasso', 'Domande ed esercizi misti', 'Qualcuno fa le domande; si ripassa solo quello che non viene.'],
    mock: [
      'Prove',
      'Simulazione completa',
      'Una prova d’esame intera, con l’orologio e senza appunti. Poi correggila con calma.',
    ],
    weakSpots: ['Prove', 'Argomenti ancora deboli', 'Torna solo su quello che nella simulazione non è andato.'],
    check: [
      'Ultimi giorni',
      'Sede, orario e documento',
      'E penne, calcolatrice o libri ammessi. Da qui in poi si ripassa e basta.',
    ],
    rest: [
      'Ultimi giorni',
      'Ripasso leggero e riposo',
      'Un’ultima occhiata agli schemi, lo zaino pronto e a letto presto.',
    ],
    resit: [
      'Avvio',
      'Domanda da privatista',
      'Scadenza, scuola, tasse e programmi: chiedi in segreteria e conserva la ricevuta.',
    ],
    lastTime: [
      'Avvio',
      'Che cosa è andato storto',
      'Rivedi il compito o chiedilo al docente a ricevimento: gli argomenti caduti si studiano per primi.',
    ],
    oral: [
      'Dopo',
      'Il colloquio orale',
      'Tra uno scritto e l’altro riprendi il percorso e i collegamenti; due prove ad alta voce. La data la dà la commissione.',
    ],
    eveningPlace: [
      'Avvio',
      'Scuola, orari e iscrizione',
      'Istituto serale o CPIA: quante sere, quanta parte a distanza; per settembre ci si iscrive entro maggio, di solito.',
    ],
    credits: [
      'Avvio',
      'Farsi riconoscere quello che hai già',
      'Pagelle, anni superati, attestati e lavoro: un colloquio decide da quale anno parti.',
    ],
  },
  certification: {
    courseDay: [
      'Corso',
      'Il corso',
      'Con un documento, in orario: chi va via prima non ha l’attestato; in rete, dove vale.',
    ],
    examDay: [
      'Esame',
      'L’esame, al più tardi',
      'I risultati arrivano in due o quattro settimane: non prenotare una data più in là.',
    ],
    result: [
      'Ultimi giorni',
      'Esito e certificato',
      'Scaricalo o ritiralo, mandalo a chi lo ha chiesto e segna quando scade.',
    ],
    opinions: [
      'Esercizio',
      'Un parere o un atto alla volta',
      'Su tracce degli anni passati, con il tempo contato; poi lo correggi sulla sentenza o con qualcuno.',
    ],
    application: [
      'Iscrizione',
      'Presentare la domanda',
      'Sul sito del Ministero, con il certificato di compiuta pratica: il bando esce a fine estate e scade a novembre.',
    ],
    oral: [
      'Dopo',
      'Studiare per l’orale',
      'Casi, le materie scelte e la deontologia, a voce; gli scritti escono dopo alcuni mesi.',
    ],
    levelTest: [
      'Avvio',
      'Misurare il livello',
      'Un test gratuito in rete e una prova degli anni passati: quale delle quattro parti è più debole?',
    ],
    teacher: [
      'Avvio',
      'Trovare un corso o qualcuno con cui parlare',
      'Un corso per questo esame, o una volta a settimana un insegnante che corregga i tuoi testi.',
    ],
    fourSkills: [
      'Studio',
      'Ascolto, lettura, scrittura, parole',
      'Una parte al giorno: radio o serie, un articolo, un testo breve, venti parole con una frase.',
    ],
    speaking: [
      'Esercizio',
      'Parlare due volte a settimana',
      'I compiti dell’orale con un compagno o un insegnante, con il tempo; registrane uno e riascoltalo.',
    ],
    requirements: [
      'Avvio',
      'Requisiti e costi',
      'Leggi che cosa serve per presentarsi: età, documenti, certificati medici, costi e validità.',
    ],
    book: ['Avvio', 'Prenotare il posto', 'Scegli sede e sessione e iscriviti: i posti finiscono presto.'],
    placement: ['Avvio', 'Una prima prova', 'Nelle condizioni vere: mostra quanto manca al punteggio che ti serve.'],
    study: [
      'Studio',
      'Studio per argomenti',
      'Segui il programma della prova, una parte alla volta, alternando teoria ed esercizi.',
    ],
    practice: [
      'Esercizio',
      'Esercizi con il tempo',
      'Prove ed esercizi nel formato vero, con il tempo contato. Segna gli errori che tornano.',
    ],
    mock: [
      'Prove',
      'Simulazione completa',
      'Una prova intera nelle condizioni vere. Confronta il punteggio con quello richiesto.',
    ],
    weakSpots: [
      'Prove',
      'Le parti con più errori',
      'Riprendi le parti in cui hai perso più punti e lascia stare il resto.',
    ],
    place: [
      'Iscrizione',
      'Iscriversi al corso',
      'Confronta date, quanti giorni dura, se la prova finale è compresa; tieni liberi quei giorni.',
    ],
    card: [
      'Dopo',
      'Attestato',
      'Spesso arriva in pochi giorni: controlla il nome, salvane una copia e segna quando scade.',
    ],
    check: [
      'Ultimi giorni',
      'Documento, conferma e strada',
      'Documento, conferma dell’iscrizione, sede e strada per arrivarci.',
    ],
    rest: [
      'Ultimi giorni',
      'Ripasso leggero e riposo',
      'Niente di nuovo oggi: uno sguardo agli appunti e una buona notte di sonno.',
    ],
    certificate: ['Dopo', 'Esito e certificato', 'Scarica o ritira il certificato e segna quando scade.'],
    enrol: [
      'Avvio',
      'Scegliere la scuola e iscriversi',
      'Date, che cosa è compreso, quanto costa l’esame in più, quanti siete nel gruppo.',
    ],
    lessons: ['Lezioni', 'Lezioni e pratica', 'Ripassa ogni lezione nella stessa settimana, teoria e pratica.'],
    theory: [
      'Prove',
      'Quiz di teoria',
      'Una scheda d’esame intera; riprendi quello che non è andato, e chiedi alla prossima lezione.',
    ],
  },
  drivingTheory: {
    requirements: [
      'Avvio',
      'Certificato medico e documenti',
      'Certificato anamnestico dal medico di base, visita, fototessere, versamenti.',
    ],
    bookTest: [
      'Avvio',
      'Autoscuola o privatista',
      'Iscrizione o domanda alla Motorizzazione: chiedi quanto si aspetta per l’esame.',
    ],
    quizzes: ['Studio', 'Quiz ogni giorno', 'Per argomenti; segna ogni domanda che hai sbagliato.'],
    series: ['Prove', 'Tre schede di fila senza bocciature', 'Con il tempo dell’esame: allora è il momento.'],
    check: ['Ultimi giorni', 'Documento, luogo e ora', 'Documento valido, conferma della prenotazione, e la strada.'],
    rest: ['Ultimi giorni', 'Una sera tranquilla', 'Niente di nuovo, una buona notte e la strada per arrivarci.'],
  },
}
