import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of learning, and of what is prepared or done by a day. */
export const learningSteps: StepsOf<'language' | 'instrument' | 'reading' | 'prepared' | 'doneBy'> = {
  language: {
    firstText: ['Lettura', 'Un primo testo breve', 'Dieci righe con note e dizionario, poi ad alta voce senza.'],
    texts: [
      'Lettura',
      'Qualche riga, una tabella, qualche parola',
      'Un testo vero appena si riesce con le note; la grammatica dove ci si ferma.',
    ],
    unseen: ['Ultimi giorni', 'Una pagina mai vista', 'Un’ora con il dizionario; la traduzione si guarda solo dopo.'],
    level: ['Avvio', 'Test di livello', 'Uno gratuito in rete: mostra che cosa c’è già, e da dove riprendere.'],
    material: [
      'Avvio',
      'Scegliere un corso o un insegnante',
      'Un libro, un’app o un insegnante: scegline uno e resta su quello.',
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
      'A chi e dove: tre situazioni, come un negozio, una visita, una cena.',
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
    aimTravel: [
      'Avvio',
      'Una lista per il viaggio',
      'Saluti, numeri, ordinare, chiedere la strada, la farmacia: quello che servirà davvero.',
    ],
    levelCourse: [
      'Corso',
      'Corso o insegnante di quel livello',
      'Grammatica del livello, conversazione ogni settimana, una prova d’esame al mese: ci vogliono mesi.',
    ],
    firstSigns: [
      'Basi',
      'Primi segni e alfabeto manuale',
      'Venti minuti con un corso o dei video: guarda, ripeti, e controllati allo specchio.',
    ],
    signing: [
      'Pratica',
      'Guardare, segnare e incontrare persone',
      'Ripasso, una cosa nuova, un video in LIS; e una volta a settimana mezz’ora con chi segna.',
    ],
    asThere: [
      'Chiusura',
      'Una prova come laggiù',
      'Ordinare, chiedere la strada, chiamare l’albergo: mezz’ora con qualcuno che fa l’altra parte.',
    ],
  },
  instrument: {
    noise: [
      'Inizio',
      'Suonare senza disturbare',
      'Cuffie, pad o sordina, un tappeto sotto; chiedi ai vicini quali ore vanno bene, o una sala prove.',
    ],
    firstChords: [
      'Basi',
      'Accordatura, prime note o accordi',
      'Un quarto d’ora ogni giorno con un metodo, dei video o un insegnante, prima di passare alle canzoni.',
    ],
    tune: [
      'Avvio',
      'Rimettere a posto lo strumento',
      'Corde nuove o accordatura, un controllo in negozio se è fermo da anni; poi lascialo dove lo vedi.',
    ],
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
      'Una parte alla volta, poi insieme; comincia dalle battute più difficili.',
    ],
    upToSpeed: [
      'Pratica',
      'A tempo, e a memoria',
      'Ogni settimana un poco più veloce; alla fine una volta tutto, senza fermarti.',
    ],
    songs: [
      'Avvio',
      'Accordi o spartiti, e una registrazione',
      'Nella tonalità giusta per voce e mani; la più facile per prima.',
    ],
    songBySong: [
      'Pratica',
      'Una canzone dopo l’altra',
      'I passaggi difficili piano, poi insieme alla registrazione, poi a memoria.',
    ],
    songsThrough: ['Pratica', 'Tutto di fila', 'Senza fermarsi per gli errori; segna dove ti perdi.'],
    allSongs: ['Chiusura', 'Suonare per qualcuno', 'Nell’ordine di quel giorno, in piedi o seduti come sarà.'],
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
      'Sempre alla stessa ora; nei giorni storti bastano dieci pagine.',
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
    needs: ['Avvio', 'Elencare che cosa serve', 'Luogo, ora, spesa, e che cosa va prenotato o chiesto per primo.'],
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
      'Elencare che cosa serve',
      'Ore, spesa, aiuti, e a chi chiedere per primo: bastano dieci righe.',
    ],
    gather: [
      'Avvio',
      'Che cosa e chi serve',
      'Cose, carte, persone: procura in un giro solo quello che puoi; a chi aiuta serve una data.',
    ],
    look: [
      'Ultimi giorni',
      'Che cosa manca e che cosa si può lasciare',
      'Cancella quello che è fatto: quanto resta davvero?',
    ],
    rest: ['Lavoro', 'Farlo un po’ alla volta', 'Finisci una cosa prima di cominciare la prossima.'],
    check: ['Ultimi giorni', 'Vedere se è finito', 'Che cosa manca, e a chi devi una risposta, una cosa o un grazie?'],
  },
}
