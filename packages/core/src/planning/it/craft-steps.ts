import type { StepsOf } from '../planning-words.ts'
import { craftVarieties } from './varieties-steps.ts'

/** Italian words of the steps of what is made by hand. */
export const craftSteps: StepsOf<'craft'> = {
  craft: {
    ...craftVarieties,
    sawn: [
      'Inizio',
      'Far segare il tronco in tavole',
      'Una segheria, o qualcuno con la sega mobile: spessore doppio dove serve, le teste dipinte perché non si spacchino.',
    ],
    drying: [
      'Inizio',
      'Lasciare asciugare le tavole',
      'All’aria circa un anno per ogni pollice di spessore, con listelli in mezzo; in essiccatoio qualche settimana: chiedi in segheria.',
    ],
    screws: [
      'Lavoro',
      'Scegliere le tavole, comprare il resto',
      'Asciutte e dritte; poi viti, colla, olio e gli attrezzi che mancano.',
    ],
    stitches: [
      'Avvio',
      'Imparare i primi punti',
      'Un video o qualcuno che ti sta accanto, filo grosso e ferri o uncinetto grossi; quadratini da sbagliare, finché i bordi restano dritti.',
    ],
    trialPiece: [
      'Avvio',
      'Cucire prima una cosa piccola',
      'Una borsina o un cuscino in cotone da poco: infilare la macchina, cuciture dritte, una cerniera; poi si passa al pezzo vero.',
    ],
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
    sortWood: [
      'Avvio',
      'Scegliere tra il legno che c’è',
      'Via i chiodi, asciutto e dritto, da parte quello spaccato; poi si comprano solo viti, colla e quello che manca.',
    ],
    cut: [
      'Lavoro',
      'Tagliare, forare e levigare',
      'I pezzi uguali tutti insieme, numerati; gli spigoli si levigano prima di montare.',
    ],
    assemble: ['Lavoro', 'Montare', 'Una volta senza colla; poi a squadra, in due per i pezzi pesanti.'],
    coat: [
      'Rifinitura',
      'Due mani di olio o vernice',
      'Una notte fra una mano e l’altra, all’aperto con il tempo asciutto; soprattutto le teste del legno.',
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
      'Bordi, angoli, quello che si muove: c’è appena il tempo di rimediare.',
    ],
    pattern: [
      'Avvio',
      'Cartamodello e misure',
      'Le misure di chi lo porterà, non la taglia dell’etichetta, o della cosa a cui serve; più cuciture e orli.',
    ],
    fabric: [
      'Avvio',
      'Comprare stoffa, fodera e filo',
      'I metri del cartamodello o delle tue misure, e qualcosa in più; aghi e chiusure nello stesso giro.',
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
    swatch: ['Avvio', 'Fare il campione', 'Dieci centimetri, lavati: se viene piccolo, ferri o uncinetto più grossi.'],
    hems: [
      'Rifiniture',
      'Orli e chiusure',
      'Cerniera, bottoni o fettuccia, l’orlo segnato dove cadrà, e un’ultima stirata.',
    ],
    blocking: [
      'Rifiniture',
      'Fermare i fili, lavare e bloccare',
      'Con gli spilli alla misura giusta, su un asciugamano; ci vogliono un giorno o due.',
    ],
    lastThreads: [
      'Rifiniture',
      'Un’ultima occhiata a cuciture e fili',
      'Fili, punti aperti, spilli rimasti; un biglietto su come si lava, se è un regalo.',
    ],
    roof: [
      'Rifinitura',
      'Tetto, porta e finestre',
      'Guaina o lastre che sporgano, così l’acqua scorre via; un fine settimana asciutto.',
    ],
    handOver: [
      'Rifinitura',
      'Provare tutto e riordinare intorno',
      'Niente balla, niente schegge, e dopo la prima pioggia l’acqua non ristagna.',
    ],
    window: [
      'Avvio',
      'Misurare bastone e caduta',
      'Il doppio della larghezza per avere belle pieghe; in più l’orlo e la fettuccia.',
    ],
    blocksPlan: [
      'Avvio',
      'Scegliere schema, misura e colori',
      'Per un letto o una culla; uno schizzo con il numero dei blocchi, semplici quadrati se è la prima volta.',
    ],
    wadding: [
      'Avvio',
      'Stoffe, imbottitura e retro',
      'Cotoni dello stesso peso, lavati; anche camicie e vestiti di casa. Il retro più largo di una mano per lato.',
    ],
    pieces: [
      'Lavoro',
      'Stirare e tagliare i pezzi',
      'Con righello e taglierina, il margine di cucitura tutto intorno; divisi in sacchetti per blocco.',
    ],
    blocks: [
      'Lavoro',
      'Cucire i blocchi e il davanti',
      'Due momenti fissi a settimana; ogni cucitura stirata, e tutto steso prima di unire le file.',
    ],
    layers: [
      'Lavoro',
      'Unire davanti, imbottitura e retro',
      'Su un pavimento pulito, lisciando dal centro; spilli o imbastitura a una mano di distanza.',
    ],
    quilting: ['Lavoro', 'Trapuntare', 'A mano o a macchina, dal centro verso il bordo.'],
    binding: [
      'Rifiniture',
      'Rifilare e bordare',
      'Angoli in squadra, il bordo cucito a macchina e girato a mano; un’etichetta con nome e anno.',
    ],
    yearPick: [
      'Lavoro',
      'Scegliere le foto dell’anno',
      'Una dozzina al mese, e un appunto su quello che deve ancora venire.',
    ],
    yearPages: [
      'Lavoro',
      'Impaginare',
      'Due pagine al mese, con date e nomi; le ultime restano libere per le ultime settimane.',
    ],
    pages: [
      'Rifiniture',
      'Sfogliarlo pagina per pagina',
      'Quando è arrivato: colori, nomi, tagli; c’è appena il tempo di farlo rifare.',
    ],
    tree: [
      'Avvio',
      'Guardare bene l’albero',
      'Sano, abbastanza grosso, senza rami secchi; una piattaforma bassa, con dei pali se da solo non basta.',
    ],
    rows: [
      'Lavoro',
      'Qualche giro quasi ogni sera',
      'Conta i giri e le settimane che restano; fermati a fine giro e segna dove sei.',
    ],
    frames: [
      'Preparazione',
      'Scegliere cornici e misure',
      'Prima fogli della stessa misura sulla parete; passepartout, vetro, ganci adatti al muro.',
    ],
    onTheWall: [
      'Ultimi giorni',
      'Incorniciare e appendere',
      'Vetro pulito dentro; il centro all’altezza degli occhi, la livella, niente cavi dietro al chiodo.',
    ],
    cribPlan: [
      'Idea',
      'Dove sta, e un disegno',
      'Misure del posto, presa della corrente vicina, altezza delle statuine: da lì tutte le proporzioni.',
    ],
    cribThings: [
      'Materiale',
      'Base, sughero, luci, muschio',
      'Polistirolo o legno, gesso, colori, lucine; il muschio comprato, e le statuine che mancano.',
    ],
    cribBase: ['Lavori', 'Base e montagne', 'Struttura, grotta, case; i cavi passano adesso, finché ci si arriva.'],
    cribWater: [
      'Lavori',
      'Il giro dell’acqua',
      'Pompetta, tubo, vasca impermeabile: falla girare due giorni interi prima di decorare, lontano dai fili.',
    ],
    cribMaking: [
      'Lavori',
      'Modellare le statuine',
      'Tutte di una grandezza, e il tempo di asciugare prima del colore.',
    ],
    cribLand: ['Lavori', 'Paesaggio e luci', 'Colori, sabbia, muschio, strade; spegni la stanza e guarda le ombre.'],
    cribFigures: [
      'Ultimi giorni',
      'Statuine al loro posto',
      'Le grandi davanti, le piccole dietro; il Bambino aspetta la notte di Natale.',
    ],
    cribAway: [
      'Dopo',
      'Smontare e mettere via',
      'Dopo l’Epifania: foto di com’era, pompa svuotata, statuine in carta.',
    ],
    measureAll: [
      'Inizio',
      'Prendere le misure a tutti',
      'Altezza, torace, vita e testa accanto a ogni nome; che cosa si presta, che cosa si compra, che cosa si cuce e chi cuce.',
    ],
  },
}
