import type { StepsOf } from '../planning-words.ts'
import { skillVarieties } from './varieties-steps.ts'

/** Italian words of the steps of what is learned by doing, and of habits. */
export const habitsAndSkillsSteps: StepsOf<'skill'> = {
  skill: {
    ...skillVarieties,
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
    show: ['Chiusura', 'Mettersi alla prova', 'Fuori dagli esercizi: per qualcuno, con qualcuno, o dove ti serve.'],
    next: ['Dopo', 'Decidere come continuare', 'Un secondo corso, un gruppo, o da soli: prima che passi la voglia.'],
    level: [
      'Avvio',
      'Vedere che cosa riesce e che cosa no',
      'Riguarda gli ultimi tentativi, o chiedi a chi è bravo: scegli le due cose che ti frenano di più.',
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
    oneRecipe: [
      'Avvio',
      'Scegliere una sola ricetta buona',
      'In grammi, con le foto dei passaggi; leggila due volte, e per un mese resta su quella.',
    ],
    familyRecipe: [
      'Avvio',
      'Farsi raccontare come si faceva',
      'Chiama chi guardava o mangiava: farina, forno, ore, com’era l’impasto; scrivi tutto, anche i dubbi.',
    ],
    dishThings: [
      'Avvio',
      'Bilancia, attrezzi e ingredienti',
      'Una buona bilancia prima di tutto; l’ingrediente principale sempre lo stesso, così si può confrontare.',
    ],
    starter: [
      'Prime settimane',
      'Avviare il lievito e rinfrescarlo',
      'Un cucchiaio da chi già panifica, o acqua e farina per dieci giorni; un rinfresco al giorno finché raddoppia in quattro ore.',
    ],
    sameRecipe: [
      'Prime settimane',
      'La stessa ricetta una volta a settimana',
      'Si cambia una cosa sola alla volta: tempi, calore o dosi. Ogni volta una foto e due righe.',
    ],
    withCook: [
      'Pratica',
      'Una mattina con chi lo sa fare',
      'Un corso, o chi lo fa da anni: le mani imparano guardando altre mani.',
    ],
    byHand: [
      'Pratica',
      'Ogni settimana, sempre più a occhio',
      'Si guarda e si tocca, invece dell’orologio; poi una dose doppia, o con un’altra stagione.',
    ],
    firstGames: [
      'Pratica',
      'Prime partite intere',
      'Contro qualcuno un po’ più bravo; poi cercate la mossa che l’ha decisa.',
    ],
    stitches: [
      'Prime settimane',
      'Primi punti su un quadrato',
      'Filato grosso e chiaro con i ferri o l’uncinetto adatti; avvio, un giro, e si disfa ogni volta che serve.',
    ],
    seams: [
      'Prime settimane',
      'Infilare, cucire dritto sugli avanzi',
      'Spolina, ago, tensione; righe, angoli e zigzag su un vecchio lenzuolo, e gli orli a mano.',
    ],
    badgeCourse: [
      'Avvio',
      'Corso della federazione',
      'Sezione o comitato più vicino: quando parte il corso, età, costi; l’iscrizione spesso chiude mesi prima.',
    ],
    badgeMedical: [
      'Avvio',
      'Certificato medico',
      'Quello sportivo, se lo chiedono: prenota la visita appena hai la data del corso.',
    ],
    badgeLessons: [
      'Corso',
      'Lezioni e regolamento',
      'Un capitolo dopo ogni lezione, i quiz, e una volta a settimana in campo a guardare chi lo fa già.',
    ],
    badgeExam: [
      'Traguardo',
      'Esame',
      'Regolamento, test atletico o prova pratica: chiedi come si svolge, e porta il documento.',
    ],
    badgeFirst: [
      'Dopo',
      'La prima volta sul campo',
      'Con i più piccoli e con un tutor accanto; poi due cose da migliorare.',
    ],
    digitalHelp: [
      'Avvio',
      'Chi te lo insegna',
      'Corsi gratuiti in biblioteca, al centro anziani o al punto di facilitazione digitale; o un nipote, sempre alla stessa ora.',
    ],
    notebook: [
      'Avvio',
      'Un quaderno con i passi',
      'Scritti con le tue parole, grandi; le password in un posto sicuro, e non sullo schermo.',
    ],
    oneThing: [
      'Lezioni',
      'Una cosa alla volta',
      'Accendere, scrivere, un messaggio, una foto, una ricerca: la stessa tre giorni, poi la prossima.',
    ],
    realErrand: [
      'Prova',
      'Una pratica vera, con qualcuno accanto',
      'Una ricetta, una bolletta, un appuntamento: le mani sulla tastiera sono le tue.',
    ],
    scams: [
      'Prova',
      'Riconoscere le truffe',
      'Nessuna banca chiede codici per telefono o messaggio: chi chiamare se hai un dubbio.',
    ],
    tellFear: [
      'Inizio',
      'Dire all’istruttore di che cosa hai paura',
      'Un gruppo piccolo o da soli, qualcuno che ha pazienza; in acqua dove si tocca. Si va avanti quando lo dici tu.',
    ],
    withFriend: [
      'Ultimi giorni',
      'Farlo vedere a chi ti è caro',
      'Con l’istruttore o un amico accanto: che cosa ti spaventava, e che cosa fai adesso.',
    ],
  },
}
