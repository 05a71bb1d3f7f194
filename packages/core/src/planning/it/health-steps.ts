import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what doctors do. */
export const healthSteps: StepsOf<'surgery' | 'medical'> = {
  surgery: {
    referral: [
      'Avvio',
      'Impegnativa, e prenotare al CUP',
      'L’impegnativa dal medico o dallo specialista, poi al CUP, in farmacia o in rete: chiedi la prima data e gli altri ospedali.',
    ],
    keepStrong: [
      'Prima',
      'Esercizi fino all’intervento',
      'Gli stessi, e cammina quanto si può; niente che lo faccia gonfiare.',
    ],
    further: [
      'Ripresa',
      'Ogni settimana un po’ di più',
      'Dieci minuti in più alla volta, prima in piano; salite, scale e sport quando il fisioterapista dice di sì.',
    ],
    show: ['Prima', 'Farlo vedere al medico', 'Se conviene toglierlo, chi lo fa, quanto costa e se va analizzato.'],
    suitability: [
      'Prima',
      'Visita di idoneità',
      'Esami ai due occhi; le lenti a contatto vanno tolte prima, per il tempo che dice il centro.',
    ],
    medicines: [
      'Ultimi giorni',
      'Medicine, cerotti, vestiti comodi',
      'Di’ se prendi anticoagulanti; chiedi quando potrai fare la doccia e lo sport.',
    ],
    dressing: [
      'Convalescenza',
      'Medicazione pulita e asciutta',
      'Niente bagno né piscina, niente che tiri; chiama se si arrossa o scotta.',
    ],
    visit: [
      'Prima',
      'Colloquio con il chirurgo',
      'Come si svolge, se e quanto si resta in ospedale, e che cosa potrai fare dopo.',
    ],
    work: [
      'Organizzazione',
      'Avvisare al lavoro',
      'Se lavori: da quando e per quanto, chi ti sostituisce; i certificati li fanno l’ospedale e il medico di base.',
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
      'Rileggere le indicazioni',
      'Se e da che ora stare a digiuno, quali medicine sospendere, a che ora essere lì.',
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
      'Come sta guarendo; chiedi che cosa si può rifare: guidare, sollevare pesi, sport, lavoro.',
    ],
    physio: [
      'Convalescenza',
      'Fisioterapia ed esercizi a casa',
      'Prenota in una volta le prime settimane; negli altri giorni gli esercizi a casa.',
    ],
    eyeCheck: [
      'Dopo',
      'Controllo dell’occhio il giorno dopo',
      'Guida qualcun altro; occhiali scuri, e non strofinare. Quando chiamare: dolore, un’ombra, molto rosso.',
    ],
    drops: [
      'Dopo',
      'Colliri, più volte al giorno',
      'Una sveglia sul telefono, mani pulite, lo schema accanto al flacone; niente piscina, pesi o polvere.',
    ],
    glasses: [
      'Dopo',
      'Visita per gli occhiali nuovi',
      'Quando la vista è stabile; chiedi quando puoi guidare, e dell’altro occhio.',
    ],
    animals: [
      'Organizzazione',
      'Chi pensa agli animali',
      'Uscite e pappa per le settimane in cui non ti puoi piegare, tirare o guidare: un vicino, un dog sitter, i turni.',
    ],
    children: [
      'Organizzazione',
      'Chi pensa ai bambini',
      'Scuola, pasti, nanna, e niente da sollevare per te; spiega loro con parole semplici che cosa succede e quando torni.',
    ],
  },
  medical: {
    decide: [
      'Dopo',
      'Decidere, con tutto in mano',
      'Che cosa migliora, quanto costa in tempo e fatica, e se si può aspettare; nel dubbio, un secondo parere.',
    ],
    whatNow: [
      'Dopo',
      'Segnare che cosa è stato detto',
      'Che cosa provare e per quanto, a che cosa stare attenti, quando ci si rivede.',
    ],
    fear: [
      'Prenotazione',
      'Dire che hai paura',
      'Chiedi che cosa si può fare: qualcuno con te, una pausa quando vuoi, una macchina aperta, un calmante; poi però non si guida.',
    ],
    bookSight: [
      'Prenotazione',
      'Prenotare o confermare l’appuntamento',
      'Chiedi quanto dura, quanto costa e se togliere prima le lenti a contatto.',
    ],
    oldGlasses: [
      'Preparazione',
      'Occhiali vecchi, e dove fai fatica',
      'L’ultima ricetta, gli occhiali o le lenti che hai; leggere, guidare, schermo: che cosa è difficile?',
    ],
    bookHearing: [
      'Prenotazione',
      'Prenotare l’esame dell’udito',
      'Dall’otorino o in un centro acustico: quanto costa, e se l’apparecchio può passarlo l’ASL.',
    ],
    whenHard: [
      'Preparazione',
      'Segnare quando senti male',
      'Televisione, telefono, tante voci: da quando, da che orecchio, che cosa hai già provato.',
    ],
    hearingAid: [
      'Dopo',
      'Scegliere, e provare per qualche settimana',
      'Chiedi prova, regolazioni e pile nel prezzo; portalo ogni giorno un po’ più a lungo.',
    ],
    bookCertificate: [
      'Prenotazione',
      'Prenotare la visita',
      'Non agonistico dal medico di base o dal pediatra, agonistico dal medico sportivo; chiedi se serve il modulo della società.',
    ],
    bookJab: [
      'Prenotazione',
      'Prenotare o confermare il vaccino',
      'Dal medico di base, all’ASL o in farmacia; chiedi se per te è gratuito.',
    ],
    certificatePapers: [
      'Ultimi giorni',
      'Documenti e referti',
      'Tessera sanitaria, elettrocardiogramma se lo chiedono, urine per l’agonistico, e come ci si arriva.',
    ],
    handIn: ['Dopo', 'Consegnare il certificato', 'Una copia per te, e la scadenza in calendario.'],
    referral: [
      'Prenotazione',
      'Impegnativa dal medico di base',
      'Serve per prenotare con il Servizio sanitario: spesso basta una richiesta per telefono o in rete.',
    ],
    book: [
      'Prenotazione',
      'Prenotare o confermare l’appuntamento',
      'Al CUP, in rete, in farmacia o da un privato; chiedi come prepararsi e che cosa portare.',
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
      'Tessera sanitaria, impegnativa se serve, quello che vuoi chiedere, come ci si arriva.',
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
      'Occhiali o lenti: con la ricetta in mano confronta i prezzi; la fattura serve per le detrazioni.',
    ],
    booster: [
      'Dopo',
      'Segnare la prossima dose',
      'Data e tipo nel libretto, e in calendario quando tocca la prossima.',
    ],
  },
}
