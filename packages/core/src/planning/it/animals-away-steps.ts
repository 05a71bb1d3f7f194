import type { StepsOf } from '../planning-words.ts'
import { hensOrBeesVarieties } from './varieties-steps.ts'

/** Italian words of the steps of animals that stay or travel with others, and of those that live in a tank, a coop or a hive. */
export const animalsAwaySteps: StepsOf<'petBoarding' | 'petShow' | 'petTravel' | 'aquarium' | 'hensOrBees'> = {
  petBoarding: {
    ask: [
      'Ricerca',
      'Chiedere chi può tenerlo',
      'Un amico che conosce, qualcuno che viene a casa, o una pensione: quali giorni e quanto costa. Per le vacanze si riempiono presto.',
    ],
    visit: [
      'Ricerca',
      'Andare a vedere, o fare conoscenza',
      'Dove dorme, quante ore sta solo, quali altri animali ci sono; guarda come si trova.',
    ],
    agree: [
      'Ricerca',
      'Prenotare e mettersi d’accordo',
      'Giorni, orari, prezzo e caparra per iscritto; chi decide se si ammala.',
    ],
    jabs: [
      'Preparazione',
      'Vaccini e antiparassitario in regola',
      'Le pensioni chiedono il libretto; certi vaccini vanno fatti qualche settimana prima.',
    ],
    tryOut: ['Preparazione', 'Una prova breve', 'Un pomeriggio o una notte: così conosce il posto e sa che torni.'],
    sheet: [
      'Ultimi giorni',
      'Cibo, le sue cose e un foglio',
      'Che cosa mangia e quando, medicine, abitudini, il numero del veterinario e il tuo.',
    ],
  },
  petShow: {
    enter: ['Inizio', 'Iscriversi in tempo', 'Scadenza e quota; tieni la conferma.'],
    classes: [
      'Inizio',
      'Quali classi, che cosa chiedono',
      'Età, razza, chi può condurre; vaccini, microchip e libretto.',
    ],
    ring: [
      'Preparazione',
      'Dieci minuti come nel ring',
      'Camminare, stare fermi, farsi toccare; anche fra altri animali, e si smette finché è un gioco.',
    ],
    groomed: ['Ultimi giorni', 'Bagno, spazzola, unghie', 'Come si usa per la razza; cuccia pulita.'],
    bag: ['Ultimi giorni', 'Acqua, premi, spazzola, documenti', 'Ombra o una coperta; un’ora prima.'],
  },
  petTravel: {
    allowed: [
      'Programma',
      'Informarsi su che cosa chiedono',
      'Ogni paese, compagnia e casa ha le sue regole: guinzaglio, museruola, trasportino, quanti e di che taglia.',
    ],
    places: [
      'Programma',
      'Prenotare viaggio e alloggio dove è ammesso',
      'Di’ che c’è anche lui; chiedi il supplemento e dove sta durante il tragitto.',
    ],
    papers: [
      'Programma',
      'Microchip, antirabbica e documenti',
      'L’antirabbica almeno 21 giorni prima; chiedi al veterinario se serve il passaporto europeo, che rilascia la ASL.',
    ],
    carrier: [
      'Preparazione',
      'Abituarlo a trasportino e auto',
      'All’inizio pochi minuti, con un premio; poi tragitti brevi, mai subito dopo mangiato.',
    ],
    vet: [
      'Preparazione',
      'Visita prima di partire',
      'Libretto, antiparassitario per zecche, zanzare e pappataci, e qualcosa se soffre il viaggio.',
    ],
    bag: [
      'Ultimi giorni',
      'La sua borsa',
      'Cibo per tutti i giorni, ciotola, coperta, medicine, libretto, una targhetta con il tuo numero; e un veterinario sul posto.',
    ],
    ready: [
      'Ultimi giorni',
      'Un pasto leggero e una bella uscita',
      'Il cibo qualche ora prima, l’acqua sempre; una sosta ogni due ore.',
    ],
  },
  aquarium: {
    size: [
      'Avvio',
      'Misura, posto e quali pesci',
      'Più è grande e più è facile; un mobile solido, lontano dal sole, vicino a una presa. Pesci adatti alla tua acqua e fra loro.',
    ],
    tank: [
      'Allestimento',
      'Allestire la vasca',
      'Fondo, piante, filtro, riscaldatore, biocondizionatore; si riempie, e il filtro resta acceso giorno e notte.',
    ],
    cycle: [
      'Allestimento',
      'Far maturare il filtro, senza pesci',
      'Tre o quattro settimane: ogni tanto un test; i pesci solo quando ammoniaca e nitriti restano a zero.',
    ],
    fish: [
      'Ultimi giorni',
      'Scegliere i primi pesci',
      'Pochi e robusti; il sacchetto a galla, poi acqua della vasca un po’ alla volta, e luci spente per la sera.',
    ],
    little: [
      'Dopo',
      'Poco cibo, e un’occhiata ogni giorno',
      'Quanto mangiano in due minuti; altri pesci solo dopo qualche settimana.',
    ],
    water: [
      'Dopo',
      'Cambiare una parte dell’acqua',
      'Un quarto circa, alla stessa temperatura; la spugna del filtro si sciacqua solo in acqua della vasca.',
    ],
  },
  hensOrBees: {
    ...hensOrBeesVarieties,
    jars: [
      'Preparazione',
      'Smielatore, maturatore e vasetti',
      'Lo smielatore si chiede all’associazione; vasetti, coperchi ed etichette contati, la stanza chiusa alle api.',
    ],
    clearer: [
      'Preparazione',
      'Mettere gli apiscampo',
      'Un giorno o due sotto i melari, così le api scendono; solo telai quasi tutti opercolati.',
    ],
    varroaNow: [
      'Dopo',
      'Restituire i telai e trattare la varroa',
      'La sera, perché non ci sia saccheggio; il trattamento subito, poi si nutre se le scorte sono poche.',
    ],
    checks: [
      'Estate',
      'Un’occhiata all’arnia ogni settimana',
      'Da aprile a luglio: uova, spazio, celle reali; un melario in più prima che sia piena, se no sciamano.',
    ],
    honey: [
      'Estate',
      'Togliere i melari',
      'Solo favi opercolati, e a loro quanto basta; vasetti puliti, etichette con peso e origine.',
    ],
    varroa: [
      'Autunno',
      'Trattare contro la varroa',
      'Appena tolto il miele: conta la caduta prima e dopo; senti il tecnico o l’associazione.',
    ],
    syrup: ['Autunno', 'Nutrire per l’inverno', 'Sciroppo finché l’arnia è pesante; le famiglie deboli si riuniscono.'],
    guard: ['Autunno', 'Griglia, cinghia, tetto', 'Un po’ inclinata in avanti, asciutta dentro, al riparo dal vento.'],
    heft: [
      'Inverno',
      'Sollevarla per sentirne il peso',
      'Senza aprire: se è leggera, candito sopra i favi. Poi di nuovo ogni qualche settimana.',
    ],
    register: [
      'Avvio',
      'Informarsi su che cosa serve',
      'Regolamento del Comune e distanze dai vicini; la ASL dice come si registrano, anche se sono pochi.',
    ],
    course: [
      'Avvio',
      'Corso con l’associazione apicoltori',
      'Prima di comprare qualsiasi cosa; chiedi chi ti può seguire il primo anno.',
    ],
    site: [
      'Preparazione',
      'Scegliere il posto dell’arnia',
      'Sole del mattino, lontano dai passaggi, acqua vicina; dillo ai vicini.',
    ],
    coop: [
      'Preparazione',
      'Pollaio e recinto',
      'Asciutto, arieggiato, al sicuro da volpi e faine; spazio per razzolare, ombra, e facile da pulire.',
    ],
    order: [
      'Preparazione',
      'Scegliere e ordinare gli animali',
      'Almeno tre, vaccinati, dell’età giusta: i giovani ci mettono qualche settimana a fare le uova.',
    ],
    colony: [
      'Preparazione',
      'Ordinare la famiglia',
      'Da un apicoltore della zona: finiscono presto. Chiedi il certificato sanitario e il giorno del ritiro.',
    ],
    feed: [
      'Preparazione',
      'Mangime, abbeveratoio, lettiera',
      'Il mangime adatto all’età, acqua che non si rovesci, un bidone chiuso contro i topi.',
    ],
    away: [
      'Ultimi giorni',
      'Chi li chiude la sera quando non ci sei',
      'Mattina e sera: un vicino che si tiene le uova, o una porta automatica.',
    ],
    kit: ['Ultimi giorni', 'Arnia, tuta, affumicatore e leva', 'Tutto pronto e montato prima che arrivino le api.'],
    settle: ['Dopo', 'I primi giorni', 'All’inizio chiusi, così imparano dov’è casa; poche visite, e il cane lontano.'],
    look: [
      'Dopo',
      'Aprire l’arnia e guardare',
      'In una giornata calda e senza vento: uova, scorte, spazio; scrivi quello che vedi.',
    ],
    newSite: [
      'Preparazione',
      'Scegliere la postazione',
      'Il via libera del proprietario, una strada per il furgone, acqua, distanza dagli altri apiari e dagli orsi.',
    ],
    tellThem: [
      'Preparazione',
      'Spostamento in banca dati e ASL',
      'Registra il trasferimento, chiedi se serve il certificato sanitario; avvisa l’associazione.',
    ],
    strong: [
      'Preparazione',
      'Famiglie forti, melari vuoti',
      'Si spostano solo quelle con la regina giovane e tanta covata; melari pronti, tetti e cinghie controllati.',
    ],
    closeUp: [
      'Ultimi giorni',
      'Chiudere le arnie la sera',
      'Quando sono rientrate tutte: griglia per l’aria, cinghie strette; si viaggia di notte e al fresco.',
    ],
    there: [
      'Dopo',
      'Vedere che si siano ambientate',
      'Volo davanti all’arnia, acqua vicina, arnie in piano; poi il primo melario.',
    ],
  },
}
