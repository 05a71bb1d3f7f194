import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps with a small child: nights with a newborn, and what it learns or leaves. */
export const smallChildrenSteps: StepsOf<'toddler' | 'newbornSleep'> = {
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
    askFeeding: [
      'Avvio',
      'Chiedere al consultorio o al pediatra',
      'Che cosa dare al suo posto a quest’età, tazza o biberon; un periodo senza dentini, febbre o nido nuovo.',
    ],
    oneFeedLess: [
      'Un po’ alla volta',
      'Una poppata in meno ogni pochi giorni',
      'Prima la più facile, di giorno; le altre restano. Se il seno è duro, togli un po’ di latte, qualcosa di freddo, e rallenta.',
    ],
    lastFeed: [
      'Un po’ alla volta',
      'Per ultima quella della sera',
      'A letto la mette qualcun altro, con una storia e una tazza.',
    ],
    cuddles: [
      'Dopo',
      'Più coccole, e tu come stai?',
      'Può mettere tristezza per qualche giorno; un nodulo, la febbre o un umore basso che resta sono per il medico.',
    ],
  },
  newbornSleep: {
    shifts: [
      'Subito',
      'Dividere la notte in turni',
      'Uno dalle nove alle due, l’altro dalle due alle sette; chi è libero dorme in un’altra stanza, con i tappi: cinque ore di fila cambiano tutto.',
    ],
    safeBed: [
      'Subito',
      'Un posto semplice e sicuro per il bimbo',
      'A pancia in su, nella culla accanto al letto, senza niente di morbido; pannolini, acqua e una luce bassa a portata di mano.',
    ],
    helpers: [
      'Subito',
      'Chiedere due ore, due volte a settimana',
      'Una nonna, un’amica, la vicina: loro spingono la carrozzina o cucinano, tu dormi. Di’ di sì a chi si offre.',
    ],
    nap: ['Prime settimane', 'Un sonnellino di giorno, telefono spento', 'Quando dorme il bimbo, i piatti aspettano.'],
    healthVisitor: [
      'Prime settimane',
      'Parlarne con pediatra o consultorio',
      'Poppate, coliche, peso; e dillo se non dormi nemmeno quando dorme, o se sei giù: capita spesso, e l’aiuto c’è.',
    ],
    look: [
      'Prime settimane',
      'Che cosa funziona già',
      'Qual è la tirata più lunga? Cambiate i turni se uno dei due sta peggio.',
    ],
    evenings: [
      'Dopo',
      'La stessa sera, ogni sera',
      'Luce e rumori di giorno, penombra e silenzio dalle sette; bagnetto, poppata, culla, in quest’ordine. Di notte solo latte e cambio.',
    ],
    now: [
      'Dopo',
      'Come vanno adesso le notti?',
      'Confronta con l’inizio; un bimbo si sveglia ancora per mesi, ed è normale.',
    ],
  },
}
