import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is studied for. */
export const studySteps: StepsOf<'exam' | 'certification' | 'teaching'> = {
  exam: {
    register: [
      'Avvio',
      'Data dell’esame e iscrizione',
      'Appello o domanda: scadenza, quota, sede e orario. Conserva la ricevuta.',
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
  },
  certification: {
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
  teaching: {
    sounds: [
      'Inizio',
      'Suoni e primi libri',
      'Con quali suoni comincia la scuola; in biblioteca, qualche libro con due parole a pagina.',
    ],
    tenMinutes: [
      'Pratica',
      'Dieci minuti con suoni e parole corte',
      'Per gioco, dopo merenda o prima di dormire; si smette finché è divertente.',
    ],
    aloud: [
      'Pratica',
      'Leggere un po’ per uno',
      'Una pagina la legge chi impara, il resto tu; anche sempre lo stesso libro.',
    ],
    register: [
      'Inizio',
      'Iscrizione alla prova',
      'Con la scuola: la data la decidono loro, e le iscrizioni chiudono mesi prima.',
    ],
    teachers: [
      'Avvio',
      'Chiedere agli insegnanti che cosa manca',
      'Quali argomenti contano, quando sono le prossime verifiche, e se la scuola fa corsi di recupero.',
    ],
    gaps: [
      'Avvio',
      'Trovare insieme il primo buco',
      'Si torna indietro finché è facile; se finite per litigare, meglio qualcuno per le ripetizioni.',
    ],
    halfHours: [
      'Esercizio',
      'Mezz’ora al giorno, un argomento alla volta',
      'Lo spiega a voce, poi cinque esercizi; si smette con uno riuscito.',
    ],
    pastTests: [
      'Esercizio',
      'Esercizi come nella verifica',
      'Senza aiuto e con l’orologio; gli errori si guardano il giorno dopo.',
    ],
    calm: [
      'Chiusura',
      'Un’occhiata e a letto presto',
      'Niente di nuovo; una pagina di appunti, lo zaino pronto, e qualcosa di bello per dopo.',
    ],
    start: ['Inizio', 'Guarda che cosa riesce già', 'Una volta insieme, senza correggere.'],
    pool: [
      'Inizio',
      'Prenotare le lezioni in piscina',
      'Un gruppo piccolo della sua età: giorno, ora, prezzo, certificato del pediatra, che cosa portare.',
    ],
    lessons: [
      'Esercizio',
      'Una lezione ogni settimana',
      'Tu guardi da fuori; loda il coraggio, non solo quello che riesce.',
    ],
    together: [
      'Esercizio',
      'In acqua anche insieme',
      'Bolle, galleggiare, tuffi, come un gioco; tu sempre a portata di braccio.',
    ],
    wish: ['Inizio', 'Chiedi a che cosa serve', 'Una o due cose che contano; il resto può aspettare.'],
    kit: ['Inizio', 'La misura giusta, e sicura', 'Chiedi che cosa ci vuole; prima in prestito, poi si compra.'],
    little: ['Esercizio', 'Dieci minuti, come un gioco', 'Smettete finché diverte; loda chi ci prova.'],
    oneThing: ['Esercizio', 'Una cosa alla volta', 'Le mani sono le sue, non le tue; tre volte di fila.'],
    look: ['Esercizio', 'Che cosa è ancora difficile?', 'Lavorate solo su quello.'],
    alone: ['Esercizio', 'Sempre più senza aiuto', 'Tu guardi, e aiuti solo se te lo chiede.'],
    sheet: [
      'Esercizio',
      'Senza di te, con un foglio scritto grande',
      'Con parole sue, passo per passo; se si blocca, ti chiama.',
    ],
    trust: ['Traguardo', 'Ci riesce senza di te', 'Tu sei lì accanto e non dici niente; poi un caffè insieme.'],
    show: ['Traguardo', 'Lo fa vedere a qualcuno', 'In famiglia o agli amici, con un piccolo premio.'],
    timetable: [
      'Avvio',
      'Calendario delle prove sul frigo',
      'Ogni prova con giorno e ora, e un piano: quale materia in quale pomeriggio, e qualche sera libera.',
    ],
    betweenPapers: [
      'Esami',
      'Tra una prova e l’altra',
      'Solo la prossima, poco alla volta; si mangia, si dorme, due passi, e non si rifà il compito a tavola.',
    ],
    withTeacher: [
      'Chiusura',
      'Chiedere all’insegnante come va',
      'Che cosa è migliorato e su che cosa continuare; a casa prima le cose belle.',
    ],
  },
}
