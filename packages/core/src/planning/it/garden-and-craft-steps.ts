import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of the garden, and of what is made by hand. */
export const gardenAndCraftSteps: StepsOf<'craft' | 'garden' | 'vegetableGarden'> = {
  craft: {
    drawing: [
      'Inizio',
      'Disegno con le misure',
      'Dove sta, quanto è grande, incastri o viti; ne viene fuori la lista dei pezzi.',
    ],
    allowed: [
      'Inizio',
      'Vedere se si può fare',
      'Altezza e distanza dal confine: chiedi in Comune, e dillo ai vicini o al condominio.',
    ],
    wood: [
      'Inizio',
      'Comprare legno e viti',
      'Dritto e asciutto, un decimo in più della lista; i tagli lunghi fatteli fare lì.',
    ],
    ground: ['Lavoro', 'Mettere in piano il terreno', 'Piastre o pali, controllati con la livella nei due sensi.'],
    cut: [
      'Lavoro',
      'Tagliare, forare e levigare',
      'I pezzi uguali tutti insieme, numerati; gli spigoli si levigano prima di montare.',
    ],
    assemble: ['Lavoro', 'Montare', 'Una volta senza colla; poi a squadra, in due per i pezzi pesanti.'],
    coat: [
      'Rifinitura',
      'Due mani di olio o vernice',
      'Con il tempo asciutto, una notte fra una mano e l’altra; soprattutto le teste del legno.',
    ],
    stand: ['Rifinitura', 'Metterlo al suo posto', 'In piano, che non balli, senza schegge; e poi si prova.'],
    sketch: [
      'Avvio',
      'Idea, misure e modello',
      'Quanto grande, per chi, per quando; guardane due o tre già fatti, e disegnalo o trova uno schema.',
    ],
    resume: [
      'Avvio',
      'Vedere che cosa c’è e che cosa manca',
      'Tira fuori tutto, compra adesso il resto, e segna dove eri arrivato.',
    ],
    select: ['Avvio', 'Scegliere le foto', 'Prima tutte in una cartella; poi una su tre.'],
    material: ['Avvio', 'Procurarsi il materiale', 'Un po’ più di quanto dice la lista, e gli attrezzi che non hai.'],
    tryOn: ['Rifiniture', 'Prova addosso', 'Una volta prima di chiudere le cuciture: lunghezza, maniche, collo.'],
    make: ['Lavoro', 'Lavorarci un po’ alla volta', 'Due momenti fissi a settimana; fermati dove sai come riprendere.'],
    layout: ['Lavoro', 'Impaginare e scrivere i testi', 'Una pagina per momento, date e nomi giusti.'],
    print: [
      'Lavoro',
      'Ordinare l’album o la stampa',
      'Fallo rileggere a un altro; stampa e consegna chiedono una o due settimane.',
    ],
    finish: ['Rifiniture', 'Rifiniture', 'Bordi, colori, fissaggi: quello che alla fine si vede e si tocca.'],
    last: [
      'Rifiniture',
      'Un ultimo sguardo da ogni lato',
      'Bordi, angoli, quello che si muove; una foto, e la carta se è un regalo.',
    ],
    pattern: [
      'Avvio',
      'Cartamodello e misure',
      'Per un vestito contano le tue misure, non la taglia dell’etichetta; per le tende il bastone e la caduta, orli compresi.',
    ],
    fabric: [
      'Avvio',
      'Comprare stoffa, fodera e filo',
      'I metri del cartamodello e qualcosa in più; aghi, cerniera e rinforzo nello stesso giro.',
    ],
    cutOut: [
      'Lavoro',
      'Lavare, stirare e tagliare',
      'Prima si lava, così si ritira adesso; se la stoffa è cara, una prova in tela.',
    ],
    yarn: [
      'Avvio',
      'Schema e filato',
      'Tutti i gomitoli dello stesso bagno, e uno in più; morbido e lavabile in lavatrice se è per un bimbo.',
    ],
    swatch: ['Avvio', 'Fare il campione', 'Dieci centimetri, lavati: se viene piccolo, ferri più grossi.'],
    hems: [
      'Rifiniture',
      'Orli e chiusure',
      'Cerniera o bottoni, l’orlo segnato addosso o appeso, e un’ultima stirata.',
    ],
    blocking: [
      'Rifiniture',
      'Fermare i fili, lavare e bloccare',
      'Con gli spilli alla misura giusta, su un asciugamano; ci vogliono un giorno o due.',
    ],
    lastThreads: [
      'Rifiniture',
      'Un’ultima occhiata a cuciture e fili',
      'Fili, maglie perse, spilli rimasti; un biglietto su come si lava, se è un regalo.',
    ],
    roof: [
      'Rifinitura',
      'Tetto, porta e finestre',
      'Guaina o lastre che sporgano, così l’acqua scorre via; un fine settimana asciutto.',
    ],
    handOver: [
      'Rifinitura',
      'Provare tutto e riordinare intorno',
      'La porta chiude, niente schegge, e dopo la prima pioggia dentro è asciutto.',
    ],
  },
  garden: {
    plan: [
      'Avvio',
      'Uno schizzo di che cosa va dove',
      'Sole, ombra, acqua, che cosa vuoi vedere dalla finestra; e le misure.',
    ],
    order: [
      'Avvio',
      'Scegliere e ordinare le piante',
      'Misura, colore, quante al metro; bulbi e radici nude si trovano solo nella loro stagione.',
    ],
    how: ['Avvio', 'Guardare come e quando si pota', 'Pianta per pianta: che cosa si taglia, quanto e in che mese.'],
    sharpen: ['Avvio', 'Cesoie affilate e guanti', 'E una scala sicura, se serve; disinfetta le lame.'],
    tools: [
      'Avvio',
      'Attrezzi, semi e terriccio',
      'Affila, compra quello che manca, fatti portare terriccio e concime.',
    ],
    clear: ['Lavori', 'Pulire e preparare', 'Taglia, togli le erbacce, vanga; mai con il gelo o la terra zuppa.'],
    plants: ['Lavori', 'Scegliere piante e semi', 'In un vivaio della zona: sanno che cosa ci vive bene.'],
    dig: [
      'Lavori',
      'Scavare le buche e concimare',
      'Larghe il doppio delle radici, con compost; un filo teso tiene dritta la fila.',
    ],
    pond: [
      'Lavori',
      'Scavare, foderare e riempire',
      'Bordi in piano, una riva bassa per gli animali, sabbia sotto il telo; acqua piovana, e niente pesci se vuoi i tritoni.',
    ],
    turf: [
      'Ultimi giorni',
      'Rastrellare, concimare, seminare',
      'O posare le zolle: terra livellata e rullata, senza gelo né caldo; poi nessuno ci cammina.',
    ],
    work: ['Lavori', 'Piantare e seminare', 'Nelle ore fresche, annaffiando bene la prima volta.'],
    weather: ['Ultimi giorni', 'Guardare il meteo', 'Una giornata senza gelo, senza pioggia forte e senza vento.'],
    look: ['Ultimi giorni', 'Bordi, vialetti e sostegni', 'Le ultime cose al loro posto, e un angolo per sedersi.'],
    branches: ['Dopo', 'Portare via i rami', 'All’isola ecologica o nel compost, e una pulita agli attrezzi.'],
    water: [
      'Dopo',
      'Annaffiare nelle settimane asciutte',
      'La mattina presto o la sera; tanto e di rado, non poco ogni giorno.',
    ],
  },
  vegetableGarden: {
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
      'Alla profondità della bustina, con un filo teso e un cartellino in fondo.',
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
    harvest: ['Dopo', 'Primo raccolto', 'Cogli presto e spesso, e segna che cosa seminare dopo.'],
  },
}
