import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfPeople as names } from '../templates/details-of-people.ts'

/** Italian words for who a goal is with or for, and in what manner it is done. */
export const detailsOfPeople: Pick<PlanningWords['details'], (typeof names)[number]> = {
  ashes: 'ceneri',
  askOut:
    'chiederle di uscire|chiedergli di uscire|chiedere di uscire|invitarla a uscire|invitarlo a uscire|invitarla fuori|invitarlo fuori',
  aWeek:
    'camper|on the road|settimana|una settimana|settimana bianca|campeggio|al mare|villaggio|crociera|vacanza|vacanze|ferie|new york',
  bakeOff:
    'gara di torte|gara di cucina|gara di dolci|sagra della torta|gara di barbecue|contest di cucina|gara di marmellate|gara della torta|concorso di dolci',
  bakeStall: 'banchetto di torte|banchetto delle torte|vendita di torte|torte per la festa|banchetto di dolci',
  barking: 'abbaiare|abbaia|saltare addosso|salta addosso',
  bread: 'pane|pasta madre|lievito madre|focaccia',
  breakUp: 'rottura|mia ex|mio ex|cuore spezzato|lasciati|lasciata|lasciato|fine della storia|fine di una storia',
  byBike: 'bici|bicicletta|in bici|ciclovia|cicloviaggio|ciclabile|pedalare|pedalata',
  byCoach: 'lourdes|fatima|medjugorje|terra santa|san giovanni rotondo|loreto|in pullman|giubileo',
  cagePet:
    'coniglio|conigli|coniglietto|criceto|criceti|cavia|porcellino d india|pappagallo|pappagallino|canarin*|tartaruga|pesce rosso|pesci|galline',
  childPatient:
    'mio figlio|mia figlia|nostro figlio|nostra figlia|figlio|figlia|bimbo|bimba|il bambino|la bambina|il piccolo|la piccola',
  communion: 'comunione|prima comunione',
  dayCourse:
    'primo soccorso|blsd|haccp|antincendio|workshop|giornata|un giorno|aggiornamento obbligatorio|sicurezza sul lavoro',
  divorceSaid: 'divorz*',
  dummy: 'ciuccio',
  familyReunion: 'raduno di famiglia|ritrovo di famiglia|riunione di famiglia|cugini|parenti|tutta la famiglia',
  farSummit:
    'kilimangiaro|kilimanjaro|campo base|toubkal|aconcagua|elbrus|annapurna|himalaya|everest|damavand|monte kenya|cotopaxi',
  forTwo:
    'mia moglie|mio marito|mia ragazza|mio ragazzo|mia fidanzata|mio fidanzato|mia compagna|mio compagno|per due|romantica|a lume di candela|cenetta',
  funeralToArrange:
    'organizzare il funerale|organizzare i funerali|occuparmi del funerale|occuparci del funerale|pensare al funerale',
  godparent: 'padrino|madrina',
  goingOut:
    'aperitivo|aperitivo con *|calcetto|calcetto con *|padel|padel con *|pizzata|pizzata con *|cinema|bowling|uscita con *|film|pub|quiz',
  grownUp:
    'nonno|nonna|nonni|papa|mamma|suocera|suocero|mio padre|mia madre|mia moglie|mio marito|collega|i miei|miei genitori',
  headstone: 'lapide',
  houseTraining: 'sporcare fuori|pipi fuori|bisogni fuori|fare i bisogni|fare la pipi|traversina|lettiera',
  inPrivate:
    'miei|mamma|papa|babbo|madre|padre|genitori|figlio|figlia|figli|fratello|sorella|marito|moglie|compagno|compagna|ragazzo|ragazza|fidanzat*|amico|amica|amici|suocer*|nonn*|bambini|nipote|ex|cognat*|zio|zia|cugin*',
  listedRest:
    'mancano|manca|ci mancano|ci manca|ancora da fare|resta da|restano da|rimane da|rimangono da|ancora da prenotare|ancora da scegliere',
  manyPresents: 'regali|regalini|pensierini',
  matures: 'panforte',
  lakeRound: 'giro del lago|giro del lago di *|anello in giornata',
  motorbike: 'moto|motocicletta|patente a1|patente a2|patente am|scooter|motorino|patente della moto',
  nappy: 'pannolin*|spannolin*|vasino',
  newborn: 'appena nato|appena nata|neonato|neonata|bimbo nato|bimba nata|e nato|e nata',
  newSchool:
    'prima elementare|prima media|prima superiore|primo giorno di scuola|inizia le elementari|inizia le medie|scuola nuova|nuova scuola|inizio delle superiori',
  nursery: 'nido|asilo|materna|scuola materna|scuola dell infanzia|inserimento',
  onStage: 'saggio|recita|spettacolo di mia *|spettacolo di mio *|saggio di *',
  parentMovesIn: 'mamma|papa|babbo|madre|padre|genitori|suocera|suocero|suoceri|nonna|nonno|nonni|zia|zio',
  petChosen:
    'arriva|arriva il *|arriva la *|arrivo del cucciolo|arrivo del gattino|andare a prendere il cucciolo|porto a casa|portare a casa|portiamo a casa',
  petOperation:
    'steriliz*|castra*|pulizia dei denti|togliere un dente|togliere due denti|denti|detartrasi|operazione|intervento|operare|operarlo|operarla',
  quizTeam: 'quiz|quiz al pub|quizzone',
  sport:
    'nuoto|judo|karate|ginnastica|calcio|calcetto|tennis|padel|yoga|pilates|danza|ballo|palestra|boxe|atletica|arrampicata|rugby|scherma|pallavolo|basket|acquagym',
  summerCamp:
    'centro estivo|centri estivi|campo estivo|campi estivi|campus estivo|campus estivi|grest|gr est|oratorio estivo|colonia estiva',
  sweet:
    'torta|torte|infornare|ciambellone|ciambelle|frittelle|biscotti|dolce|dolci|crostata|tiramisu|cannoli|cupcake|panettone|pandoro|colomba|muffin|pastiera|cheesecake',
  testBooked: 'esame di guida|esame pratico|esame della patente il *|prova pratica',
  theoryDone:
    'teoria gia fatta|teoria fatta|teoria passata|teoria superata|ho gia la teoria|ho il foglio rosa|ho gia il foglio rosa|passata la teoria',
  ticketsBought:
    'biglietti gia presi|biglietti presi|ho i biglietti|ho gia i biglietti|abbiamo i biglietti|biglietti comprati|gia prenotato',
  tiered: 'torta nuziale|torta di nozze|torta a piani|torta del battesimo|torta di matrimonio',
  tradeFair:
    'in fiera|fiera di settore|fiera internazionale|fiera di milano|fiera di bologna|fiera di verona|fiera di rimini|fiera di francoforte|fiera di londra|fiera di parigi|fiera campionaria|fiera del libro|fiera del mobile|salone|expo|congresso|convegno',
  twoWeeks:
    'luna di miele|viaggio di nozze|due settimane|15 giorni|quindici giorni|giappone|australia|nuova zelanda|argentina|patagonia|vietnam|thailandia|india|peru|cile|brasile|sudafrica|indonesia|bali|namibia|tanzania',
  usedGoods: 'mercatino dell usato|mercatino delle pulci|svuotacantine|svuota cantine|usato',
}
