import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a conversation, a talk before others, and of working together. */
export const talksAndMeetingsSteps: StepsOf<'conversation' | 'teamwork' | 'talk'> = {
  conversation: {
    nextDates: ['Dopo', 'Le date in agenda', 'Se è un sì: i primi due o tre giorni, e che cosa viene dopo.'],
    inPerson: [
      'Adesso',
      'Chiederlo di persona, se puoi',
      'Un caffè o una telefonata, con il perché proprio a chi chiedi; anche un biglietto va bene. Lascia il tempo di rispondere.',
    ],
    whatItTakes: [
      'Adesso',
      'Che cosa chiederesti',
      'I giorni, quanto costa, che cosa ti farebbe piacere e che cosa non ti aspetti: così si può scegliere.',
    ],
    otherWays: [
      'Adesso',
      'Come si muoverebbe dopo',
      'Passaggi e chi li dà, autobus, taxi, spesa a casa; quanto costa l’auto in un anno.',
    ],
    withDoctor: [
      'Adesso',
      'Parlarne con il suo medico',
      'Vista, medicine, memoria: a un medico si dà più ascolto; può chiedere una visita per la patente.',
    ],
    seenDriving: [
      'Adesso',
      'Segnare quello che hai visto',
      'Urti, segnali saltati, strade sbagliate, con la data; un giro insieme, da passeggero.',
    ],
    questions: [
      'Dopo',
      'Chiedere come stanno',
      'Uno alla volta, camminando o la sera: le domande arrivano dopo, e più di una volta.',
    ],
    evening: [
      'Dopo',
      'Quella sera non da soli',
      'Un amico o un’amica che sa; chiavi e cose restituite in un giorno solo, e qualche settimana senza messaggi.',
    ],
    moment: [
      'Prima',
      'Trovare un momento leggero',
      'Solo voi due, con il tempo di rispondere; con un sorriso, di persona se si può.',
    ],
    meeting: [
      'Subito',
      'Proporre di vedervi, per poco',
      'Mezz’ora in un posto comodo per tutti e due: due passi, un caffè.',
    ],
    firstLines: [
      'Subito',
      'Mandare poche righe',
      'Una lettera o un messaggio, senza rimproveri: non deve una risposta, e qualche settimana di silenzio non è un no.',
    ],
    wish: [
      'Subito',
      'Che cosa vorresti dire',
      'Che ci pensi, e una cosa che ti dispiace; chi aveva ragione resta fuori.',
    ],
    facts: [
      'Subito',
      'Segna che cosa succede, e che cosa vale',
      'Giorni, orari, una foto se serve; e che cosa dicono le regole.',
    ],
    letter: [
      'Dopo',
      'Se non cambia niente: per iscritto',
      'Una lettera cortese con le date; poi un mediatore, o chi fa rispettare le regole.',
    ],
    points: ['Subito', 'Che cosa vuoi dire', 'Tre punti, e che cosa vorresti ottenere.'],
    number: ['Subito', 'Numero, orari e carte', 'Codice cliente o lettera davanti; la mattina presto si aspetta meno.'],
    time: ['Subito', 'Trovare un momento tranquillo', 'Mezz’ora senza fretta, in privato.'],
    aloud: ['Prima', 'Di’ la prima frase ad alta voce', 'Comincia da quello che desideri, non da quello che non va.'],
    note: [
      'Dopo',
      'Segna che cosa avete deciso',
      'Nome, giorno e che cosa si è detto; due righe anche all’altro, così vi ricordate la stessa cosa.',
    ],
    invitation: [
      'Subito',
      'Una cosa sola, con un giorno',
      'Breve e facile da accettare: un caffè sabato, un film di cui avete parlato.',
    ],
    answer: ['Dopo', 'Qualunque sia la risposta', 'Se è sì, il giorno subito; se è no, un sorriso e non si insiste.'],
    sign: [
      'Dopo',
      'Un segno, qualche giorno dopo',
      'Una telefonata o un messaggio: certe cose si dicono in più volte.',
    ],
    chase: [
      'Dopo',
      'Richiama, se non è successo niente',
      'Con la data della prima telefonata, e stavolta anche per iscritto.',
    ],
    again: ['Dopo', 'Qualcosa di bello insieme', 'Un caffè, una passeggiata: quel giorno del passato non si parla.'],
  },
  teamwork: {
    worksIt: ['Bilancio', 'Chiedere se funziona', 'Più corta per sempre? Che cosa manca adesso, e dove lo si mette?'],
    shortOnes: [
      'Settimane',
      'Cominciare e finire in orario',
      'Qualcuno guarda l’orologio; quello che non è in elenco va in un messaggio o a quattr’occhi.',
    ],
    newShape: [
      'Avvio',
      'Proporre la nuova durata',
      'Tre punti il giorno prima, i minuti per ognuno, solo chi serve; una prova di qualche settimana.',
    ],
    purpose: [
      'Avvio',
      'A che cosa serve la riunione',
      'Guarda le ultime tre: che cosa si è deciso, e che cosa bastava scriverlo?',
    ],
    ask: [
      'Avvio',
      'Chiedere a ciascuno a quattr’occhi',
      'Un quarto d’ora a testa: che cosa va bene, che cosa è d’intralcio, un desiderio.',
    ],
    choose: [
      'Avvio',
      'Scegliere insieme due cose',
      'Racconta che cosa hai sentito, senza nomi; due cose da cambiare, e chi se ne occupa.',
    ],
    weeks: [
      'Settimane',
      'Tenere ferme le due cose',
      'Un quarto d’ora fisso a settimana: che cosa ha funzionato e che cosa no; di’ quando va bene.',
    ],
    together: [
      'Settimane',
      'Qualcosa di bello insieme',
      'Una colazione o una passeggiata in orario di lavoro, così ci sono tutti.',
    ],
    askAgain: [
      'Bilancio',
      'Chiedere di nuovo a ciascuno',
      'Le stesse tre domande: tieni quello che serve, lascia il resto.',
    ],
  },
  talk: {
    passages: [
      'Preparazione',
      'Due brani da leggere',
      'Tre minuti l’uno, e che cosa raccontare del come è nato; niente finale.',
    ],
    launchPosters: [
      'Invito',
      'Locandina, inviti, giornale locale',
      'Copertina, giorno, ora e luogo; un messaggio a uno a uno vale più di un post.',
    ],
    interviewer: [
      'Avvio',
      'Chi ti presenta',
      'Qualcuno che ha letto il libro e fa buone domande: dagli una copia e tre temi.',
    ],
    withBookshop: [
      'Avvio',
      'Accordi con la libreria o la biblioteca',
      'Ora, sedie, microfono, chi ordina le copie e chi le vende; un rinfresco, se si può.',
    ],
    brief: [
      'Avvio',
      'Chi ascolta, quanto dura, a che scopo',
      'Chiedilo a chi organizza; che cosa deve restare il giorno dopo, in una frase?',
    ],
    stories: [
      'Avvio',
      'Raccogliere ricordi',
      'Una storia vera vale più di dieci aggettivi; chiedi agli altri le loro.',
    ],
    outline: ['Avvio', 'Scaletta', 'Inizio, tre punti, fine, e quanti minuti per ciascuno.'],
    passage: [
      'Inizio',
      'Mettersi d’accordo sul testo',
      'Chiedi alla famiglia o a chi celebra: quali parole, quanto dura, da dove si legge e quando tocca a te.',
    ],
    eachDay: [
      'Preparazione',
      'Leggere ad alta voce ogni giorno',
      'Piano, con le pause segnate a matita; alza gli occhi a fine riga.',
    ],
    largePrint: [
      'Ultimi giorni',
      'Stampare il testo in grande',
      'Due copie, una a chi potrebbe sostituirti; un bicchiere d’acqua.',
    ],
    slides: [
      'Preparazione',
      'Testo e diapositive',
      'Un’idea per diapositiva, lettere grandi, nessuna frase da leggere.',
    ],
    text: [
      'Preparazione',
      'Scrivere il discorso',
      'Come se parlassi: frasi brevi, un grazie, una storia, l’ultima riga a memoria.',
    ],
    aloud: ['Preparazione', 'Prova ad alta voce', 'Da soli, in piedi, con il cronometro: poi taglia un quinto.'],
    audience: ['Preparazione', 'Davanti a qualcuno', 'Che cosa ricorda dopo dieci minuti? Lì va messo il peso.'],
    check: [
      'Ultimi giorni',
      'Sala, schermo e microfono',
      'Ora, sala, collegamenti, diapositive inviate, una copia su chiavetta.',
    ],
    cards: [
      'Ultimi giorni',
      'Cartoncini scritti grandi',
      'Solo parole chiave, numerati; chiedi chi ti dà la parola e quando.',
    ],
    dress: ['Ultimi giorni', 'Ultima prova', 'Una volta dall’inizio alla fine, poi lascia stare.'],
  },
}
