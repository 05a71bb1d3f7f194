import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is grown and harvested. */
export const growingSteps: StepsOf<'vegetableGarden' | 'harvest'> = {
  vegetableGarden: {
    cutGiant: [
      'Raccolta',
      'Tagliarla e caricarla',
      'Lascia un palmo di picciolo, rotolala su un telo, lavala, e tienila all’ombra.',
    ],
    weighIn: [
      'Ultimi giorni',
      'Iscrizione e trasporto',
      'Categoria, termine, quando si porta; un carrello, un bancale e quattro persone che sollevano.',
    ],
    oneFruit: [
      'Crescita',
      'Lasciare un solo frutto',
      'Quello messo meglio, a tre metri dalla radice; via gli altri, sotto un’asse con la sabbia, sopra un po’ d’ombra.',
    ],
    giantSeed: [
      'Avvio',
      'Seme di una varietà gigante',
      'Atlantic Giant, da un coltivatore o da un’associazione; un seme per vaso, al caldo, nella seconda metà di aprile.',
    ],
    place: ['Avvio', 'Scegliere il posto', 'Sei ore di sole, l’acqua vicina, e non troppo grande il primo anno.'],
    overgrowth: [
      'Lavori',
      'Togliere rovi ed erbacce',
      'Una striscia alla volta, con le radici; quello che non fai quest’anno si copre con il cartone.',
    ],
    seeds: ['Avvio', 'Semi e piantine', 'Pochi, di stagione e che ti piace mangiare; sulla bustina c’è il mese.'],
    seedlings: [
      'Lavori',
      'Seminare in vasetti alla finestra',
      'Caldo, luce, terra umida. Oppure compra le piantine al momento del trapianto.',
    ],
    soil: ['Lavori', 'Preparare la terra', 'Togli le erbacce, smuovi, concima.'],
    pots: [
      'Preparazione',
      'Vasi, terriccio e sottovasi',
      'Vasi profondi e forati, terriccio nuovo, un punto con sei ore di sole.',
    ],
    beds: [
      'Lavori',
      'Tracciare aiuole e passaggi',
      'Aiuole larghe due braccia al massimo; tubo o annaffiatoio a portata di mano.',
    ],
    planting: [
      'Ultimi giorni',
      'Trapiantare nell’orto',
      'Dopo l’ultima gelata, con il cielo coperto; annaffia bene, e un cartellino su ogni fila.',
    ],
    sow: [
      'Ultimi giorni',
      'Seminare o piantare in fila',
      'Nel mese e alla profondità della bustina, con un filo teso e un cartellino in fondo.',
    ],
    potting: [
      'Ultimi giorni',
      'Seminare e piantare nei vasi',
      'Argilla sul fondo, terriccio umido, sostegni per chi si arrampica; i primi giorni non in pieno sole.',
    ],
    water: [
      'Dopo',
      'Annaffiare e zappettare',
      'Al mattino, al piede della pianta, quando la terra è asciutta; dieci minuti di zappetta.',
    ],
    waterPots: [
      'Dopo',
      'Annaffiare i vasi',
      'La sera, finché esce dai fori; nei giorni via, qualcuno o un irrigatore a goccia.',
    ],
    winterSow: [
      'Dopo',
      'Seminare qualcosa anche per l’inverno',
      'Cavoli, verze e porri entro luglio, finocchi, bietole e radicchio entro agosto, dove si è già raccolto.',
    ],
    harvest: ['Dopo', 'Primo raccolto', 'Cogli presto e spesso, e segna che cosa seminare dopo.'],
    plot: [
      'Avvio',
      'Chiedere un orto',
      'In Comune e alle associazioni: bando, requisiti, lista d’attesa; iscriviti a più di una.',
    ],
    glass: [
      'Lavori',
      'Lavare i vetri e liberare i ripiani',
      'Vasi e vaschette puliti, vetri e sportelli a posto; guarda se il riscaldamento funziona.',
    ],
    sowEarly: [
      'Semi',
      'Seminare in semenzaio',
      'Porri, cavolini e simili vogliono dieci settimane o più prima di andare a dimora: vaschetta all’aperto, all’ombra nel pomeriggio.',
    ],
    boxesHigh: [
      'Lavori',
      'Costruire o comprare cassoni dell’altezza giusta',
      'Da raggiungere stando seduti: alti una settantina di centimetri, profondi sessanta per lato, con posto sotto per le ginocchia; passaggi piani larghi quanto la carrozzina.',
    ],
    boxes: [
      'Lavori',
      'Costruire o comprare i cassoni',
      'Tavole non trattate alte una trentina di centimetri, larghi al massimo due braccia; in piano, al sole, cartone sul fondo.',
    ],
    filling: [
      'Lavori',
      'Riempire i cassoni',
      'Terra e compost, metà e metà: calcola i litri e fatteli portare; si assesta, poi si aggiunge.',
    ],
    potOn: [
      'Ultimi giorni',
      'Rinvasare e piantare in serra',
      'Vasi grandi o terra piena, fili per chi si arrampica; sportelli aperti nelle giornate calde.',
    ],
    trays: [
      'Lavori',
      'Seminare in vaschette e vasetti',
      'Caldo, luce, terra umida; un cartellino con nome e data, e si ripicchetta alla seconda foglia vera.',
    ],
    growing: [
      'Crescita',
      'Annaffiare, concimare, zappettare',
      'Al mattino, al piede; concime ogni due settimane, e un’occhiata alle lumache sotto le foglie.',
    ],
    picking: [
      'Raccolto',
      'Cogliere quello che è pronto',
      'Con il tempo asciutto e un coltello pulito; prima quello che è maturo, e in autunno quello che il gelo rovina.',
    ],
    chit: [
      'Inizio',
      'Far germogliare i tuberi da seme',
      'Nei cartoni delle uova, luce e fresco, finché spuntano; i semi di quello che altro semini.',
    ],
    earthUp: [
      'Dopo',
      'Rincalzare le file',
      'Terra fino alle ultime foglie, e ancora dopo due settimane: i tuberi al buio.',
    ],
    lift: [
      'Dopo',
      'Scavarle e raccoglierle',
      'Le novelle quando fioriscono, le altre quando le foglie seccano; asciutte e al buio.',
    ],
    slugs: [
      'Dopo',
      'Tenere lontane le lumache',
      'La sera con la torcia, cenere o rame intorno, birra in un vasetto; prima le piante più grandi.',
    ],
    plantFirm: [
      'Ultimi giorni',
      'Trapiantare, ben rincalzato',
      'Acqua subito, con il cielo coperto; una rete contro le cavolaie.',
    ],
    winterHarvest: ['Dopo', 'Primo raccolto', 'Dal basso in alto, quello che si mangia; il gelo ne addolcisce tanti.'],
  },
  harvest: {
    prune: [
      'Potatura',
      'Potare, tra le ultime gelate e la fioritura',
      'Una giornata asciutta, lame pulite, una scala sicura: luce nel mezzo, mai più di un terzo.',
    ],
    mill: [
      'Prima',
      'Prenotare il frantoio',
      'In stagione si riempie: prezzo, quantità minima, e se le tue si molano da sole.',
    ],
    vats: ['Prima', 'Lavare tini, torchio e damigiane', 'Tutto quello che tocca il mosto; lieviti e tappi comprati.'],
    press: ['Prima', 'Trovare un torchio', 'In prestito o a noleggio, o da chi spreme per gli altri.'],
    nets: [
      'Prima',
      'Reti, cassette, pettini, scala',
      'Cassette forate e niente sacchi; rammenda le reti, pulisci sotto gli alberi.',
    ],
    crates: ['Prima', 'Cassette, forbici, una scala sicura', 'Basse, così niente si schiaccia; secchi e guanti.'],
    helpers: [
      'Prima',
      'Chiedere chi viene ad aiutare',
      'Un giorno e uno di riserva se piove; il pranzo, e qualcosa da portare a casa.',
    ],
    ripe: [
      'Ultimi giorni',
      'Maturazione e meteo',
      'Giorni asciutti; assaggia, guarda il colore, e sposta il giorno se serve.',
    ],
    milling: ['Dopo', 'Portare le olive al frantoio', 'Entro un giorno; con i bidoni puliti, e resta finché è finito.'],
    ferment: ['Dopo', 'Pigiare e far fermentare', 'Le bucce si spingono giù due volte al giorno; al caldo e coperto.'],
    rack: [
      'Dopo',
      'Torchiare e riempire le damigiane',
      'Con il gorgogliatore, al fresco; fra qualche settimana si travasa.',
    ],
    pressing: ['Dopo', 'Lavare, tritare e spremere', 'Solo frutta sana; il torbido si beve per primo.'],
    bottles: [
      'Dopo',
      'Imbottigliare il succo, o farne sidro',
      'Scaldato in bottiglia si conserva; il sidro aspetta fino a primavera.',
    ],
    oil: ['Dopo', 'Travasare l’olio', 'Via dal fondo, in acciaio o bottiglie scure, al fresco.'],
    store: [
      'Dopo',
      'Scegliere, asciugare, riporre',
      'Solo i frutti sani, in cassette basse, al fresco e all’aria; il resto si mangia o si cuoce per primo.',
    ],
  },
}
