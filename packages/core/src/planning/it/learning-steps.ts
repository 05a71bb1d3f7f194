import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of learning and of habits, and of the general kinds. */
export const learningSteps: StepsOf<
  'language' | 'instrument' | 'skill' | 'reading' | 'prepared' | 'doneBy' | 'regular'
> = {
  language: {
    level: ['Avvio', 'Test di livello', 'Un test di livello gratuito e una frase: che cosa vuoi saper dire, e a chi?'],
    material: [
      'Avvio',
      'Scegliere un corso o un insegnante',
      'Un libro, un’app o un insegnante: scegline uno e comincia oggi.',
    ],
    basics: ['Basi', 'Prime parole e frasi', 'Venti minuti: qualche parola, una struttura, ad alta voce.'],
    firstCheck: ['Basi', 'Registrare un minuto', 'Parla della tua giornata: che cosa riesce già, che cosa manca?'],
    routine: [
      'Pratica',
      'Studiare e ascoltare',
      'Ripasso, una cosa nuova e qualcosa che ti piace: una serie, una canzone, le notizie.',
    ],
    talk: [
      'Pratica',
      'Conversazione ogni settimana',
      'Uno scambio o un insegnante, mezz’ora. Gli errori servono proprio lì.',
    ],
    rehearse: ['Chiusura', 'Una conversazione di un’ora', 'Un’ora con chi lo parla, su qualcosa che ti sta a cuore.'],
  },
  instrument: {
    teacher: ['Avvio', 'Trovare un insegnante o un metodo', 'Una lezione di prova dice più di dieci recensioni.'],
    get: [
      'Avvio',
      'Procurarsi lo strumento',
      'Noleggia o fattelo prestare prima di comprare; accordato, e dove lo vedi ogni giorno.',
    ],
    basics: ['Basi', 'Un quarto d’ora al giorno', 'Sempre alla stessa ora: postura, suono, ritmo.'],
    firstCheck: ['Basi', 'Il primo brano intero', 'Registra un pezzo facile dall’inizio alla fine.'],
    routine: ['Pratica', 'Esercizi e brani', 'Riscaldamento, le battute difficili piano, poi qualcosa che ami.'],
    rehearse: ['Chiusura', 'Suonare per qualcuno', 'Due brani per amici o parenti, senza fermarti.'],
  },
  skill: {
    choose: [
      'Avvio',
      'Scegliere come imparare',
      'Una lezione di prova, un gruppo, un buon libro o un video: da che parte cominci?',
    ],
    enrol: ['Avvio', 'Iscriversi al corso', 'Giorno, costo, quanti siete e che cosa bisogna portare.'],
    things: ['Avvio', 'Procurarsi quello che serve', 'L’essenziale, anche in prestito: il resto si compra dopo.'],
    basics: ['Prime settimane', 'Le prime basi', 'Sedute brevi, sempre alla stessa ora: una cosa alla volta.'],
    lessons: ['Pratica', 'Lezioni del corso', 'E mezz’ora da soli tra una lezione e l’altra.'],
    halfway: ['Pratica', 'Vedere che cosa riesce già', 'E che cosa ancora no: da lì si riparte.'],
    routine: ['Pratica', 'Esercitarsi con regolarità', 'Un po’ di ripasso, una cosa nuova, e qualcosa che diverte.'],
    show: ['Chiusura', 'Metterlo alla prova', 'Fuori dagli esercizi: la cosa vera, meglio se con qualcuno.'],
    next: ['Dopo', 'Decidere come continuare', 'Un secondo corso, un gruppo, o da soli: prima che passi la voglia.'],
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
    picture: ['Avvio', 'Quando è finito: [{title}]', 'Una frase da cui lo capirai, e che cosa invece non ne fa parte.'],
    split: ['Avvio', 'Elencare tutto quello che serve', 'Pezzi da un’ora o due; segna quello di cui sei meno sicuro.'],
    gather: ['Avvio', 'Materiale e aiuti', 'Di che cosa hai bisogno, e chi può darti una mano? Chiedi adesso.'],
    hardest: [
      'Lavoro',
      'La parte più incerta',
      'Due ore fisse a settimana su quello che hai segnato: poi saprai quanto dura il resto.',
    ],
    look: ['Lavoro', 'Cancellare quello che è fatto', 'E quello che si può lasciare: quanto manca davvero?'],
    rest: ['Lavoro', 'Il resto, un pezzo alla volta', 'Finiscine uno prima di cominciare il prossimo.'],
    check: ['Ultimi giorni', 'Ultime cose da chiudere', 'Solo quelle che contano; il resto può aspettare.'],
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
  },
}
