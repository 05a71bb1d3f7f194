import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of health. */
export const healthSteps: StepsOf<
  'surgery' | 'medical' | 'dentist' | 'recovery' | 'bloodDonation' | 'diet' | 'fitness' | 'quitting'
> = {
  surgery: {
    visit: [
      'Prima',
      'Colloquio con il chirurgo',
      'Come si svolge, quanto resti ricoverato e che cosa potrai fare dopo.',
    ],
    tests: ['Prima', 'Esami preoperatori', 'Sangue, cuore, anestesista: referti precedenti ed elenco delle medicine.'],
    work: ['Organizzazione', 'Giorni liberi dal lavoro', 'Da quando e più o meno per quanto, e chi sostituisce.'],
    home: [
      'Organizzazione',
      'Preparare la casa',
      'Quello che usi a portata di mano, pasti in freezer, niente in cui inciampare.',
    ],
    help: [
      'Organizzazione',
      'Chi accompagna e chi aiuta',
      'Un passaggio all’andata e al ritorno, e qualcuno per i primi giorni a casa.',
    ],
    bag: [
      'Ultimi giorni',
      'Borsa per l’ospedale',
      'Documenti, referti, medicine, ciabatte, caricabatterie, qualcosa da leggere.',
    ],
    instructions: [
      'Ultimi giorni',
      'Digiuno e medicine, come indicato',
      'Da che ora non mangiare e non bere, quali medicine sospendere, a che ora essere lì.',
    ],
    rest: ['Convalescenza', 'Riposo a casa', 'Nessun impegno. Annota dolore, temperatura e domande per il controllo.'],
    restDays: [
      'Convalescenza',
      'Qualche giorno tranquillo',
      'Niente sforzi, niente guida finché non è permesso; le medicine agli orari giusti.',
    ],
    checkup: [
      'Convalescenza',
      'Visita di controllo',
      'Con gli appunti di questi giorni; chiedi quando si può guidare, sollevare pesi, lavorare.',
    ],
  },
  medical: {
    referral: [
      'Prenotazione',
      'Impegnativa dal medico di base',
      'Serve per prenotare con il Servizio sanitario: spesso basta una richiesta per telefono o in rete.',
    ],
    book: [
      'Prenotazione',
      'Prenotare o confermare l’appuntamento',
      'Al CUP, in rete o in farmacia; chiedi se bisogna essere a digiuno e che cosa portare.',
    ],
    papers: [
      'Preparazione',
      'Referti precedenti e domande',
      'In una cartella, con l’elenco delle medicine e tre cose che vuoi sapere.',
    ],
    instructions: [
      'Ultimi giorni',
      'Digiuno e documenti',
      'Da che ora non mangiare, tessera sanitaria e impegnativa pronte, come ci si arriva.',
    ],
    way: [
      'Ultimi giorni',
      'Documenti, orario e strada',
      'Tessera sanitaria, impegnativa, occhiali se servono, come ci si arriva.',
    ],
    card: [
      'Ultimi giorni',
      'Tessera e libretto delle vaccinazioni',
      'Segna le allergie e le ultime dosi; maniche comode.',
    ],
    results: [
      'Dopo',
      'Ritirare il referto e mostrarlo al medico',
      'Scaricalo o ritiralo, e chiedi al medico di base che cosa segue.',
    ],
    booster: [
      'Dopo',
      'Segnare la prossima dose',
      'Data e tipo nel libretto, e in calendario quando tocca la prossima.',
    ],
  },
  dentist: {
    book: [
      'Prenotazione',
      'Prenotare o confermare il dentista',
      'Di’ di che cosa si tratta e chiedi quanto dura e quanto costa.',
    ],
    papers: [
      'Preparazione',
      'Vecchie radiografie e medicine',
      'Le ultime radiografie, l’elenco delle medicine, e un’eventuale assicurazione.',
    ],
    questions: [
      'Ultimi giorni',
      'Che cosa chiedere al dentista',
      'Che cosa fa male e da quando; alternative, prezzo, passi successivi.',
    ],
    rest: [
      'Dopo',
      'Una giornata tranquilla',
      'Ghiaccio, cibi morbidi e freddi, niente sport, e quello che ti hanno prescritto.',
    ],
    next: [
      'Dopo',
      'Fissare il prossimo appuntamento',
      'Fissalo subito e conserva la fattura per la dichiarazione dei redditi.',
    ],
  },
  recovery: {
    visit: [
      'Avvio',
      'Chiedere che cosa è permesso',
      'Che cosa puoi già fare, che cosa non ancora, a che cosa stare attenti.',
    ],
    sessions: ['Terapia', 'Fisioterapia', 'Prenota un ciclo intero alla stessa ora: i posti finiscono presto.'],
    look: ['Terapia', 'Misurare i progressi', 'Misura una cosa sola: scale, minuti, angolo. Aiuta a continuare.'],
    exercises: ['A casa', 'Esercizi a casa', 'Brevi e frequenti, come ti hanno mostrato; di meno quando fa male.'],
    ease: [
      'Ripresa',
      'Ricominciare un po’ alla volta',
      'Un po’ di quello che ti manca, con un giorno di riposo in mezzo.',
    ],
    review: ['Ripresa', 'Visita di controllo', 'Chiedi che cosa puoi fare da qui in poi senza pensarci.'],
    keep: ['Dopo', 'Due esercizi da continuare', 'Scegli quelli che aiutano di più, perché il problema non torni.'],
  },
  bloodDonation: {
    eligible: [
      'Preparazione',
      'Verificare se puoi donare',
      'Peso, medicine, viaggi recenti, tatuaggi: leggi l’elenco prima di prenotare.',
    ],
    book: ['Prenotazione', 'Prenotare la donazione', 'Chiedi che cosa portare e se puoi fare colazione.'],
    rest: ['Ultimi giorni', 'Dormire e bere molto', 'Molta acqua, cena leggera, niente alcol. Prepara il documento.'],
    next: [
      'Dopo',
      'Segnare la prossima donazione',
      'Metti in calendario la prima data possibile e leggi i tuoi esami.',
    ],
  },
  diet: {
    today: [
      'Avvio',
      'Scrivere che cosa mangi',
      'Per qualche giorno, che cosa e quando; se vuoi dimagrire, pesati una volta.',
    ],
    doctor: ['Avvio', 'Sentire il medico o un nutrizionista', 'Quanto è sano per te, e con che ritmo.'],
    kitchen: ['Avvio', 'Spesa con la lista', 'Per cinque piatti semplici; le tentazioni restano al negozio.'],
    firstWeeks: ['Prime settimane', 'Pochi piatti semplici', 'Gli stessi pochi piatti buoni, e una sera libera.'],
    look: [
      'Prime settimane',
      'Che cosa funziona a tavola',
      'Che cosa è stato facile e che cosa no? Cambia una cosa sola.',
    ],
    steady: [
      'Costanza',
      'Mangiare così ogni giorno',
      'Spesa con la lista e orari fissi; se vuoi dimagrire, una pesata a settimana.',
    ],
    keep: ['Dopo', 'Le abitudini da tenere', 'Le tre che ti pesano meno, e un’idea per i giorni di festa.'],
  },
  fitness: {
    plan: [
      'Avvio',
      'Scegliere che cosa e quando',
      'Qualcosa che ti piace, con un posto e due ore fisse nella settimana.',
    ],
    trial: ['Avvio', 'Provare quanto riesci a fare oggi', 'Minuti, scale o ripetizioni: scrivilo, sarà il confronto.'],
    firstWeeks: ['Prime settimane', 'Cominciare piano', 'Smetti quando potresti ancora continuare. Conta esserci.'],
    look: [
      'Prime settimane',
      'Quali giorni funzionano',
      'Sposta l’ora che salti spesso; se fa male, chiedi al medico.',
    ],
    steady: ['Costanza', 'Allenarsi con regolarità', 'Un po’ di più ogni settimana, una leggera ogni quattro.'],
    test: [
      'Costanza',
      'Ripetere la prova dell’inizio',
      'Minuti, scale, ripetizioni: guarda quanto è cambiato, e scegli il prossimo obiettivo.',
    ],
  },
  quitting: {
    count: [
      'Avvio',
      'Contare per qualche giorno',
      'Quando, dove e con chi, e perché vuoi smettere: scrivilo soltanto.',
    ],
    instead: [
      'Avvio',
      'Che cosa fare invece',
      'Per ogni momento abituale un’altra cosa: acqua, due passi, una telefonata.',
    ],
    support: ['Avvio', 'Dirlo a qualcuno', 'Un amico, il medico, un gruppo: di’ come possono aiutarti.'],
    firstDay: [
      'Prime settimane',
      'Il primo giorno senza',
      'Niente più in casa; e per la sera qualcosa di bello già deciso.',
    ],
    firstWeeks: [
      'Prime settimane',
      'Un giorno alla volta',
      'Se ci ricaschi, ricomincia il giorno stesso: conta quanti ne hai messi in fila.',
    ],
    look: ['Prime settimane', 'I momenti più difficili', 'Quali restano? Trova un’altra cosa da fare solo per quelli.'],
    steady: ['Costanza', 'Continuare così', 'Segna ogni giorno, e metti da parte i soldi o il tempo che risparmi.'],
    celebrate: ['Dopo', 'Un premio', 'Spendi quello che hai risparmiato in qualcosa da ricordare.'],
  },
}
