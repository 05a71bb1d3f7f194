import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfPeople as names } from '../templates/details-of-people.ts'

/** Italian words for who a goal is with or for, and in what manner it is done. */
export const detailsOfPeople: Pick<PlanningWords['details'], (typeof names)[number]> = {
  earlyCourse: 'oxford|cambridge',
  fiveWeekTrail:
    'da saint jean|da st jean|da saint jean pied de port|cammino francese|tutto il cammino|intero cammino|cammino intero|da siviglia',
  newFlat: 'contratto firmato|abbiamo firmato|contratto gia firmato|abbiamo le chiavi|ho le chiavi',
  unfurnished:
    'senza mobili|non abbiamo mobili|non abbiamo i mobili|non ho mobili|mancano i mobili|da arredare|da ammobiliare|non ammobiliat*|arredarla',
  childsWedding:
    'matrimonio di mia figlia|matrimonio di mio figlio|matrimonio di nostra figlia|matrimonio di nostro figlio|nozze di mia figlia|nozze di mio figlio|nozze di nostra figlia|nozze di nostro figlio|si sposa mia figlia|si sposa mio figlio|si sposa nostra figlia|si sposa nostro figlio|mia figlia si sposa|mio figlio si sposa|nostra figlia si sposa|nostro figlio si sposa',
  askOut:
    'chiederle di uscire|chiedergli di uscire|chiedere di uscire|invitarla a uscire|invitarlo a uscire|invitarla fuori|invitarlo fuori|chiedere a * di uscire|invitare * a uscire',
  aWeek:
    'camper|on the road|settimana|una settimana|settimana bianca|campeggio|al mare|villaggio|crociera|vacanza|vacanze|ferie|viaggio della maturita|viaggio di maturita|new york|interrail*',
  bakeOff:
    'gara di torte|gara di cucina|gara di dolci|sagra della torta|gara di barbecue|contest di cucina|gara di marmellate|gara della torta|concorso di dolci',
  bakeStall:
    'vendere le mie torte|vendere torte|vendere i miei dolci|vendere dolci|vendere i biscotti|banchetto di torte|banchetto delle torte|vendita di torte|torte per la festa|banchetto di dolci',
  barking: 'abbaiare|abbaia|saltare addosso|salta addosso|abbai',
  bread: 'pane|pasta madre|lievito madre|focaccia',
  breakUp:
    'rottura|mia ex|mio ex|cuore spezzato|lasciati|lasciata|lasciato|fine della storia|fine di una storia|lasciare il mio *|lasciare la mia *|rompere con|chiudere con *|superare il divorzio|superare la separazione|riprendermi dal divorzio|riprendermi dalla separazione',
  byBike: 'bici|bicicletta|in bici|ciclovia|cicloviaggio|ciclabile|pedalare|pedalata',
  byCoach: 'lourdes|fatima|medjugorje|terra santa|san giovanni rotondo|loreto|in pullman|giubileo',
  cagePet:
    'coniglio|conigli|coniglietto|criceto|criceti|cavia|porcellino d india|pappagallo|pappagallino|canarin*|tartaruga|pesce rosso|pesci|galline',
  childPatient:
    'mio figlio|mia figlia|nostro figlio|nostra figlia|figlio|figlia|bimbo|bimba|il bambino|la bambina|il piccolo|la piccola',
  mealAtHome: 'da noi|da me|a casa|a casa nostra|in casa|in giardino|nel nostro giardino|dai nonni|dai miei|rinfresco',
  communion: 'comunione|prima comunione',
  dayCourse:
    'primo soccorso|blsd|haccp|antincendio|workshop|giornata|un giorno|aggiornamento obbligatorio|sicurezza sul lavoro',
  divorceSaid: 'divorz*',
  dummy: 'ciuccio',
  familyReunion: 'raduno di famiglia|ritrovo di famiglia|riunione di famiglia|cugini|parenti|tutta la famiglia',
  farSummit:
    'kilimangiaro|kilimanjaro|campo base|toubkal|aconcagua|elbrus|annapurna|himalaya|everest|damavand|monte kenya|cotopaxi',
  forTwo:
    'nostro anniversario|nostro anniversario di matrimonio|mia moglie|mio marito|mia ragazza|mio ragazzo|mia fidanzata|mio fidanzato|mia compagna|mio compagno|per due|romantica|a lume di candela|cenetta|fare pace|fare la pace',
  fortnightTrail:
    'alta via dei monti liguri|da porto|cammino portoghese|da oviedo|gr20|grande traversata delle alpi|gta',
  weekTrail:
    'alta via 1|alta via numero 1|selvaggio blu|translagorai|tour del monte bianco|cammino minerario|cammino dei briganti',
  friendsTrip:
    'con le amiche|con gli amici|con * amiche|con * amici|con la mia migliore amica|con il mio migliore amico|con le mie amiche|con i miei amici|con i cugini|con le sorelle|con i fratelli|con le ragazze|con i ragazzi|tra amiche|tra amici|fra amici|fra amiche|con * famiglie|con un altra famiglia|con * famiglie di amici|con un altra coppia|con * coppie|con una coppia di amici',
  funeralToArrange:
    'organizzare il funerale|organizzare i funerali|occuparmi del funerale|occuparci del funerale|pensare al funerale',
  godparent: 'padrino|madrina',
  goingOut:
    'aperitivo|aperitivo con *|calcetto|calcetto con *|padel|padel con *|pizzata|pizzata con *|cinema|bowling|uscita con *|film|pub|quiz',
  grownUp:
    'nonno|nonna|nonni|papa|mamma|suocera|suocero|mio padre|mia madre|mia moglie|mio marito|collega|i miei|miei genitori',
  headstone: 'lapide',
  houseTraining:
    'sporcare fuori|sporcare in casa|non sporcare|sporca in casa|fare pipi fuori|fa pipi in casa|pipi fuori|bisogni fuori|fare i bisogni|fare la pipi|traversina|lettiera',
  inPrivate:
    'miei|mamma|papa|babbo|madre|padre|genitori|figlio|figlia|figli|fratello|sorella|marito|moglie|compagno|compagna|ragazzo|ragazza|fidanzat*|amico|amica|amici|suocer*|nonn*|bambini|nipote|ex|cognat*|zio|zia|cugin*',
  listedRest:
    'mancano|manca|ci mancano|ci manca|ancora da fare|resta da|restano da|rimane da|rimangono da|ancora da prenotare|ancora da scegliere',
  manyPresents: 'regali|regalini|pensierini',
  matures: 'panforte',
  lakeRound: 'giro del lago|giro del lago di *|anello in giornata',
  motorbike:
    'moto|motocicletta|patente a1|patente a2|patente am|scooter|motorino|patente della moto|patentino|cinquantino',
  nappy: 'pannolin*|spannolin*|vasino',
  newborn: 'appena nato|appena nata|neonato|neonata|bimbo nato|bimba nata|e nato|e nata',
  newSchool:
    'prima elementare|prima media|prima superiore|primo giorno di scuola|inizia le elementari|inizia le medie|scuola nuova|nuova scuola|inizio delle superiori',
  nursery: 'nido|asilo|materna|scuola materna|scuola dell infanzia|inserimento',
  onStage: 'saggio|recita|spettacolo di mia *|spettacolo di mio *|saggio di *',
  parentMovesIn: 'mamma|papa|babbo|madre|padre|genitori|suocera|suocero|suoceri|nonna|nonno|nonni|zia|zio',
  petChosen:
    'arriva|arriva il *|arriva la *|arrivo del cucciolo|arrivo del gattino|andare a prendere il cucciolo|porto a casa|portare a casa|portiamo a casa|arriva il cucciolo|arriva il cane|arriva il gatto|arriva il gattino|cucciolo in arrivo',
  petOperation:
    'steriliz*|castra*|pulizia dei denti|togliere un dente|togliere due denti|denti|detartrasi|operazione|intervento|operare|operarlo|operarla',
  quizTeam: 'quiz|quiz al pub|quizzone',
  sport:
    'nuoto|judo|karate|ginnastica|calcio|calcetto|tennis|padel|yoga|pilates|danza|ballo|palestra|boxe|atletica|arrampicata|rugby|scherma|pallavolo|basket|acquagym',
  summerCamp:
    'centro estivo|centri estivi|campo estivo|campi estivi|campus estivo|campus estivi|grest|gr est|oratorio estivo|colonia estiva|campo scout|campo estivo degli scout|vacanze di branco|campo scuola',
  sweet:
    'torta|torte|infornare|ciambellone|ciambelle|frittelle|biscotti|dolce|dolci|crostata|tiramisu|cannoli|cupcake|panettone|pandoro|colomba|muffin|pastiera|cheesecake',
  testBooked:
    'esame di guida il *|esame di guida l *|esame di guida tra *|esame di guida fissato|esame di guida prenotato|esame pratico il *|esame pratico l *|esame pratico fissato|esame della patente il *|prova pratica il *|prova pratica l *|prova pratica fissata|ho l esame il *|l esame e il *|esame di teoria il *|esame di teoria e il *|la teoria e il *|teoria prenotata|esame di teoria prenotato',
  theoryDone:
    'teoria gia fatta|teoria fatta|teoria passata|teoria superata|ho gia la teoria|ho il foglio rosa|ho gia il foglio rosa|passata la teoria|bocciato(?![^;]{0,20}teoria)|bocciata(?![^;]{0,20}teoria)|rimandato alla guida|rifare l esame di guida|rifare la guida|secondo tentativo|terzo tentativo|seconda volta|terza volta|ultimo tentativo|scade il foglio rosa|foglio rosa|teoria l ho gia *|teoria l ho *|teoria e gia *|teoria gia *|teoria ok|ho passato la teoria|ho gia passato la teoria|ho fatto la teoria|superato la teoria|passato l esame di teoria|guida pratica|fallita|fallito|riprovare l esame|prova pratica',
  tiered: 'torta nuziale|torta di nozze|torta a piani|torta del battesimo|torta di matrimonio',
  tradeFair:
    'in fiera|fiera di settore|fiera internazionale|fiera di milano|fiera di bologna|fiera di verona|fiera di rimini|fiera di francoforte|fiera di londra|fiera di parigi|fiera campionaria|fiera del libro|fiera del mobile|salone|expo|congresso|convegno',
  aYear: 'anno in viaggio|anno all estero|viaggiare per un anno|viaggio di un anno|un anno in giro',
  aMonth: 'un mese in *|un mese a *|per un mese|un mese|circa un mese|quattro settimane|un mese intero',
  slowWalker:
    'cammina col bastone|cammina con il bastone|col bastone|con il bastone|sedia a rotelle|carrozzina|deambulatore|girello|cammina poco|cammina male|non cammina|fatica a camminare|fa fatica a camminare|non puo fare le scale|non fa le scale|problemi a camminare|disabile|disabili|mobilita ridotta',
  fearOfFlying:
    'paura di volare|paura dell aereo|terrore di volare|terrore dell aereo|odio volare|odia volare|mai preso l aereo|mai preso un aereo|mai salito su un aereo|mai volato|primo volo|prima volta in aereo|non vuole volare|non vola|niente aereo|senza aereo',
  schoolLeavers:
    'dopo la maturita|dopo l esame di maturita|dopo gli esami|dopo la scuola|dopo la laurea|finita la scuola|finiti gli esami|anno sabbatico',
  twoWeeks:
    'luna di miele|viaggio di nozze|due settimane|15 giorni|quindici giorni|giappone|australia|nuova zelanda|argentina|patagonia|vietnam|thailandia|india|peru|cile|brasile|sudafrica|indonesia|bali|namibia|tanzania|canada|stati uniti|usa|america|california|florida|messico|costa rica|cina|corea|filippine|sri lanka|kenya|singapore|nepal|cambogia|malesia|cuba|colombia|ecuador|bolivia|safari|route 66',
  usedGoods:
    'mercatino dell usato|mercatino delle pulci|svuotacantine|svuota cantine|usato|vestiti dei bambini al mercatino|vestiti al mercatino|usato al mercatino|cose usate|libri al mercatino|giochi al mercatino|svuota la soffitta|svuota la cantina|mercatino in garage|vendita in garage',
  aurora: 'aurora boreale|aurora|aurore boreali',
  blossom: 'ciliegi|ciliegi in fiore|fioritura dei ciliegi|sakura',
  interrail: 'interrail*',
  camping: 'campeggio|tenda|in tenda',
  campervan: 'camper|van|roulotte|furgonato',
  byAir:
    'islanda|usa|stati uniti|america|california|alaska|canada|australia|nuova zelanda|giappone|namibia|sudafrica|patagonia|argentina|cile|oman|route 66|safari',
  quiet: 'silenzio|in silenzio|ritiro|eremo|monastero|convento|esercizi spirituali|da sola|da solo|per conto mio',
  retreat:
    'ritiro|ritiro spirituale|ritiro in silenzio|esercizi spirituali|monastero|convento|eremo|ritiro per scrivere|ritiro di scrittura|ritiro per finire',
  atTheirs: 'ospiti di *|dormo da *|dormiamo da *|a trovare *|trovare mio *|trovare mia *|trovare i miei *',
  sayingNo: 'dire di no|dire no|mettere dei limiti|mettere limiti|porre dei limiti|dire sempre di si|dire sempre si',
  kidsScreens:
    'tablet ai bambini|telefono ai bambini|telefono ai figli|tablet ai figli|figli dal telefono|figlio dal telefono|figlia dal telefono|figlio dal tablet|figlio dai videogiochi|figli dai videogiochi|bambini dal tablet|bambini dagli schermi|figli dagli schermi|ragazzi dal telefono|schermi per i bambini|meno schermi ai bambini|telefono a mio figlio|telefono a mia figlia|telefono di notte a *|tablet a mio figlio|tablet a mia figlia|cellulare a mio figlio|cellulare a mia figlia|cellulare ai *|telefono ai *|tablet ai *|figlio dal cellulare|figlia dal cellulare|figlia dal tablet',
  worship: 'a messa|alla messa|in chiesa|in moschea|in sinagoga|al tempio',
  calmMornings:
    'mattine piu calme|mattine piu tranquille|mattine senza urla|mattine prima della scuola|mattina prima della scuola|mattine con i bambini',
  feastAtHome:
    'halloween|carnevale|befana|diwali|capodanno da noi|capodanno a casa|capodanno da me|san silvestro da noi|ultimo dell anno da noi|ultimo dell anno a casa',
  costumes: 'halloween|carnevale|in maschera',
  fireworks: 'fuochi d artificio|falo',
  streetParty:
    'festa di strada|festa di via|festa della via|festa del vicinato|festa di vicinato|festa di quartiere tra vicini|cena di strada|cena in strada|cena di via',
  someBooked:
    'gia prenotato|gia prenotati|gia prenotata|gia prenotate|sono prenotati|e prenotato|abbiamo gia *|gia fissato|gia fissati|gia bloccato|gia bloccati|gia scelto|gia scelti',
  agreedAlready:
    'd accordo su tutto|siamo d accordo|di comune accordo|consensuale|abbiamo gia deciso tutto|accordo su tutto',
  estranged:
    'riallacciare|riavvicinar*|non ci parliamo|non ci sentiamo|non ci vediamo da|ricucire|fare pace|fare la pace|riconcili*|recuperare il rapporto|recuperare i rapporti|riparare il rapporto|riparare il rapporto con *|aggiustare il rapporto|aggiustare le cose con *|ricucire il rapporto|ricostruire il rapporto|recuperare il rapporto con mio padre|recuperare il rapporto con mia madre|recuperare il rapporto con mio figlio|recuperare il rapporto con mia figlia|recuperare il rapporto con mio fratello|recuperare il rapporto con mia sorella|riparare l amicizia|recuperare l amicizia',
  crib: 'presepe|presepio',
  ownFigures:
    'statuine fatte|statuine fatte da *|statuine fatte a mano|statuine fatte in casa|statuine di creta|statuine di argilla|fare le statuine|modellare le statuine|statuine che faccio|pastori fatti da *|pastori fatti a mano',
  triathlon: 'triathlon|duathlon|ironman',
  eighteenDayTrail: 'da lucca a roma|lucca roma|da lucca fino a roma',
  inOneGo: 'la notte del *|di notte|in giornata|in un giorno|tutta la notte|notte tra *|macerata loreto',
  hajj: 'hajj|haj|la mecca|pellegrinaggio alla mecca',
  bulky: 'pianoforte|un piano|il pianoforte|biliardo|acquario grande|cassaforte|arpa',
  movingKids: 'bimbi|bambini|figli|figlia|figlio|i ragazzi|le bambine|bimba|bimbo|due figli|tre figli|neonato',
  petsToo: 'due gatti|tre gatti|gatti|il gatto|un gatto|gatto|il cane|un cane|due cani|conigli',
  teacherGift: 'maestra|maestre|maestro|insegnante|insegnanti|professoressa|prof|educatrice|educatrici',
  honeyOnly: 'smielare|smielatura|raccolta del miele|raccogliere il miele|togliere i melari',
  treat:
    'a vedere *|a vedere il *|a vedere la *|al mare|in spiaggia|al cinema|a teatro|al parco|al museo|a pranzo|a cena|a mangiare|a passeggio|a fare una passeggiata|al mercato|a fare shopping|in montagna|al lago|alle terme|in gita|allo stadio',
  bedtimes:
    'a letto i bambini|i bambini a letto|mettere a letto i *|addormentamento|serate piu calme|serate piu tranquille',
  spaDay: 'spa|terme|massaggio|massaggi',
  advent: 'calendario dell avvento|corona dell avvento',
  christmasCards: 'lettere di natale|lettere per natale|biglietti di natale|biglietti natalizi',
  upHill: 'in montagna|sul monte|monte *|in cima|in vetta|sulla cima|al rifugio|in quota',
  wimbledon: 'wimbledon',
  proms: 'proms',
  juneFestival: 'glastonbury|firenze rocks|primavera sound|biografilm|pitti uomo',
  fringe: 'fringe di edimburgo|festival di edimburgo|edinburgh fringe',
  bookFair: 'salone del libro',
  comics: 'lucca comics',
  kidsTold: 'dire ai bambini|dire ai figli|dirlo ai bambini|dirlo ai figli|raccontare ai bambini|spiegare ai bambini',
  homeWanted:
    'cerchiamo casa|cercare casa|cerchiamo un appartamento|cercare un appartamento|trovare casa|troviamo casa',
  flowerShow: 'euroflora',
  takenOut:
    'portare mia moglie a cena|portare mio marito a cena|portare la mia ragazza a cena|portare il mio ragazzo a cena|portare la mia fidanzata a cena|portare il mio fidanzato a cena|portare la mia compagna a cena|portare il mio compagno a cena',
  ownBaptism:
    'battezzarmi|farmi battezzare|mio battesimo|cresimarmi|fare la cresima da *|mia cresima|battesimo da adult*|da adulto|da adulta',
  confirmed: 'cresima|cresimarmi',
  elevenPlus: 'eleven plus',
  firstReading:
    'imparare a leggere|insegnare a leggere|insegnare * a leggere|insegnare a * a leggere|leggere e scrivere',
  lorry: 'patente c|patente ce|patente d|camion|cqc|autobus',
  theirExam: 'terza media|maturita di mi*|maturita di nostr*|invalsi',
  fussyEater: 'mangiare le verdure|mangiare la verdura|mangia solo|schizzinos*|mangiare la frutta',
  februaryEvent:
    'carnevale di venezia|carnevale a venezia|carnevale di viareggio|carnevale di ivrea|carnevale di rio|sanremo|festival di sanremo',
  julyEvent: 'palio di siena|il palio|umbria jazz|lucca summer|san fermin|tomorrowland|festa del redentore',
  augustEvent: 'notte della taranta|tomatina|perseidi|meeting di rimini',
  oktoberfest: 'oktoberfest',
  burns: 'burns supper',
  secretSanta: 'secret santa|babbo natale segreto',
  campFestival: 'sziget|tomorrowland',
  grandPrix: 'monza',
  universityChoice: 'universita|facolta|corso di laurea',
  ledTrip:
    'accompagno io|la organizzo io|lo organizzo io|con la mia classe|con i miei alunni|con i miei studenti|da organizzare per la classe|capogita|alunni|studenti|ragazzi di *|la mia classe|le mie classi|mia classe|con la classe|miei alunni|la mia quinta|la mia quarta|la mia terza|portare la quinta|portare la quarta|portare la terza|portare la seconda|portare la prima|portare le quinte|portare le terze|organizzare la gita scolastica|organizzare la gita di classe|organizzare il viaggio d istruzione|portare i ragazzi della *|portare i bambini della *|portare gli alunni *|portare i miei alunni|portare i miei ragazzi',
  schoolTrip:
    'alunni|studenti|ragazzi di *|la mia classe|le mie classi|mia classe|con la classe|miei alunni|la mia quinta|la mia quarta|la mia terza|portare la quinta|portare la quarta|portare la terza|portare la seconda|portare la prima|portare le quinte|portare le terze|organizzare la gita scolastica|organizzare la gita di classe|organizzare il viaggio d istruzione|gita scolastica|gita di classe|viaggio d istruzione|gita della scuola|campo scout|uscita scout|uscita di branco|campo lupetti|ragazzi della prima *|ragazzi della seconda *|ragazzi della terza *|ragazzi della quarta *|ragazzi della quinta *|bambini della prima *|bambini della seconda *|bambini della terza *|bambini della quarta *|bambini della quinta *|in gita la classe|la mia prima|la mia seconda|i miei ragazzi',
  honourAsked:
    'chiedere a * di fare da *|chiedere a mi* * di fare da *|chiedere a * di fare la testimone|chiedere a * di fare il testimone|chiedere a * di farmi da *|di farmi da testimone|di fare la madrina|di fare il padrino|di farci da *|trovare una madrina|trovare un padrino|trovare la madrina|trovare il padrino|scegliere la madrina|scegliere il padrino|scegliere padrino e madrina|trovare padrino e madrina|trovare i testimoni|scegliere i testimoni|trovare un testimone',
  noLawyers: 'senza avvocati|senza avvocato|senza un avvocato',
  fullHouse: 'piena zeppa|pien* di roba|pien* di cose|strapien*|stracolm*|anni di roba|una vita di cose|accumul*',
  hay: 'fieno',
  mushrooms: 'funghi',
  beforeChristmas:
    'tombola di natale|mercatino di natale|presepe vivente|recita di natale|concerto di natale|lotteria di natale|fiera di natale|tombolata di natale|tombolata',
  summerFair: 'festa d estate|festa di inizio estate',
  rescueService:
    'croce rossa|croce verde|croce bianca|misericordia|pubblica assistenza|protezione civile|vigili del fuoco volontari|ambulanza|soccorso alpino|118',
  teamAway:
    'squadra|la squadra|pulcini|esordienti|giovanissimi|allievi|under 8|under 10|under 12|under 14|torneo dei pulcini|torneo degli esordienti|torneo dei piccoli amici|torneo dei bambini|torneo dei ragazzi|torneo delle ragazze|accompagno|minibasket|minivolley',
  guestsFromFar:
    'dall estero|vengono da *|arrivano da *|vengono dalla *|vengono dal *|arrivano dalla *|da lontano|da fuori|dalla germania|dalla francia|dalla svizzera|dall argentina|dall america|dall inghilterra|parenti all estero',
  nightDry: 'pannolino di notte|pannolino la notte|asciutto di notte|asciutta di notte|pipi a letto',
  petAndBaby:
    'neonato|bambino in arrivo|arrivo del bambino|arrivo della bambina|al bambino|alla bambina|arrivo del bebe|alla bimba|al bimbo|alla neonata|al neonato|arrivo della bimba|arrivo del bimbo',
  noPassport:
    'senza passaporto|non abbiamo il passaporto|non ho il passaporto|passaporto scaduto|passaporti scaduti|passaporto da fare|passaporti da fare|non abbiamo ancora il passaporto|serve il passaporto',
  soloTrip: 'da sola|da solo|viaggio in solitaria|per conto mio',
  withClub:
    'con il gruppo|col gruppo|con un gruppo|gruppo del *|con il cai|col cai|con l associazione|con la parrocchia|viaggio organizzato|con la guida|con gli scout|con il circolo',
  familyBook:
    'scrivere la storia|scrivere la nostra storia|storia della famiglia|storia della mia famiglia|storia della nostra famiglia|libro di famiglia|ricordi di famiglia',
  recorded: 'registrat*|intervistat*|registrazioni',
  clubShow:
    'del circolo|dell associazione|del gruppo|degli allievi|dei soci|della scuola di *|del corso di *|collettiva|del club',
  fewCame:
    'venuta meta|poca gente|poche persone|venuto nessuno|venuti in pochi|venuti pochi|era vuota|era vuoto|meta della gente|quattro gatti',
  costumedStory: 'presepe vivente|via crucis vivente|sacra rappresentazione|corteo storico|rievocazione|palio',
  schoolTransfer: 'trasferimento|trasferire|cambiare scuola|cambio di scuola|cambio scuola|nulla osta',
  sentAway:
    'mandare i bambini|mandare i ragazzi|mandare i figli|mandare mio figlio|mandare mia figlia|mandare le bambine|mandare i gemelli|mandare i nipoti|vacanza studio per *|vacanza studio a * per *|vacanza studio in * per *|vacanze studio per *|in vacanza studio mia figlia|in vacanza studio mio figlio|soggiorno linguistico per *',
  classParents: 'mamme|genitori|dei papa|delle mamme',
  sharedCare:
    'dividerci i turni|i turni per *|turni per la nonna|turni per il nonno|turni per mamma|turni per papa|turni per i nonni|fare i turni con *|organizzare i turni per *|alternarci con *|alternarci per *|a turno con i miei fratelli',
  learningNeeds: 'dislessic*|dislessia|discalculi*|disgrafi*|disortografi*|dsa|adhd|bes',
  island: 'sardegna|sicilia|corsica|elba|isola|isole|giglio|grecia|eolie|egadi|ischia|ponza|capraia',
  childToCome:
    'che nasce *|nasce a *|nascera *|figlio in arrivo|figlia in arrivo|bambino in arrivo|bambina in arrivo|appena nasce|quando nasce|dopo la nascita|dopo il parto',
  homeBirth: 'partorire in casa|partorire a casa|parto in casa|parto a casa|nascita in casa|nasca in casa',
  schoolEnd:
    'fine anno scolastico|fine anno della *|fine anno di classe|fine anno dell asilo|fine scuola|ultimo giorno di scuola|festa della quinta|pizza di classe',
  groupOuting:
    'gruppo parrocchiale|con la parrocchia|con il centro anziani|con gli anziani|con la pro loco|con i soci|in pullman|con l oratorio|con il cai|con il circolo|35 persone|40 persone|45 persone|50 persone|55 persone|60 persone|trasferta della squadra|trasferta della mia squadra|trasferta di squadra|trasferta della * squadra|con la squadra|trasferta di pallavolo|trasferta di basket|trasferta di calcio|trasferta di rugby|trasferta del calcio|pullman|49 posti|50 posti|52 posti|54 posti|centro anziani',
  childAdoption:
    'adottare un bambino|adottare una bambina|adottare un bimbo|adottare un figlio|adottare|adozione|adottarlo|adottarla',
}
