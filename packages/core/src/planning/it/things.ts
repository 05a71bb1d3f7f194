import type { thingsAtHome } from '../templates/signs-at-home.ts'
import type { Thing } from '../templates/signs.ts'

/** Italian words for what goals are about; accents are not needed. */
export const things: Readonly<Record<Exclude<Thing, (typeof thingsAtHome)[number]>, string>> = {
  app: 'app|applicazione|videogioco|plugin',
  balcony: 'balcone|balconi|terrazzo|terrazza|davanzale|in vaso|nei vasi',
  bigClean:
    'grandi pulizie|pulizie di primavera|pulizie di fine anno|pulizie generali|pulizie di pasqua|pulizie pasquali|pulizie di natale',
  blood: 'sangue|urine|feci|ormoni|ormonali|allergie|tiroide|colesterolo|glicemia|ferro',
  bloodDonation:
    'donare il sangue|dono il sangue|donazione di sangue|donazione del sangue|donazione sangue|avis|donare il plasma|donare plasma|donare sangue|donatore',
  body: 'ginocchio|ginocchia|anca|schiena|spalla|spalle|occhi|occhio|cataratta|cuore|piede|piedi|mano|polso|caviglia|colonna|ernia|tonsille|appendice|colecisti|cistifellea|naso|orecchio|orecchie|gomito|seno|prostata|menisco|legamento|crociato|alluce valgo|alluce|tiroide|pelle|polmoni|stomaco|collo|gamba|braccio|vene varicose|femore|tunnel carpale|setto nasale',
  book: 'romanzo|libro|libro di ricette|raccolta di poesie|racconti|autobiografia|manoscritto|sceneggiatura|fiaba|saggio storico|memorie|biografia|le memorie|articolo|articolo scientifico|articolo per *|un giallo|thriller|romanzo giallo|plaquette|libretto di poesie|silloge',
  books: 'libri|romanzi|classici|pagine|un libro al mese|i promessi sposi|guerra e pace',
  business:
    'attivita|azienda|impresa|ditta|startup|start up|mettermi in proprio|mettersi in proprio|e commerce|ecommerce|negozio online|crowdfunding|prodotto|marchio|attivita in proprio|freelance|estetista a domicilio|parrucchiera a domicilio|parrucchiere a domicilio',
  car: 'auto|macchina|automobile|auto elettrica|auto usata|macchina usata|macchina nuova|auto nuova|furgone|camper|moto|motorino|scooter|vettura|fiat|vespa|lambretta|cinquecento|la 500|vecchia 500|una 500|auto d epoca|macchina d epoca|moto d epoca|maggiolino|panda',
  care: 'assistenza|casa di riposo|rsa|assistente familiare|assistenza domiciliare|accudire|caregiver|legge 104|assistere la nonna|assistere il nonno|assistere mia madre|assistere mio padre|badante',
  cat: 'gatto|gattino|gattina|micio|un gatto',
  certification:
    'certificazion*|certificat*|patentino|ielts|toefl|toeic|cambridge|delf|dele|goethe|hsk|jlpt|ecdl|icdl|pmp|brevetto|abilitazione|esame di inglese|esame di abilitazione|first certificate|qualifica|attestato|scrum master|tfa|aws|b2 di *|c1 di *|livello b2|livello c1|cils|celi|patente nautica|esame di stato da avvocato|b2|c1|cisco|ccna|sommelier|master di secondo livello|insegnante di yoga|haccp|muletto|il first|first b2|il cae|il pet',
  christening: 'battesimo|comunione|prima comunione|cresima|madrina|padrino|battezz*',
  citizenship: 'cittadinanza|naturalizzazione|carta di soggiorno|residenza permanente|giuramento',
  clutter:
    'garage|soffitta|cantina|armadio|armadi|ripostiglio|cassetti|sgabuzzino|libreria|box|giocattoli|foto sul telefono|caselle di posta|solaio|guardaroba|scartoffie|cabina armadio|vestiti|vestiti vecchi|cose vecchie|cambio armadi|cambio armadio|cambio di stagione|cambio stagione|cose di papa|cose di mamma|cose della nonna|cose del nonno|decluttering|fare ordine in casa',
  competition:
    'gara di judo|gara di karate|gara di ginnastica|gara di scherma|gara di pattinaggio|gara di cucina|gara di torte|gara di poesia|gara di barbecue|gara di ballo|gara di danza|gara di matematica|torneo|torneo di tennis|torneo di padel|torneo di scacchi|concorso fotografico|concorso letterario|concorso di poesia|concorso di bellezza|concorso di pittura|concorso di canto|contest|campionato|campionati|olimpiadi di *|quiz|sagra della torta|concorso musicale|premio letterario|coppa|gara di scacchi|talent',
  concert:
    'concerto|concerti|opera|festival musicale|balletto|lirica|filarmonica|tour di *|coldplay|vasco|live di *|sanremo|umbria jazz',
  conference:
    'convegno|conferenza|congresso|seminario|workshop|webinar|fiera|fiera del libro|salone del libro|salone del mobile|meetup|open day|tavola rotonda|assemblea|meeting|simposio|summit',
  conversation:
    'parlare con|parlare a|parlare di|discutere con|chiarire con|fare pace|fare la pace|riconciliarmi|chiedere scusa|scusarmi|dire a|dire ai miei|dire ai genitori|dire al capo|dirlo a *|dirlo ai *|part time|chiedere il part time|passare al part time|smart working al capo|giorni a settimana al lavoro|giorni a settimana in ufficio|ore a settimana al lavoro|ore a settimana in ufficio|ridurre l orario|orario ridotto|meno ore al lavoro|pace con|pace con mia *|pace con mio *|lite con *|lite col *|lite coi *|lite con i *|litigio con *|litigio col *|problema con il vicino|problema col vicino|problemi con i vicini|problemi coi vicini|problemi col vicino|mettermi d accordo con *|vicino rumoroso|vicini rumorosi|vicina rumorosa|rumore dei vicini|rumori dei vicini|chiedere ai vicini di *',
  course:
    'corso|corsi|lezioni|laboratorio|scuola serale|corso serale|lezione|corso di|formazione obbligatoria|aggiornamento obbligatorio|corso antincendio',
  craft:
    'quadro|un quadro|un ritratto|album|album di foto|album di fotografie|fotolibro|maglione|sciarpa|casa sull albero|casetta sull albero|casetta per gli uccelli|presepe|modellino|coperta|costume|costumi|puzzle|plastico|aquilone|tavolo in legno|filmino|trapunta|patchwork|erbario|scaffale|panca|calendario dell avvento|panchina|foto del matrimonio|foto delle vacanze|fotolibro del *|album del viaggio di nozze|album del viaggio|album del matrimonio|album delle vacanze|copertina|centrotavola|bavaglino|corredino|berretto|cappello di lana|cardigan|cuscino|cuscini|cuscino patchwork|scialle',
  debt: 'debito|debiti|finanziamento dell auto|rate|carta di credito|scoperto|fido|conto in rosso|carta revolving|revolving',
  dentist:
    'dentista|igiene dentale|pulizia dei denti|ortodontista|apparecchio|dente|denti|dente del giudizio|devitalizz*|impianto dentale|otturazione|capsula|molare|cura canalare',
  diet: 'dieta|mangiare meglio|mangiare sano|mangiare piu sano|alimentazione|vegetarian*|vegan*|dimagrire|mettermi a dieta|mettersi a dieta|nutrizionista|dietologo|digiuno intermittente|senza glutine|perdere peso|dimagrimento|chetogenica|dieta mediterranea|colesterolo alto|abbassare il colesterolo|abbassare il colesterolo senza *|glicemia alta|abbassare la glicemia|abbassare la pressione|pressione alta|arrivare a * kg|arrivare a * chili|scendere a * kg|scendere a * chili|tornare a * kg',
  drivingLicence:
    'patente|esame di guida|foglio rosa|scuola guida|esame della patente|esame di teoria|esame teoria|teoria della patente|esame della patente b|esame per la patente|patente b|patente a|lezioni di guida|patente della moto|imparare a guidare',
  dropped:
    'fumare|fumo|sigarette|bere|alcol|alcolici|zucchero|zuccheri|social|caffe|giocare d azzardo|gioco d azzardo|telefono|cellulare|smartphone|mangiarmi le unghie|mangiare le unghie|unghie|dolci|cioccolato|parolacce|instagram|tiktok|bibite|bibite gassate|svapare|videogiochi|cibo spazzatura|procrastinare|rimandare|carne|nicotina|vizio|vestiti nuovi|vestiti|shopping|cibo d asporto|cibo a domicilio|fast food|patatine|snack|vino|birra|pizza|pellicine|lamentarmi|interrompere|scommesse|scommettere|bibite energetiche|gratta e vinci|non comprare|nn comprare|acquisti',
  exam: 'esame|esami|maturita|concorso|concorsi|concorsone|test di ammissione|test d ingresso|test di ingresso|test di medicina|test universitario|test medicina|prova scritta|prova orale|esonero|interrogazione|verifica di *|orale di *|parziale di *|parziale|tolc*|appello di *|invalsi|esame di stato|ammissione a|compito in classe|compito di *|quizzone|concorso pubblico|analisi 1|analisi uno|analisi 2|analisi due|analisi matematica|esame di analisi|esame di diritto *|esame di anatomia|esame di fisica|esame di chimica|esame di storia|esame di statistica|recuperare il|recuperare l insufficienza|recuperare il debito|all appello|appello|diritto privato|prova di *|terza media|recuperare matematica|recuperare latino|recuperare inglese|recuperare fisica|debito di matematica|debito di latino|debito in *|esame di riparazione|30 e lode|30 in *|28 in *|almeno 6 in *|almeno 7 in *|almeno 8 in *|almeno 9 in *|verifica',
  exhibition:
    'mostra|esposizione|personale di *|mostra personale|vernissage|museo|galleria|retrospettiva|biennale|esporre',
  extraction: 'dente del giudizio|denti del giudizio|estrazione',
  fair: 'sagra|mercatino|festival|corteo|processione|carnevale|lotteria|pesca di beneficenza|presepe vivente|festa di quartiere|festa di via|festa patronale|festa del paese',
  film: 'maratona di film|maratona di serie|maratona netflix|maratona di lettura|cinema|film|serie tv|prima visione|rassegna|maratona televisiva|netflix',
  fitness:
    'tornare in forma|rimettermi in forma|rimettersi in forma|in forma|forma fisica|palestra|allenarmi|allenarsi|allenamento|muscoli|flessioni|addominali|pilates|yoga|fare sport|fare piu sport|fare ginnastica|ginnastica|piu sport|fare movimento|trazioni|massa muscolare|tonificare|andare a correre|cominciare a correre|iniziare a correre|riprendere a correre|piegamenti|squat|plank|burpees|corsa la mattina|senza fermarmi|senza fermarsi|di stacco|panca piana|frequenza cardiaca|battito a riposo|di fila|toccarmi le punte|spaccata|verticale|senza pause|senza soste|fare * flessioni|fare * trazioni|fare * addominali|fare * piegamenti|fare la spaccata|fare la verticale|fare le flessioni|fare le trazioni|fare * squat|le punte dei piedi|la verticale',
  fresh: 'nuova|nuovo|nuovi|nuove',
  funeral:
    'funerale|funerali|commemorazione|messa in suffragio|messa di suffragio|dispersione delle ceneri|tumulazione|ceneri|lapide|camera ardente|trigesimo|ultimo saluto|messa per *',
  funding:
    'bando|bandi|finanziamento|finanziamenti|borsa di studio|borsa di dottorato|assegno di ricerca|fondi europei|contributo regionale|progetto europeo|prin|residenza artistica|contributi a fondo perduto|servizio civile universale|contributo a fondo perduto|fondo perduto',
  garden:
    'giardino|giardinaggio|prato|aiuola|aiuole|fiori|siepe|terrazzo fiorito|balcone fiorito|rose|bulbi|tulipani|frutteto|alberi da frutto|piante del balcone|piante|potatura|potare|ulivi|terrazzo con i fiori',
  gift: 'regalo|regali|regalo di compleanno|regalo di nozze|regalo di laurea|pensiero per *|regali di natale|regalo per *',
  graduation: 'laurea|laurearmi|laurear*|mi laureo|discussione della tesi|proclamazione|diploma',
  habit:
    'smettere di urlare|smettere di urlare *|smettere di arrabbiarmi|smettere di gridare|urlare meno|arrabbiarmi meno|imparare ad ascoltare|ascoltare di piu|ascoltare meglio|essere piu gentile|essere piu paziente|avere piu pazienza|perdere meno la pazienza|non perdere la pazienza|abitudine|abitudini|ogni giorno|ogni mattina|tutte le mattine|tutti i giorni|ogni sera|tutte le sere|ogni settimana|volte a settimana|volte alla settimana|meditare|meditazione|diario|stretching|camminare|camminare di piu|bere piu acqua|alzarmi presto|svegliarmi presto|svegliarmi prima|regolarmente|passeggiate|passeggiare|routine|10000 passi|diecimila passi|con regolarita|piu spesso|passare piu tempo|piu tempo con *|piu tempo coi *|stare piu tempo|vedere di piu|piu costante|filo interdentale|leggere di piu|al giorno|alla settimana|ogni *|tutte le domeniche|tutti i sabati|tutti i lunedi|tutti i martedi|tutti i mercoledi|tutti i giovedi|tutti i venerdi|tutti i weekend|tutti i mesi|tutte le settimane|piu paziente|piu gentile|porzioni al giorno|tenere in ordine|tenere pulita',
  hackathon: 'hackathon|game jam|maratona di programmazione|datathon',
  half: 'mezza maratona|mezzamaratona|21 km|21km|triathlon olimpico|olimpico|15 km|una mezza|la mezza|mezza di *|prima mezza',
  homeOffice:
    'studio in casa|ufficio in casa|lavorare da casa|lavoro da casa|postazione di lavoro|angolo studio|home office|postazione|smart working|studio a casa|cameretta in studio|camera in studio|stanza in studio|in uno studio',
  householdThing:
    'rubinetto|perdita|porta|finestra|cancello|grondaia|sedia|divano|tavolo|tapparella|tapparelle|termosifone|orologio|serratura|tetto|muro|bagno che perde|tubo|persiana|persiane|doccia|zanzariere|lampadario|gomme|pneumatici|gomme dell auto|gomme invernali|ringhiera|staccionata|recinzione|tapparella del bagno|scuri|grondaie|panchina|lampadina|vetri|forno da pulire|scarico|lavandino|wc|interruttore|presa|maniglia|zanzariera|tettoia|scaffali',
  instrument:
    'pianoforte|piano|chitarra|violino|batteria|sassofono|sax|flauto|violoncello|ukulele|tromba|basso|arpa|clarinetto|armonica|fisarmonica|tastiera|mandolino|contrabbasso|organo|organetto|notturno|notturno di *|sonata|per elisa|chiaro di luna di *',
  insurance:
    'assicurazione|polizza|assicurazione auto|polizza auto|assicurazione casa|assicurazione sulla vita|rc auto',
  interview: 'colloquio|colloqui|colloquio di lavoro|colloqui di lavoro',
  job: 'lavoro|impiego|mestiere|occupazione|professione|azienda attuale|ufficio attuale|carriera',
  jobSearch:
    'trovare lavoro|trovare un lavoro|trovare un nuovo lavoro|cercare lavoro|cercare un lavoro|cercare un nuovo lavoro|cambiare lavoro|cambio lavoro|cambio di lavoro|ricerca di lavoro|ricerca lavoro|ricerca di un lavoro|trovare un impiego|trovare impiego|stage|tirocinio|curriculum|primo lavoro|assunzione|lavoro migliore|cambiare mestiere|un altro lavoro|ricollocar*|trovare uno stage|lavoro all estero|reinventarmi|promozione|cerco lavoro|cv|mandare il cv|mandare il curriculum|lavoretto|lavoretto estivo|trovare un lavoretto|lavoro estivo|lavoro stagionale|apprendistato|trovare un part time|cercare un part time|lavoro part time',
  language:
    'inglese|spagnolo|francese|tedesco|portoghese|giapponese|cinese|coreano|arabo|russo|greco|latino|olandese|svedese|norvegese|danese|polacco|turco|ebraico|lingua dei segni|una lingua|lingue|lingua|esperanto|italiano|catalano|lis',
  long: 'maratona|maratone|42 km|42km|ultra*|ironman|triathlon|granfondo|gran fondo|trail|100 km|70 3|traversata',
  machine:
    'lavatrice|lavastoviglie|frigorifero|frigo|forno|bici|bicicletta|computer|portatile|schermo|tosaerba|riscaldamento|macchina del caffe|televisore|stampante|macchina da cucire|ascensore|motore|freni|barca|vespa|roulotte|impianto',
  match:
    'partita|partite|derby|finale di *|gran premio|mondiali|stadio|sei nazioni|champions|internazionali di *|europei|olimpiadi|formula 1|motogp|giro d italia|andare a vedere|basket|juventus|calcio in tv|san siro|palasport|arena di verona',
  medical:
    'esami del sangue|esame del sangue|analisi del sangue|analisi|prelievo|risonanza|risonanza magnetica|tac|ecografia|radiografia|raggi|visita medica|visita specialistica|check up|checkup|controllo medico|colonscopia|gastroscopia|mammografia|pap test|esame della vista|esame dell udito|prove allergiche|vaccin*|cardiologo|cardiologa|dermatologo|dermatologa|ginecologo|ginecologa|neurologo|oculista|ottico|pediatra|ortopedico|screening|biopsia|elettrocardiogramma|ecg|esame medico|esami medici|esame delle urine|esami clinici|visita oculistica|visita cardiologica|visita ginecologica|visita dermatologica|urologo|endocrinologo|otorino|moc|holter|eco|visita di controllo|visita dal *|visita dalla *|visita dall *|visita in ospedale|visita ortopedica|visita neurologica|logopedista|osteopata|fisiatra|allergologo|certificato medico|visita sportiva|visita medico sportiva|controllo della vista|logopedia|podologo|senologa|antinfluenzale|prova dell udito|geriatra|geriatrica|reumatologo|gastroenterologo|pneumologo|nefrologo|audiometria',
  money:
    'soldi|euro|denaro|risparmi|fondo di emergenza|fondo emergenze|anticipo|caparra|dollari|gruzzolo|fondo|sterline|tesoretto',
  mortgage: 'mutuo|mutui',
  mountain:
    'monte bianco|corno grande|adamello|grigna|resegone|toubkal|elbrus|aconcagua|kilimangiaro|cervino|monte rosa|gran paradiso|gran sasso|etna|quattromila|scalare|scalata|alpinismo|ferrata|via ferrata|salire sul*|capanna margherita|salita al*|monviso|marmolada',
  moveIn:
    'andare a convivere|convivenza|convivere|conviviamo|andare a vivere con|andiamo a vivere insieme|andare a vivere insieme|vivere insieme|vado a vivere con|viene a vivere da me|viene a vivere da noi|viene a vivere con noi|viene a stare da noi|viene ad abitare da noi|viene ad abitare con noi|si trasferisce da noi|da noi a vivere|casa con la mia ragazza|casa con il mio ragazzo|casa con il mio compagno|casa con la mia compagna|casa insieme',
  newHome:
    'casa nuova|nuova casa|nuovo appartamento|appartamento nuovo|andare a vivere|andare a vivere da sol*|vado a vivere',
  anyTask: 'palestra in garage|palestra in casa|palestra in cantina|fare una foto|scattare una foto',
  newJob:
    'nuovo lavoro|lavoro nuovo|nuovo impiego|nuova occupazione|nuovo posto|nuova azienda|nuovo ruolo|comincio a lavorare|cominciare a lavorare|inizio a lavorare|iniziare a lavorare|primo giorno di lavoro|primo giorno in ospedale|primo giorno in ufficio|primo giorno in azienda|primo giorno in banca',
  operation: 'intervento|operazione|procedura',
  outing:
    'gardaland|parco divertimenti|parco giochi|parco acquatico|zoo|bioparco|acquario|mirabilandia|legoland|planetario|giornata fuori',
  papers:
    'passaporto|passaporti|carta d identita|carta di identita|permesso di soggiorno|tessera sanitaria|spid|cie|certificato di nascita|certificato di residenza|certificato anagrafico|stato di famiglia|procura|rinnovo della patente|rinnovare la patente|rinnovo patente|patente scaduta|documenti|codice fiscale|certificato penale|porto d armi|cambio di residenza|licenza di pesca|firma digitale|chiedere la residenza|spostare la residenza|residenza a *',
  parentalLeave:
    'congedo parentale|congedo di maternita|congedo di paternita|congedo|maternita|paternita|maternita facoltativa|aspettativa per maternita',
  party:
    'festa|feste|festeggi*|compleanno|compleanni|anniversario|anniversario di matrimonio|nozze d oro|nozze d argento|riunione di famiglia|grigliata|gala|inaugurazione|addio al nubilato|addio al celibato|diciottesimo|quarantesimo|cinquantesimo|baby shower|capodanno|festa di laurea|festa a sorpresa|presentazione del libro|recita di beneficenza|serata di *|40 anni di *|50 anni di *|18 anni di *|30 anni di *|60 anni di *|70 anni di *|80 anni di *|festa di fine anno|picnic|caccia al tesoro|halloween|raccolta fondi|30esimo|40esimo|50esimo|60esimo|70esimo|80esimo|90esimo|18esimo|evento|eventi|raduno|diciotto anni di *|cinquant anni di *|sessant anni di *|settant anni di *|ottant anni di *',
  partyFood:
    'cena|cenetta|cenone|pranzo|pranzone|aperitivo|rinfresco|buffet|pranzo di natale|pranzo di pasqua|cena di natale|cena per *|cena con *|pranzo con *|degustazione|merenda|brunch|arrosto della domenica|pranzo della domenica|natale da noi|pasqua da noi|capodanno da noi|vigilia da noi|ferragosto da noi|san silvestro da noi|natale con tutta la famiglia|pasqua con tutta la famiglia|natale a casa nostra|pasqua a casa nostra',
  payRise:
    'aumento|un aumento|aumento di stipendio|aumento dello stipendio|stipendio migliore|promozione|promosso|promossa|passaggio di livello|una promozione|ottenere una promozione|avere una promozione',
  pet: 'gatta|cane|cagnolino|cucciolo|gatto|gattino|micio|coniglio|animale|animale domestico|criceto|pappagallo|tartaruga|cavallo|galline|cagnolina|gattina|cane dal canile|un cane|un gatto',
  physio:
    'fisioterapia|riabilitazione|recupero|recuperare dal*|ripresa dopo|rimettermi in piedi|dopo l intervento|dopo l operazione|convalescenza|tornare a correre|tornare a camminare|rieducazione|fisioterapista|riprendermi|gesso|togliere il gesso|ricominciare a correre|dopo il crociato|dopo la frattura|dopo l operazione al *|dopo l operazione alla *|dopo l intervento al *|dopo l intervento alla *|tornare a giocare dopo *|riabilitare',
  pictures:
    'foto|fotografie|fotografia|quadri|dipinti|disegni|acquerelli|sculture|ceramiche|opere|mie opere|ritratti|fotografica|fotografico|le mie foto|pittura',
  pilgrimage:
    'pellegrinaggio|cammino di santiago|cammino|via francigena|lourdes|santiago di compostela|santiago|medjugorje|cammino di san *|fatima|cammino di assisi|giubileo',
  race: 'maratona|maratone|mezza maratona|mezzamaratona|una mezza|la mezza|ultramaraton*|ultratrail|trail|triathlon|duathlon|ironman|granfondo|gran fondo|gara|gare|corsa|corse|10 km|10km|5 km|5km|21 km|21km|42 km|42km|10 k|10k|5k|dieci chilometri|parkrun|stracittadina|stramilano|campestre|regata|traversata a nuoto|competizione|vertical|skyrace|spartan|color run|cicloturistica|randonnee|mezza di *|pedalata|pedalata di beneficenza|biciclettata|camminata solidale|camminata di beneficenza|corsa di beneficenza|corsa solidale|camminata non competitiva|marcialonga|staffetta solidale|race for the cure|marcia',
  recital:
    'saggio|saggio di danza|saggio di pianoforte|saggi|recita|recita di natale|recital|musical|spettacolo di fine anno|sfilata|concerto di natale del coro|spettacolo dei bambini|lezione aperta|prove generali|debutto|spettacolo teatrale|prima dello spettacolo',
  renovation:
    'ristruttur*|rifare il bagno|rifare la cucina|rifare il tetto|lavori in casa|lavori di casa|lavori a casa|nuova cucina|nuovo bagno|cucina nuova|bagno nuovo|imbianc*|tinteggi*|cambiare gli infissi|cambiare infissi|impianto elettrico|ampliamento|piscina nuova|montare la cucina|montare la nuova cucina|rifare l impianto|abbattere il muro|abbattere la parete|buttare giu il muro|trasformare il garage|trasformare la cantina|trasformare la soffitta|trasformare la mansarda|in cameretta|in una cameretta|in sala giochi|in una sala giochi|rifare la soffitta|ristrutturare la soffitta|recuperare la soffitta|rendere abitabile la soffitta',
  registration: 'partita iva|iscrizione alla camera di commercio|registrare la ditta|registrare l azienda',
  resignation:
    'dimissioni|dimettermi|licenziarmi|mi licenzio|lasciare il lavoro|lascio il lavoro|lasciare l azienda|lasciare il posto|dare il preavviso|ultimo giorno di lavoro|cambiare aria al lavoro',
  retirement:
    'pensione|andare in pensione|pensionamento|pensionarmi|vado in pensione|smettere di lavorare|prepensionamento',
  reunion:
    'rimpatriata|rimpatriata di classe|rimpatriata con i compagni|raduno di classe|ritrovo di classe|riunione di classe|raduno di famiglia|ritrovo di famiglia|ritrovo con i vecchi *|cena di classe|vecchi compagni|compagni di scuola|compagni del liceo|compagni delle medie|compagni delle elementari|ex compagni|compagni di classe|amici di una volta',
  sabbatical:
    'anno sabbatico|sabbatico|aspettativa|periodo sabbatico|pausa dal lavoro|anno di pausa|anno all estero|mesi di pausa',
  schoolMeeting:
    'colloqui con gli insegnanti|colloquio con gli insegnanti|colloqui con i professori|colloquio con i professori|colloquio con le maestre|colloqui con le maestre|colloqui scolastici|riunione dei genitori|ricevimento dei genitori|ricevimento genitori|consiglio di classe',
  schoolYear:
    'inizio della scuola|inizio scuola|rientro a scuola|anno scolastico|ritorno a scuola|inizia la scuola|comincia la scuola|prima elementare|prima media|primo giorno di scuola|inizio delle lezioni|prima superiore|ripresa della scuola|inizia le elementari|inizia le medie|inizia il nido|inizia l asilo|inserimento al nido|inserimento all asilo',
  shop: 'negozio|bar|ristorante|caffetteria|laboratorio|bottega|studio|pizzeria|libreria|b b|bed and breakfast|panificio|gelateria|parrucchier*|salone|palestra mia|studio di yoga|studio dentistico|studio di ceramica|negozio di ceramica|negozio di *|atelier|locale|enoteca|pasticceria|galleria d arte|studio professionale|officina|erboristeria|food truck|trattoria|affittacamere|agriturismo|studio di fisioterapia|studio medico|studio legale|studio di osteopatia|centro estetico|lavanderia|edicola|macelleria|fioraio|palestra di *|salone di bellezza|pub',
  short:
    '10 km|10km|10 k|10k|5 km|5km|5k|dieci chilometri|cinque chilometri|stracittadina|parkrun|color run|campestre|garetta|sprint|gara di nuoto|gare di nuoto',
  show: 'spettacolo|spettacoli|teatro|commedia|show|circo|cabaret|balletto|opera teatrale|musical',
  skill:
    'nuoto|nuotare|cucinare|cucina giapponese|lavorare a maglia|maglia|uncinetto|disegno|disegnare|ceramica|scacchi|fotografare|programmazione|programmare in *|python|excel|ballo|ballare|tango|salsa|canto|surf|vela|calligrafia|falegnameria|origami|giocoleria|tennis|padel|golf|andare in bici|pasticceria|dizione|arrampicata|equitazione|recitazione|primo soccorso|massaggio|autodifesa|parlare in pubblico|dipingere|pittura|sommelier|basket|pallavolo|calcio|judo|karate|boxe|scherma|canottaggio|pattinaggio|badminton',
  sleep: 'dormire di piu|dormire meglio|andare a letto prima|addormentarmi|dormire almeno|dormire a orari',
  software:
    'server|database|parser|codice|bug|backend|frontend|git|cloud|software|dati|file|dominio|sito aziendale|produzione|riunione|test del codice|denaro',
  speech:
    'discorso|intervento al convegno|intervento alla conferenza|talk|tedx|keynote|presentazione|relazione al|presentare|pitch|brindisi|conferenza come relatore|relatore|relatrice|dimostrazione|lezione magistrale|parlare in pubblico|elogio funebre|seminario da tenere|poster al|parlare al*',
  stall:
    'stand|banchetto di *|banchetto delle *|bancarella|banchetto|banco al mercatino|mercatino di natale|stand alla fiera|alla fiera del paese|alla sagra|stand al festival|banco|chiosco|espositore|gazebo|mercatini|biglietti da visita|catalogo e banner',
  surgery:
    'intervento chirurgico|operazione chirurgica|operarmi|operarsi|mi operano|mi opero|chirurgia|protesi|protesi all anca|protesi al ginocchio|parto cesareo|cesareo|trapianto|intervento al ginocchio|intervento di cataratta|operazione al *|operazione all anca|artroscopia|bypass|chirurgo|togliere le tonsille|togliere il neo|togliere un neo|togliere la cistifellea|togliere la cisti|vasectomia|ricovero|isterectomia|alluce valgo|tonsillectomia|appendicectomia',
  surprise: 'a sorpresa|sorpresa|festa a sorpresa',
  tax: 'tasse|dichiarazione dei redditi|dichiarazione redditi|730|modello unico|modello redditi|imposte|iva|irpef|acconto iva|dichiarazione iva|commercialista|fisco|fiscale|precompilata|denuncia dei redditi|redditi|agenzia delle entrate',
  tender:
    'gara d appalto|gara di appalto|gare d appalto|appalto|appalti|gara pubblica|offerta di gara|bando di gara|gara europea|manifestazione di interesse|gara del comune|gara per la mensa|gara per il servizio|gara per la fornitura|gara per i lavori',
  test: 'test|esame|esami|prova|analisi',
  theirWedding:
    'matrimonio di *|matrimonio del mio *|matrimonio della mia *|matrimonio del *|matrimonio della *|matrimonio dei *|matrimonio degli *|nozze di *|nozze del *|nozze della *|si sposa|si sposano|sposa mio|sposa mia|matrimonio da invitat*|fare da testimone|testimone di nozze|testimone a *|testimone per *|fare la damigella|damigella al *|battesimo di mio nipote|battesimo di mia nipote|battesimo del nipotino|battesimo della nipotina|comunione di mia nipote|comunione di mio nipote|cresima di mia nipote|cresima di mio nipote|battesimo del figlio di *|battesimo della figlia di *|comunione del figlio di *|comunione della figlia di *',
  theirRecital:
    'recita di scuola di *|recita scolastica di *|recita di mia *|recita di mio *|saggio di mia *|saggio di mio *|recita di natale di *',
  thesis:
    'tesi|laurear*|discussione della tesi|dottorato|dissertazione|elaborato finale|prova finale|mi laureo|discutere la tesi|tesi di laurea',
  theirGraduation: 'laurea di *|laurea del *|laurea della *|diploma di *',
  trip: 'viagg*|vacanz*|gita|gite|crociera|luna di miele|viaggio di nozze|settimana bianca|weekend a|week end a|fine settimana a|weekend in|partire per|parto per|partiamo per|partenza per|interrail|safari|campeggio|volo per|volo a|tour in|giro del mondo|giro in|trekking|escursione|road trip|erasmus|ponte a|trasferta|fuga a|andare a londra|andare a parigi|traghetto per|tour della|tour del|aurora boreale|disneyland|agosto in *|settimana in *|settimana a *|visitare|ferie a|ferie in|giro della|giro del|in barca a vela|fare la valigia per *|fare le valigie per *|giro d italia in bici|campeggio in *|in tenda|valigie|valigia|bagagli|uscita di branco|uscita scout|campo scout lupetti|campo lupetti|settimane in|giorni in|ritiro spirituale|ritiro di silenzio|ritiro di yoga|esercizi spirituali|affittare la casa al mare|affittare una casa al mare|affittare casa al mare|affittare la casa in montagna|affittare una casa in montagna|affittare casa in montagna|prendere in affitto una casa al mare',
  vegetables:
    'orto|orticello|verdure|pomodori|ortaggi|insalata|zucchine|serra|basilico|erbe aromatiche|patate|zucche|orto urbano|piantare l aglio|piantare le cipolle|piantare le fragole|fragole',
  vet: 'veterinari*|sterilizzare|castrare|vaccino del cane|vaccino del gatto|toelettatura',
  visa: 'visto|visti|permesso di lavoro|visto di lavoro|visto di studio|visto turistico|esta|green card|ricongiungimento familiare|ricongiungimento',
  volunteering:
    'volontariato|volontari*|croce rossa|mensa dei poveri|canile come volontari*|servizio civile|banco alimentare|caritas|protezione civile|dare una mano in *|capo scout|capo reparto|volontario in *|catechista|animatore in parrocchia|consigliere comunale|rappresentante di classe|donatore di tempo|allenare i pulcini|allenare gli esordienti|allenare i piccoli *|allenare i bambini *|allenare gli under *|allenare la squadra *|allenare una squadra *|fare l allenatore *|fare l allenatrice *',
  website: 'sito|sito web|nuovo sito|corso online|pagina web|portfolio online',
  wedding:
    'matrimoni*|sposarci|sposarmi|sposiamo|mi sposo|nozze|unione civile|sposalizio|promessa di matrimonio|nostro matrimonio|mio matrimonio|sposo|sposa',
  weight: 'peso|chili|chilo|kg|pancia|grasso|centimetri di vita|taglia',
  cake: 'torta|torte|torta di compleanno|torta nuziale|torta di nozze|biscotti|pane|marmellata|pandoro|panettone|colomba|conserve|passata|dolce|dolci di natale|crostata|tiramisu|cannoli|sugo',
  budget:
    'bilancio familiare|bilancio di casa|budget|budget familiare|spese di casa|le spese|conti di casa|i conti|finanze|investimenti|investire|spese fisse|spendere meno|spendo troppo|tagliare le spese',
  channel: 'podcast|canale youtube|youtube|newsletter|blog|canale|vlog|twitch',
  files:
    'foto|foto di famiglia|vecchie foto|foto del telefono|foto sul telefono|email|mail|posta elettronica|casella di posta|password|backup|hard disk|file|telefono|videocassette|vhs|diapositive|negativi|video|desktop|cloud|documenti digitali|rullino|il pc|del pc|al pc|rete di casa',
  form: 'rimborso|risarcimento|bonus|assegno unico|reclamo|raccomandata|pratica|pratiche|modulo|moduli|inps|104|invalidita|accompagnamento|naspi|successione|lettera al comune|tessera elettorale|permesso ztl|graduatoria|graduatorie|esenzione|esenzione ticket|voltura|volture|permesso di costruire|bonus mobili|detrazioni|domanda di disoccupazione|domanda di invalidita|domanda per il bonus|cambio medico|cambiare medico|fattura|fatture|fatturare|erasmus domanda|sostegno a scuola|pdp|bes|cambio nome|ricorso multa|domanda pac|riconoscere il mio diploma|riconoscimento del titolo|riconoscimento del diploma|equipollenza|reversibilita|isee|ottenere il permesso|permesso per *',
  goods:
    'divano|materasso|scrivania|vestito|vestito da sposa|abito|abito da sposa|scarpe|cappotto|giacca|occhiali|tablet|macchina fotografica|bici elettrica|passeggino|seggiolino|culla|aspirapolvere|robot|tende|tappeto|lampada|tenda|sci|mobili|mobili da giardino|televisore|anello|orologio|cuffie|console|costume|libri di scuola|divisa|materiale scolastico|letto nuovo|letto a castello|un letto',
  hairdresser:
    'parrucchiere|parrucchiera|barbiere|estetista|taglio di capelli|tagliare i capelli|manicure|massaggio|massaggi|spa|terme|tatuaggio|piercing|fotografo|servizio fotografico',
  installed:
    'pannelli solari|fotovoltaico|impianto fotovoltaico|pompa di calore|condizionatore|condizionatori|climatizzatore|cappotto termico|isolamento|infissi|nuovi infissi|finestre nuove|zanzariere|tenda da sole|tende da sole|allarme|antifurto|stufa a pellet|stufa|caminetto|montascale|colonnina|porta blindata|inferriate|cancello automatico|addolcitore|doccia nuova|box doccia|tapparelle elettriche|caldaia|climatizzatore split|amianto|rimozione amianto|la fibra|fibra ottica|la linea internet',
  loan: 'mutuo prequalificato|delibera del mutuo|preventivo di mutuo|prestito|un prestito|finanziamento auto|cessione del quinto|surroga|delibera',
  pensionCheck:
    'contributi|estratto contributivo|estratto conto contributivo|riscatto della laurea|riscatto laurea|pensione integrativa|fondo pensione|previdenza|tfr|quando posso andare in pensione|quando andro in pensione|quando vado in pensione|quanto mi manca alla pensione',
  piece:
    'poesia|poesie|canzone|canzoni|racconto breve|racconto|diario di *|articolo di blog|recensione|testo|testi|storia di famiglia|ricordi|ricettario|discorso breve|testo teatrale|filastrocca',
  schoolwork:
    'tema|ricerca di scuola|compiti|compiti delle vacanze|elaborato|progetto di scuola|progetto di scienze|ricerca scolastica|relazione di laboratorio|tirocinio relazione|portfolio|ricerca di scienze|ricerca di storia|ricerca di geografia|ricerca per la scuola|relazione di tirocinio|relazione di scienze|tesina|tesina di *',
  service:
    'tagliando|revisione|revisione auto|revisione dell auto|revisione della moto|cambio gomme|gomme invernali|gomme estive|gomme da neve|manutenzione caldaia|manutenzione della caldaia|controllo caldaia|revisione caldaia|bollino blu|spazzacamino|canna fumaria|toelettatura|accordatura|pulizia del condizionatore|pulizia condizionatori|lavaggio auto|lavanderia|tintoria|ottico|cambio olio|fossa biologica|spurgo|giardiniere|pulizia caminetto|pulizia divano|tecnico della caldaia|caldaia tecnico|cambiare l olio|cambio dell olio|prenotare il ristorante|prenotare un ristorante|prenotare ristorante|prenotare il tavolo|prenotare un tavolo|prenotare la pizzeria',
  subscription:
    'abbonamento|abbonamenti|iscrizione alla palestra|palestra abbonamento|netflix|sky|spotify|amazon prime|rid|addebiti|rivista|dazn|abbonamento in palestra',
  supplier:
    'gestore|gestore di luce|fornitore|luce e gas|bollette|bolletta|operatore|operatore telefonico|adsl|fibra di casa|conto corrente|conto in banca|conto deposito|rc auto|piano telefonico|contratto del telefono|contratto luce|tariffa|offerta telefonica|utenze|banca|internet|luce|gas|conto vecchio|vecchio conto|conto',
  theirSurgery:
    'si opera|si operano|viene operat*|deve operarsi|la operano|lo operano|l operano|sara operat*|si ricovera|viene ricoverat*|fa l intervento|fa l operazione|operazione di *|intervento di mamma|intervento di papa|intervento di mia *|intervento di mio *|intervento della *|intervento del nonno|operazione della *|operazione del nonno|operazione di mia *|operazione di mio *|operazione per *|intervento per *',
  therapy:
    'stare di nuovo bene|tornare a stare bene|terapia|psicoterapia|terapia psicologica|psicologo|psicologa|psicoterapeuta|terapista|terapia di coppia|percorso psicologico|analista|seduta dallo psicologo|psichiatra|paura di *|paura dell *|paura dei *|fobia|attacchi di panico|ansia',
  weekend:
    'weekend|week end|fine settimana|due giorni|tre giorni|quattro giorni|qualche giorno|ponte|ponte del *|giornata a *|gita a *|weekend lungo|una notte|due notti|settimana a *',
  will: 'testamento|fare testamento|disposizioni anticipate|dat|biotestamento',
  grief:
    'lutto|la morte di *|morte di *|perdita di mio *|perdita di mia *|elaborare il lutto|vedov*|e morta|e morto|e mancata|e mancato|ho perso mia *|ho perso mio *',
  eachOfThem:
    'vedere tutt*|visitare tutt*|andare in tutt*|andare a tutt*|portare * a vedere tutt*|portare * * a vedere tutt*|portare * in tutt*|fotografare tutt*|girare tutt*|che non ho ancora visto|che non ho ancora vist*|che non ho mai vist*|dove non sono mai stat*|regioni che mi mancano',
  ecology:
    'plastica|zero rifiuti|rifiuti zero|raccolta differenziata|compost|compostaggio|meno sprechi|sprechi|spreco|impatto ambientale|piu sostenibile|sostenibile|sprecare meno cibo|meno rifiuti|vivere piu green',
  separation: 'divorzio|divorziare|separazione|separarmi|separarci|mi separo',
  proposal:
    'proposta di matrimonio|chiedere la mano|chiederle di sposarmi|chiedere di sposarmi|chiedergli di sposarmi|fare la proposta|chiedere a * di sposarmi',
  bill: 'tari|bollo|bollo auto|multa da pagare|retta|rata|rate condominiali|spese condominiali|canone|bollettino|f24|imu|acconto|saldo|affitto di *|mensa scolastica|tassa universitaria|tasse universitarie',
  letter:
    'lettera|lettere|biglietti di auguri|biglietti di ringraziamento|cartoline|scrivere a|scrivere al|scrivere alla|lettera di presentazione|lettera a *|bigliettini|partecipazioni da spedire|biglietti di natale',
  groceries:
    'uova|latte|pane|cibo|spesa|pannolini|frutta|verdura|carne|crocchette|francobolli|carta igienica|detersivo|benzina|birra|vino|medicine|pastiglie',
  familyTree:
    'albero genealogico|storia della famiglia|mie radici|antenati|origini della mia famiglia|origini della famiglia|radici della famiglia|storia della mia famiglia',
  camp: 'campo scout|campo estivo|campi estivi|campo della parrocchia|campo parrocchiale|grest|gr est|campo invernale|campo di *|campeggio degli scout|campeggio con i ragazzi|oratorio estivo|centro estivo della parrocchia|vacanze di branco',
  checkUps:
    'i controlli|controlli medici|tutti i controlli|controlli di salute|visite mediche|visite di controllo|esami di controllo|visite arretrate|visite che rimando|controlli che rimando|controlli che rimando da *|screening oncologici|tutte le visite',
  club: 'gruppo di lettura|gruppo lettura|club del libro|circolo di lettura|coro|coro della parrocchia|corale|gruppo di cammino|comitato di quartiere|comitato|associazione|associazione culturale|un associazione|banda del paese|filodrammatica|compagnia teatrale|gruppo di genitori|gruppo di preghiera|gruppo di acquisto|gas di quartiere|orto condiviso|squadra di calcetto|squadra di pallavolo|una squadra|polisportiva|cineforum|circolo|pro loco|un gruppo di *|gruppo di auto aiuto|social street|un club|doposcuola di quartiere',
  openShow: 'studi aperti|atelier aperti|mostra collettiva|collettiva|esporre alla *|concorso di pittura con *',
  ownWares:
    'ceramiche|creazioni|quadri|saponi|candele|stampe|illustrazioni|borse fatte a mano|gioielli fatti a mano|miele|lavori a maglia|lavori all uncinetto|oggetti in legno|bigiotteria',
  staff:
    'dipendente|dipendenti|apprendista|commessa|commesso|un aiuto in negozio|personale|collaboratore|collaboratrice|primo dipendente|cameriere|cameriera|cuoco|segretaria|impiegata|impiegato|operaio|aiuto cuoco',
  structure:
    'tavolo|tavolino|panca|panchina|pergola|pergolato|gazebo|tettoia|capanno|casetta di legno|casetta in legno|casetta per gli attrezzi|casetta degli attrezzi|pollaio|casa sull albero|casetta sull albero|casetta per i bambini|recinto|staccionata|steccato|scaffale|libreria|mensole|letto a castello|letto a soppalco|soppalco|banco da lavoro|forno a legna|forno per la pizza|barbecue in muratura|cuccia|conigliera|serra|cassone|cassoni|fioriera|legnaia|altalena|scrivania|sedia|letto|cassapanca|armadio|parco giochi|catio|muretto|scala di legno|cassette per l orto',
  theirMove:
    'trasloco dei miei|trasloco dei genitori|trasloco di mamma|trasloco di papa|trasloco della nonna|trasloco del nonno|trasloco di mia *|trasloco di mio *|convincere * a trasferirsi|convincere * * a trasferirsi|convincere * a cambiare casa|convincere * * a cambiare casa|convincere * * a traslocare|convincere * a traslocare|far trasferire *|far traslocare *|aiutare i miei a traslocare|aiutare * a traslocare|aiutare * * a traslocare|aiutare * a trasferirsi|aiutare * * a trasferirsi|portare mamma a vivere *|portare papa a vivere *|portare la nonna a vivere *|avvicinare i miei|avvicinare mamma|trasferire i miei|trasferire mamma|trasferire papa|mamma a trasferirsi|papa a trasferirsi|i miei a trasferirsi|mamma a cambiare casa|papa a cambiare casa',
  vacancy:
    'posto di *|posto da *|posto come *|concorso per *|vicepreside|posizione di *|candidatura|candidatura per *|una promozione',
  online: 'online|su etsy|su internet|in rete|su instagram',
  collected:
    'collezione|collezione di *|collezione di francobolli|francobolli|monete|monete antiche|medaglie|collezione di dischi|fumetti|figurine',
  fostering: 'affido|affidatari|affido familiare|famiglia affidataria|genitori affidatari|prendere in affido',
}
