import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfHealth as names } from '../templates/details-of-health.ts'

/** Italian words for the body: what is done to it, what it takes, and what it is prepared for. */
export const detailsOfHealth: Pick<PlanningWords['details'], (typeof names)[number]> = {
  alcohol: 'alcol|alcolici|bere|vino|birra|sobri*',
  assessment: 'adhd|autismo|dislessia|dsa|diagnosi|valutazione',
  burnout: 'burnout|esaurimento|crollo',
  caffeine: 'caffe|te|coca cola|bibite|bibite gassate|caffeina|bibite energetiche',
  cannabis: 'erba|canne|cannabis|marijuana|hashish',
  certificate:
    'certificato medico|certificato sportivo|certificato agonistico|visita sportiva|visita medico sportiva|visita agonistica|idoneita sportiva',
  eating: 'mangiare di notte|fuori pasto|fame nervosa|abbuffate',
  fitnessTest:
    'prove fisiche|prove atletiche|test fisico|prova fisica|polizia|carabinieri|esercito|vigili del fuoco|finanza|cintura nera|cintura marrone|passaggio di cintura|esame di cintura',
  foodHabit:
    'zucchero|zuccheri|dolci|cioccolato|carne|bibite|bibite gassate|cibo spazzatura|snack|patatine|merendine|sale|pane|carboidrati|pizza|latticini|salumi|mangiare|fuori pasto|fame nervosa',
  gambling: 'slot|slot machine|scommesse|scommettere|azzardo|gratta e vinci|videopoker',
  hearing: 'udito|apparecchio acustico|apparecchi acustici|protesi acustica|audiometria|otorino',
  laserEyes:
    'laser agli occhi|occhi con il laser|togliere gli occhiali|correggere la miopia|operarmi di miopia|operarmi agli occhi',
  losing:
    'dimagrire|perdere|peso|chili|chilo|kg|digiuno intermittente|chetogenica|a dieta|una dieta|la dieta|calorie|pancia',
  marrow: 'midollo',
  medicine:
    'antidepressiv*|sonniferi|ansiolitici|psicofarmaci|farmaci|antidolorifici|benzodiazepine|gocce per dormire|pillola|cortisone|melatonina',
  minorSurgery: 'neo|nei|unghia incarnita|unghia|verruca|verruche|lipoma|fibroma|cisti sebacea|biopsia',
  openWater:
    'traversata a nuoto|a nuoto|acque libere|nuotare nel *|nuotare in mare|nuotata in mare|nuotata di *|la manica a nuoto|traversata della manica|attraversare la manica',
  parkrun: 'parkrun',
  postnatal:
    'dopo il parto|dopo la gravidanza|dopo il bambino|dopo la nascita|post parto|post partum|chili della gravidanza|dopo i gemelli|dopo la bimba|dopo il bimbo|dopo la seconda gravidanza|dopo aver partorito',
  preOp: 'preoperatori|pre operatori|prima dell intervento|prima dell operazione|per l intervento',
  screening: 'mammografia|pap test|screening|hpv test',
  bracesOff: 'togliere l apparecchio|via l apparecchio|apparecchio via|tolgo l apparecchio|togliermi l apparecchio',
  sleepTablets: 'senza pastiglie|senza pillole|senza gocce|senza sonniferi|senza farmaci|sonniferi|senza melatonina',
  privateCare: 'privato|privata|privatamente|a pagamento',
  memoryLoss: 'memoria|demenza|alzheimer|cdcd|decadimento|smemorat*',
  afraid: 'paura|terrore|fifa|ansia|terrorizza*|odio il dentista|claustrofob*|paura degli aghi',
  overtime: 'lavorare la sera|lavorare nel weekend|lavorare nel fine settimana|lavoro a casa|straordinari',
  fluJab: 'antinfluenzale|influenza',
  learningDiff: 'dislessia|dislessic*|dsa|discalculia|adhd|autismo|bes',
  foodCondition:
    'allergia alle *|allergia al latte|allergia all uovo|allergia alimentare|allergie alimentari|allergia grave|allergico al*|allergica al*|celiac*|celiachia|diabet*',
  noMedicine: 'celiac*|celiachia',
  walkAgain:
    'tornare a camminare|tornare a correre|tornare a giocare|tornare a ballare|tornare a sciare|tornare in bici|camminare senza *|essere in piedi|di nuovo in piedi|rimettermi in piedi|in montagna',
  rootCanal: 'devitalizzazione|devitalizzare|cura canalare',
  justTalk: 'parlarne con *|parlare con il medico di *|chiedere al medico *|menopausa',
  withoutReferral:
    'vaccin*|antinfluenzale|oculist*|ottico|screening|pap test|privat*|nutrizionista|osteopata|psicolog*|medico di base|pediatra|dermatologo privato|medico sportivo|donazione|check up|dietologo',
  carer: 'badante|badanti|assistente familiare',
  runsAlready:
    'adesso ne faccio *|ora ne faccio *|adesso ne corro *|ora ne corro *|corro gia|gia corro|ne faccio gia *|adesso faccio *',
  beltGrading:
    'cintura nera|cintura marrone|cintura blu|cintura verde|passaggio di cintura|esame di cintura|primo dan|secondo dan|passaggio di grado',
  goalTime:
    'sotto le *|sotto i *|in meno di *|record personale|primato personale|il mio personale|migliorare il tempo|battere il mio *|togliere * minuti|piu veloce|limare *',
  herdShown:
    'pecore|pecora|agnelli|gregge|montone|mucca|mucche|vacca|vacche|vitello|vitelli|toro|manza|maiale|maiali|capra|capre|alpaca|mandria',
  beforeRetiring:
    'prima di andare in pensione|prima della pensione|prima che vada in pensione|vado in pensione|andro in pensione|quando vado in pensione',
  nightShifts: 'lavoro di notte|turno di notte|turni di notte|turni|turnista|faccio le notti|turno notturno',
  breastfeeding: 'allatto|allattando|allattamento',
  snoring: 'russare|russo|apnee|apnea notturna',
  creditScore: 'cattivo pagatore|crif|merito creditizio',
  forHealth:
    'glicemia|colesterolo|trigliceridi|pressione alta|pressione|diabete|diabetico|diabetica|prediabete|fegato|gastrite|reflusso|gotta|prediabetic*',
  bagOnly:
    'valigia per il parto|borsa per il parto|valigia del parto|borsa del parto|borsa per l ospedale|valigia per l ospedale|borsa parto|valigia parto',
  decides: 'decidere|decido|decidiamo',
  costumesToSew:
    'costumi da cucire|costumi da fare|costumi ancora *|cucire i costumi|cucire tutti i costumi|fare i costumi|costumi tutti da *|cuciamo i costumi',
  longIll:
    'asma|asmatic*|bpco|enfisema|cardiopatic*|infarto|scompenso|bypass|stent|pacemaker|aritmia|fibrillazione|pressione alta|ipertes*|diabete|diabetic*|sclerosi|parkinson|artrite|artrosi|osteoporosi|fibromialgia|epilessia|ginocchio malandato|ginocchio operato|ginocchio malmesso|ginocchio che *|male al ginocchio|male alle ginocchia|mal di schiena|problemi al ginocchio|problemi alla schiena|problemi di cuore|malata di cuore|malato di cuore|soffro di cuore|anca operata|schiena malandata|protesi al ginocchio|protesi all anca|protesi d anca|ernia|sciatica|fascite plantare|fascite|caviglia malandata|dopo un ictus|dopo l ictus|con le mie ginocchia|con il mio ginocchio|con la mia schiena|con la mia anca|con la mia asma',
  obstacles: 'spartan|tough mudder|inferno run|mud run|corsa a ostacoli|corsa con ostacoli|corsa nel fango|hyrox',
  babyEats: 'svezzamento|svezzare|pappe',
  pumping: 'tiralatte|tirare il latte|tirarmi il latte|tiro il latte',
  childAllergy: 'allergic*|celiac*|asma|diabetic*|epilessia|adrenalina',
  hearingAid: 'apparecchio acustico|protesi acustica|deambulatore|sedia a rotelle|carrozzina',
  toBeReferred: 'cup|al cup|impegnativa|lista d attesa',
  concussion: 'commozione cerebrale|trauma cranico',
  endFeeding:
    'smettere di allattare|finire di allattare|togliere il seno|togliere la tetta|svezzare dal seno|passare dal seno al *|dal seno al biberon|al biberon',
  cataract: 'cataratta|cataratte',
  channelSwim: 'la manica|traversata della manica|attraversare la manica',
  petsAtHome: 'il cane|porta fuori il cane|i cani|il gatto|i gatti|le galline|il cavallo',
  kidsAtHome: 'bambini|i bambini|due figli|tre figli|figli piccoli|bimbi|i bimbi|due gemelli',
  unwilling: 'convincere|accettare|accetti|non vuole|si rifiuta|rifiuta|testard*|contrari*',
  wildCamp: 'bivacco|campeggio libero|tenda libera',
  needsPictures: 'mancano i disegni|mancano le illustrazioni|illustrare|le illustrazioni|fare i disegni',
  arriveThen:
    'arrivano le galline|le galline arrivano|arrivano le api|le api arrivano|arriva la famiglia|arriva il nucleo|arriva lo sciame|galline in arrivo|famiglia in arrivo',
  keptBefore: 'secondo anno|terzo anno|ricomincio|ricominciare|ho perso la famiglia|perso la famiglia|ho gia avuto',
  cakeOnly:
    '(?<=^ )torta per|(?<=^ )la torta per|(?<=^ )una torta per|(?<=^ )fare la torta|(?<=^ )fare una torta|(?<=^ )preparare la torta|(?<=^ )torta di|(?<=^ )la torta di|(?<=^ )torta del|(?<=^ )la torta del|(?<=^ )torta della|(?<=^ )la torta della',
  costumesForMany:
    '(?<=^ )costumi per *|(?<=^ )* costumi per *|(?<=^ )cucire i costumi|(?<=^ )fare i costumi|(?<=^ )i costumi per|(?<=^ )cucire * costumi',
  quizNight: 'serata quiz|quiz di beneficenza|organizzare un quiz|quiz al pub',
}
