import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfPastimes as names } from '../templates/details-of-pastimes.ts'
import type { Thing } from '../templates/signs.ts'

/** Italian words for animals, the garden, and what is made by hand. */
export const detailsOfPastimes: Pick<PlanningWords['details'], (typeof names)[number]> = {
  bees: 'api|apicoltura|apicoltore|arnia|arnie|alveare|alveari',
  bulbs: 'bulbi|tulipani|narcisi|crochi|bucaneve|giacinti',
  buysNext: 'e comprare *|e prendere *|e prenderne *|e comprarne *|poi comprare|per comprare *',
  completing:
    'completare|completo|mancano|mancanti|che mi manca|che mi mancano|cominciare una collezione|iniziare una collezione|ultimi pezzi|doppioni',
  curtains: 'tende|tenda|tendine',
  dogWanted:
    'un cane|cane dal canile|un cucciolo di cane|un cagnolino|una cagnolina|un labrador|un levriero|un barboncino|un golden *|un bassotto',
  carnival: 'carnevale|martedi grasso',
  birdToRoast: 'cena del ringraziamento',
  goodHome:
    'casa ai gattini|casa ai cuccioli|casa al cane|casa al gatto|casa alla gatta|buona casa|nuova casa al *|nuova casa alla *|in adozione',
  dryGarden:
    'poca acqua|senza annaffiare|non abbia bisogno d acqua|non ha bisogno di acqua|poca manutenzione|bassa manutenzione|senza acqua|giardino secco|giardino mediterraneo|resistente alla siccita|a prova di siccita|che non vada annaffiato',
  firstCraft:
    'principiante|alle prime armi|mai preso in mano *|mai fatto|mai fatta|mai cucito|mai lavorato a maglia|mai usato *|non so cucire|non so lavorare *|non l ho mai fatto|prima volta|la mia prima *|il mio primo *|parto da zero|da zero|imparare a lavorare a maglia|imparare a cucire|imparare l uncinetto|imparare a fare l uncinetto',
  newBand:
    'mettere su un gruppo|mettere su una band|mettere insieme una band|mettere insieme un gruppo|formare una band|fondare una band|creare una band|formare un gruppo',
  leadsChildren:
    'catechista|mio gruppo di catechismo|nostro gruppo di catechismo|i miei * bambini|i miei ragazzi|miei ragazzi|le mie bambine|il mio gruppo',
  officeTaken:
    'diventare tesoriere|diventare tesoriera|diventare segretari*|diventare presidente|diventare cassier*|prendere il posto del *|subentrare|fare il tesoriere|fare la tesoriera|fare il cassiere|sono stato eletto|sono stata eletta|mi hanno eletto|mi hanno eletta',
  treasurer: 'tesoriere|tesoriera|cassiere|cassiera|la cassa',
  withOthers:
    'esporre i miei * alla sagra *|esporre i miei * alla mostra dell *|esporre i miei * alla mostra del *|esporre i miei * alla festa *|esporre i miei * alla collettiva *|esporre i miei * alla fiera *|esporre i miei * alla mostra dei *|esporre i miei * in una collettiva|esporre i miei * alla collettiva|esporre i miei * all esposizione *|esporre le mie * alla sagra *|esporre le mie * alla mostra dell *|esporre le mie * alla mostra del *|esporre le mie * alla festa *|esporre le mie * alla collettiva *|esporre le mie * alla fiera *|esporre le mie * alla mostra dei *|esporre le mie * in una collettiva|esporre le mie * alla collettiva|esporre le mie * all esposizione *|esporre i nostri * alla sagra *|esporre i nostri * alla mostra dell *|esporre i nostri * alla mostra del *|esporre i nostri * alla festa *|esporre i nostri * alla collettiva *|esporre i nostri * alla fiera *|esporre i nostri * alla mostra dei *|esporre i nostri * in una collettiva|esporre i nostri * alla collettiva|esporre i nostri * all esposizione *|esporre le nostre * alla sagra *|esporre le nostre * alla mostra dell *|esporre le nostre * alla mostra del *|esporre le nostre * alla festa *|esporre le nostre * alla collettiva *|esporre le nostre * alla fiera *|esporre le nostre * alla mostra dei *|esporre le nostre * in una collettiva|esporre le nostre * alla collettiva|esporre le nostre * all esposizione *|esporre dei miei * alla sagra *|esporre dei miei * alla mostra dell *|esporre dei miei * alla mostra del *|esporre dei miei * alla festa *|esporre dei miei * alla collettiva *|esporre dei miei * alla fiera *|esporre dei miei * alla mostra dei *|esporre dei miei * in una collettiva|esporre dei miei * alla collettiva|esporre dei miei * all esposizione *|esporre delle mie * alla sagra *|esporre delle mie * alla mostra dell *|esporre delle mie * alla mostra del *|esporre delle mie * alla festa *|esporre delle mie * alla collettiva *|esporre delle mie * alla fiera *|esporre delle mie * alla mostra dei *|esporre delle mie * in una collettiva|esporre delle mie * alla collettiva|esporre delle mie * all esposizione *|portare i miei * alla sagra *|portare i miei * alla mostra dell *|portare i miei * alla mostra del *|portare i miei * alla festa *|portare i miei * alla collettiva *|portare i miei * alla fiera *|portare i miei * alla mostra dei *|portare i miei * in una collettiva|portare i miei * alla collettiva|portare i miei * all esposizione *|portare le mie * alla sagra *|portare le mie * alla mostra dell *|portare le mie * alla mostra del *|portare le mie * alla festa *|portare le mie * alla collettiva *|portare le mie * alla fiera *|portare le mie * alla mostra dei *|portare le mie * in una collettiva|portare le mie * alla collettiva|portare le mie * all esposizione *|portare i nostri * alla sagra *|portare i nostri * alla mostra dell *|portare i nostri * alla mostra del *|portare i nostri * alla festa *|portare i nostri * alla collettiva *|portare i nostri * alla fiera *|portare i nostri * alla mostra dei *|portare i nostri * in una collettiva|portare i nostri * alla collettiva|portare i nostri * all esposizione *|portare le nostre * alla sagra *|portare le nostre * alla mostra dell *|portare le nostre * alla mostra del *|portare le nostre * alla festa *|portare le nostre * alla collettiva *|portare le nostre * alla fiera *|portare le nostre * alla mostra dei *|portare le nostre * in una collettiva|portare le nostre * alla collettiva|portare le nostre * all esposizione *|portare dei miei * alla sagra *|portare dei miei * alla mostra dell *|portare dei miei * alla mostra del *|portare dei miei * alla festa *|portare dei miei * alla collettiva *|portare dei miei * alla fiera *|portare dei miei * alla mostra dei *|portare dei miei * in una collettiva|portare dei miei * alla collettiva|portare dei miei * all esposizione *|portare delle mie * alla sagra *|portare delle mie * alla mostra dell *|portare delle mie * alla mostra del *|portare delle mie * alla festa *|portare delle mie * alla collettiva *|portare delle mie * alla fiera *|portare delle mie * alla mostra dei *|portare delle mie * in una collettiva|portare delle mie * alla collettiva|portare delle mie * all esposizione *|mettere in mostra i miei * alla sagra *|mettere in mostra i miei * alla mostra dell *|mettere in mostra i miei * alla mostra del *|mettere in mostra i miei * alla festa *|mettere in mostra i miei * alla collettiva *|mettere in mostra i miei * alla fiera *|mettere in mostra i miei * alla mostra dei *|mettere in mostra i miei * in una collettiva|mettere in mostra i miei * alla collettiva|mettere in mostra i miei * all esposizione *|mettere in mostra le mie * alla sagra *|mettere in mostra le mie * alla mostra dell *|mettere in mostra le mie * alla mostra del *|mettere in mostra le mie * alla festa *|mettere in mostra le mie * alla collettiva *|mettere in mostra le mie * alla fiera *|mettere in mostra le mie * alla mostra dei *|mettere in mostra le mie * in una collettiva|mettere in mostra le mie * alla collettiva|mettere in mostra le mie * all esposizione *|mettere in mostra i nostri * alla sagra *|mettere in mostra i nostri * alla mostra dell *|mettere in mostra i nostri * alla mostra del *|mettere in mostra i nostri * alla festa *|mettere in mostra i nostri * alla collettiva *|mettere in mostra i nostri * alla fiera *|mettere in mostra i nostri * alla mostra dei *|mettere in mostra i nostri * in una collettiva|mettere in mostra i nostri * alla collettiva|mettere in mostra i nostri * all esposizione *|mettere in mostra le nostre * alla sagra *|mettere in mostra le nostre * alla mostra dell *|mettere in mostra le nostre * alla mostra del *|mettere in mostra le nostre * alla festa *|mettere in mostra le nostre * alla collettiva *|mettere in mostra le nostre * alla fiera *|mettere in mostra le nostre * alla mostra dei *|mettere in mostra le nostre * in una collettiva|mettere in mostra le nostre * alla collettiva|mettere in mostra le nostre * all esposizione *|mettere in mostra dei miei * alla sagra *|mettere in mostra dei miei * alla mostra dell *|mettere in mostra dei miei * alla mostra del *|mettere in mostra dei miei * alla festa *|mettere in mostra dei miei * alla collettiva *|mettere in mostra dei miei * alla fiera *|mettere in mostra dei miei * alla mostra dei *|mettere in mostra dei miei * in una collettiva|mettere in mostra dei miei * alla collettiva|mettere in mostra dei miei * all esposizione *|mettere in mostra delle mie * alla sagra *|mettere in mostra delle mie * alla mostra dell *|mettere in mostra delle mie * alla mostra del *|mettere in mostra delle mie * alla festa *|mettere in mostra delle mie * alla collettiva *|mettere in mostra delle mie * alla fiera *|mettere in mostra delle mie * alla mostra dei *|mettere in mostra delle mie * in una collettiva|mettere in mostra delle mie * alla collettiva|mettere in mostra delle mie * all esposizione *|partecipare alla collettiva|partecipare a una collettiva',
  albumGift: 'album|fotolibro|libro di foto|libro di ricordi',
  oneGroup:
    'nel coro|del coro|al coro|nella banda|coro della *|coro del *|banda del *|banda di *|filodrammatica|compagnia',
  inGroup:
    'coro|orchestra|banda|saggio di danza|danza|scuola di danza|messia|requiem|oratorio|corale|gospel|la mia parte|concerto di natale|concerto di pasqua|concerto della parrocchia|mio gruppo|gruppo musicale|il gruppo|una band|la band',
  stagePlay:
    'recita|teatro|teatrale|commedia|musical|copione|compagnia del paese|compagnia teatrale|compagnia dialettale|filodrammatica|faccio il protagonista|faccio la protagonista|recitare',
  charityEvent:
    'torneo di beneficenza|torneo benefico|torneo benefica|torneo di burraco di beneficenza|torneo di burraco benefico|torneo di burraco benefica|torneo di briscola di beneficenza|torneo di briscola benefico|torneo di briscola benefica|torneo di carte di beneficenza|torneo di carte benefico|torneo di carte benefica|torneo di scopa di beneficenza|torneo di scopa benefico|torneo di scopa benefica|torneo di scacchi di beneficenza|torneo di scacchi benefico|torneo di scacchi benefica|torneo di bocce di beneficenza|torneo di bocce benefico|torneo di bocce benefica|torneo di calcetto di beneficenza|torneo di calcetto benefico|torneo di calcetto benefica|torneo di padel di beneficenza|torneo di padel benefico|torneo di padel benefica|serata di beneficenza|serata benefico|serata benefica|serata quiz di beneficenza|serata quiz benefico|serata quiz benefica|quiz di beneficenza|quiz benefico|quiz benefica|tombola di beneficenza|tombola benefico|tombola benefica|tombolata di beneficenza|tombolata benefico|tombolata benefica|lotteria di beneficenza|lotteria benefico|lotteria benefica|di beneficenza|benefico|benefica|per beneficenza|raccolta fondi',
  marriageCourse: 'prematrimoniale|corso per fidanzati|corso fidanzati|preparazione al matrimonio',
  forBaby: 'neonat*|nasce|nascera|nascita|in arrivo|bebe|corredino|copertina|coperta|bavaglino|scialle',
  gardenChore: 'siepe|siepi|prato|erba|erbacce|foglie|falciare|rastrellare|vialetto|aiuola|aiuole|rami',
  grooming:
    'toelettatura|toelettatore|toelettatrice|toelettare|tosare il cane|tosatura|lavare il cane|bagno al cane|unghie al cane|unghie al gatto',
  handmadeGifts:
    'fatti a mano|fatto a mano|fatti da me|fatti da noi|fatti in casa|fatto in casa|a maglia|all uncinetto|cuciti|con le mie mani|fare io i regali|fare i regali di natale con *|regali con le mie mani|regali fatti',
  houseplants:
    'rinvas*|piante di casa|piante da appartamento|piante d appartamento|orchidee|orchidea|piante grasse|bonsai|monstera|ficus|travas*',
  ownBees:
    'portare le api|spostare le api|spostare le arnie|portare le arnie|spostare gli alveari|portare gli alveari|nomadismo|varroa|invernare le api|invernare gli alveari|nutrire le api|trattare le api|trattamento alle api|preparare le api per l inverno|alveari per l inverno|le mie api|le nostre api|mie arnie|nostre arnie|le arnie|raccogliere il miele|vasetti di miele|smielatura|smielare|far svernare|invernamento|raccolta del miele|togliere i melari',
  manyGoods:
    'libri|dischi|vinili|cd|dvd|fumetti|carte|figurine|francobolli|monete|giocattoli|giochi|lego|vestiti|scarpe|collezione|riviste|cose dei bambini|cose del bambino|cose della bambina|attrezzi|roba|cose',
  gardenPrepare:
    'preparare il giardino|preparo il giardino|giardino pronto|lavori d autunno|lavori di primavera|lavori di stagione',
  gardenTidy:
    'sistemare|sistemo|sistemiamo|pulire|ripulire|pulizia|riordinare|in ordine|a posto|in sesto|erbacce|abbandonat*|incolto|trascurat*|giungla|manutenzione|togliere|eliminare',
  gardenWinter:
    'per l inverno|prima dell inverno|mettere a riposo il giardino|riposo invernale|giardino in inverno|dal gelo|proteggere le piante|ricoverare le piante|raccogliere le foglie|prima del gelo|prima delle gelate|ricoverare i limoni|ricoverare i gerani|coprire i limoni|coprire le piante|proteggere i limoni',
  grazer: 'coniglio|conigli|coniglietto|coniglietta|coniglia|cavia|cavie|porcellino d india|criceto|cincilla',
  greenhouse: 'serra|serretta|tunnel per l orto',
  harvestSaid:
    'zucca|zucche|da mangiare|raccogliere|raccolto|in tavola|coltivare * quest estate|coltivare i * quest estate|coltivare le * quest estate|coltivare i miei * quest estate',
  homeAlone:
    'da solo|da sola|solo in casa|sola in casa|solo a casa|sola a casa|ansia da separazione|kennel|trasportino|recinto|gabbia',
  overgrown: 'abbandonat*|rovi|erbacce|incolt*|invas*|rimettere in sesto|trascurat*',
  newPlot:
    'prendere un orto|prendere un pezzo d orto|avere un orto urbano|ottenere un orto|un orto comunale|un orto urbano|un orto sociale|affittare un orto|bando degli orti|bando orti',
  summerVeg: 'pomodori|pomodorini|zucchine|melanzane|peperoni|fagiolini|cetrioli|basilico|zucca|zucche',
  overwinters: 'aglio|fave|aglio e cipolle|cipolle invernali',
  ownWood:
    'che ho in *|che ho gia|ho gia le assi|ho gia il legno|di recupero|riciclato|avanzat*|bancali|bancale|pallet|vecchie assi',
  petTeeth: 'denti|dente|detartrasi|tartaro|pulizia dei denti|ablazione del tartaro',
  pots: 'rinvas*|piante di casa|piante da appartamento|piante d appartamento|orchidee|orchidea|piante grasse|bonsai|monstera|ficus|balcone|balconi|terrazzo|terrazza|terrazzino|davanzale|davanzali|vaso|vasi|fioriera|fioriere|in vaso|travas*',
  quilt: 'patchwork|trapunta|quilt|boutis',
  raisedBeds:
    'cassone|cassoni|cassoni rialzati|aiuole rialzate|aiuola rialzata|orto rialzato|letti rialzati|cassette per l orto|vasche per l orto',
  showEntry:
    'mostra dell orto|fiera del paese|mostra dei fiori|zucca piu grande|gara delle zucche|gara della zucca|mostra di fiori|mostra delle dalie|mostra delle rose|mostra delle zucche|concorso delle zucche',
  yearBook: 'di quest anno|dell anno|del nostro anno|di tutto l anno|dei dodici mesi',
  copiesForAll:
    'per i miei fratelli|per mio fratello|per mia sorella|per le mie sorelle|per tutti|a tutti|per la famiglia|per i cugini|per i figli|una copia|copie',
  whileAway:
    'mentre *|quando siamo *|quando sono *|via|in vacanza|vacanza|vacanze|ferie|chi annaffia|chi innaffia|chi bagna|qualcuno che *|assenza',
  winterToo: 'qualcosa per l inverno|e qualcosa per l inverno|anche per l inverno|e per l inverno',
  halloween: 'halloween',
  hunt: 'caccia al tesoro|caccia alle uova',
  marquee: 'tendone|tensostruttura|gazebo',
  stinging: 'vespe|nido di vespe|calabroni',
  summerHoliday: 'vacanze estive|vacanza estiva|ferie estive|vacanze d estate|ferie d estate',
  meadow: 'prato fiorito|fiori di campo|fiori selvatici|prato di fiori',
  phoneSwitch:
    'telefono nuovo|nuovo telefono|cellulare nuovo|nuovo cellulare|smartphone nuovo|nuovo smartphone|iphone nuovo|nuovo iphone|cambiare telefono|cambiare il telefono|cambio telefono|cambiare cellulare|cambiare il cellulare|cambiare smartphone|cambiare lo smartphone',
  potatoes: 'patate',
  pudding: 'christmas pudding',
  slugs: 'lumache|limacce',
  sortsWaste: 'differenziata|riciclare|riciclo|separare i rifiuti|dividere i rifiuti',
  lawnSown: 'seminare|semino|seminiamo|semina|riseminare|risemina|traseminare|trasemina',
  turfs: 'rotolo|prato in rotolo|prato a rotoli|prato pronto|zolle|rotoli',
  winterCut:
    'potare il melo|potare i meli|potare il pero|potare i peri|potare gli alberi da frutto|potare le rose|potare la vite|potare le viti|potare gli ulivi|potare il frutteto|potare il glicine',
  nextElectric:
    'una elettrica|un elettrica|un auto elettrica|una macchina elettrica|qualcosa di elettrico|una ibrida|un ibrida',
  liftTubers:
    'togliere le dalie|dissotterrare le dalie|tirare su le dalie|ritirare le dalie|togliere i tuberi|tirare su i tuberi|tuberi delle dalie',
  pruneFirst: 'potare gli ulivi|potare i meli|potare le viti|potare la vigna|potatura',
  tomatoes: 'passata|pomodor*|salsa di pomodoro|pelati|la salsa',
  moss: 'muschio',
  freeUp:
    'spazio sul telefono|spazio sul cellulare|spazio sul computer|spazio sul pc|spazio su icloud|memoria piena|memoria del telefono|telefono pieno|liberare spazio|icloud pieno|spazio nel telefono',
  flatPack: 'ikea|armadio|libreria|mobile|mobili|letto|scrivania|comodino',
  mailbox: 'email|mail|posta elettronica|casella|caselle|gmail',
  paintJob: 'dipingere|ridipingere|verniciare|riverniciare|pitturare',
  flowersToCut: 'dalie|girasoli|fiori da recidere|fiori da taglio|coltivare i fiori|coltivare fiori',
  plantsBought:
    'piantine|le piantine|compro le piante|dal vivaio|al vivaio|dal mercato|al mercato|dal consorzio|al consorzio',
  longSown: 'porri|porro|cavolini|cavoletti|sedano rapa|cavoletti di bruxelles',
  winterVeg:
    'orto invernale|orto d inverno|verdure invernali|cavoli|cavolo nero|broccoli|verze|finocchi|orto autunnale|orto d autunno',
  bottled: 'sciroppo|liquore|limoncello|nocino|succo|succhi',
  elderflower: 'sambuco|nocino',
  autumnFruit: 'cotogn*|castagne|melograno|melagrane|olive|olive in salamoia',
  pressed: 'sidro|succo|spremere|spremitura|spremere le mele|succo di mele',
  woodworm: 'tarli|tarlo|tarlat*',
  acrobatic:
    'posizione del corvo|il corvo|del corvo|verticale|verticali|fare la ruota|la ruota senza *|capriola|capriole|capovolta|salto mortale|bakasana|sirsasana|sulla testa',
  inTree: 'casa sull albero|casetta sull albero',
  kitchenDoors: 'ante della cucina|mobili della cucina|mobili di cucina|pensili|ante',
  onePlant: 'orchidea|bonsai|monstera|ficus|felce|stella di natale|la mia pianta',
  companySaid:
    'con mia *|con mio *|con i miei *|con le mie *|con la mia *|con il mio *|con mamma|con la mamma|con papa|con i bambini|con i figli|con gli amici|con le amiche|con la famiglia|portare i *|portare le *|portare la *|portare il *|portare mia *|portare mio *|portare mamma|da solo|da sola',
  springRace: 'maratona di roma|run rome|maratona di milano|milano marathon|maratona di parigi|maratona di londra',
  juneRace: 'maratona dles dolomites|stralugano',
  septemberRace: 'maratona di berlino',
  autumnRace: 'maratona di venezia|venicemarathon|maratona di new york|maratona di torino|maratona di chicago',
  atTheWheel: 'guidare|alla guida|la guida|parcheggiare',
  bigFeast:
    'pranzo di natale|cena di natale|cenone|cena della vigilia|vigilia di natale|pranzo di pasqua|pranzo di capodanno',
  ridesBike: 'andare in bici|in bicicletta|rotelle|rotelline|in bici|la bici',
  allOut: 'svuot*|sgomber*|sgombr*',
  plantPest:
    'piralide|afidi|cocciniglia|mosca bianca|ragnetto rosso|oziorrinco|peronospora|oidio|mal bianco|bruchi|cimice asiatica|cimici asiatiche|processionaria|pidocchi delle rose',
  oneTree:
    'piantare un albero|piantare un ulivo|piantare un olivo|piantare un melo|piantare un ciliegio|piantare un fico|piantare un limone|piantare una quercia|piantare una magnolia|piantare l albero',
  tenderOnly:
    'proteggere le piante|ricoverare le piante|ricoverare i limoni|ricoverare i gerani|proteggere i limoni|coprire i limoni|coprire le piante',
  gardenVisitors:
    'gatti dei vicini|gatti del vicino|gatto del vicino|gatti randagi|cinghiali|volpi|caprioli|lepri|piccioni',
  grapeHarvest: 'vendemmia',
  framed: 'incorniciare|cornice|cornici|parete di foto',
  fallenTree: 'caduto|caduta|abbattut*|tronco|tronchi',
  childsRace:
    'torneo di mia figlia|torneo di * di mia figlia|saggio di mia figlia|saggio di * di mia figlia|campionato di mia figlia|campionato di * di mia figlia|torneo di mio figlio|torneo di * di mio figlio|saggio di mio figlio|saggio di * di mio figlio|campionato di mio figlio|campionato di * di mio figlio|torneo di nostra figlia|torneo di * di nostra figlia|saggio di nostra figlia|saggio di * di nostra figlia|campionato di nostra figlia|campionato di * di nostra figlia|torneo di nostro figlio|torneo di * di nostro figlio|saggio di nostro figlio|saggio di * di nostro figlio|campionato di nostro figlio|campionato di * di nostro figlio|torneo di mia nipote|torneo di * di mia nipote|saggio di mia nipote|saggio di * di mia nipote|campionato di mia nipote|campionato di * di mia nipote|torneo di mio nipote|torneo di * di mio nipote|saggio di mio nipote|saggio di * di mio nipote|campionato di mio nipote|campionato di * di mio nipote|torneo dei bambini|torneo dei ragazzi|torneo di * dei bambini|torneo di * dei ragazzi|gara di mia figlia|gara di * di mia figlia|gare di mia figlia|gare di * di mia figlia|corsa di mia figlia|corsa di * di mia figlia|campestre di mia figlia|campestre di * di mia figlia|regata di mia figlia|regata di * di mia figlia|gara di mio figlio|gara di * di mio figlio|gare di mio figlio|gare di * di mio figlio|corsa di mio figlio|corsa di * di mio figlio|campestre di mio figlio|campestre di * di mio figlio|regata di mio figlio|regata di * di mio figlio|gara di nostra figlia|gara di * di nostra figlia|gare di nostra figlia|gare di * di nostra figlia|corsa di nostra figlia|corsa di * di nostra figlia|campestre di nostra figlia|campestre di * di nostra figlia|regata di nostra figlia|regata di * di nostra figlia|gara di nostro figlio|gara di * di nostro figlio|gare di nostro figlio|gare di * di nostro figlio|corsa di nostro figlio|corsa di * di nostro figlio|campestre di nostro figlio|campestre di * di nostro figlio|regata di nostro figlio|regata di * di nostro figlio|gara di mia nipote|gara di * di mia nipote|gare di mia nipote|gare di * di mia nipote|corsa di mia nipote|corsa di * di mia nipote|campestre di mia nipote|campestre di * di mia nipote|regata di mia nipote|regata di * di mia nipote|gara di mio nipote|gara di * di mio nipote|gare di mio nipote|gare di * di mio nipote|corsa di mio nipote|corsa di * di mio nipote|campestre di mio nipote|campestre di * di mio nipote|regata di mio nipote|regata di * di mio nipote|gara dei bambini|gara dei ragazzi|gara delle ragazze|gara delle bambine|gara dei miei figli|gara di nuoto dei bambini|gara di nuoto dei ragazzi|gara di nuoto delle ragazze|gara di nuoto delle bambine|gara di nuoto dei miei figli|corsa dei bambini|corsa dei ragazzi|corsa delle ragazze|corsa delle bambine|corsa dei miei figli|campestre dei bambini|campestre dei ragazzi|campestre delle ragazze|campestre delle bambine|campestre dei miei figli|regata dei bambini|regata dei ragazzi|regata delle ragazze|regata delle bambine|regata dei miei figli|campestre della scuola|corsa della scuola',
  vows: 'promesse|voti|voti nuziali',
  leavingDo:
    'festa di pensionamento|festa della pensione|festa per la pensione|festa di addio al lavoro|festa di saluto|saluto a un collega|saluto a una collega|per un collega|per una collega|per il collega|per la collega|del collega|della collega|pensionamento di *',
  childParty:
    'festa dei bambini|festa per i bambini|compleanno dei bambini|primo compleanno|compagni di classe|compagni dell asilo|amichetti|compleanno di * 2 anni|compleanno di * 3 anni|compleanno di * 4 anni|compleanno di * 5 anni|compleanno di * 6 anni|compleanno di * 7 anni|compleanno di * 8 anni|compleanno di * 9 anni|compleanno di * 10 anni|i 3 anni di *|i 4 anni di *|i 5 anni di *|i 6 anni di *|i 7 anni di *|i 8 anni di *|i 9 anni di *|compie 3 anni|compie 4 anni|compie 5 anni|compie 6 anni|compie 7 anni|compie 8 anni|compie 9 anni|gonfiabili|gonfiabile|animatore|animatrice',
  published:
    'pubblicare il mio *|pubblicare il nostro *|pubblicare un romanzo|far pubblicare *|trovare un editore|trovare una casa editrice|pubblicazione del mio *',
  backpacking: 'zaino in spalla|giro del mondo',
  inHospital: 'in ospedale|all ospedale|in clinica|in casa di riposo|in rsa|in hospice',
  smallCraft:
    'costume|costumi|vestito di carnevale|biglietti|bigliettini|decorazioni|addobbi|ghirland*|centrotavola|festoni|segnaposto|candele|sapone|saponette|bomboniere|calendario dell avvento|bavaglino|mangiatoia|casetta per gli uccelli',
  chestnuts: 'castagne|marroni|noci',
  tropics:
    'safari|kenya|tanzania|zanzibar|uganda|ruanda|botswana|namibia|zambia|zimbabwe|gambia|ghana|senegal|etiopia|madagascar|tailandia|thailandia|vietnam|cambogia|laos|bali|indonesia|india|nepal|sri lanka|borneo|filippine|birmania|peru|bolivia|ecuador|colombia|brasile|sud america|sudamerica|america latina|centro america|costa rica|guatemala|amazzonia|sud est asiatico',
  movesHives:
    'portare le api|spostare le api|spostare le arnie|portare le arnie|spostare gli alveari|portare gli alveari|nomadismo|traghettare le api|api in montagna|portare le arnie *|arnie in montagna|api al castagno|api all acacia',
  pulls: 'tira|tirare|guinzaglio',
  intoBottles: 'imbottigliare|imbottigliamento',
  runningWater: 'acqua|cascata|cascatella|laghetto|ruscello|fontana|fontanella|mulino',
  madeWares:
    'mie ceramiche|nostre ceramiche|miei gioielli|mie borse|miei quadri|miei saponi|mie candele|mie creazioni|miei lavori|fatti a mano|fatte a mano|miei vasi|mie stoffe|miei libri|ceramiche',
}

