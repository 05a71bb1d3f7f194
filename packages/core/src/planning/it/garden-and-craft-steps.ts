import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of the garden, and of what is made by hand. */
export const gardenAndCraftSteps: StepsOf<'craft' | 'garden' | 'vegetableGarden'> = {
  craft: {
    sketch: ['Avvio', 'Idea e misure: [{title}]', 'Quanto grande, per chi, per quando; guardane due o tre già fatti.'],
    select: ['Avvio', 'Scegliere le foto', 'Prima tutte in una cartella; poi una su tre.'],
    material: ['Avvio', 'Procurarsi il materiale', 'Un po’ più di quanto dice la lista, e gli attrezzi che non hai.'],
    make: ['Lavoro', 'Lavorarci un po’ alla volta', 'Due momenti fissi a settimana; fermati dove sai come riprendere.'],
    layout: ['Lavoro', 'Impaginare e scrivere i testi', 'Una pagina per momento, date e nomi giusti.'],
    print: ['Lavoro', 'Ordinare la stampa', 'Rileggi una volta con calma; guarda i tempi di consegna.'],
    finish: ['Rifiniture', 'Rifiniture', 'Bordi, colori, fissaggi: quello che alla fine si vede e si tocca.'],
    last: ['Rifiniture', 'Ultimi ritocchi', 'Un’ultima pulita e una foto; la carta da pacco, se è un regalo.'],
  },
  garden: {
    plan: ['Avvio', 'Che cosa cresce dove', 'Sole, ombra, acqua: uno schizzo, e che cosa vuoi vedere dalla finestra.'],
    how: ['Avvio', 'Guardare come e quando si pota', 'Pianta per pianta: che cosa si taglia, quanto e in che mese.'],
    sharpen: ['Avvio', 'Cesoie affilate e guanti', 'E una scala sicura, se serve; disinfetta le lame.'],
    tools: [
      'Avvio',
      'Attrezzi, semi e terriccio',
      'Affila, compra quello che manca, fatti portare terriccio e concime.',
    ],
    clear: ['Lavori', 'Pulire e preparare', 'Taglia, togli le erbacce, vanga; mai con il gelo o la terra zuppa.'],
    plants: ['Lavori', 'Scegliere piante e semi', 'In un vivaio della zona: sanno che cosa ci vive bene.'],
    work: ['Lavori', 'Piantare e seminare', 'Nelle ore fresche, annaffiando bene la prima volta.'],
    weather: ['Ultimi giorni', 'Guardare il meteo', 'Una giornata senza gelo, senza pioggia forte e senza vento.'],
    look: ['Ultimi giorni', 'Bordi, vialetti e sostegni', 'Le ultime cose al loro posto, e un angolo per sedersi.'],
    branches: ['Dopo', 'Portare via i rami', 'All’isola ecologica o nel compost, e una pulita agli attrezzi.'],
    water: ['Dopo', 'Annaffiare il giardino', 'La mattina presto o la sera; tanto e di rado, non poco ogni giorno.'],
  },
  vegetableGarden: {
    place: ['Avvio', 'Scegliere il posto', 'Sei ore di sole, l’acqua vicina, e non troppo grande il primo anno.'],
    seeds: [
      'Avvio',
      'Semi e piantine',
      'Cinque facili, di stagione: insalata, fagiolini, zucchine, pomodori, aromatiche.',
    ],
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
      'Aiuole, passaggi e acqua',
      'Aiuole larghe due braccia al massimo; tubo o annaffiatoio a portata di mano.',
    ],
    planting: [
      'Ultimi giorni',
      'Preparare il trapianto',
      'Dopo l’ultima gelata, con il cielo coperto, e un cartellino su ogni fila.',
    ],
    potting: [
      'Ultimi giorni',
      'Pronti per invasare',
      'Argilla o ghiaia sul fondo, terriccio umido, sostegni per i pomodori.',
    ],
    water: ['Dopo', 'Annaffiare e zappettare', 'Al mattino, al piede della pianta; dieci minuti di zappetta.'],
    waterPots: [
      'Dopo',
      'Annaffiare i vasi',
      'La sera, finché esce dai fori; nei giorni via, qualcuno o un irrigatore a goccia.',
    ],
    harvest: ['Dopo', 'Primo raccolto', 'Cogli presto e spesso, e segna che cosa seminare dopo.'],
  },
}
