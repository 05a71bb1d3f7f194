import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of turning points, and of how one lives. */
export const turningPointsSteps: StepsOf<'meeting' | 'backToWork' | 'grief' | 'proposal' | 'toddler'> = {
  meeting: {
    where: [
      'Inizio',
      'Due posti dove andare',
      'Dove c’è chi fa quello che ti piace: un corso, un circolo, un coro, un’app.',
    ],
    first: ['Inizio', 'Iscriviti, o scrivi a due persone', 'Oggi è meglio del momento perfetto.'],
    go: ['Prime settimane', 'Vacci ogni settimana', 'Stesso posto e stessa ora: le facce diventano nomi.'],
    look: ['Prime settimane', 'Dove ti trovi meglio?', 'Tieni quello, e al posto degli altri prova qualcosa di nuovo.'],
    closer: [
      'Poi',
      'Invita qualcuno per un caffè',
      'Una cosa piccola, vicina, con un giorno: quasi mai è troppo presto.',
    ],
    profile: [
      'Inizio',
      'Foto e poche righe sincere',
      'Tre foto recenti, che cosa ti piace, che cosa cerchi; falle leggere a un amico.',
    ],
    write: [
      'Prime settimane',
      'Scrivere a due o tre persone',
      'Una domanda su quello che raccontano; due volte a settimana bastano.',
    ],
    firstDate: ['Prime settimane', 'Un primo caffè', 'In un posto frequentato, un’ora, e un amico che sa dove sei.'],
    goOn: ['Poi', 'Vedersi, e rivedersi', 'Con chi si stava bene? Una sera a settimana, senza fretta.'],
  },
  backToWork: {
    pumpAtWork: [
      'Preparazione',
      'Tiralatte: orari, stanza, biberon',
      'Provalo a casa qualche settimana prima e fai scorta in freezer; al lavoro chiedi una stanza e un frigo, o i permessi per allattamento.',
    ],
    firstMeals: [
      'Preparazione',
      'Svezzamento, un pasto alla volta',
      'Chiedi al pediatra quando; un cibo nuovo ogni pochi giorni, e un pasto dato da qualcun altro prima che tu non ci sia.',
    ],
    backApplications: [
      'Ricerca',
      'Candidature, e vecchi colleghi',
      'Due a settimana, con gli orari che puoi fare davvero; chiedi prima una giornata di prova.',
    ],
    backCv: [
      'Ricerca',
      'Curriculum, e gli anni in mezzo',
      'Una riga onesta per gli anni a casa; una ex responsabile e il corso come referenze.',
    ],
    backStudy: [
      'Aggiornamento',
      'Corsi e pratica per il rientro',
      'Ore fisse di studio quando qualcuno tiene i bambini; un tutor per la pratica.',
    ],
    backCourse: [
      'Inizio',
      'Che cosa è cambiato, e chi ti aggiorna',
      'Un corso di rientro, una giornata accanto a una ex collega; chiedi di borse e part-time.',
    ],
    registration: [
      'Inizio',
      'Albo o graduatorie: che cosa serve per rientrare',
      'Iscrizione, crediti o titoli da aggiornare: quali moduli, quanto costa, quanto ci vuole.',
    ],
    employer: [
      'Accordi',
      'Parla con il datore di lavoro',
      'Giorno, orario, ferie rimaste, che cosa è cambiato; dopo una nascita, i permessi per allattamento.',
    ],
    days: ['Accordi', 'Chi fa che cosa, giorno per giorno', 'Tragitti, pasti, malattie: un piano B per ogni giorno.'],
    trial: ['Preparazione', 'Una giornata di prova', 'Sveglia, uscita, tragitto e ritorno: dove è troppo stretto?'],
    ready: ['Ultimi giorni', 'Borsa, vestiti, password', 'Tutto pronto la sera, e due cene già cucinate.'],
    look: ['Dopo', 'Come vanno le giornate?', 'Cambia una cosa, quella che pesa di più.'],
    phased: [
      'Accordi',
      'Visita e rientro graduale',
      'Con il medico del lavoro: quali orari, quali mansioni, per quanto.',
    ],
    childcare: [
      'Accordi',
      'Un posto per il bambino',
      'Nido, tata, nonni: chiedi adesso, i posti finiscono mesi prima.',
    ],
    settling: [
      'Preparazione',
      'Inserimento al nido',
      'Prima un’ora insieme, poi sempre più a lungo senza di te: due settimane, se si può.',
    ],
  },
  grief: {
    talk: [
      'Subito',
      'Di’ a qualcuno come stai',
      'Un amico, il medico, una linea di ascolto: qualcuno che ascolta e basta.',
    ],
    rest: ['Subito', 'Lascia ad altri quello che può aspettare', 'Carte e commissioni che possono fare per te.'],
    distance: [
      'Subito',
      'Un po’ di distanza',
      'Silenzia la chat, le cose in una scatola per dopo; quello che resta da sistemare, in una volta sola.',
    ],
    newThing: [
      'Settimane',
      'Una cosa che avevi smesso di fare',
      'Un posto, un’amicizia, uno sport solo tuo: dagli un giorno.',
    ],
    weekly: [
      'Settimane',
      'Un’ora buona alla settimana',
      'Una passeggiata, un coro, un caffè con la stessa persona; anche nei giorni brutti.',
    ],
    group: [
      'Settimane',
      'Un gruppo o uno psicologo',
      'Chiedi al medico o al consultorio: un primo incontro non impegna.',
    ],
    remember: [
      'Settimane',
      'Un posto per i ricordi',
      'Una scatola, un album, un albero, una ricetta: insieme a chi sente la stessa mancanza.',
    ],
    look: ['Bilancio', 'Come stai adesso?', 'Per le date difficili che vengono, metti già qualcuno accanto.'],
  },
  proposal: {
    ring: [
      'Preparazione',
      'Scegliere e ordinare l’anello',
      'Su misura ci vogliono da quattro a sei settimane; chiedi se si può cambiare.',
    ],
    place: ['Preparazione', 'Il posto e il momento', 'Uno che dica qualcosa a voi due, e un piano se piove.'],
    words: ['Preparazione', 'Trova le parole', 'Tre frasi tue: imparale e poi dimenticale.'],
    check: [
      'Ultimi giorni',
      'Anello, tavolo, foto',
      'Tutto confermato, l’anello dove nessuno lo trova; in viaggio, nel bagaglio a mano.',
    ],
    tell: ['Dopo', 'Ditelo alle famiglie', 'Prima che girino le foto.'],
    size: [
      'Preparazione',
      'Scoprire misura e gusti',
      'Un suo anello in prestito, una sorella o un’amica che sa tacere.',
    ],
    journey: ['Preparazione', 'Prenotare viaggio e albergo', 'Con una seconda sera, se la prima piove.'],
  },
  toddler: {
    dryNights: [
      'Notti',
      'Pipì prima di dormire, e una traversa',
      'Bere meno nell’ultima ora, una lucina lungo la strada; se si bagna si cambia senza commenti, e dopo due settimane si aspetta qualche mese.',
    ],
    chooseTogether: [
      'Preparazione',
      'Sceglierne due insieme',
      'Al mercato, poi lavarle e cucinarle insieme: quello che si è fatto da sé piace di più.',
    ],
    oneBite: [
      'Ogni giorno',
      'Un po’ in ogni piatto',
      'Accanto a qualcosa che piace, senza premi e senza scene: assaggiare vale, lasciarlo si può.',
    ],
    again: [
      'Ogni giorno',
      'Di nuovo, in un altro modo',
      'Crude, al forno, in una salsa: spesso ci vogliono dieci volte; mangiale anche tu.',
    ],
    tastesBefore: [
      'Pappe',
      'Primi assaggi, uno alla volta',
      'Pochi cucchiai al giorno, un cibo nuovo ogni tre giorni, seggiolone e bicchierino pronti; il latte resta la base.',
    ],
    mealsBefore: [
      'Pappe',
      'Un pasto dopo l’altro',
      'Prima il pranzo, poi la merenda, poi la cena; ogni tanto la pappa la dà qualcun altro, e il latte senza di te.',
    ],
    nursery: [
      'Nido',
      'Concordare l’inserimento',
      'Giorni e orari, pappa e nanna, chi si può chiamare; tieni libere una o due settimane prima del lavoro.',
    ],
    firstDays: [
      'Nido',
      'Cominciare l’inserimento',
      'Un’ora insieme, poi un po’ senza di te; un saluto breve e sereno.',
    ],
    trialMorning: [
      'Nido',
      'Una mattina intera come al lavoro',
      'Sveglia, colazione, strada; e un piano per la prima febbre.',
    ],
    signs: [
      'Inizio',
      'È il momento giusto?',
      'Due settimane tranquille: niente viaggi, niente nido nuovo, tutti sereni.',
    ],
    things: [
      'Inizio',
      'Prendi quello che aiuta, scegliendo insieme',
      'E mettiti d’accordo con nonni e nido: tutti allo stesso modo.',
    ],
    days: [
      'Primi giorni',
      'Giorni tranquilli a casa',
      'Stesse parole, stessi orari, niente sgridate; loda ogni tentativo.',
    ],
    out: ['Poi', 'Fuori e con gli altri', 'Nonni, nido, una breve uscita con il cambio.'],
    onlyBed: [
      'Primi giorni',
      'Il ciuccio solo per dormire',
      'Di giorno resta in una scatola a casa; al suo posto un pupazzo, un gioco, una coccola.',
    ],
    goodbye: [
      'Poi',
      'Salutare il ciuccio',
      'In un giorno che avete scelto insieme; le prime due o tre sere ci vuole più pazienza.',
    ],
    praise: ['Dopo', 'Una piccola festa', 'E nessuna fretta per quello che ancora sfugge.'],
    askFirst: ['Inizio', 'Chiedere al pediatra', 'Quando, con che cosa, e a quali allergie stare attenti.'],
    chair: ['Inizio', 'Seggiolone, piattini e cucchiai', 'E decidete: pappe, o pezzi da tenere in mano?'],
    tastes: [
      'Primi giorni',
      'Primi assaggi, uno alla volta',
      'Pochi cucchiai al giorno, un cibo nuovo ogni qualche giorno; il latte resta la cosa principale.',
    ],
    meals: ['Poi', 'Pasti a tavola con voi', 'Prima uno, poi due, poi tre; quello che mangiate voi, senza sale.'],
    evenings: [
      'Primi giorni',
      'La stessa sera, ogni sera',
      'Bagno, storia, luce spenta alla stessa ora, e a letto ancora sveglio.',
    ],
    stay: [
      'Poi',
      'La stessa risposta di notte',
      'Chiunque si alzi, allo stesso modo: poche parole, piano, e di nuovo a letto.',
    ],
  },
}
