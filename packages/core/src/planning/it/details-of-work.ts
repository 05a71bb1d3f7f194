import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfWork as names } from '../templates/details-of-work.ts'

/** Italian words for a trade, a group and a post. */
export const detailsOfWork: Pick<PlanningWords['details'], (typeof names)[number]> = {
  association: 'associazione|aps|odv|onlus|ets|pro loco|cooperativa|polisportiva|fondazione|asd',
  atWork:
    'colleghi|dell ufficio|con l ufficio|in ufficio|aziendale|aziendali|azienda|reparto|dipendenti|del team|il team|con il team|col team',
  boardRole:
    'consigliere|consigliera|rappresentante di classe|rappresentante|consiglio d istituto|consiglio di istituto|direttivo|presidente|tesoriere|segretario|segretaria|giudice popolare',
  bookClub: 'gruppo di lettura|gruppo lettura|club del libro|circolo di lettura',
  figuresOnly: 'bilancio|budget|inventario|rendiconto|rendiconti',
  smallGroup:
    'gruppo di lettura|gruppo lettura|club del libro|circolo di lettura|gruppo di preghiera|gruppo di genitori|gruppo genitori|vicini|famiglie|amici|amiche|colleghi|colleghe|mamme',
  smallClaims: 'giudice di pace|in tribunale|causa',
  tenancyDeposit: 'caparra|deposito cauzionale|la cauzione|cauzione',
  textsOfOthers:
    'lettere|diario del nonno|diario di nonno|diario della nonna|diari di *|poesie di *|poesie del nonno|poesie della nonna|diario di guerra',
  withPremises:
    'negozio|bar|ristorante|salone|parrucchier*|bottega|laboratorio|trattoria|pizzeria|panetteria|panificio|studio|libreria|officina|edicola|palestra|merceria|macelleria|gelateria|enoteca|locale|agriturismo',
  buyingGroup:
    'gruppo di acquisto|gruppo d acquisto|gas di quartiere|acquisto solidale|acquisti collettivi|spesa di gruppo',
  careerChange:
    'cambiare mestiere|cambiare carriera|cambio di carriera|cambio carriera|nuova carriera|riqualific*|cambiare settore|cambiare professione|cambiare vita|e diventare *|per diventare *|diventare sviluppator*|diventare programmator*|diventare grafic*|nell informatica|e fare il *|e fare la *|e fare l *',
  fromHome: 'da casa|smart working|smartworking|telelavoro|lavoro agile|da remoto',
  fundEvent:
    'cena|pranzo|aperitivo|tombola|lotteria|pesca di beneficenza|concerto|torneo|mercatino|vendita|torte|festa|spettacolo|serata|asta|spaghettata|castagnata|quiz',
  homeFood:
    'torta|torte|biscotti|pane|dolci|pasta fresca|pasticceria|piatti pronti|marmellate|marmellata|conserve|formaggio|formaggi',
  lodging: 'b b|bed and breakfast|affittacamere|agriturismo|casa vacanze|ostello|campeggio|glamping|airbnb|locanda',
  marketplace: 'etsy|ebay|vinted|amazon|subito',
  outdoorGroup:
    'gruppo di cammino|gruppo di corsa|pedibus|orto condiviso|orto di quartiere|orto urbano|gruppo di camminate|squadra di calcetto|squadra di pallavolo|squadra|passeggiate|controllo di vicinato|bici',
  publicExam: 'concorso|concorsi|concorsone|bando pubblico',
  redundancy:
    'buonuscita|incentivo all esodo|esodo incentivato|accordo di uscita|conciliazione|licenziamento|trattare l uscita|negoziare l uscita|uscita con l azienda|uscita incentivata',
  serviceRooms:
    'studio|salone|parrucchier*|barbiere|barber shop|centro estetico|estetica|fisioterap*|osteopat*|dentistico|legale|medico|palestra|yoga|pilates|ambulatorio|massaggi|psicolog*|architett*|veterinario|ufficio',
  sideJob:
    'arrotondare|secondo lavoro|lavoretti|qualche soldo in piu|qualche euro in piu|soldi extra|entrata extra|entrate extra|nel tempo libero|ripetizioni|nei weekend',
  siteAgain:
    'rifare|rinnovare|aggiornare|ridisegnare|rimodernare|ammodernare|vecchio|vecchia|sistemare|restyling|rifacimento',
  withStaff:
    'personale|dipendenti|camerier*|cuoco|cuoca|barista|baristi|commess*|aiutante|collaborator*|receptionist|assumere',
  chaptersLeft:
    'capitolo da scrivere|capitoli da scrivere|ultimo capitolo|ultimi capitoli|manca un capitolo|mancano * capitoli|mi manca un capitolo|solo le conclusioni|[a-z0-9]+ capitoli su [a-z0-9]+',
  examsLeft:
    'manca un esame|un esame e la tesi|due esami|tre esami|quattro esami|ultimo esame|ultimi esami|esame da dare|esami da dare|esami mancanti|mancano * esami|finire gli esami|esami entro',
  moreHours: 'al tempo pieno|a tempo pieno|al full time|a full time|piu ore|aumentare le ore|aumentare l orario',
  failedBefore:
    'bocciat*|seconda volta|terza volta|quarta volta|di nuovo|riprovare|ridare|ripetere|rifare la guida|secondo tentativo|terzo tentativo|ultimo tentativo|quarto tentativo|ci ho gia provato|smetto sempre|mollo sempre|ci ho provato *|l ultima volta ho ricominciato|riprovarci|fallita|fallito|bocciato|bocciata|respinto|respinta',
  sharer: 'coinquilin*|inquilin*',
  notarySeen:
    'gia parlato con il notaio|parlato col notaio|gia sentito il notaio|gia visto il notaio|gia stato dal notaio|gia stata dal notaio',
  keysBack: 'chiavi',
  boughtOne: 'reso|rimandare|rimborso|al negozio|in negozio|ordine|pacco|amazon|zalando',
  instrumentThere:
    'in soffitta|in cantina|ce l ho|che ho comprato|che ho comprata|che ho preso|che ho presa|che mi hanno|comprata anni fa|comprato anni fa|ho la chitarra|ho il pianoforte|ho gia la chitarra|ho gia il pianoforte|ho una chitarra|ho un pianoforte|del nonno|della nonna|regalat*|che prende polvere|a prendere polvere',
  songPiece: 'canzone|canzoni',
  retrainAs:
    'riqualificarmi come *|reinventarmi come *|diventare infermier*|diventare un infermier*|diventare insegnante|diventare un insegnante|diventare maestr*|diventare un maestr*|diventare ostetrica|fare la ostetrica|diventare elettricista|fare la elettricista|diventare idraulico|diventare un idraulico|diventare falegname|diventare un falegname|diventare parrucchier*|diventare un parrucchier*|diventare estetista|fare la estetista|diventare guida turistica|fare la guida turistica|diventare guida|fare la guida|diventare guida alpina|fare la guida alpina|diventare cuoc*|diventare un cuoc*|diventare chef|diventare un chef|diventare pilota|fare la pilota|diventare psicolog*|diventare un psicolog*|diventare fisioterapista|fare la fisioterapista|diventare traduttore|diventare un traduttore|diventare traduttrice|diventare un traduttrice|diventare fiorista|fare la fiorista|diventare giardiniere|diventare un giardiniere|diventare pompiere|diventare un pompiere|diventare vigile del fuoco|diventare un vigile del fuoco|diventare poliziott*|diventare un poliziott*|diventare commercialista|fare la commercialista|diventare avvocat*|diventare un avvocat*|diventare programmator*|diventare un programmator*|diventare programmatrice|diventare un programmatrice|diventare assistente sociale|diventare un assistente sociale|diventare educator*|diventare un educator*|diventare educatrice|diventare un educatrice|diventare oss|diventare un oss|diventare operatore sanitario|diventare un operatore sanitario|diventare meccanico|diventare un meccanico|diventare autista|fare la autista|diventare camionista|fare la camionista|diventare macchinista|fare la macchinista|diventare bibliotecari*|diventare un bibliotecari*|diventare pasticcier*|diventare un pasticcier*|diventare pasticcere|diventare un pasticcere|diventare sommelier|diventare un sommelier|diventare bagnino|diventare un bagnino|diventare bagnina|fare la bagnina|diventare geometra|fare la geometra|diventare veterinari*|diventare un veterinari*|formarmi come *',
  degreeLeft: 'universita|facolta|triennale|magistrale|laurea|master|tirocinio',
  onlyRead:
    'latino|greco antico|sanscrito|ebraico biblico|leggere il corano|arabo coranico|leggere la bibbia in *|leggere omero',
  shiftSwap: 'turno|turni',
  inCourt: 'testimoniare|testimone',
  jury: 'giudice popolare|giudici popolari',
  shortMeetings:
    'dimezzare la riunione|dimezzare le riunioni|dimezzare le nostre riunioni|accorciare la riunione|accorciare le riunioni|riunioni piu corte|riunione piu corta|riunioni piu brevi|riunione piu breve|meno riunioni|troppe riunioni|ridurre le riunioni',
  firstStaff:
    'primo dipendente|prima dipendente|primi dipendenti|primo collaboratore|prima collaboratrice|prima assunzione|il mio primo|la mia prima|il primo|primo apprendista',
  exitTalks: 'trattativa|trattare|contrattare|negoziare|incontro con *|conciliazione|accordo di uscita',
  ownGig: 'suonare dal vivo|prima serata|fare una serata|trovare una serata|primo concerto|primo live|fare un concerto',
  notBegun:
    'da iniziare|da cominciare|tutta da scrivere|non l ho ancora iniziata|non ancora iniziata|non ancora cominciata',
  sentOut:
    'a tre editori|a * editori|a qualche editore|agli editori|a un editore|all editore|agli agenti|a una casa editrice|alle case editrici',
  barExam:
    'esame da avvocato|esame di avvocato|esame di stato da avvocato|esame forense|abilitazione forense|diventare avvocat*',
  officeMove:
    'studio|salone|attivita|bottega|ufficio|dell ufficio|negozio|sede|laboratorio|spostare la ditta|spostare l ufficio|spostare lo studio|spostare il negozio|spostare l azienda|spostare la bottega|spostare il laboratorio|trasferire la ditta|trasferire l ufficio|trasferire lo studio|trasferire il negozio|trasferire l azienda|trasferire la bottega|trasferire il laboratorio',
  severalExams:
    'due esami|tre esami|quattro esami|cinque esami|sei esami|gli esami della *|gli esami di gennaio|gli esami di febbraio|gli esami di giugno|gli esami di luglio|gli esami di settembre|gli ultimi esami|gli esami che mi mancano|tutti gli esami|gli esami del *|esami del primo anno|esami del secondo anno|esami del terzo anno',
  draftOnly:
    'prima stesura(?! finita)(?! pronta)(?! fatta)(?! gia)|prima bozza(?! finita)(?! pronta)(?! fatta)(?! gia)|finire la stesura|finire la bozza|bozza completa',
  sharedGarden:
    'orto condominiale|orto condiviso|orto comune|orto sociale|orto di quartiere|orto urbano|orto della scuola|giardino condiviso|giardino di quartiere',
  asVolunteer: 'come volontari*|da volontari*|come barellier*|da barellier*|come dama|come sorella|come accompagnat*',
  cruciate: 'crociato|legamenti|legamento|tendine d achille',
  toLevel: 'a2|b1|b2|c1|c2|avanzato|intermedio|fluente|correntemente',
  leadsGroup:
    'preparare il coro|far cantare il coro|dirigere|dirigo|dirigere il coro|portare il coro|portare la banda|preparare la banda|sono la direttrice|sono il direttore|dirigo io|sono la maestra del coro|sono il maestro del coro|faccio il direttore',
  longBreak: 'dopo * anni|dopo anni|anni a casa|dopo tanti anni|anni di pausa|anni ferma|anni fermo',
  registeredTrade:
    'infermiera|infermiere|ostetrica|insegnare|insegnamento|insegnante|fisioterapista|farmacista|assistente sociale|tecnico di radiologia',
  finalsWithOral: 'maturita|esame di stato|terza media',
  showOfPupils:
    'preparare il saggio della scuola|organizzare il saggio|saggio della scuola|saggio della mia scuola|saggio degli allievi|saggio delle allieve|saggio dei miei allievi|saggio delle mie allieve|saggio di fine anno della scuola|saggio di fine anno degli allievi|saggio della palestra|saggio delle bambine|saggio dei bambini|saggio con le mie allieve|saggio con i miei allievi|saggio di danza delle mie *|saggio di danza dei miei *|saggio di danza delle allieve|saggio di musica dei miei *|saggio di musica degli allievi|saggio di pianoforte dei miei *|saggio di pianoforte delle mie *|saggio di chitarra dei miei *|saggio di canto delle mie *|saggio di canto dei miei *|saggio di ginnastica delle mie *|saggio di fine anno delle mie *|saggio di fine anno dei miei *|saggio di fine anno delle allieve|saggio di * delle mie *|saggio di * dei miei *',
  badge:
    'diventare arbitro|diventare un arbitro|diventare guardalinee|diventare istruttore|diventare istruttrice|diventare allenatore|diventare allenatrice|diventare giudice di gara|patentino da *|patentino di *',
  summerWork:
    'compiti delle vacanze|compiti per le vacanze|compiti dell estate|compiti estivi|libro delle vacanze|libri delle vacanze',
  eveningSchool: 'serali|serale|cpia',
  topicOnly:
    'scegliere il relatore|scegliere l argomento|trovare l argomento|argomento della tesi|argomento di tesi|trovare un relatore|trovare il relatore|decidere l argomento|chiedere la tesi|progetto di tesi|proposta di tesi|discutere il progetto',
  toHandIn: 'stampare la tesi|stampare e rilegare|rilegare la tesi|stampata e rilegata|far rilegare|solo da stampare',
  corrections:
    'correzioni del relatore|correzioni della relatrice|correzioni della prof|correzioni del prof|correzioni della commissione|correzioni della tesi|correggere la tesi|revisione della tesi|rivedere la tesi',
  lifeTest: 'life in the uk',
  courseKnown:
    'il corso comincia|il corso inizia|il corso parte|corso che comincia|corso che inizia|corso che parte|devo iscrivermi|devo ancora iscrivermi|iscrizioni aperte|iscrizioni entro|le iscrizioni',
  postgrad: 'dottorato|dottoranda|dottorando|specializzazione',
  bookLaunch:
    'presentare il mio romanzo|presentare il mio libro|presentare il libro|presentare il romanzo|presentazione del libro|presentazione del mio libro|presentazione del romanzo|presentazione del mio romanzo|presentare le mie poesie|presentare la mia raccolta',
  erasmus: 'erasmus|semestre all estero|semestre a *|semestre in *',
  ownLeaving:
    'mia festa di addio|mio saluto ai colleghi|mia festa di saluto|salutare i colleghi|mia festa di pensionamento|mia festa per la pensione',
  stocktake: 'inventario|conta del magazzino|contare la merce',
  soldOn: 'cedere *|vendere *',
  outOfWork:
    'disoccupat*|in disoccupazione|disoccupazione|naspi|in mobilita|senza lavoro|licenziat*|perso il lavoro|perso il posto|fabbrica ha chiuso|azienda ha chiuso|ditta ha chiuso|negozio ha chiuso|ha chiuso|contratto scaduto|contratto e scaduto|fine contratto|cassa integrazione|non mi hanno rinnovato',
  runsIt:
    'organizz*|prepar*|convoc*|presied*|indire|indiciamo|condurre|gestire|tenere|sono la presidente|sono il presidente|sono l amministratore|sono il segretario|sono la segretaria',
  seasonJob: 'lavoretto estivo|lavoro estivo|lavoretto per l estate|lavoro stagionale|lavoretto stagionale',
  dueThen: 'entro *|prima di *|prima del *|prima dell *|mi serve *|ci serve *|serve per *',
  onWheels:
    'food truck|foodtruck|street food|furgoncino dei gelati|furgone dei panini|ape car|apecar|ape piaggio|apecaffe|camion dei panini|paninoteca ambulante|chiosco ambulante|pizzeria ambulante',
  ucas: 'e iscrivermi|e iscriversi|e fare domanda|e immatricolarmi|e immatricolarsi',
  sats: 'invalsi',
  ofNumbers:
    'matematica|analisi 1|analisi 2|analisi 3|analisi uno|analisi due|analisi i|analisi ii|analisi matematica|algebra|algebra lineare|geometria|statistica|calcolo|calcolo delle probabilita|fisica|fisica 1|fisica 2|meccanica|meccanica razionale|termodinamica|ragioneria|contabilita|econometria|scienza delle costruzioni|elettrotecnica|ricerca operativa',
  ofQuestions:
    'preselettiva|prova preselettiva|preselezione|test di medicina|test di ammissione|test d ingresso|test d accesso|tolc|prova a crocette|crocette|quiz a risposta multipla|risposta multipla|banca dati',
}
