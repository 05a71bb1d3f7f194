import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of animals that stay or travel with others, and of those that live in a tank, a coop or a hive. */
export const animalsAwaySteps: StepsOf<'petTraining' | 'petBoarding' | 'petShow' | 'petTravel' | 'aquarium'> = {
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
  petTraining: {
    nearBaby: [
      'Esercizio',
      'Suoni, odori e porte chiuse',
      'Il pianto registrato con un premio, crema e passeggino già adesso; la cameretta vietata, un rifugio tranquillo; prima arriva una copertina usata, e mai da soli insieme.',
    ],
    rules: [
      'Inizio',
      'Le stesse parole per tutti',
      'Tutti d’accordo: che cosa può fare, quale parola per cosa, quali premi.',
    ],
    trigger: [
      'Inizio',
      'Guarda quando succede',
      'Cinque giorni di appunti: che cosa c’era prima, e che cosa ha ottenuto.',
    ],
    class: ['Inizio', 'Cerca un educatore', 'Gruppi piccoli, premi e non punizioni.'],
    basics: [
      'Basi',
      'Cinque minuti, due volte al giorno',
      'In casa, senza distrazioni: il bocconcino subito, appena riesce.',
    ],
    quiet: [
      'Basi',
      'Premia il momento di calma',
      'Riduci lo stimolo, paga il silenzio, e dagli qualcos’altro da fare.',
    ],
    routine: [
      'Basi',
      'Fuori dopo sonno, pappa e gioco',
      'All’inizio ogni due ore, sempre nello stesso posto; lodalo lì, e pulisci senza dire niente.',
    ],
    look: ['Basi', 'Che cosa riesce già?', 'Avanti con quello che riesce, un passo indietro con il resto.'],
    outside: ['Pratica', 'Fuori, con le distrazioni', 'Prima una via tranquilla, poi il parco; guinzaglio lungo.'],
    visitors: [
      'Pratica',
      'Prove con un amico che arriva',
      'Prima facile, poi come nella vita vera; tutta la famiglia fa lo stesso.',
    ],
    freedom: [
      'Pratica',
      'Più tempo tra un’uscita e l’altra',
      'Mezz’ora in più ogni settimana; se capita, un passo indietro.',
    ],
    calm: ['Traguardo', 'Suona il campanello, e resta calmo', 'Fai un video; segna dove è ancora difficile.'],
    dry: ['Traguardo', 'Una settimana senza incidenti', 'Adesso togli le traversine, una stanza alla volta.'],
    test: [
      'Traguardo',
      'Una passeggiata dove tutto riesce',
      'Strade, altri animali, persone: segna che cosa ripassare.',
    ],
    den: [
      'Inizio',
      'Un posto tranquillo tutto suo',
      'Cuccia o trasportino con la porta aperta: lì mangia, e non ci va mai per castigo.',
    ],
    shortAlone: [
      'Basi',
      'Solo per secondi, poi per minuti',
      'Esci e torna prima che pianga, senza feste; più volte al giorno.',
    ],
    longerAlone: [
      'Pratica',
      'Più a lungo, e in altri orari',
      'Dopo una passeggiata e la pappa, con qualcosa da mordere; un video dice se riposa.',
    ],
    halfDay: [
      'Traguardo',
      'Una mattina intera, con qualcuno vicino',
      'Se dorme, ci siamo. Un cucciolo resta solo due ore, un cane adulto quattro: chi passa a metà giornata?',
    ],
    harder: [
      'Pratica',
      'Ogni settimana un po’ più difficile',
      'Più a lungo, con altre persone o animali attorno; vicino, qualcosa che invece può rosicchiare, graffiare o scalare.',
    ],
    holds: [
      'Chiusura',
      'Vedere se dura',
      'Una settimana intera senza richiami; se ricomincia, un passo indietro per qualche giorno.',
    ],
    looseLead: [
      'Basi',
      'Al guinzaglio: se tira, ci si ferma',
      'Si riparte solo con il guinzaglio molle; premio accanto alla gamba, pettorina, giri brevi.',
    ],
    calmPlace: [
      'Avvio',
      'Un posto sicuro tutto suo',
      'Un trasportino coperto o un angolo con la coperta, sempre aperto; mai forzato, mai sgridato.',
    ],
    faint: [
      'Esercizi',
      'Pochissimo alla volta, con un premio',
      'Una registrazione a volume bassissimo, un gradino solo, da lontano: tanto poco che resta tranquillo; un po’ di più solo quando lo annoia.',
    ],
    vetForNerves: [
      'Dopo',
      'Chiedere al veterinario se qualcosa aiuta',
      'Può esserci un dolore dietro; per una brutta notte ci sono gocce e compresse, da provare prima.',
    ],
    braver: [
      'Dopo',
      'Che cosa regge adesso',
      'Tapparelle giù, musica, qualcuno in casa; l’uscita prima, al guinzaglio, con medaglietta e microchip in ordine.',
    ],
  },
}
