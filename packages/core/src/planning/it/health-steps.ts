import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what doctors do. */
export const healthSteps: StepsOf<'surgery' | 'medical' | 'dentist' | 'recovery' | 'bloodDonation'> = {
  surgery: {
    visit: [
      'Prima',
      'Colloquio con il chirurgo',
      'Come si svolge, quanto resti ricoverato e che cosa potrai fare dopo.',
    ],
    work: [
      'Organizzazione',
      'Avvisare al lavoro',
      'Da quando e per quanto, chi ti sostituisce; il certificato di ricovero lo fa l’ospedale, poi il medico di base.',
    ],
    strength: [
      'Prima',
      'Esercizi prima dell’intervento',
      'Quelli che serviranno dopo: i muscoli forti adesso si riprendono prima.',
    ],
    tests: ['Prima', 'Esami preoperatori', 'Sangue, cuore, anestesista: referti precedenti ed elenco delle medicine.'],
    help: [
      'Organizzazione',
      'Chi accompagna e chi aiuta',
      'Un passaggio all’andata e al ritorno, e qualcuno per i primi giorni a casa.',
    ],
    home: [
      'Organizzazione',
      'Preparare la casa',
      'Quello che usi a portata di mano, pasti in freezer, niente in cui inciampare.',
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
      'Controllo della ferita e visita',
      'Via i punti, se ci sono; chiedi quando si può guidare, sollevare pesi, lavorare.',
    ],
    physio: [
      'Convalescenza',
      'Fisioterapia ed esercizi a casa',
      'Prenota in una volta le prime settimane; negli altri giorni gli esercizi a casa.',
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
    clinic: [
      'Prenotazione',
      'Ambulatorio di medicina dei viaggi',
      'All’ASL, sei o otto settimane prima di partire: quali vaccini, quante dosi, antimalarica o no.',
    ],
    papers: [
      'Preparazione',
      'Referti precedenti e domande',
      'In una cartella, con l’elenco delle medicine e quello che vuoi sapere.',
    ],
    firstDose: [
      'Vaccinazioni',
      'Prime vaccinazioni',
      'Con l’itinerario e il vecchio libretto; per alcune serve una seconda dose dopo tre o quattro settimane.',
    ],
    secondDose: [
      'Vaccinazioni',
      'Ultime dosi e antimalarica',
      'Due settimane sono il tempo che serve a quasi tutti i vaccini; chiedi quando cominciare le compresse.',
    ],
    lightDiet: [
      'Ultimi giorni',
      'Dieta senza scorie, poi il lassativo',
      'Come dice il foglio: niente frutta, verdura e cereali integrali; e chi ti riporta a casa, perché non si guida.',
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
    glasses: [
      'Dopo',
      'Ordinare quello che è prescritto',
      'Occhiali, lenti o apparecchio: con la ricetta in mano, confronta i prezzi; la fattura serve per le detrazioni.',
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
    estimate: [
      'Avvio',
      'Prima visita, lastre e preventivo',
      'Quante sedute, in quanti mesi, quanto costa in tutto, e se si può pagare a rate.',
    ],
    impressions: [
      'Cura',
      'Impronte o scansione',
      'Su quelle si prepara l’apparecchio o la corona: ci vuole qualche settimana prima di montarli.',
    ],
    questions: [
      'Ultimi giorni',
      'Che cosa chiedere al dentista',
      'Che cosa fa male e da quando, le medicine che prendi; alternative, prezzo, passi successivi.',
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
    book: [
      'Avvio',
      'Prenotare le sedute',
      'Con l’impegnativa o da un privato: un ciclo intero alla stessa ora, perché i posti finiscono presto.',
    ],
    sessions: [
      'Terapia',
      'Fisioterapia ed esercizi a casa',
      'Negli altri giorni esercizi brevi e frequenti, come ti hanno mostrato; di meno quando fa male.',
    ],
    look: ['Terapia', 'Misurare i progressi', 'Misura una cosa sola: scale, minuti, angolo. Aiuta a continuare.'],
    exercises: [
      'Forza',
      'Riprendere forza',
      'Esercizi più impegnativi, anche da soli, con un giorno di riposo in mezzo.',
    ],
    ease: [
      'Ripresa',
      'Ricominciare un po’ alla volta',
      'Un po’ di quello che ti manca: metà del tempo di prima, poi qualcosa in più ogni settimana.',
    ],
    review: [
      'Ripresa',
      'Ultimo controllo',
      'Con il medico o il fisioterapista: che cosa puoi fare da qui in poi senza pensarci.',
    ],
    keep: ['Dopo', 'Due esercizi da continuare', 'Scegli quelli che aiutano di più, perché il problema non torni.'],
  },
  bloodDonation: {
    eligible: [
      'Preparazione',
      'Verificare se puoi donare',
      'Peso, medicine, viaggi recenti, tatuaggi: leggi l’elenco; la prima volta ci sono una visita e gli esami.',
    ],
    book: [
      'Prenotazione',
      'Prenotare o confermare la donazione',
      'Chiedi che cosa portare e se puoi fare colazione; al lavoro spetta la giornata.',
    ],
    rest: [
      'Ultimi giorni',
      'Dormire e bere molto',
      'Molta acqua, cena leggera, niente alcol. Prepara documento e tessera sanitaria.',
    ],
    next: [
      'Dopo',
      'Segnare la prossima donazione',
      'Metti in calendario la prima data possibile, almeno novanta giorni dopo, e leggi i tuoi esami.',
    ],
  },
}
