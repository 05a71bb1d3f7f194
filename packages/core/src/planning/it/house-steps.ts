import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of the house and the garden. */
export const houseSteps: StepsOf<
  | 'buyHome'
  | 'sellHome'
  | 'rentHome'
  | 'moveIn'
  | 'repair'
  | 'craft'
  | 'declutter'
  | 'garden'
  | 'vegetableGarden'
  | 'homeOffice'
> = {
  buyHome: {
    budget: ['Soldi', 'Quanto puoi spendere', 'Risparmi, rata mensile, e circa il dieci per cento per tasse e spese.'],
    payslips: [
      'Soldi',
      'Buste paga e documenti',
      'Ultime buste paga, CU, estratti conto e rate in corso in una cartella.',
    ],
    bank: [
      'Soldi',
      'Parlare con la banca',
      'Sentine due o tre, anche con un mediatore, e fatti scrivere quanto presterebbero.',
    ],
    offers: [
      'Soldi',
      'Confrontare i mutui',
      'Tasso fisso o variabile, durata, spese e assicurazioni: il TAEG accanto alla rata.',
    ],
    apply: ['Soldi', 'Presentare la domanda', 'Tutti i documenti insieme, e chiedi quanto ci mettono a rispondere.'],
    search: [
      'Ricerca',
      'Cercare tra gli annunci',
      'Zona, metri, tre cose irrinunciabili. Imposta gli avvisi e gira per le strade la sera.',
    ],
    visits: [
      'Ricerca',
      'Visitare le case',
      'Due volte quelle che ti piacciono, a un’altra ora: luce, rumore, umidità, vicini.',
    ],
    offer: ['Contratto', 'Proposta d’acquisto', 'Per iscritto e con condizioni: mutuo, documenti, data.'],
    survey: [
      'Verifiche',
      'Farla vedere a un tecnico',
      'Tetto, tubi, impianti, conformità: che cosa c’è da fare e quanto costa?',
    ],
    contract: [
      'Contratto',
      'Compromesso con il notaio',
      'Leggi la bozza con chi se ne intende prima di versare la caparra; registrazione entro trenta giorni.',
    ],
    loan: ['Soldi', 'Perizia e delibera del mutuo', 'La banca manda il perito: porta piantina, atto e compromesso.'],
    deed: [
      'Ultimi giorni',
      'Notaio: bozza del rogito e conti',
      'Imposte, onorario, assegni circolari: chiedi la cifra esatta e rileggi i dati.',
    ],
    check: [
      'Ultimi giorni',
      'Ultimo sopralluogo',
      'Com’è rimasta la casa, letture dei contatori, documenti d’identità.',
    ],
    utilities: ['Dopo', 'Chiavi, volture, assicurazione', 'Cambia la serratura, intesta le utenze, assicura la casa.'],
    answer: ['Dopo', 'La risposta della banca', 'Se tarda, telefona; leggi le condizioni prima di firmare.'],
  },
  sellHome: {
    value: ['Avvio', 'Quanto vale', 'Due o tre valutazioni, e i prezzi della zona.'],
    papers: [
      'Documenti',
      'Planimetrie, atto e APE',
      'Catasto, conformità, certificato energetico: quello che manca richiede settimane.',
    ],
    tidy: [
      'Preparazione',
      'Sgombrare e sistemare',
      'Meno mobili, più luce, le piccole riparazioni che si notano subito.',
    ],
    photos: ['Preparazione', 'Foto e annuncio', 'In una giornata luminosa, ogni stanza, con una piantina vera.'],
    visits: ['Vendita', 'Visite', 'Casa arieggiata e in ordine; lascia girare da soli e annota le domande.'],
    offer: ['Vendita', 'Scegliere la proposta', 'Prezzo, tempi, e quanto è sicuro il mutuo di chi compra.'],
    notary: ['Contratto', 'Notaio e data del rogito', 'Controlla la bozza, le ipoteche e il giorno della consegna.'],
    hand: [
      'Ultimi giorni',
      'Svuotare e preparare le chiavi',
      'Vuota e pulita, contatori letti, tutte le chiavi e i libretti insieme.',
    ],
    cancel: ['Dopo', 'Disdire le utenze', 'Luce, gas, assicurazione, internet, e il tuo nuovo indirizzo.'],
  },
  rentHome: {
    budget: ['Avvio', 'Budget e cose irrinunciabili', 'Affitto con spese comprese, caparra, distanza dal lavoro.'],
    papers: ['Avvio', 'Documenti per chi affitta', 'Buste paga, documento, garanzie: un solo file, pronto da mandare.'],
    search: ['Ricerca', 'Cercare tra gli annunci', 'Avvisi sui portali, amici di amici; rispondi entro un’ora.'],
    visits: [
      'Ricerca',
      'Visitare gli appartamenti',
      'Chiedi di riscaldamento, vicini, disdetta. Mai pagare prima di aver visto.',
    ],
    contract: ['Contratto', 'Contratto e caparra', 'Durata, disdetta, arredi; fotografa quello che è rovinato.'],
    check: [
      'Ultimi giorni',
      'Chiavi, inventario e contatori',
      'Chiavi, inventario, contatori, e chi aiuta a portare le cose.',
    ],
    utilities: ['Dopo', 'Utenze, internet, residenza', 'Contratti a tuo nome, e il nome sul campanello.'],
  },
  moveIn: {
    talk: ['Avvio', 'Parlarne bene', 'Mattine, ospiti, ordine, tempo per sé: che cosa conta per ciascuno?'],
    money: ['Avvio', 'Chi paga che cosa', 'Affitto, spesa, risparmi: una regola semplice, e un giorno per rivederla.'],
    space: ['Casa', 'Lo spazio di ciascuno', 'Misurate, e lasciate a ognuno un angolo suo.'],
    sort: ['Casa', 'Scegliere tra i doppioni', 'Tenete il migliore; l’altro si vende o si regala.'],
    check: ['Ultimi giorni', 'Furgone, chiavi e chi aiuta', 'Chi porta, quale furgone, dove si cena la prima sera.'],
    unpack: ['Dopo', 'Sistemarsi insieme', 'Prima letto e cucina; i quadri per ultimi.'],
    papers: [
      'Documenti',
      'Contratto, campanello, residenza',
      'Il nome sul contratto e sulla porta, e la residenza in Comune.',
    ],
    look: ['Dopo', 'Parlare di come va', 'Una buona cena, e una cosa che ciascuno cambierebbe.'],
  },
  repair: {
    look: ['Avvio', 'Guardare che cosa non va', 'Modello, difetto e da quando; una foto. È in garanzia?'],
    replacement: [
      'Inizio',
      'Scegliere quello nuovo',
      'Misure, attacchi, consumi; chiedi quanto costa montato e chi ritira il vecchio.',
    ],
    quotes: ['Avvio', 'Sentire due o tre tecnici', 'Quanto costa, che cosa è compreso e quando possono venire.'],
    date: [
      'Preparazione',
      'Fissare il giorno con il tecnico',
      'Mattina o pomeriggio, chi è a casa, dove si parcheggia.',
    ],
    who: [
      'Avvio',
      'Comprare il pezzo o chiamare qualcuno',
      'Con la foto e le misure in mano; se basta mezz’ora, si fa in casa.',
    ],
    garage: [
      'Avvio',
      'Prenotare l’officina',
      'Che cosa serve, quanto costa, quando è pronta; chiedi se c’è un’auto di cortesia.',
    ],
    list: [
      'Ultimi giorni',
      'Che cosa far controllare',
      'Rumori, spie e scadenze su un foglietto; libretto in macchina e oggetti di valore fuori.',
    ],
    clear: [
      'Ultimi giorni',
      'Liberare lo spazio attorno',
      'Passaggio, pavimento protetto, attrezzi o rubinetto generale a portata di mano.',
    ],
    check: ['Dopo', 'Vedere se funziona', 'Si prova per qualche giorno; conserva fattura e garanzia.'],
  },
  craft: {
    sketch: ['Avvio', 'Idea e misure: [{title}]', 'Quanto grande, per chi, per quando; guardane due o tre già fatti.'],
    recipe: [
      'Avvio',
      'Scegliere la ricetta',
      'Quante persone, allergie, stampo e tempi; una che sai già fare è meglio.',
    ],
    select: ['Avvio', 'Scegliere le foto', 'Prima tutte in una cartella; poi una su tre.'],
    material: ['Avvio', 'Procurarsi il materiale', 'Un po’ più di quanto dice la lista, e gli attrezzi che non hai.'],
    trialBake: ['Avvio', 'Fare una prova in piccolo', 'Stesso forno e stesso stampo; segna tempi e quantità.'],
    make: ['Lavoro', 'Lavorarci due sere a settimana', 'Fermati sempre dove sai come riprendere.'],
    layout: ['Lavoro', 'Impaginare e scrivere i testi', 'Una pagina per momento, date e nomi giusti.'],
    print: ['Lavoro', 'Ordinare la stampa', 'Rileggi una volta con calma; guarda i tempi di consegna.'],
    finish: ['Rifiniture', 'Rifiniture', 'Bordi, colori, fissaggi: quello che alla fine si vede e si tocca.'],
    last: ['Rifiniture', 'Ultimi ritocchi', 'Un’ultima pulita e una foto; la carta da pacco, se è un regalo.'],
    ingredients: [
      'Ultimi giorni',
      'Comprare gli ingredienti',
      'Anche carta forno, scatola per il trasporto e candeline.',
    ],
    bake: ['Ultimi giorni', 'Cuocere le basi', 'Lasciale raffreddare del tutto e avvolgile bene.'],
    ice: ['Ultimi giorni', 'Farcire e decorare', 'Poi al fresco, e pensa a come arriva intera.'],
  },
  declutter: {
    areas: ['Avvio', 'Dividere in angoli', 'Un ripiano, un cassetto, una parete: ognuno da fare in un pomeriggio.'],
    boxes: ['Avvio', 'Quattro scatole', 'Tenere, regalare, vendere, buttare. Più sacchi, etichette e musica.'],
    backup: ['Avvio', 'Fare prima una copia', 'Su un disco o nel cloud, così si può cancellare senza paura.'],
    sort: [
      'Selezione',
      'Un angolo alla volta',
      'Due ore, poi basta. Quello di cui non sei sicuro: in una scatola con la data.',
    ],
    away: ['Fuori', 'All’isola ecologica', 'Ingombranti, vernici, elettronica: chiedi che cosa prendono.'],
    give: ['Fuori', 'Regalare e vendere', 'La settimana stessa, altrimenti torna dentro.'],
    place: ['Ordine', 'Un posto per quello che resta', 'Davanti quello che usi spesso; etichette sul resto.'],
    look: ['Ordine', 'Ultimo giro e una pulita', 'Una scopata, le ultime cose al loro posto, e una foto.'],
  },
  garden: {
    plan: ['Avvio', 'Che cosa cresce dove', 'Sole, ombra, acqua: uno schizzo, e che cosa vuoi vedere dalla finestra.'],
    how: ['Avvio', 'Guardare come e quando si pota', 'Pianta per pianta: che cosa si taglia, quanto e in che mese.'],
    tools: ['Avvio', 'Attrezzi e terra', 'Affila, compra quello che manca, fatti portare terriccio e concime.'],
    clear: ['Lavori', 'Pulire e preparare', 'Taglia, togli le erbacce, vanga; mai con il gelo o la terra zuppa.'],
    plants: ['Lavori', 'Scegliere piante e semi', 'In un vivaio della zona: sanno che cosa ci vive bene.'],
    work: ['Lavori', 'Piantare e seminare', 'Nelle ore fresche, annaffiando bene la prima volta.'],
    weather: ['Ultimi giorni', 'Guardare il meteo', 'Una giornata asciutta, senza gelo e senza vento forte.'],
    look: ['Ultimi giorni', 'Bordi, vialetti e sostegni', 'Le ultime cose al loro posto, e un angolo per sedersi.'],
    branches: ['Dopo', 'Portare via i rami', 'All’isola ecologica o nel compost, e una pulita agli attrezzi.'],
    water: ['Dopo', 'Annaffiare il giardino', 'La mattina presto o la sera; tanto e di rado, non poco ogni giorno.'],
  },
  vegetableGarden: {
    place: ['Avvio', 'Scegliere il posto', 'Sei ore di sole, l’acqua vicina, e non troppo grande il primo anno.'],
    soil: ['Lavori', 'Preparare la terra', 'Togli le erbacce, smuovi, concima.'],
    pots: [
      'Preparazione',
      'Vasi, terriccio e sottovasi',
      'Vasi profondi e forati, terriccio nuovo, un punto con sei ore di sole.',
    ],
    seeds: [
      'Avvio',
      'Semi e piantine',
      'Cinque facili, di stagione: insalata, fagiolini, zucchine, pomodori, aromatiche.',
    ],
    beds: [
      'Lavori',
      'Aiuole, passaggi e acqua',
      'Aiuole larghe due braccia al massimo; tubo o annaffiatoio a portata di mano.',
    ],
    seedlings: ['Lavori', 'Piantine alla finestra', 'Caldo, luce, terra umida; di giorno fuori, prima del trapianto.'],
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
  homeOffice: {
    needs: ['Avvio', 'Che cosa serve ogni giorno', 'Chiamate, schermi, carta, silenzio; e quanto si può spendere.'],
    measure: ['Avvio', 'Misurare l’angolo', 'Luce di lato, una presa, una porta che si chiude se c’è.'],
    order: ['Arredo', 'Ordinare scrivania, sedia, lampada', 'Prima la sedia. L’usato da ufficio è spesso il migliore.'],
    cables: ['Arredo', 'Rete e cavi', 'Prova una chiamata da dove siederai; un cavo batte il muro.'],
    build: ['Montaggio', 'Montare tutto', 'Schermo all’altezza degli occhi, gomiti al bordo del tavolo.'],
    test: ['Montaggio', 'Lavorarci un giorno intero', 'Segna che cosa manca prima che serva davvero.'],
  },
}
