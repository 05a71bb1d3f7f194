import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of learning and of habits, and of the general kinds. */
export const learningSteps: StepsOf<
  'language' | 'instrument' | 'skill' | 'reading' | 'prepared' | 'doneBy' | 'regular'
> = {
  language: {
    level: ['Avvio', 'Test di livello', 'Uno gratuito in rete: mostra che cosa c’è già, e da dove riprendere.'],
    material: [
      'Avvio',
      'Scegliere un corso o un insegnante',
      'Un libro, un’app o un insegnante: scegline uno e comincia oggi.',
    ],
    basics: ['Basi', 'Prime parole e frasi', 'Venti minuti: qualche parola, una struttura, ad alta voce.'],
    routine: [
      'Pratica',
      'Studiare, ascoltare e parlare',
      'Ripasso, una cosa nuova, una serie o una canzone; e una volta a settimana mezz’ora di conversazione.',
    ],
    rehearse: ['Chiusura', 'Una conversazione di un’ora', 'Un’ora con chi lo parla, su qualcosa che ti sta a cuore.'],
    aim: [
      'Avvio',
      'Scegliere che cosa saper dire',
      'A chi e dove: tre situazioni, come un negozio, una visita, una telefonata.',
    ],
    enrol: ['Avvio', 'Iscriversi al corso', 'Livello, giorno, costo, quanti siete e quale libro.'],
    firstTalk: [
      'Basi',
      'La prima conversazione',
      'Mezz’ora con un insegnante o in uno scambio. Gli errori servono proprio lì.',
    ],
    record: ['Pratica', 'Registrare due minuti', 'Sulla tua settimana: confronta con la prima conversazione.'],
    widen: [
      'Pratica',
      'Film, notizie e conversazioni vere',
      'Meno esercizi, più lingua vera; dieci parole a settimana, da usare subito.',
    ],
  },
  instrument: {
    wholePiece: [
      'Chiusura',
      'Suonare il brano intero per qualcuno',
      'Dall’inizio alla fine senza fermarsi, qualunque cosa succeda.',
    ],
    teacher: ['Avvio', 'Trovare un insegnante o un metodo', 'Una lezione di prova dice più di dieci recensioni.'],
    get: [
      'Avvio',
      'Procurarsi lo strumento',
      'Noleggia o fattelo prestare prima di comprare; accordato, e dove lo vedi ogni giorno.',
    ],
    basics: ['Basi', 'Prime note e ritmi', 'Un quarto d’ora sempre alla stessa ora: postura, suono, ritmo.'],
    firstCheck: ['Basi', 'Il primo brano intero', 'Registra un pezzo facile dall’inizio alla fine.'],
    routine: ['Pratica', 'Esercizi e brani', 'Riscaldamento, le battute difficili piano, poi qualcosa che ami.'],
    rehearse: ['Chiusura', 'Suonare per qualcuno', 'Due brani per amici o parenti, senza fermarti.'],
    pieces: ['Avvio', 'Scegliere due o tre brani', 'Uno quasi pronto e uno più difficile: dicono che cosa esercitare.'],
    score: [
      'Avvio',
      'Spartito, ascolti e diteggiature',
      'Un’edizione con le diteggiature, due registrazioni, e segnate le battute difficili.',
    ],
    slowly: [
      'Studio',
      'Lentamente, poche battute alla volta',
      'A parti separate, poi insieme; comincia dalla pagina più difficile.',
    ],
    upToSpeed: [
      'Pratica',
      'A tempo, e a memoria',
      'Ogni settimana un poco più veloce; alla fine una volta tutto, senza fermarti.',
    ],
  },
  skill: {
    choose: [
      'Avvio',
      'Scegliere un maestro, un corso o dei video',
      'E fissa già i giorni: una prima lezione prenotata vale più di tre video.',
    ],
    enrol: ['Avvio', 'Iscriversi al corso', 'Giorno, costo, quanti siete e che cosa bisogna portare.'],
    things: ['Avvio', 'Procurarsi quello che serve', 'L’essenziale, anche in prestito o usato: il resto dopo.'],
    basics: [
      'Prime settimane',
      'Prime lezioni e primi tentativi',
      'Poco e spesso: una cosa alla volta, finché viene da sola.',
    ],
    lessons: ['Pratica', 'Lezioni del corso', 'E mezz’ora da soli tra una lezione e l’altra.'],
    routine: [
      'Pratica',
      'Esercitarsi tre volte a settimana',
      'Comincia da quello che l’ultima volta non riusciva; finisci con qualcosa che riesce.',
    ],
    show: ['Chiusura', 'Usarlo davvero', 'Fuori dagli esercizi: per qualcuno, con qualcuno, o dove ti serve.'],
    next: ['Dopo', 'Decidere come continuare', 'Un secondo corso, un gruppo, o da soli: prima che passi la voglia.'],
    level: [
      'Avvio',
      'Vedere che cosa riesce e che cosa no',
      'Filmati, o chiedi a chi è bravo: scegli le due cose che ti frenano di più.',
    ],
    firstTry: [
      'Pratica',
      'Una cosa piccola, dall’inizio alla fine',
      'Intera, ma facile: così si vede che cosa manca ancora.',
    ],
    recipes: [
      'Avvio',
      'Scegliere cinque ricette, dalla più facile',
      'Di un solo libro o di un solo cuoco; ognuna insegna una cosa.',
    ],
    lesson: [
      'Avvio',
      'Trovare il posto e prenotare le lezioni',
      'Un gruppo di principianti o tre lezioni da soli: giorno, ora, prezzo, che cosa portare.',
    ],
    cookTwice: [
      'Prime settimane',
      'Una ricetta a settimana, fatta due volte',
      'La seconda senza guardare; segna che cosa cambi.',
    ],
    firstLessons: [
      'Prime settimane',
      'Una lezione ogni settimana',
      'E in mezzo una volta per conto tuo: una sola cosa, quella che ha detto il maestro.',
    ],
    filmed: ['Pratica', 'Farsi filmare', 'Un minuto: che cosa è arrivato, e qual è la prossima cosa?'],
    vary: [
      'Pratica',
      'Ricette più difficili, e versioni tue',
      'Una nuova a settimana; si ripetono quelle che piacciono.',
    ],
    between: [
      'Pratica',
      'Lezione e pratica',
      'Ogni settimana una lezione e una volta per conto tuo; un po’ più a lungo, o più difficile.',
    ],
    guests: ['Chiusura', 'Farlo per gli ospiti', 'Due o tre persone, e niente che tu non abbia già fatto.'],
    alone: ['Chiusura', 'Una volta senza maestro', 'Con un amico, dove lo farai d’ora in poi.'],
  },
  reading: {
    list: [
      'Avvio',
      'Fare una lista',
      'Il doppio di quelli che servono, anche brevi; i primi tre prendili in biblioteca.',
    ],
    parts: [
      'Avvio',
      'Dividere il libro in parti',
      'Quante pagine a settimana, e in quale edizione: si legge meglio con note e nomi.',
    ],
    time: ['Avvio', 'Trovare la mezz’ora', 'Prima di dormire, in treno, dopo pranzo: un posto fisso, senza telefono.'],
    firstWeeks: [
      'Prime settimane',
      'Leggere un po’ ogni giorno',
      'Un libro che dopo cinquanta pagine non ti prende si può lasciare.',
    ],
    look: ['Prime settimane', 'Quante pagine a settimana', 'È il ritmo giusto? Cambia l’ora, o il libro.'],
    steady: ['Costanza', 'Continuare a leggere', 'Il libro dopo è sempre pronto prima che finisca questo.'],
    rest: [
      'Costanza',
      'Leggere fino in fondo',
      'Qualche pagina al giorno; se perdi il filo, rileggi un riassunto del capitolo.',
    ],
    next: ['Dopo', 'I tre più belli', 'Scrivi una riga su ciascuno, e regalane uno.'],
  },
  prepared: {
    needs: ['Avvio', 'Che cosa serve: [{title}]', 'Luogo, ora, spesa, e che cosa va prenotato o chiesto per primo.'],
    slots: ['Avvio', 'Prenotare l’orario', 'Uno per insegnante, con qualche minuto in mezzo.'],
    book: ['Preparazione', 'Prenotare e chiedere', 'Quello che si esaurisce, e chi viene o può dare una mano.'],
    questions: ['Preparazione', 'Che cosa chiedere', 'Voti, compagni, come sta in classe; chiedi prima a lui o a lei.'],
    get: [
      'Preparazione',
      'Procurarsi il necessario',
      'Una lista, poi un giro solo: comprare, farsi prestare, stampare.',
    ],
    check: ['Ultimi giorni', 'Orari, luogo e chi viene', 'Conferma quello che è ancora aperto, e guarda la strada.'],
    ready: [
      'Ultimi giorni',
      'Preparare tutto la sera prima',
      'Vestiti, carte, chiavi, la sveglia: poi una sera tranquilla.',
    ],
    talk: ['Dopo', 'Raccontarlo a casa', 'Prima quello che va bene, poi una cosa da provare insieme.'],
  },
  doneBy: {
    picture: [
      'Avvio',
      'Che cosa serve: [{title}]',
      'Ore, spesa, aiuti, e a chi chiedere per primo: bastano dieci righe.',
    ],
    gather: [
      'Avvio',
      'Materiale e aiuti',
      'Comprare, farsi prestare, ordinare, in un giro solo; a chi aiuta serve una data.',
    ],
    look: [
      'Ultimi giorni',
      'Che cosa manca e che cosa si può lasciare',
      'Cancella quello che è fatto: quanto resta davvero?',
    ],
    rest: ['Lavoro', 'Un po’ alla volta: [{title}]', 'Finisci una cosa prima di cominciare la prossima.'],
    check: [
      'Ultimi giorni',
      'Vedere se è finito',
      'Che cosa manca, che cosa va restituito, che cosa va rimesso a posto.',
    ],
  },
  regular: {
    today: ['Avvio', 'Segnare com’è adesso', 'Per qualche giorno, senza cambiare niente: sarà il confronto.'],
    easier: ['Avvio', 'Scegliere il momento e il posto', 'Quando, dove e con chi; e via quello che distrae.'],
    bedroom: [
      'Inizio',
      'La camera e la sera',
      'Buio, fresco, silenzio; niente schermi a letto, niente caffè dopo pranzo.',
    ],
    firstWeeks: [
      'Prime settimane',
      'Cominciare in piccolo: [{title}]',
      'Così piccolo da riuscirci anche nelle giornate storte. Se salti, riprendi il giorno dopo.',
    ],
    bedtime: [
      'Prime settimane',
      'Gli stessi orari ogni notte',
      'A letto e in piedi alla stessa ora, anche nel fine settimana.',
    ],
    firstLook: ['Prime settimane', 'Che cosa cambiare', 'Che cosa funziona e che cosa no? Una cosa sola per volta.'],
    steady: [
      'Costanza',
      'Continuare ogni settimana',
      'Segna ogni volta che riesce: vedere la fila che si allunga aiuta.',
    ],
    nights: ['Costanza', 'Tenere gli stessi orari', 'Anche dopo una notte storta; segna come ti svegli.'],
    compare: ['Costanza', 'Confrontare con l’inizio', 'Guarda gli appunti di allora e decidi che cosa tenere.'],
    dates: [
      'Avvio',
      'Fissare le prime date',
      'Chiedi chi può quando: tre date già ora, possibilmente sempre lo stesso giorno.',
    ],
    meet: [
      'Prime settimane',
      'Tenere le prime date',
      'Anche breve: una passeggiata, una telefonata, un pasto che faresti comunque.',
    ],
    goOn: [
      'Costanza',
      'Tenere un momento fisso',
      'Prima di salutarvi, fissate la volta dopo; meglio spostare che saltare.',
    ],
  },
}
