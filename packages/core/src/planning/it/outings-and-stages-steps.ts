import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what takes place: going there, taking part, showing something. */
export const outingsAndStagesSteps: StepsOf<
  'attend' | 'talk' | 'competition' | 'hackathon' | 'stand' | 'exhibition' | 'pilgrimage' | 'summit' | 'drivingLicence'
> = {
  attend: {
    company: ['Prenotazioni', 'Con chi andarci', 'Un messaggio, e una risposta entro la settimana.'],
    ticket: [
      'Prenotazioni',
      'Biglietti[: {thing}]',
      'Se non li hai già: solo rivenditori ufficiali. Salvali dove li ritrovi.',
    ],
    travel: ['Prenotazioni', 'Come andare e tornare', 'Ultimo treno, parcheggio o una notte fuori: prenota per tempo.'],
    check: [
      'Ultimi giorni',
      'Biglietti, orari, meteo',
      'Biglietti sul telefono anche offline, apertura, regole per le borse, ritrovo.',
    ],
    memories: ['Dopo', 'Foto a nonni e amici', 'Manda in giro le più belle, e un complimento a chi era in scena.'],
  },
  talk: {
    message: ['Avvio', 'Il messaggio in una frase', 'Chi ascolta, e che cosa deve ricordare il giorno dopo?'],
    outline: ['Avvio', 'Scaletta', 'Inizio, tre punti, fine. Quanto dura, e c’è tempo per le domande?'],
    slides: [
      'Preparazione',
      'Testo e diapositive',
      'Un’idea per diapositiva, lettere grandi, nessuna frase da leggere.',
    ],
    text: [
      'Preparazione',
      'Scrivere il discorso',
      'Come se parlassi: frasi brevi, una storia vera, tre minuti bastano.',
    ],
    aloud: ['Preparazione', 'Prova ad alta voce', 'Da soli, in piedi, con il cronometro: poi taglia un quinto.'],
    audience: ['Preparazione', 'Davanti a qualcuno', 'Uno che conosce il tema e uno che non lo conosce.'],
    check: ['Ultimi giorni', 'Sala, schermo e microfono', 'Ora, sala, collegamenti, una copia su chiavetta.'],
    dress: [
      'Ultimi giorni',
      'Ultima prova',
      'Una volta dall’inizio alla fine, poi lascia stare; fogli stampati in grande.',
    ],
  },
  competition: {
    enter: ['Avvio', 'Iscriversi in tempo', 'Scadenza, quota, categoria; conserva la conferma.'],
    court: ['Avvio', 'Campo, giorno e squadre', 'Prenota il posto, conta chi c’è e scegli una formula semplice.'],
    rules: ['Avvio', 'Regolamento e criteri', 'Che cosa conta, che cosa è vietato, come si è vinto l’ultima volta.'],
    entry: [
      'Preparazione',
      'Preparare il lavoro da mandare',
      'Prima tre possibilità, poi una fatta bene, nel formato che chiedono.',
    ],
    practise: [
      'Allenamento',
      'Allenarsi',
      'Come quel giorno: stessi tempi, stesse regole, ogni volta una cosa meglio.',
    ],
    warmUp: ['Preparazione', 'Qualche partita di riscaldamento', 'Con chi giocherà, senza prenderla troppo sul serio.'],
    mock: ['Allenamento', 'Una prova come quel giorno', 'Davanti a qualcuno, con il cronometro.'],
    reader: ['Preparazione', 'Farlo vedere a qualcuno', 'Che cosa colpisce, che cosa non si capisce?'],
    weakSpots: ['Allenamento', 'Quello che non riesce ancora', 'Solo ciò che nella prova ti è costato di più.'],
    check: [
      'Ultimi giorni',
      'Luogo, orari e che cosa portare',
      'E una riserva di ciò che si può rompere o dimenticare.',
    ],
    numbers: [
      'Ultimi giorni',
      'Confermare chi viene',
      'Un messaggio con ora, luogo e che cosa portare, e chi pensa da bere.',
    ],
    send: [
      'Ultimi giorni',
      'Mandare il lavoro',
      'Formato, nome del file, quota: non l’ultima sera. Conserva la ricevuta.',
    ],
    rest: ['Ultimi giorni', 'Borsa pronta e riposo', 'Prepara tutto, mangia bene, dormi. Oggi niente di nuovo.'],
  },
  hackathon: {
    enter: ['Avvio', 'Iscriversi', 'Posti, regole, premi, e se si può portare codice proprio.'],
    team: ['Avvio', 'Trovare una squadra', 'Uno che costruisce, uno che disegna, uno che racconta.'],
    idea: [
      'Preparazione',
      'Due idee abbastanza piccole',
      'Da fare in metà del tempo, con quello che può andare storto.',
    ],
    kit: ['Preparazione', 'Strumenti pronti', 'Progetto vuoto, account, chiavi, un modo per mostrarlo: tutto provato.'],
    check: [
      'Ultimi giorni',
      'Zaino e una notte di sonno',
      'Portatile, caricabatterie, cavi, spuntini; poi dormi, è l’ultima notte buona.',
    ],
    after: ['Dopo', 'Decidere se continuare', 'Riordina il codice, scrivi alla squadra, decidete se continua.'],
  },
  stand: {
    enter: ['Avvio', 'Prenotare lo spazio', 'Misure, corrente, copertura, prezzo, da che ora si monta.'],
    permits: ['Avvio', 'Permessi e assicurazione', 'Vendita, cibo, scontrini: chiedi che cosa serve per un giorno.'],
    stock: [
      'Preparazione',
      'Preparare o ordinare la merce',
      'Il doppio di ciò che va di più, e qualcosa sotto i dieci euro.',
    ],
    display: ['Preparazione', 'Provare l’allestimento a casa', 'Tavolo, altezze, luce, insegna; fai una foto.'],
    prices: ['Preparazione', 'Prezzi e pagamenti', 'Un’etichetta su tutto, monete per il resto, POS provato.'],
    help: ['Preparazione', 'Chi aiuta', 'Almeno in due: nessuno regge da solo tutto il giorno.'],
    check: ['Ultimi giorni', 'Meteo, documenti e orari', 'Quando si monta, da dove si entra, e la lista del carico.'],
    load: [
      'Ultimi giorni',
      'Caricare la macchina',
      'Per ultimo quello che serve per primo; nastro, forbici, acqua, una giacca.',
    ],
    count: ['Dopo', 'Conti e appunti', 'Che cosa si è venduto, che cosa chiedevano, vale la pena tornare?'],
  },
  exhibition: {
    venue: ['Avvio', 'Spazio e date', 'Pareti, luce, orari, assicurazione, chi paga che cosa.'],
    choose: ['Opere', 'Scegliere le opere', 'Meno di quante pensi, con un filo che le tiene insieme.'],
    make: [
      'Opere',
      'Preparare le opere',
      'Stampe, cornici, supporti: prima una prova; il corniciaio ha bisogno di settimane.',
    ],
    captions: ['Opere', 'Titoli, testi e prezzi', 'Brevi, grandi, alla stessa altezza.'],
    invite: ['Inaugurazione', 'Inviti e locandine', 'Tre settimane prima, con l’immagine più bella.'],
    check: [
      'Ultimi giorni',
      'Elenco, attrezzi e chi aiuta',
      'Elenco delle opere, attrezzi, chi aiuta, da bere per l’inaugurazione.',
    ],
    hang: ['Ultimi giorni', 'Allestimento', 'Prima su carta, il centro all’altezza degli occhi, le luci per ultime.'],
    takeDown: ['Dopo', 'Smontare', 'Ringraziamenti, opere vendute consegnate, pareti come prima.'],
  },
  pilgrimage: {
    route: ['Avvio', 'Percorso e tappe', 'Quanti giorni, quanti chilometri al giorno, e un giorno di riposo.'],
    journey: [
      'Prenotazioni',
      'Viaggio di andata e ritorno',
      'Fino alla prima tappa e dall’ultima; lascia un giorno di margine.',
    ],
    walks: ['Allenamento', 'Camminate sempre più lunghe', 'Con lo zaino, due giorni di fila, anche in salita.'],
    shoes: ['Allenamento', 'Scarpe e zaino', 'Usate da settimane; zaino al massimo un decimo del tuo peso.'],
    beds: [
      'Prenotazioni',
      'Prenotare le prime notti',
      'Prenota le prime due e quelle dei giorni di festa; le altre strada facendo.',
    ],
    pass: ['Prenotazioni', 'Credenziale del pellegrino', 'Chiedila per posta qualche settimana prima.'],
    check: [
      'Ultimi giorni',
      'Documenti, cerotti e meteo',
      'E chi annaffia le piante e dove si telefona in caso di bisogno.',
    ],
    pack: ['Ultimi giorni', 'Preparare lo zaino', 'Pesalo, e poi togli tre cose.'],
    rest: ['Dopo', 'Riposo e foto', 'Piedi in alto, foto, e due righe a chi ha camminato con te.'],
  },
  summit: {
    route: ['Avvio', 'Via e stagione', 'Lunghezza, dislivello, difficoltà; dove si torna indietro?'],
    guide: ['Avvio', 'Guida e rifugio', 'Prenotali tutti e due: in stagione sono pieni mesi prima.'],
    training: ['Allenamento', 'Allenare la salita', 'Dislivello, scale, zaino; un’uscita lunga nel fine settimana.'],
    gear: ['Allenamento', 'Attrezzatura', 'Noleggia quello che usi una volta; gli scarponi devono essere tuoi.'],
    trial: ['Allenamento', 'Una gita di prova', 'Metà del dislivello con tutta l’attrezzatura.'],
    weather: ['Ultimi giorni', 'Meteo e condizioni', 'Chiama il rifugio. Anche no è una risposta.'],
    pack: ['Ultimi giorni', 'Preparare lo zaino', 'Strati, frontale, cibo, acqua, cartina; di’ a qualcuno dove vai.'],
    recover: ['Dopo', 'Riposo per gambe e piedi', 'Piedi, ginocchia, sonno, e le foto.'],
  },
  drivingLicence: {
    requirements: [
      'Avvio',
      'Certificato medico e documenti',
      'Età, documenti, fototessere, certificato anamnestico e visita, costi.',
    ],
    book: [
      'Avvio',
      'Iscriversi all’autoscuola',
      'O da privatista alla Motorizzazione; chiedi quanto è lunga l’attesa per gli esami.',
    ],
    theory: [
      'Teoria',
      'Studiare la teoria',
      'Un capitolo alla volta e quiz ogni giorno, finché gli errori sono pochi.',
    ],
    theoryTest: [
      'Teoria',
      'Esame di teoria',
      'Prenotalo quando i quiz vanno bene; poi arriva il foglio rosa e si guida.',
    ],
    lessons: ['Pratica', 'Guide', 'Su strade diverse, anche di notte e in autostrada come prevede la legge.'],
    mock: ['Prove', 'Una guida come all’esame', 'Parcheggio, partenza in salita, rotatorie: quello che agita ancora.'],
    check: ['Ultimi giorni', 'Foglio rosa, luogo e ora', 'Documento valido, foglio rosa, occhiali se servono.'],
    rest: ['Ultimi giorni', 'Una sera tranquilla', 'Uno sguardo alla strada dell’esame, e una buona notte.'],
    insurance: [
      'Dopo',
      'Assicurazione e limiti da neopatentati',
      'Quale auto si può guidare il primo anno, e avvisa l’assicurazione.',
    ],
  },
}
