import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfThings as names } from '../templates/details-of-things.ts'

/** Italian words for the thing that a goal is about: how it is made, how it is sold, and who comes with it. */
export const detailsOfThings: Pick<PlanningWords['details'], (typeof names)[number]> = {
  bathOrKitchen: 'bagno|bagni|cucina|doccia|sanitari|piastrelle del bagno|top della cucina',
  bloodPressure: 'pressione|ipertensione|pressione alta|pressione del sangue',
  character:
    'litigare|meno litigi|ascoltare|ascolto|paziente|pazienza|gentile|gentili|gentilezza|calmo|calma|arrabbiarmi|arrabbiarmi meno|perdere la pazienza|perdere le staffe|urlare|gridare|alzare la voce|criticare|lamentarmi|lamentarmi meno|giudicare|interrompere|generoso|generosa|presente con *|permaloso|permalosa|meno nervos*|meno irascibil*|meno irritabil*|meno critic*|meno gelos*|meno permalos*|meno impazient*|meno negativ*|meno acid*|meno sever*|meno brusc*|meno rigid*|litigare meno|padre migliore|papa migliore|madre migliore|mamma migliore|genitore migliore|marito migliore|moglie migliore|compagno migliore|compagna migliore|figlio migliore|figlia migliore|fratello migliore|sorella migliore|nonno migliore|nonna migliore|vicino migliore|persona migliore|capo migliore|amico migliore|amica migliore|d accordo con *|meno dur* con *|arrivare puntuale|essere puntuale|arrivare in orario|smettere di arrivare in ritardo|essere piu puntuale',
  examSeason: 'maturita|terza media|prima prova|primo scritto|primo esame|prove scritte|gli scritti cominciano *',
  familyRecipe:
    'come lo faceva|come la faceva|come li faceva|come le faceva|come faceva|come mia *|come mio *|come nonna|della nonna|di nonna|di mia nonna|di mia mamma|della mamma|di mia zia|della zia|ricetta di famiglia',
  justBack:
    'torniamo da*|rientriamo da*|torno da*|appena tornati|appena rientrati|appena tornata|appena tornato|torniamo il giorno prima|rientriamo il giorno prima|rientriamo quel giorno|torniamo quel giorno|al rientro|di rientro dalle *|di ritorno dalle *',
  knitting: 'maglia|ai ferri|ferri|uncinetto|sferruzz*|maglione|sciarpa|scialle|cardigan|amigurumi',
  lightsOut:
    'dormire di piu|piu sonno|luci spente|luce spenta|a letto prima|a letto entro *|a letto alle *|a letto per le *|a nanna prima|telefono a letto|cellulare a letto|schermi a letto|telefono in camera|telefono in camera da letto|cellulare in camera|telefono fuori dalla camera|telefono prima di dormire|cellulare prima di dormire|schermi prima di dormire|telefono di notte',
  madeGoods:
    'candele|saponi|saponette|gioielli|bigiotteria|ceramica|ceramiche|fatti a mano|fatte a mano|fatto a mano|uncinetto|a maglia|biglietti d auguri|marmellate|miele|torte|biscotti|stampe|legno|pelletteria|macrame|creazioni|artigianato',
  oneDish:
    'fare il pane|fare i croissant|fare i cornetti|fare la pizza|fare la focaccia|fare la pasta sfoglia|fare la sfoglia|fare la pasta fresca|fare i ravioli|fare i tortellini|fare i cappelletti|fare gli gnocchi|fare le lasagne|fare il tiramisu|fare i macaron|fare il sushi|fare la paella|fare il risotto|fare il panettone|fare la colomba|fare gli arancini|fare le orecchiette|fare il gelato|fare il formaggio|fare i cannoli|fare il ragu|fare la pastiera|fare le brioche',
  othersWedding:
    'aiutare mia *|aiutare mio *|aiutare nostra *|aiutare nostro *|aiutare un *|matrimonio di mia *|matrimonio di mio *|matrimonio di nostra *|matrimonio di nostro *|matrimonio di un *|matrimonio di una *|matrimonio della mia *|matrimonio del mio *|matrimonio dei miei *|matrimonio degli *|matrimonio dei *',
  posted: 'ebay|vinted|discogs|wallapop|catawiki|depop|etsy|spedire|spedizione|spedendo',
  printed: 'stampa*|stampato|stamparlo|rilegat*|un libro|in un libro|incornicia*|un poster',
  readOut:
    'leggere una poesia *|leggere una lettura|fare una lettura|fare la lettura|la lettura al|la lettura in chiesa|leggere in chiesa|leggere al funerale|leggere al matrimonio|leggere le letture|lettura al funerale|lettura al matrimonio|leggere la poesia',
  rewiring: 'impianto elettrico|impianti elettrici|l elettrico',
  houseRoof: 'tetto|tetti|grondaia|grondaie|comignolo|tegole|coppi|lucernario',
  roofed: 'capanno|casetta|pollaio|casa sull albero|tettoia|legnaia|gazebo|cuccia|conigliera|ricovero attrezzi',
  schoolReunion:
    'compagni del liceo|compagni di liceo|compagni di classe|compagni di scuola|compagni delle *|compagni dell universita|ex compagni|vecchi compagni|rimpatriata|dalla maturita|classe del *|sparsi|da tutta italia|per tutta italia|leva del *|coscritti',
  screens:
    'telefono|cellulare|smartphone|schermo|schermi|social|instagram|tiktok|facebook|scrollare|videogiochi|tv|televisione|youtube|detox digitale|disintossicazione digitale|disintossicarmi|controllare le mail|leggere le mail|mail di lavoro',
  primarySchool:
    'iscrivere * a scuola|iscrivere * * a scuola|iscrivere * * * a scuola|iscrizione a scuola|iscrizione alla scuola|prima elementare|scuola elementare|elementari|scuola primaria|primaria',
  secondarySchool:
    'prima media|alle medie|prima superiore|scuola superiore|scuole superiori|superiori|scuola media|scuole medie|liceo|istituto tecnico|terza media',
  selfAssessment: 'redditi pf|modello redditi|partita iva',
  sewing: 'cucire|cucito|cucio|cuciamo|cucitura|vestito|abito|tende|gonna|costume|cuscini|federe|orlo',
  shelter: 'gattile|canile|rifugio|enpa|oipa|lega del cane|colonia felina|volontari|volontarie',
  sourdough: 'lievito madre|pasta madre|lievito naturale|pasta acida',
  stallToo: 'bancarella|mercatino|mercatini|mercato|fiera di natale|mercatini di natale|banchetto',
  stoodLong:
    'in garage da *|in cantina da *|fermo da *|ferma da *|fermi da *|sta in garage|fermo in garage|ferma in garage|non parte|non si accende|non va in moto|anni che non *',
  teamCoach:
    'allenare i *|allenare gli *|allenare le *|allenare la squadra *|allenare una squadra *|fare l allenatore *|fare l allenatrice *|allenatore dei *|allenatore degli *|allenatrice dei *|allenatrice delle *|mister dei *',
  holidayLet:
    'una casetta|una villa|un casale|una baita|uno chalet|un agriturismo|una casa al mare|una casa in montagna|una casa vacanze|un trullo|un rifugio tutto nostro|un appartamento al mare',
  insolvent:
    'sovraindebitamento|esdebitazione|insolvente|insolvenza|liquidazione del patrimonio|composizione della crisi|non riesco piu a pagare|saldo e stralcio',
  afraid: 'paura|spavent*|terrorizzat*|terrore|ansia|panico|fobia',
  familyFirm:
    'dei miei genitori|dei miei|di mio padre|di mia madre|di papa|di mamma|di mio zio|dei nonni|dei suoceri|di mio suocero|di famiglia|da mio padre|dai miei genitori|dai miei|da mia madre|da mio zio|da mio suocero',
  farmMachine: 'trattore|trattrice|mietitrebbia|imballatrice|rimorchio agricolo|motocoltivatore|escavatore',
  professional:
    'ecm|crediti formativi|formazione continua|formazione obbligatoria|aggiornamento obbligatorio|cfu professionali|crediti dell ordine',
  promotionBoard:
    'concorso interno|commissione|maresciallo|sergente|ispettore|appuntato|brigadiere|caporale|capitano|capo squadra|caposquadra|primario|professore associato|professore ordinario|sovrintendente|vicebrigadiere|concorso per *',
  ruleSaid:
    'in settimana|nei giorni feriali|solo nel weekend|solo nel fine settimana|solo il sabato|solo la domenica|non piu di|massimo|al massimo|una volta a settimana|due volte a settimana|al giorno|a settimana|soltanto nel weekend|soltanto nel fine settimana|solo nei weekend|solo nei fine settimana',
  theirThings:
    'attrezzi|vestiti|abiti|dischi|libri|gioielli|armadio|officina|cantina|collezione|foto|canne da pesca|macchina da cucire|borse|scarpe',
  throughExams:
    'aiutare mio figlio con la maturita|aiutare mia figlia con la maturita|con la maturita|per la maturita|nella maturita|alla maturita di *|durante la maturita|maturita di mio figlio|maturita di mia figlia',
  leagueTeam:
    'squadra di calcio|squadra di calcetto|squadra di rugby|squadra di basket|squadra di pallacanestro|squadra di pallavolo|squadra di volley|squadra di pallanuoto|squadra di pallamano|squadra di hockey|squadra di baseball|squadra femminile|squadra maschile|polisportiva|scuola calcio',
  youngMembers:
    'bambin*|ragazz*|ragazzin*|under *|giovani|giovanile|giovanili|adolescenti|alunni|scolari|pulcini|esordienti|giovanissimi|doposcuola|scout|lupetti',
  twoWheels: 'motorino|moto|motocicletta|scooter|vespa|ciclomotore|lambretta|ape',
  withChildren: 'bambini|bambino|bambina|bimbi|figli|figlio|figlia|ragazzi|affido|affidamento',
  withPet:
    'con il cane|con il gatto|col cane|col gatto|con i gatti|con due gatti|con la gatta|con la cagna|con i cani|con due cani|e il gatto|e un cane|e un gatto|coi gatti',
  audition: 'audizione|audizioni|provino|provini',
  danced: 'danza|ballo|balletto|coreografia|danza classica|hip hop',
  forTravel:
    'viaggio|viaggi|vacanza|vacanze|prima di partire|turista|luna di miele|settimane in *|settimana in *|settimane a *|giorni in *|giorni a *',
  games: 'scacchi|bridge|poker|burraco|dama|backgammon|briscola',
  makes:
    'cuci*|maglia|uncinetto|disegn*|dipinge*|pittura|acquerell*|ceramica|falegnameria|programma*|python|calligrafia|origami|ricam*|intagli*|gioielli|tappezz*|macrame|patchwork|scultura|scolpire|legatoria|lavorare il legno|lavorare a maglia',
  musicGroup:
    'coro|corale|orchestra|banda|band|gruppo vocale|messia|requiem|oratorio|gospel|concerto di natale|concerto di pasqua|concerto della parrocchia|gruppo musicale|gruppo rock|il gruppo',
  ownLife: 'mie memorie|mia autobiografia|autobiografia|mia vita|mia storia|la storia della mia vita',
  resit: 'privatista|da privatista',
  signed: 'lingua dei segni|lis|lingua dei segni italiana',
  appReady:
    'pubblicare la mia app|pubblicare l app|pubblicare la app|pubblicare la nostra app|mettere l app sullo store',
  betaOnly: 'lanciare la beta|la beta di|beta della mia app|uscire con la beta|aprire la beta',
  healthPractice:
    'fisioterapia|fisioterapista|osteopat*|studio dentistico|studio medico|studio di psicologia|ambulatorio|podolog*|logoped*',
  someSongs:
    'canzone|canzoni|due pezzi|tre pezzi|quattro pezzi|pezzi di *|due brani|tre brani|quattro brani|brani di *|canti di natale',
  venueBooked:
    'abbiamo la location|abbiamo gia la location|abbiamo il ristorante|abbiamo gia il ristorante|ristorante prenotato|location prenotata|la location e prenotata|location gia prenotata|location e * prenotat*|location * e * prenotat*|la location l abbiamo|il ristorante l abbiamo|chiesa e ristorante|chiesa e location|villa gia prenotata|villa prenotata|agriturismo prenotato|agriturismo gia prenotato|ristorante gia prenotato|ristorante gia fissato|posto gia prenotato|abbiamo gia il posto|location fissata|location gia fissata|ristorante gia bloccato',
  videoChannel: 'youtube|canale youtube|vlog|video|twitch|tiktok',
  writtenChannel: 'blog|newsletter|substack',
  danceExam: 'esame di danza|esame di danza classica|esame di balletto|esami di danza',
  citrus: 'arance|arance amare|mandarini|limoni|bergamotto|agrumi|kumquat|limoncello|mandarinetto|arancello',
  earlyFruit: 'albicocch*|ciliegi*|amarene|fragol*|gelsi|lamponi|ribes',
  olives: 'olive|molitura|fare l olio|l olio nuovo|olio nuovo',
  schoolFinals: 'maturita|esame di stato|terza media',
  boatBuilt: 'canoa|kayak|barca|barchetta',
  camperBuilt: 'camper|camperizz*',
  grapes: 'vendemmi*|uva|vino',
  layUp: 'a secco|tirare fuori|tirare su|alaggio|rimessaggio|svernare|per l inverno|prima dell inverno',
  loft: 'sottotetto|soffitta|mansarda|solaio',
  scanning:
    'digitalizzare|scansionare|scannerizzare|vhs|videocassette|diapositive|negativi|superotto|foto sul computer|vecchie foto|foto vecchie|foto di carta|foto stampate|mettere sul computer le foto|le foto sul computer|foto dei nonni|scatole di foto|scatola di foto|album di famiglia|farle scansionare|farle digitalizzare',
  willUpdate: 'aggiornare|modificare|cambiare|rifare',
  inChurch: 'chiesa|parroco|parrocchia|duomo',
  grave: 'tomba|tombe|lapide|lapidi|loculo',
  volunteersAbroad: 'all estero|in africa|in india|in sud america',
  toPlay:
    'imparare a suonare|imparare la chitarra|imparare il pianoforte|imparare il piano|imparare l ukulele|imparare il violino|imparare la batteria|imparare il basso',
  christmasWear: 'maglione di natale|maglioni di natale|calze della befana',
  engineDone:
    'motore gia|motore e gia|motore rifatto|motore revisionato|motore a posto|motore ok|motore e ok|motore e a posto|motore fatto',
  firstDigital:
    'usare il tablet nuovo|usare il telefono nuovo|usare il nuovo *|usare il computer|usare lo spid|usare lo smartphone|usare il telefono|usare il cellulare|usare il tablet|usare internet|usare whatsapp|usare il pc|usare la posta elettronica|usare lo spid e il computer|usare il computer e *|usare lo smartphone e *|usare * e lo spid|usare lo spid *|usare la mail|usare l home banking|usare il fascicolo sanitario|fare da sola con il telefono|fare da solo con il telefono|usare il * e lo spid|usare il computer e lo spid',
  firewood: 'legna|tagliare il bosco',
  well: 'pozzo',
  testExpired: 'revisione scaduta|revisione e scaduta|senza revisione|revisione da fare|da revisionare',
  hired: 'affittare|noleggiare|noleggio',
  highSummit:
    'monte bianco|gran paradiso|monte rosa|cervino|capanna margherita|adamello|bernina|ortles|cevedale|breithorn|castore|quattromila|un 4000|4000',
  ferments: 'formaggio|formaggi|ricotta|yogurt|birra|burro|kefir|kombucha|idromele',
  tattoo: 'tatuaggio|tatuaggi|piercing',
  bikeRestored: 'restaur*|rimettere a nuovo|d epoca|ridare vita',
  onTheFarm:
    'tosare|pecore|capre|ettari|ettaro|grano|orzo|avena|fieno|trebbiare|mietere|arare|concimare il campo|campo|campi',
  builtPc:
    'assemblare un pc|assemblare il pc|assemblare il mio pc|assemblare un computer|costruire un pc|montare un pc|farmi un pc',
  fishInPond: 'pesci|pesci rossi|carpe|koi',
  worksToMake: 'da dipingere|da finire|da fare|mi mancano *|ci mancano *|mancano ancora *|da stampare',
  menders: 'repair cafe|caffe delle riparazioni|ciclofficina',
  petDose: 'diabetic*|diabete|insulina|punture|iniezioni|dare le medicine',
  henTrouble:
    'beccate|beccano|becca|beccata|spiumate|si spiumano|non fanno piu uova|chioccia|acari|pidocchi|non depongono',
  soapMade: 'sapone|saponi|saponette',
  giantVeg: 'zucca gigante|zucche giganti|ortaggi giganti',
  oldBike:
    'eroica|vecchia bici|vecchia bicicletta|bici d epoca|bicicletta d epoca|bici del nonno|bici di mio nonno|bici vintage|bici di mio padre|bici storica',
  angling: 'pescare|pesca|pesca alla trota|pesca a mosca',
  fosterPet: 'in stallo|stallo|balia',
  hatching: 'far nascere|far schiudere|schiusa|incubatrice',
  homeBrew: 'birra|idromele',
  firstCamping: 'primo campeggio|prima volta in tenda|prima volta in campeggio',
  rescue:
    'disco rotto|hard disk rotto|disco esterno rotto|computer rotto|pc rotto|telefono rotto|file cancellati|foto cancellate|recupero dati|chiavetta rotta',
  parental:
    'parental control|controllo parentale|controlli parentali|filtro famiglia|tablet dei bambini|telefono dei bambini|cellulare dei bambini|tablet dei figli',
  lambing: 'parti delle pecore|stagione dei parti|agnelli che nascono|nascita degli agnelli|nascono gli agnelli',
  newYard:
    'cambiare maneggio|cambio maneggio|cambiare scuderia|nuovo maneggio|nuova scuderia|spostare il cavallo|trasferire il cavallo|altro maneggio|altra scuderia',
  rider: 'dressage|concorso ippico|salto ostacoli|gara di equitazione|endurance',
  firstHoney: '(?<! e [^;]{0,60})primo miele',
  petFear: 'paura|botti|tuoni|temporali|spaventa',
  intoBook: 'in un libro|fotolibro|in un album|libro per *|libro di foto',
  irishFinals: 'leaving cert*',
  schoolOral:
    'esame orale di maturita|orale di maturita|orale della maturita|colloquio di maturita|maturita esame orale|maturita * esame orale|orale di terza media|orale dell esame di terza media|esame orale fine *|esame orale a *|orale a fine giugno|orale a giugno|orale fine giugno',
  nervous: 'paura|terrorizzat*|terrore|ansia|ansios*|agitazione|panico|mi blocco|timore|fobia',
  noQualifications: 'senza diploma|non ho il diploma|senza maturita',
  collegeCourse: 'corso preparatorio',
  mature: 'a 3* anni|a 4* anni|a 5* anni|ho 3* anni|ho 4* anni|ho 5* anni|lavoro e ho *|due figli|tre figli|un figlio',
  fromHomeStudy: 'universita telematica|telematica|a distanza|online',
  noWill: 'senza testamento|non ha lasciato testamento',
  bothOfUs: 'per tutti e due|tutti e due|per entrambi|io e mia moglie|io e mio marito',
  eligibleFrom: 'posso chiederla dal *|posso chiederlo dal *|non prima del *|maturo i requisiti *|requisiti dal *',
  noHomeYet: 'non ho ancora casa|non abbiamo ancora casa|senza casa|la casa non c e ancora|casa da trovare',
  volunteerPost: 'volontari*|aiutanti|turni|nuov* presidente|nuov* tesoriere|nuov* segretari*',
  resultsDay: 'esiti della maturita',
  forBoth: 'i miei genitori|mamma e papa',
}
