import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of learning and of habits, and of the general kinds. */
export const learningSteps: StepsOf<
  'language' | 'instrument' | 'skill' | 'reading' | 'prepared' | 'doneBy' | 'regular'
> = {
  language: {
    level: ['Avvio', 'Da dove parto', 'Un test di livello gratuito e una frase: che cosa vuoi saper dire, e a chi?'],
    material: [
      'Avvio',
      'Un corso o un insegnante[ per {what}]',
      'Un libro, un’app o un insegnante: scegline uno e comincia oggi.',
    ],
    basics: ['Basi', 'Le basi, poco e spesso', 'Venti minuti: qualche parola, una struttura, ad alta voce.'],
    firstCheck: [
      'Basi',
      'Prima verifica',
      'Registra un minuto sulla tua giornata: che cosa riesce già, che cosa manca?',
    ],
    routine: [
      'Pratica',
      'Pratica regolare',
      'Ripasso, una cosa nuova e qualcosa che ti piace: una serie, una canzone, le notizie.',
    ],
    talk: ['Pratica', 'Parlare con qualcuno', 'Uno scambio o un insegnante, mezz’ora. Gli errori servono proprio lì.'],
    rehearse: ['Chiusura', 'Una conversazione vera', 'Un’ora con chi lo parla, su qualcosa che ti sta a cuore.'],
    next: ['Dopo', 'Come tenerlo vivo', 'Un appuntamento fisso a settimana, e il livello dopo se ti va.'],
  },
  instrument: {
    teacher: ['Avvio', 'Trovare un insegnante o un metodo', 'Una lezione di prova dice più di dieci recensioni.'],
    get: [
      'Avvio',
      'Procurarsi lo strumento',
      'Noleggia o fattelo prestare prima di comprare; accordato, e dove lo vedi ogni giorno.',
    ],
    basics: ['Basi', 'Le basi, poco e spesso', 'Un quarto d’ora, sempre alla stessa ora: postura, suono, ritmo.'],
    firstCheck: ['Basi', 'Il primo brano', 'Registra un pezzo facile dall’inizio alla fine.'],
    routine: ['Pratica', 'Pratica regolare', 'Riscaldamento, le battute difficili piano, poi qualcosa che ami.'],
    rehearse: ['Chiusura', 'Suonare per qualcuno', 'Due brani per amici o parenti, senza fermarti.'],
    next: ['Dopo', 'Che cosa suonare adesso', 'Scegli i prossimi brani, e qualcuno con cui suonare.'],
  },
  skill: {
    material: [
      'Avvio',
      'Materiale o insegnante',
      'Scegli un metodo, un corso o un insegnante, e procurati quello che serve.',
    ],
    basics: [
      'Basi',
      'Le basi, poco e spesso',
      'Sedute brevi e regolari, sempre alla stessa ora. All’inizio conta esserci.',
    ],
    firstCheck: ['Basi', 'Prima verifica', 'Registrati o fai una prova: che cosa riesce già, che cosa è faticoso?'],
    routine: [
      'Pratica',
      'Pratica regolare',
      'A ogni seduta un po’ di ripasso, una cosa nuova e qualcosa che ti piace.',
    ],
    secondCheck: [
      'Pratica',
      'Verifica dei progressi',
      'Ripeti la prima prova e confronta. Poi scegli su che cosa insistere.',
    ],
    depth: ['Pratica', 'Quello che manca', 'Qualche settimana solo sui punti deboli, con l’aiuto di chi ne sa di più.'],
    rehearse: ['Chiusura', 'Una prova vera', 'Fallo davvero, davanti a qualcuno o dove conta.'],
    next: ['Dopo', 'Bilancio e prossimo passo', 'Guarda la strada fatta e decidi come continuare.'],
  },
  reading: {
    list: [
      'Avvio',
      'Fare una lista',
      'Il doppio di quelli che servono, anche brevi; i primi tre prendili in biblioteca.',
    ],
    time: ['Avvio', 'Trovare la mezz’ora', 'Prima di dormire, in treno, dopo pranzo: un posto fisso, senza telefono.'],
    firstWeeks: [
      'Prime settimane',
      'Leggere un po’ ogni giorno',
      'Un libro che dopo cinquanta pagine non ti prende si può lasciare.',
    ],
    look: ['Prime settimane', 'Primo bilancio', 'Quante pagine a settimana? Cambia l’ora, o il prossimo libro.'],
    steady: ['Costanza', 'Continuare a leggere', 'Il libro dopo è sempre pronto prima che finisca questo.'],
    next: ['Dopo', 'I tre più belli', 'Scrivi una riga su ciascuno, e regalane uno.'],
  },
  prepared: {
    needs: ['Avvio', 'Che cosa serve: [{title}]', 'Luogo, ora, spesa, e che cosa va prenotato o chiesto per primo.'],
    people: ['Avvio', 'Chi viene e chi aiuta', 'Chiedilo adesso e scrivi chi fa che cosa.'],
    get: [
      'Preparazione',
      'Procurarsi il necessario',
      'Una lista, poi un giro solo: comprare, farsi prestare, stampare.',
    ],
    check: [
      'Ultimi giorni',
      'Controllo finale',
      'Conferma orari e persone; quello che resta aperto ha un nome e un giorno.',
    ],
    ready: ['Ultimi giorni', 'Tutto pronto', 'Prepara le cose, guarda la strada e lascia libera la sera.'],
    notes: ['Dopo', 'Appunti per la prossima volta', 'Ringrazia chi ha aiutato e segna che cosa rifaresti.'],
  },
  doneBy: {
    picture: [
      'Avvio',
      'Quando si può dire fatto: [{title}]',
      'Una frase da cui lo capirai, e che cosa invece non ne fa parte.',
    ],
    split: ['Avvio', 'Scrivere tutto quello che serve', 'Pezzi da un’ora o due; segna quello di cui sei meno sicuro.'],
    gather: ['Avvio', 'Materiale e aiuti', 'Di che cosa hai bisogno, e chi può darti una mano? Chiedi adesso.'],
    hardest: [
      'Lavoro',
      'Prima la parte più incerta',
      'Due ore fisse a settimana su quello che hai segnato: poi saprai quanto dura il resto.',
    ],
    look: ['Lavoro', 'A che punto è', 'Cancella quello che è fatto, e quello che si può lasciare.'],
    rest: ['Lavoro', 'Un pezzo alla volta fino in fondo', 'Finiscine uno prima di cominciare il prossimo.'],
    check: ['Ultimi giorni', 'Che cosa manca ancora', 'Le poche cose che contano; il resto può aspettare.'],
    enjoy: ['Dopo', 'Fatto', 'Fallo vedere a qualcuno, metti in ordine e goditelo.'],
  },
  regular: {
    bedroom: [
      'Inizio',
      'La camera e la sera',
      'Buio, fresco, silenzio; niente schermi a letto, niente caffè dopo pranzo.',
    ],
    bedtime: [
      'Prime settimane',
      'Gli stessi orari ogni notte',
      'A letto e in piedi alla stessa ora, anche nel fine settimana.',
    ],
    today: [
      'Avvio',
      'Com’è adesso',
      'Segna per qualche giorno come vanno le cose, senza cambiare niente: sarà il tuo confronto.',
    ],
    easier: [
      'Avvio',
      'Renderlo facile',
      'Quando, dove e con chi? Prepara quello che aiuta e metti via quello che ti distrae.',
    ],
    firstWeeks: [
      'Prime settimane',
      'Cominciare in piccolo: [{title}]',
      'Così piccolo da riuscirci anche nelle giornate storte. Se salti, riprendi il giorno dopo.',
    ],
    firstLook: ['Prime settimane', 'Primo bilancio', 'Che cosa funziona e che cosa no? Cambia una cosa sola.'],
    steady: [
      'Costanza',
      'Tenere il ritmo',
      'Segna ogni giorno riuscito: vedere la fila che si allunga aiuta a continuare.',
    ],
    compare: ['Costanza', 'A che punto sono', 'Confronta con l’inizio e decidi che cosa tenere e che cosa lasciare.'],
    ordinary: [
      'Costanza',
      'Anche nei giorni difficili',
      'Prepara un piano per viaggi, feste e stanchezza: è lì che le abitudini si perdono.',
    ],
    next: ['Dopo', 'Bilancio e prossimo passo', 'Guarda la strada fatta e decidi come continuare.'],
  },
}