/** Italian words for what is kept, made and mended at home. */
export const thingsOfPastimes = {
  inStages:
    'a tappe|a pezzi|un pezzo alla volta|una tappa alla volta|un po alla volta|poco per volta|in piu weekend|in diversi weekend|un weekend alla volta|un weekend al mese|a giornate|in giornata',
  aquarium:
    'acquario da *|pulire l acquario|acquario di casa|acquario in casa|acquario in salotto|acquario in soggiorno|allestire un acquario|allestire l acquario|mettere su un acquario|fare un acquario|avviare un acquario|acquario dolce|acquario marino|acquario tropicale|acquario nuovo|un acquario|pesci rossi|pesce rosso|pesci tropicali|acquario per i bambini|acquario per * figli*',
  hensOrBees:
    'galline|gallina|pollaio|galline ovaiole|ovaiole|anatre|oche|pulcini|api|arnia|arnie|alveare|apicoltura|apicoltore',
  oldFurniture:
    'cavallo a dondolo|vecchia culla|vecchio specchio|vecchia cornice|como|comodino|comodini|credenza|vecchia credenza|cassapanca della *|vecchia cassapanca|cassettiera|vecchia sedia|vecchie sedie|sedie|sedia della *|sedia del *|vecchio tavolo|tavolo della *|tavolo del *|vecchio armadio|armadio della *|armadio del *|vecchia scrivania|scrivania del *|scrittoio|baule|vecchio baule|poltrona|poltrone|mobile antico|mobile della *|mobile del *|vecchio mobile|vecchi mobili|madia|specchiera|toletta|sedia a dondolo|vetrinetta|secretaire|angoliera|vecchia porta|vecchie porte|vecchia panca|vecchia panchina|sgabello|ante della cucina|ante dell armadio|ante degli armadi|ante',
  ownPet:
    'il cane|al cane|del cane|col cane|mio cane|nostro cane|il gatto|al gatto|del gatto|col gatto|mio gatto|nostro gatto|il coniglio|al coniglio|del coniglio|col coniglio|mio coniglio|nostro coniglio|il cavallo|al cavallo|del cavallo|col cavallo|mio cavallo|nostro cavallo|il criceto|al criceto|del criceto|col criceto|mio criceto|nostro criceto|il pappagallo|al pappagallo|del pappagallo|col pappagallo|mio pappagallo|nostro pappagallo|la gatta|alla gatta|della gatta|mia gatta|nostra gatta|la cagnolina|alla cagnolina|della cagnolina|mia cagnolina|nostra cagnolina|la tartaruga|alla tartaruga|della tartaruga|mia tartaruga|nostra tartaruga|la cavia|alla cavia|della cavia|mia cavia|nostra cavia|i cani|ai cani|dei cani|i gatti|ai gatti|dei gatti|i conigli|fido|micio|micia',
  petCare:
    'pensione per cani|pensione per gatti|pensione per il cane|pensione per il gatto|pensione per la gatta|pensione per i gatti|pensione per i cani|pensione per animali|pensione del cane|pensione del gatto|dog sitter|cat sitter|pet sitter|a chi lasciare il cane|a chi lasciare il gatto|a chi lasciare la gatta|a chi lasciare i gatti|a chi lasciare il coniglio|a chi lasciare gli animali|a chi lasciare la tartaruga|qualcuno che tenga il cane|qualcuno che tenga il gatto|qualcuno che tenga il coniglio|qualcuno che tenga la gatta|qualcuno che tenga la tartaruga|qualcuno che tenga i gatti|qualcuno che tenga i cani|qualcuno che badi al cane|qualcuno che badi al gatto|qualcuno che badi al coniglio|qualcuno che badi alla gatta|qualcuno che badi ai gatti|qualcuno che badi ai cani|qualcuno che badi ai conigli|qualcuno che badi alle galline|chi tenga il cane|chi tenga il gatto|chi tenga il coniglio|chi tenga la gatta|chi tenga la tartaruga|chi tenga i gatti|chi tenga i cani|chi tenga le galline|chi tiene il cane|chi tiene il gatto|chi tiene il coniglio|chi tiene la gatta|chi tiene la tartaruga|chi tiene i gatti|chi tiene i cani|chi tiene le galline|chi badi al cane|chi badi al gatto|chi badi al coniglio|chi badi alla gatta|chi badi ai gatti|chi badi ai cani|chi badi ai conigli|chi badi alle galline|qualcuno per il cane|qualcuno per il gatto|qualcuno per la gatta|qualcuno per i gatti|asilo per cani|dove lasciare il cane|dove lasciare il gatto|dove lasciare la gatta|lasciare il cane|lasciare i cani|lasciare il gatto|lasciare i gatti|lasciare la gatta|il gatto in pensione|il cane in pensione|la gatta in pensione|la cagnolina in pensione|il micio in pensione|i gatti in pensione|i cani in pensione|il coniglio in pensione|il pappagallo in pensione|portare il gatto in pensione|portare il cane in pensione|portare la gatta in pensione|portare la cagnolina in pensione|portare i gatti in pensione|portare i cani in pensione|portare il coniglio in pensione|portare il micio in pensione',
  petShow: 'esposizione canina|mostra canina|expo canina|esposizione felina|mostra felina|all esposizione di *',
  petTravel:
    'viaggiare con il cane|viaggiare col cane|viaggiare con il gatto|viaggiare con la gatta|viaggio con il cane|viaggio col cane|viaggio con il gatto|vacanza con il cane|vacanza col cane|vacanze con il cane|vacanze col cane|in aereo con il cane|in aereo con il gatto|in aereo col cane|in traghetto con il cane|in traghetto col cane|in treno con il cane',
  preserves:
    'imbottigliare|imbottigliare il vino|imbottigliare il vino *|imbottigliare la birra|imbottigliare il sidro|imbottigliare l olio|imbottigliamento|marmellata|marmellate|confettura|confetture|conserve|conserva|passata|passata di pomodoro|sottaceti|sottoli|sciroppo|liquore|limoncello|nocino|giardiniera|salsa di pomodoro|pelati|pesto da conservare|olive in salamoia|salamoia|olive sotto sale|olive schiacciate',
} satisfies Partial<Record<Thing, string>>
