import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what takes weeks of legs: on foot, up a mountain, at the wheel. */
export const journeysSteps: StepsOf<'longWalk' | 'pilgrimage' | 'drivingLicence'> = {
  longWalk: {
    petRules: [
      'Preparazione',
      'Dove accettano il cane',
      'Pochi ostelli: telefona a ognuno; libretto e antiparassitario, acqua e riposo anche per lui, tappe più corte con il caldo.',
    ],
    mayI: [
      'Avvio',
      'Chiedere al medico che cosa puoi fare',
      'Quanto per volta, che cosa evitare, quali segnali dicono basta; gli esercizi li dà il fisioterapista.',
    ],
    route: [
      'Programma',
      'Tappe e giorni di riposo',
      'Quanti chilometri al giorno con quello che porti? Tieni un giorno di riserva.',
    ],
    beds: [
      'Programma',
      'Prenotare dove dormire, tappa per tappa',
      'Prima i posti con pochi letti; annota fino a quando si può disdire.',
    ],
    journey: [
      'Programma',
      'Andata e ritorno',
      'Come si arriva alla partenza e come si torna dall’arrivo: i treni costano meno appena in vendita.',
    ],
    kit: ['Programma', 'Scarpe, zaino, mantella', 'Le scarpe adesso, così si adattano; pesa lo zaino.'],
    bike: [
      'Programma',
      'Bici revisionata, borse e ricambi',
      'Gomme, freni, due camere d’aria, un attrezzo; pedala con le borse montate.',
    ],
    outings: [
      'Allenamento',
      'Uscite a piedi, ogni settimana più lunghe',
      'Una breve in settimana, una lunga nel fine settimana, anche in salita e con la pioggia.',
    ],
    rides: [
      'Allenamento',
      'Uscite in bici, ogni settimana più lunghe',
      'Una breve in settimana, una lunga nel fine settimana, anche in salita.',
    ],
    loop: [
      'Programma',
      'Percorso, salite e soste',
      'In che senso, dove si mangia e si riempie la borraccia, e da dove si può tornare prima.',
    ],
    longestRide: [
      'Allenamento',
      'L’uscita più lunga',
      'Due terzi del giro, con il cibo e i vestiti di quel giorno; poi si riposa.',
    ],
    loaded: [
      'Allenamento',
      'Due giorni di fila a pieno carico',
      'Lunghi come la tappa più lunga: che cosa sfrega, che cosa resta a casa?',
    ],
    weather: ['Ultimi giorni', 'Meteo e tappe', 'Cambia una tappa se serve, e lascia il programma a qualcuno.'],
    pack: ['Ultimi giorni', 'Preparare i bagagli', 'Metti tutto sul letto, poi togline un terzo.'],
    rest: ['Dopo', 'Riposa le gambe', 'Due giorni leggeri, le foto, un saluto a chi hai incontrato.'],
    joinClub: [
      'Avvio',
      'Iscriversi con il gruppo',
      'Date, quota, tappe, chi prenota letti e viaggio, chi porta i bagagli; fatti dare l’elenco di che cosa serve.',
    ],
  },
  pilgrimage: {
    petRules: [
      'Preparazione',
      'Dove accettano il cane',
      'Pochi ostelli: telefona a ognuno; libretto e antiparassitario, acqua e riposo anche per lui, tappe più corte con il caldo.',
    ],
    mayI: [
      'Avvio',
      'Chiedere al medico che cosa puoi fare',
      'Quanto per volta, che cosa evitare, quali segnali dicono basta; gli esercizi li dà il fisioterapista.',
    ],
    assisted: [
      'Prenotazioni',
      'Dire subito chi ha bisogno di aiuto per muoversi',
      'I posti per chi non cammina sono pochi (Unitalsi e simili): pullman o treno attrezzato, camera senza gradini, chi spinge la carrozzina; farmaci per tutta la settimana.',
    ],
    join: [
      'Avvio',
      'Iscriversi come volontario',
      'In sezione o in parrocchia: domanda, certificato medico, quale servizio, quota.',
    ],
    training: [
      'Avvio',
      'Formazione, divisa e turni',
      'Come si sposta una barella o una carrozzina, a chi si sta accanto, a che ora.',
    ],
    group: [
      'Avvio',
      'Prenotare con un gruppo',
      'Diocesi, parrocchia, UNITALSI: che cosa è compreso, chi ha bisogno della carrozzina, caparra.',
    ],
    documents: [
      'Avvio',
      'Documenti e assicurazione',
      'Carta d’identità o passaporto validi, tessera sanitaria, medicine per i giorni fuori.',
    ],
    route: ['Avvio', 'Percorso e tappe', 'Quanti giorni, quanti chilometri al giorno, e un giorno di riposo.'],
    journey: [
      'Avvio',
      'Viaggio di andata e ritorno',
      'Fino alla prima tappa e dall’ultima; lascia un giorno di margine.',
    ],
    beds: ['Avvio', 'Prenotare le prime notti', 'Le prime due e quelle dei giorni di festa; d’estate tutte.'],
    shoes: ['Avvio', 'Scarpe e zaino', 'Adesso, così si adattano; zaino al massimo un decimo del tuo peso.'],
    walks: [
      'Allenamento',
      'Camminate sempre più lunghe',
      'Una breve in settimana, una lunga nel fine settimana, con lo zaino.',
    ],
    pass: [
      'Ultime settimane',
      'Credenziale del pellegrino',
      'Per posta dalla confraternita, o in chiesa dove si comincia.',
    ],
    programme: [
      'Ultime settimane',
      'Programma e intenzioni',
      'Messe, processioni, chi ti ha chiesto di accendere una candela.',
    ],
    loaded: [
      'Allenamento',
      'Due giorni di fila con lo zaino',
      'Lunghi come la tappa più lunga: che cosa sfrega, che cosa resta a casa?',
    ],
    check: [
      'Ultimi giorni',
      'Documenti, cerotti e meteo',
      'E chi annaffia le piante e dove si telefona in caso di bisogno.',
    ],
    bag: ['Ultimi giorni', 'Una borsa leggera', 'Documenti, medicine, scarpe comode, qualcosa di caldo per la sera.'],
    pack: ['Ultimi giorni', 'Preparare lo zaino', 'Pesalo, e poi togli tre cose.'],
    rest: ['Dopo', 'Riposo e foto', 'Piedi in alto, foto, e due righe a chi ha camminato con te.'],
    joinClub: [
      'Avvio',
      'Iscriversi con il gruppo',
      'Date, quota, tappe, chi prenota letti e viaggio, chi porta i bagagli; fatti dare l’elenco di che cosa serve.',
    ],
  },
  drivingLicence: {
    calmTeacher: [
      'Inizio',
      'Dire di che cosa hai paura',
      'All’istruttore, prima della prima guida: strade tranquille, e quello che temi poco alla volta.',
    ],
    bikeTheory: [
      'Teoria',
      'Teoria, solo se non hai già un’altra patente',
      'Con la B si va dritti alle prove pratiche; altrimenti un capitolo alla volta e quiz ogni giorno.',
    ],
    bikeTheoryTest: [
      'Teoria',
      'Esame di teoria, se ti tocca',
      'In Motorizzazione o in autoscuola; chi ha già la B lo salta.',
    ],
    lorryMedical: [
      'Avvio',
      'Visita medica e foglio rosa',
      'Visita in commissione o dal medico dell’autoscuola, fototessere, versamenti; chiedi se paga un’azienda.',
    ],
    lorryTraining: [
      'Pratica',
      'Guide con il camion',
      'Manovre, retromarcia, strada; se è per lavoro, anche il corso per la CQC.',
    ],
    driverCard: ['Dopo', 'CQC e carta del tachigrafo', 'Chiedile prima del primo giorno di lavoro.'],
    requirements: [
      'Avvio',
      'Certificato medico e documenti',
      'Certificato anamnestico dal medico di base, visita, fototessere, versamenti.',
    ],
    whatWentWrong: [
      'Avvio',
      'Che cosa è andato storto',
      'Gli errori dell’altra volta, visti con l’istruttore; chiedi quando si può riprovare e se serve qualche foglio nuovo.',
    ],
    book: [
      'Avvio',
      'Iscriversi all’autoscuola',
      'O da privatista alla Motorizzazione; chiedi quanto è lunga l’attesa per gli esami.',
    ],
    theory: [
      'Teoria',
      'Studiare la teoria',
      'Un capitolo alla volta e quiz ogni giorno, finché gli errori sono al massimo tre.',
    ],
    theoryTest: ['Teoria', 'Esame di teoria', 'Quando i quiz vanno bene; poi arriva il foglio rosa e si guida.'],
    lessons: [
      'Pratica',
      'Guide',
      'Con l’istruttore, comprese quelle obbligatorie di notte e in autostrada, e con un familiare.',
    ],
    mock: [
      'Pratica',
      'Una guida come all’esame',
      'Parcheggio, partenza in salita, rotatorie: quello che agita ancora.',
    ],
    riding: [
      'Pratica',
      'Guide in moto',
      'Casco, guanti, giacca e scarpe alte; prima gli esercizi tra i birilli, poi nel traffico.',
    ],
    mockRide: [
      'Pratica',
      'Una prova come all’esame',
      'Slalom lento, ostacolo, frenata, poi la strada: quello che agita ancora.',
    ],
    ownBike: [
      'Dopo',
      'Assicurazione e protezioni',
      'Quali moto permette la patente; preventivi, e i primi giri senza passeggero.',
    ],
    check: [
      'Ultimi giorni',
      'Documenti, luogo e ora',
      'Documento valido, foglio rosa se si guida, occhiali se servono.',
    ],
    rest: ['Ultimi giorni', 'Una sera tranquilla', 'Niente di nuovo, una buona notte e la strada per arrivarci.'],
    insurance: [
      'Dopo',
      'Assicurazione e limiti da neopatentati',
      'Quale auto si può guidare il primo anno, e avvisa l’assicurazione.',
    ],
    testDate: [
      'Pratica',
      'Prenotare l’esame di guida',
      'Con l’autoscuola: tra la richiesta e il giorno passano settimane, e il foglio rosa scade dopo un anno.',
    ],
  },
}
