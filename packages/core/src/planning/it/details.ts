import type { PlanningWords } from '../planning-words.ts'
import { detailsOfFeasts } from './details-of-feasts.ts'
import { detailsOfHealth } from './details-of-health.ts'
import { detailsOfHomes } from './details-of-homes.ts'
import { detailsOfPeople } from './details-of-people.ts'
import { detailsOfPapers } from './details-of-papers.ts'
import { detailsOfPastimes } from './pastimes.ts'
import { detailsOfThings } from './details-of-things.ts'
import { detailsOfWork } from './details-of-work.ts'

/** Italian words for the size and manner of a goal. */
export const details: PlanningWords['details'] = {
  broadband: 'fibra|linea internet|adsl|internet',
  setUp:
    'rete di casa|rete|nas|domotica|pc nuovo|computer nuovo|nuovo computer|nuovo pc|telefono nuovo|vecchio pc|vecchio computer|wifi|portatile nuovo|a quello nuovo|passare al mac|passare a mac|windows 11|configurare *',
  stretching: 'toccarmi le punte|spaccata|flessibil*|stretching',
  walking: 'camminata|marcia|passeggiata',
  schoolSubject:
    'test di medicina|test d ingresso|test di ammissione|concorso|maturita|terza media|esame di stato|matematica|latino|greco|italiano|inglese|francese|tedesco|spagnolo|scienze|fisica|chimica|biologia|storia|geografia|grammatica|tabelline|scuola|recuperare|scrutini|compiti|invalsi',
  farAway:
    'emigrare|nuova zelanda|australia|canada|usa|stati uniti|america|giappone|dubai|singapore|inghilterra|londra|regno unito|brasile|argentina',
  pottyOrBed: 'addormentar*|nanna|pannolin*|spannolin*|vasino|ciuccio|lettino|letto|dormire',
  settlingIn: 'nido|inserimento|asilo|tornare al lavoro|rientro',
  clients: 'clienti|cliente',
  several: 'abbonamenti|contratti|tutti gli|tutti i|tutte le',
  languageTest:
    'ielts|toefl|toeic|cambridge|first|delf|dele|goethe|hsk|jlpt|b1|b2|c1|c2|cils|celi|esame di inglese|inglese|tedesco|francese|spagnolo',
  sponsored: 'beneficenza|solidale|raccogliere|raccolta fondi|per l airc|for the cure',
  cycling: 'granfondo|gran fondo|pedalata|biciclettata|bici|ciclo*|randonnee|eroica',
  shopping: 'vestiti|shopping|comprare|acquisti|spendere',
  bodyHabit: 'unghie|pellicine|capelli|nocche|parolacce|rimandare|procrastinare',
  takeaway: 'cibo d asporto|cibo a domicilio|asporto|just eat|glovo|fast food|mangiare fuori|cibi pronti',
  feat: 'flessioni|trazioni|addominali|piegamenti|plank|senza fermar*|senza pause|senza soste|di fila|toccarmi le punte|spaccata|stacco|panca piana|vasche|una trazione|prima trazione|trazione alla sbarra',
  led: 'coro|corale|orchestra|banda|squadra|filodrammatica|teatrale|compagnia',
  outdoorHut: 'pergola|pergolato|gazebo|tettoia|capanno|casetta|pollaio|casa sull albero|staccionata|legnaia|serra',
  wooden:
    'tavolo|tavolino|panca|panchina|pergola|pergolato|gazebo|tettoia|capanno|casetta|pollaio|casa sull albero|staccionata|steccato|scaffale|libreria|mensole|letto a castello|letto a soppalco|soppalco|banco da lavoro|cuccia|conigliera|cassone|cassoni|fioriera|legnaia|altalena|scrivania|sedia|cassapanca|armadio|catio|di legno|in legno|cucina giocattolo|cucinetta di legno|cucina di legno per *|giocattoli di legno|giocattolo di legno|casa delle bambole|scarpiera|rastrelliera|portabici|porta kayak',
  article: 'articolo|articolo scientifico|articoli|abstract',
  carPapers: 'revisione|bollo|bollo auto|revisione auto',
  careHome: 'rsa|casa di riposo|residenza per anziani|centro diurno',
  childcare: 'baby sitter|babysitter|tata|ragazza alla pari',
  classTest: 'verifica|interrogazione|compito in classe|compito di *|interrogazioni|verifiche|compiti in classe',
  clothes: 'armadio|armadi|guardaroba|vestiti|cabina armadio|scarpe',
  creditCard: 'carta di credito|carta revolving|scoperto|fido',
  cvOnly:
    'rifare il curriculum|preparare il curriculum|fare il curriculum|preparare il cv|fare il cv|tradurre il curriculum|aggiornare il curriculum|scrivere il curriculum|sistemare il curriculum|rifare il cv|aggiornare il cv|sistemare il cv|aggiornare linkedin|sistemare linkedin|profilo linkedin|mio linkedin',
  daySurgery:
    'cataratta|neo|tunnel carpale|day hospital|day surgery|dente del giudizio|unghia|laser|vene varicose|biopsia|dito a scatto|vasectomia|palpebre',
  dayTrip:
    'gita|giornata|in giornata|un giorno|gita scolastica|per un giorno|gita di un giorno|andare a funghi|andare per funghi|cercare funghi|per funghi|uscita di pesca|uscita a pesca|uscita in barca|uscita in montagna',
  directSow: 'patate|aglio|cipolle|carote|fave|piselli|fagioli|insalata|ravanelli|spinaci',
  drivingPaper: 'patente',
  entry:
    'fotografico|letterario|poesia|poesie|pittura|racconto|racconti|disegno|design|cortometraggi|premio letterario|logo|architettura|narrativa|scrittura|fumett*|illustrazion*',
  fasting:
    'sangue|analisi|prelievo|ecografia addome|ecografia all addome|ecografia addominale|ecografia dell addome|ecografia epatica|ecografia al fegato|colonscopia|gastroscopia|urine|glicemia|tac|contrasto',
  fewDays: 'weekend|week end|fine settimana|ponte del *|capodanno|pasquetta|un giorno|due giorni|due notti|tre giorni',
  furniture:
    'arred*|mobili|mobile|tende|divano|armadio a muro|librerie|libreria|montare la cucina|montare una cucina|montare l armadio|montare il letto|montare i pensili',
  garage:
    'gomme|pneumatici|olio|tagliando|revisione|freni|auto|automobile|macchina|vespa|moto|motorino|scooter|furgone|camper|carrozzeria|frizione|marmitta|distribuzione|parabrezza|ammortizzatori|pastiglie',
  hen: 'addio al celibato|addio al nubilato',
  idCard: 'carta d identita|carta identita|cie|spid|cambio di residenza|tessera sanitaria',
  improve:
    'migliorare|perfezionare|diventare piu|diventare brav*|riprendere|ricominciare|rispolverare|tornare a *|ritornare a *|migliori|meglio|piu belle|prima squadra|entrare in squadra|in nazionale|convocazione|farmi convocare|salto di categoria|salire di categoria|passare di categoria|handicap|di elo|battere mio *|battere mia *|battere il mio *|battere la mia *|riprendere a *|ricominciare a *|tornare a suonare|dopo * anni|suonavo da *|rinfrescare|tenere vivo|corso base fatto|ho fatto il corso base|fatto il livello base|delle medie|del liceo|dai tempi della scuola',
  installation:
    'pannelli|fotovoltaico|cappotto|isolare|isolamento|coibent*|infissi|finestre|finestra|serramenti|condizionatore|aria condizionata|pompa di calore|zanzariere|tapparelle|persiane|porta blindata|cancello|antifurto|allarme|colonnina|stufa|caminetto|parquet|impianto elettrico|doppi vetri|tenda da sole|pergola|caldaia',
  lawn: 'prato|prato inglese|erba',
  leisure:
    'corso di yoga|corso di cucina|corso di ceramica|corso di nuoto|corso di ballo|corso di danza|corso di inglese|corso di spagnolo|corso di teatro|corso di fotografia|corso di disegno|corso di canto|corso di chitarra|corso di vela|corso di pilates|palestra|piscina|nuoto|danza|yoga|calcio|judo|karate|basket|pallavolo|coro',
  nearby:
    'portogallo|lisbona|spagna|madrid|barcellona|siviglia|valencia|francia|parigi|provenza|corsica|germania|berlino|monaco|austria|vienna|tirolo|grecia|atene|creta|rodi|olanda|amsterdam|belgio|bruxelles|praga|budapest|cracovia|polonia|croazia|slovenia|lubiana|malta|svizzera|danimarca|copenaghen|svezia|stoccolma|finlandia|irlanda|dublino|canarie|maiorca|ibiza|minorca|ungheria|romania|bulgaria|lussemburgo',
  newCar: 'nuova|nuovo|nuova auto|auto nuova|leasing|noleggio a lungo termine|concessionaria',
  newFirm: 'startup|start up|azienda|impresa|mia attivita|e commerce|ecommerce|negozio online',
  noKit:
    'excel|python|scacchi|tabelline|programmare|programmazione|in pubblico|tastiera|dieci dita|memoria|contabilita|word|powerpoint|dama|cruciverba|nuotare|nuoto|ballare|ballo|tango|salsa|cantare|canto|recitare|recitazione|tuffi|tuffarmi|tuffarsi',
  oneBook:
    'delitto e castigo|conte di montecristo|fratelli karamazov|guerra e pace|i promessi sposi|promessi sposi|divina commedia|don chisciotte|ulisse|proust|moby dick|anna karenina|la bibbia|il libro|libro da leggere|tutto il|tutta la|signore degli anelli|il corano|corano|la recherche',
  oneRoom: 'una stanza|stanza|camera|studentato|in affitto una',
  openMic: 'open mic|karaoke|audizione|provino|cabaret|stand up|jam session|serata a microfono aperto|matrimonio',
  outside: 'tetto|facciata|vialetto|muretto|recinzione|cortile',
  ownTrade:
    'in proprio|passione|hobby|arrotondare|secondo lavoro|ripetizioni|soldi extra|a domicilio|ditta|ditta individuale|freelance|libero professionista|libera professione|attivita|srl|una societa|agenzia|consulenza|idraulico|elettricista|parrucchier*|estetista|fotograf*|illustrat*|toelettatura|dog sitter|tata a domicilio',
  pensionPlan:
    'quanto prendero|quanto prenderemo|di pensione|pensione integrativa|fondo pensione|previdenza complementare|riscatto|riscattare|quando posso andare in pensione|quando vado in pensione|quando andro in pensione|estratto conto|contributi|posizione inps|capire la pensione|quanto mi manca|calcolare la pensione|sistemare la pensione|la mia pensione|sistemare la mia pensione|controllare la pensione|controllare la mia pensione|verificare la pensione|verificare la mia pensione|contributiva|estratto conto contributivo|posso permettermi la pensione|se posso andare in pensione|quanto prendero di pensione',
  permission: 'permesso di costruire|permessi per *|cila|scia|concessione edilizia|sanatoria',
  photoAlbum: 'album|fotolibro|foto|fotografie|incorniciare|video del *|filmino',
  privateDebt: 'fratello|sorella|amico|amica|papa|mamma|zio|zia|suoceri|cugino|i miei',
  pruning: 'potare|potatura|tagliare la siepe|tagliare il prato|tagliare l erba|tosare',
  restaurant:
    'agriturismo|locale|sala|hotel|colleghi|ristorante|pizzeria|trattoria|ufficio|azienda|lavoro|fuori|classe|squadra|ludoteca|gonfiabili|bowling|escape room|aziendale|reparto|portare mia moglie a cena|portare mio marito a cena|portare la mia ragazza a cena|portare il mio ragazzo a cena|portare la mia fidanzata a cena|portare il mio fidanzato a cena|portare la mia compagna a cena|portare il mio compagno a cena|cena di fine stagione|cena sociale|pranzo sociale|cena annuale|cena della società|cena della societa',
  schoolExam:
    'terza media|maturita|esame di stato|quinta|superiori|scuola|liceo|verifica|interrogazione|compito|interrogazioni|verifiche|debito|debiti|riparazione|esame di riparazione|terza|recuperare|recuperarla',
  shortCourse: 'corso|workshop|giornata|haccp|patentino|primo soccorso|antincendio|muletto',
  summerJob: 'lavoretto|lavoro estivo|stagionale|part time|qualche ora',
  smallPet:
    'gatt*|micio|coniglio|conigli|criceto|cavia|porcellino|canarin*|pappagall*|tartaruga|galline|pesci|pesce rosso',
  smallRepair:
    'rubinetto|rubinetti|lavandino|scarico|water|sciacquone|doccia|porta|maniglia|serratura|persiana|tapparella|sedia|tavolo|cassetto|mensola|lampada|lampadario|presa|bici|bicicletta|orologio|zaino|cerniera|telefono|schermo|occhiali|ombrello|giocattolo|termosifone|ringhiera|recinzione|steccato|tenda|cancelletto',
  smallWedding: 'in comune|civile|solo in *|in pochi|pochi intimi|noi due',
  solo: 'pianoforte|piano|violino|chitarra|flauto|canto|arpa|violoncello|clarinetto',
  spoken: 'discorso|brindisi|elogio|testimone|due parole|saluto|orazione|intervista|ospite in radio|ospite in tv',
  vaccine: 'vaccin*|richiamo|antinfluenzale|antitetanica',
  viva: 'laure*|discutere|discussione|finire il dottorato|prendere il dottorato|conseguire il dottorato',
  withFriends:
    'amici|amiche|tra amici|colleghi|in famiglia|del condominio|aziendale|dell ufficio|tra colleghi|parrocchia|burraco|tombola|scala 40|briscola|quiz',
  withPhoto: 'passaporto|passaporti|carta d identita|carta identita|patente|permesso di soggiorno|documento|documenti',
  workTrip:
    'viaggio di lavoro|per lavoro|trasferta a *|trasferta ad *|trasferta in *|trasferta da *|trasferta dal *|trasferta per *|trasferta presso *|trasferta di lavoro|in trasferta|cliente|clienti|conferenza|convegno|congresso|fiera',
  placeSaid:
    'a casa|a casa nostra|da me|da noi|in giardino|al parco|in agriturismo|al ristorante|in pizzeria|in parrocchia|in oratorio|a scuola|in cortile|in spiaggia|in ufficio|al lavoro|alla bocciofila|in palestra|sala parrocchiale|agriturismo|in chiesa|villa|castello|ludoteca|gonfiabili|bowling|biblioteca|giardino|casa nuova|inaugurazione della casa|del paese|di quartiere|sala comunale|oratorio|circolo|piscina|in casa|in casa nostra|a casa di *|a casa mia|nel nostro giardino|in terrazza|al campetto|al mare|nel cortile|cortile|in piazza|nel parco|in taverna|nel salone|nella sala *|nella palestra|in strada|nel piazzale|sul prato|nel prato|pigiama party|festa in pigiama',
  selfFiled: 'precompilat*|online|da solo|da sola',
  atHome:
    'caldaia|manutenzione caldaia|manutenzione della caldaia|controllo caldaia|bollino blu|spazzacamino|canna fumaria|accordatura|accordare *|accordatore|pulizia condizionatori|pulizia del condizionatore|tecnico della caldaia|giardiniere|spurgo|fossa|pozzo nero|pulizia divano',
  peace:
    'fare pace|la pace|pace con|riconcili*|scusa|scusarmi|riallacciare|riavvicinarmi|ricucire|il rapporto|riparlare con *|tornare a parlare con *|ricominciare a parlare con *|dopo la lite|dopo il litigio|rimettere le cose a posto con *|rimettere a posto le cose con *|sistemare le cose con *|chiarirmi con *',
  hill: 'con i bambini|coi bambini|con i bimbi|coi bimbi|escursione facile',
  joint: 'anca|ginocchio|spalla|crociato|menisco|legamento|caviglia|colonna|schiena|tendine',
  bowelPrep: 'colonscopia',
  optician: 'oculistica|oculist*|della vista|vista|dell udito|udito|ottico|occhiali|lenti a contatto|la vista',
  longTreatment:
    'apparecchio|invisalign|allineatori|mascherine|impianto dentale|impianto|impianti|faccette|dentiera|protesi dentaria|bite|corona|corone|capsula|capsule|ponte',
  medicalDiet: 'colesterolo|pressione|diabet*|glicemia|trigliceridi|gotta|celiac*',
  plantBased: 'vegan*|vegetarian*|senza glutine|senza lattosio',
  gentle: 'yoga|pilates|stretching|ginnastica dolce|tai chi',
  gym: 'palestra',
  running:
    'correre|corsa|jogging|5 km|10 km|couch to 5k|da zero a 5 km|dal divano ai 5 km|da zero a 5k|da zero ai 5 km',
  givenDays: 'sala dal * al *|spazio dal * al *|galleria dal * al *|stanza dal * al *',
  fromThen: 'ultima sigaretta|ultimo bicchiere|data per smettere',
  less: 'meno|poco a poco|pian piano|piano piano|gradualmente|un po alla volta|ridurre|diminuire|limitare|solo nel weekend|solo nel fine settimana|in settimana|durante la settimana|nei giorni feriali|fuori pasto',
  smoking: 'fumare|fumo|sigarette|svapare|nicotina',
  begun:
    'gia cominciat*|gia iniziat*|a meta|ho gia le|ho gia il|ho gia la|ho gia i|finire il|finire la|finire di|gia scritt*|ho scritto|a buon punto|primi capitoli|primo capitolo|capitoli scritti|manca solo|mancano *|mi manca *|mi mancano *|capitolo da scrivere|capitoli da scrivere|ultimo capitolo|ultimi capitoli|manca un capitolo|solo le conclusioni|sono scritt*|e scritt*|ne ho scritt*|parole scritte|pagine scritte|ne ho fatti|ne ho fatte|ne ho gia fatti|gia fatti|gia fatte|quadrati su *|mancano le due *|mancano due *|[a-z0-9]+ capitoli su [a-z0-9]+',
  inherited:
    'sua morte|morte di *|morte della *|morte del *|lutto|non c e piu|mancat*|morto|morta|ereditat*|eredita|successione|scompars*|cose di papa|cose di mamma|cose della nonna|cose del nonno|appartenut*|eredi|coeredi|casa dei nonni|casa dei miei|casa di famiglia|in eredita',
  leaving: 'lasciare l appartamento|lasciare la stanza|lasciare casa|andare via di casa|tornare dai miei',
  onTheRoad:
    'in auto|in macchina|camper|campeggio|tenda|roulotte|on the road|in moto|in furgone|col furgone|con il furgone|furgone camperizzato|con la macchina|con l auto',
  paperwork: 'scartoffie|documenti|carte|bollette|fatture',
  planting:
    'frutteto|bulbi|tulipani|narcisi|siepe|albero|alberi|rose|arbusti|ulivo|ulivi|melo|meli|ciliegio|fico|lavanda|ortensie|ortensia|glicine|gelsomino',
  plotSaid: 'serra|cassoni|nell orto|in giardino|orto invernale|orto sociale|orto comunale|davanzale',
  pond: 'laghetto|stagno',
  secondChild: 'secondo|terzo|quarto|secondogenit*|terzogenit*|fratellino|sorellina',
  ski: 'sci|sciare|settimana bianca|snowboard*|ciaspole',
  structural:
    'ristrutturare casa|ristrutturare la casa|ristrutturare l appartamento|ristrutturare tutta la casa|ristrutturare la casa *|ristrutturazione di casa|ristrutturazione della casa|ristrutturazione dell appartamento|ampliamento|sopraelevazione|ricavare|mansarda|veranda|demolire e ricostruire',
  takeIn:
    'portatile|computer|telefono|cellulare|tablet|orologio|occhiali|scarpe|stivali|cappotto|chitarra|macchina da cucire|macchina fotografica|cerniera',
  toWear: 'costume|costumi|vestito|maglione|cardigan|gonna|cappotto',
  babyRoom:
    'cameretta del bambino|cameretta della bambina|cameretta del bimbo|cameretta della bimba|cameretta per il bimbo|cameretta per la bimba|stanza del bebe',
  cruise: 'crociera',
  ownRoom: 'cameretta|camera|stanza|ripostiglio|soffitta',
  someonesTime:
    'stare piu vicino a|restare in contatto|rimanere in contatto|essere piu presente|vedere di piu|vedere piu spesso|piu tempo con *|piu tempo coi *|passare piu tempo|stare di piu con *|sentire piu spesso|tenermi in contatto|piu spesso a trovare|trovare piu spesso|andare piu spesso da|vedere di piu i *|vedere di piu gli *|vedere di piu le *|chiamare piu spesso|legame con *|stare vicino a *|stare vicina a *|essere vicino a *|essere vicina a *|tempo per noi due|tempo per noi|tempo per la coppia|una sera per noi|serate per noi|tempo insieme|tempo con mia moglie|tempo con mio marito|trovare il tempo per noi due|trovare tempo per noi|trovare piu tempo per noi|trovare il tempo per noi',
  entered: 'gia iscritt*|gia prenotat*|sono iscritt*|mi sono iscritt*|ho il pettorale|gia il pettorale|ho gia il posto',
  longCourse:
    'patente nautica|insegnante di yoga|brevetto|bagnino|sub|sommelier|istruttore|istruttrice|pilota|operatore socio sanitario|oss|tfa|guida turistica|corso asa|corso osa',
  beginner:
    'da zero|principiante|mai corso|mai nuotato|non ho mai corso|non corro|prima 5 km|prima 5k|primi 5 km|primi 5k|miei primi 5 km|primi cinque chilometri|prima corsa',
  gradeExam:
    'esame di *|conservatorio|abrsm|trinity|certificazione|ammissione|esami di *|entrare in conservatorio|entrare al conservatorio',
  portfolio: 'portfolio|tavole|cartellone|plastico',
  cards: 'biglietti|cartoline|auguri|partecipazioni|bigliettini',
  dating:
    'app di incontri|appuntamenti|tinder|amore|anima gemella|fidanzat*|un compagno|una compagna|un ragazzo|una ragazza|un partner|tornare a uscire|uscire con *',
  afterIllness: 'malattia|operazione|intervento|infortunio|esaurimento|burnout|chemio|aspettativa per motivi di salute',
  weaning: 'svezz*|prime pappe|pappe',
  nights: 'dormire|addormentar*|nanna|lettino|nel suo letto|notte|di notte|ciuccio di notte',
  hall: 'sala parrocchiale|sala comunale|oratorio|salone|bocciofila|centro civico|circolo|sala del *|biblioteca',
  inWater:
    'nuoto|nuotare|nuotata|acque libere|piscina|vasche|acquagym|traversata a nuoto|traversata del lago|traversata dello stretto|a nuoto',
  defence:
    'preparare la discussione|prepararmi alla discussione|prepararsi alla discussione|prepararmi per la discussione|discussione della tesi|discussione di laurea|prova della discussione|discussione del dottorato|discutere il dottorato|discutere la tesi di dottorato|difesa del dottorato|gia consegnata|tesi consegnata|ho consegnato la tesi|l ho consegnata|seduta di laurea|sessione di laurea',
  onePiece:
    'al pianoforte|al piano|alla chitarra|al violino|al violoncello|notturno|sonata|preludio|per elisa|chiaro di luna',
  lifeStory:
    'storia di mio *|storia di mia *|storia della mia *|storia del nonno|storia della nonna|memorie|biografia|autobiografia|vita di *|sue memorie|loro memorie|la sua vita|sua storia|che racconta la sua vita|racconti di|ricordi di|registrare la nonna|registrare il nonno',
  noChildren: 'senza figli|niente figli|non abbiamo figli',
  compost: 'compost*|lombricaio',
  crowd: 'crowdfunding|kickstarter|raccolta fondi in rete',
  webShop:
    'negozio online|e commerce|ecommerce|etsy|shopify|vendere online|vendere * online|vendere * * online|vendere * * * online|vendere online *|vendita online|vendo online|su etsy|su internet',
  cooks: 'cucinare|cucina|pane|pasta fresca|pasticceria|dolci|torte|pizza|lievito madre|piatti|ricette|primi|secondi',
  moves:
    'nuot*|sciare|snowboard|ballare|ballo|salsa|tango|pattin*|surf|arrampic*|andare in bici|andare a cavallo|equitazione|vela|tennis|golf|padel|kayak|judo|karate|boxe|scherma|canottaggio|tuffi|rotelle|rotelline|bicicletta',
  comic: 'monologo|cabaret|stand up|comico',
  notMarried: 'compagno|compagna|fidanzat*|ragazzo|ragazza|convivente',
  vat: 'iva',
  homework: 'compiti',
  agents: 'agente|agenti|agenzia letteraria|editore|editori|casa editrice|case editrici|concorso letterario',
  appeal: 'ricorso|multa|contestare|contravvenzione|verbale',
  attorney: 'amministratore di sostegno|amministrazione di sostegno',
  bankAccount: 'conto corrente|conto in banca|conto deposito|conto cointestato|libretto|conto|banca|banche',
  childPassport: 'passaporto ai bambini|figli*|bambin*|bimb*|neonat*|gemell*|nipotin*|minor*',
  collection: 'collezione|francobolli|monete|antiquariato|gioielli|oro|orologio|quadro|medaglie|vinili',
  device: 'telefono|cellulare|iphone|portatile|computer|tablet|ipad|console|playstation',
  disability: '104|invalidita|accompagnamento|indennita di accompagnamento|disabilita|contrassegno disabili',
  draftDone:
    'la prima stesura c e|prima stesura c e gia|prima stesura ce|prima stesura pronta|stesura gia pronta|stesura e finita|stesura finita|prima stesura finita|ho finito la stesura|manoscritto e finito|manoscritto finito|gia scritto|autopubblic*|rivedere il|prima bozza finita|prima bozza pronta|prima stesura fatta',
  electricCar: 'elettrica|elettrico|ibrida plug in|plug in',
  firstJob: 'primo lavoro|primo impiego|apprendista*|apprendistato|dopo la laurea|neolaureat*',
  foodTrade:
    'bar|ristorante|caffetteria|pizzeria|panificio|panetteria|forno|piadineria|gelateria|enoteca|pasticceria|food truck|trattoria|agriturismo|gastronomia|rosticceria|street food|foodtruck|ape car|apecaffe|furgone dei panini|furgoncino dei gelati|paninoteca ambulante|pizzeria ambulante',
  glasses: 'occhiali|occhiali nuovi|occhiali da vista|lenti progressive',
  investing: 'investire|investimenti|investo|investimento|piano di accumulo',
  livingWill: 'testamento biologico|biotestamento|dat|disposizioni anticipate',
  newCover:
    'assicurare|assicurazione viaggio|assicurazione sulla vita|polizza vita|polizza viaggio|assicurazione per il viaggio|assicurazione del cane|assicurazione per il cane|fare l assicurazione|polizza infortuni',
  onlinePaper:
    'spid|cambio di residenza|tessera sanitaria|certificato di *|stato di famiglia|firma digitale|licenza di pesca|certificato penale|residenza',
  onlineVisa:
    'esta|eta|visto turistico|visto elettronico|e visa|viaggio|vacanza|vacanze|visto per la cina|visto per l india|visti per l india|visti per il vietnam|visti per la cina|working holiday|visto per il vietnam|visto per l egitto|visto per il kenya|visto per gli usa|visto per l america|visto per la turchia|parto il *|partiamo il *',
  organisationSaid:
    'in canile|al canile|croce rossa|protezione civile|caritas|banco alimentare|mensa dei poveri|in ospedale|al museo|in biblioteca|avis|capo scout|con la *|con il *|alla *|in parrocchia|al gattile|dei vigili del fuoco',
  ownPrint:
    'su amazon|kindle|kdp|in stampa|stampare|far stampare|rilegare|rilegat*|di mio nonno|di mia nonna|di nostro nonno|di nostra nonna|di mio padre|di mia madre|di mio zio|di mia zia|autopubblic*|per i nipoti|per i miei nipoti|per la famiglia|di famiglia|memorie|autobiografia|stamparlo|del nonno|della nonna',
  ownRooms:
    'in casa|a casa|nella casa *|b b|bed and breakfast|affittacamere|agriturismo|food truck|nella vecchia *|nel vecchio *|nell ex *|nella stalla|nel fienile|nel garage|in garage|nella cantina|nel casale|nella cascina|nei locali di *|nel locale di *',
  partWritten:
    'sono a pagina|ho scritto|a meta|finire il|finire di scrivere|finire la|gia iniziato|gia cominciato|pagine nel cassetto|pagine scritte|capitoli scritti|ho * pagine|ho gia * pagine|sono scritt*|e scritt*|ne ho scritt*|parole scritte',
  passwords: 'password|gestore di password',
  practice: 'medico|medico di base|dentista|pediatra|ginecolog*|oculista|fisioterapista',
  reasonSaid:
    'per viaggiare|per girare|per studiare|per scrivere|per accudire|per assistere|giro del mondo|all estero|per stare con|in viaggio',
  recipes: 'ricette|ricettario|libro di ricette|libro di cucina',
  regularHelp:
    'donna delle pulizie|colf|dog sitter|cat sitter|insegnante|maestro|maestra|allenatore|personal trainer|coinquilin*|inquilin*|giardiniere|ripetizioni',
  residencePaper: 'permesso di soggiorno|carta di soggiorno',
  reviewSaid: 'colloquio annuale|valutazione|colloquio di valutazione|revisione annuale',
  roofOrOutside:
    'pannelli|pannelli solari|fotovoltaico|pompa di calore|infissi|finestre|condizionatore|condizionatori|climatizzatore|tenda da sole|tende da sole|cappotto|pergola|montascale|canna fumaria|stufa|colonnina',
  scholarship: 'borsa di studio|borse di studio|assegno di ricerca|dottorato|servizio civile universale',
  table: 'ristorante|tavolo|pizzeria|trattoria|agriturismo',
  taxOffice: 'isee|bonus|assegno unico|detrazioni|naspi|disoccupazione|assegno sociale|reversibilita|bonus mobili',
  tenancy: 'affitto|locazione|contratto di affitto|contratto d affitto|appartamento',
  tradesperson:
    'idraulico|muratore|elettricista|imbianchino|falegname|impresa|fabbro|architetto|geometra|piastrellista|serramentista|ditta',
  ...detailsOfPapers,
  ...detailsOfPastimes,
  ...detailsOfFeasts,
  ...detailsOfHealth,
  ...detailsOfHomes,
  ...detailsOfPeople,
  ...detailsOfThings,
  ...detailsOfWork,
}
