import type { Patterns } from '../../language/index.ts'
import type { cardCues as english } from '../en/card-cues.ts'
import { nothing } from '../language-words.ts'

/** What Italian words say of what waits on a card: none of them asks, and no slip of them is mended. */
export const cardCues = {
  dropsIt: nothing(
    '{begin} {correct}? annulla|cancella|cancellalo|cancellala|annullalo|annullala|toglilo|toglila|lascia (stare|perdere)? ({atEnd}|,|.)',
  ),
  declinesBecause: nothing(
    '{begin} {correct}? lascia|lasciamo (stare|perdere) ,',
    '{begin} {correct}? (annulla|cancella|togli) tutto ,',
    '{begin} {correct}? (non importa|non farlo|meglio di no|come non detto) ,',
  ),
  alsoSaid: nothing(
    '{begin} (e)? anche|pure',
    '{begin} (e)? aggiungi|metti|crea|segna|fissa|prenota anche|pure',
    '(anche|pure) {signs} {atEnd}',
    '(anche|pure) ,',
    '(anche|pure) =il|la|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|dopodomani',
  ),
  somethingNew: nothing(
    '{begin} (un|una|uno) !ora|ore|mezz|mezza|quarto|po|paio|settimana|giorno|mese|promemoria|altro|altra',
  ),
  forWhom: nothing('{begin} per|ma|pero|però'),
  invites: nothing('{begin} (invita|invitiamo|invito|porta) (anche|pure)?'),
  keepsDay: nothing(
    '{begin} (lascia|lasciamo|lascialo|lasciala|tieni|teniamo) (lo stesso|il|quel|quello stesso)? giorno (com era|com e|uguale|cosi)? (,|ma|pero|però)?',
  ),
  byHowMuch: nothing(
    'di quanto|quanti|quante',
    'quanto|quanti|quante (ore|impegni|eventi)? (di|in)? piu|meno',
    'che|quale|qual|quanta (e|c e)? (la)? differenza',
  ),
  oneMore: nothing(
    '{begin} (e|ed|piu) (anche|pure)? (un altro|un altra)',
    '{begin} (e|ed|piu) (anche|pure)? (uno|una) =il|la|lo|al|alla|alle|all|a|anche|pure|per|dopo|prima|oggi|domani|dopodomani|in|nel|di|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica',
    '{begin} (e|ed)? (fai|metti|facciamo)? (lo stesso|(la)? stessa cosa|uguale|idem) (anche|pure|per)? =il|la|al|a|alle|domani|dopodomani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica',
  ),
  sayingNo: nothing('{begin} no|scusa|aspetta|anzi {signs}'),
  leavesSome: nothing(
    '{begin} (ma|però|pero|solo)? (tutte|tutti)? (tranne|eccetto|salvo|escluso|esclusa|a parte|non|tieni|lascia) !stare|perdere|ora|farlo',
  ),
  partAhead: nothing(
    '(la|il|di|nella|nel|alla|in)? mattina|mattinata|pomeriggio|sera|serata (,)? =alle|all|dalle|dall|verso',
  ),
  bareCount: { same: ['{begin} {count} {signs} {atEnd}'] },
  bareHour: nothing('{begin} {bareClock} {signs} {atEnd}'),
  halfPast: nothing('{begin} (alle)? (e)? mezza|mezzo {signs} {atEnd}'),
  quarterPast: nothing('{begin} (alle)? (e)? un quarto {signs} {atEnd}'),
  somethingElse: nothing('altro|altra|altri|altre', 'per il resto'),
  atPlace: nothing(
    '{begin} a|al|alla|allo|da|dal|dallo|dalla|presso|in|nel|nello|nella',
    '{begin} all|dall|nell {glued}',
  ),
  partOfEvent: nothing('{begin} (il|la|le)? (titolo|nome|nota|note|descrizione|categoria) {signs} {atEnd}'),
  placeNoun: nothing(
    '{begin} bar|ristorante|pizzeria|trattoria|osteria|parco|casa|ufficio|palestra|cinema|teatro|stadio|piscina|biblioteca|piazza|via|sala|studio|stazione|centro',
  ),
  asItsPlace: nothing('come (il|suo)? posto|luogo|indirizzo|sede {signs} {atEnd}'),
  atThatHour: nothing('(a|per|in) (quell|quella) ora', '(a|in) quell orario', 'in quel momento'),
  lastsAllDay: nothing(
    '(per)? tutto il giorno {signs} {atEnd}',
    '(per)? tutta la giornata {signs} {atEnd}',
    'l intera giornata {signs} {atEnd}',
  ),
  departure: nothing('volo|treno|traghetto|aereo|pullman'),
  rightBehind: nothing('(subito)? dopo {signs} {atEnd}', 'a seguire {signs} {atEnd}'),
  startsBeside: nothing(
    '(a partire)? dal|dalla giorno|settimana|mese dopo|successivo|successiva|seguente (che|quando)? (e)? (finisce|finito|finita|termina|terminato)?',
  ),
  whileIn: nothing(
    '{begin} (mentre|quando|finche) (sono|siamo|saro|saremo) (in|a|al|alla|nel|nella) {anyWord}',
    '{begin} (durante|nei giorni) {anyWord}',
  ),
  company: nothing('con|insieme {anyWord}'),
  withThem: nothing('con lui|lei|loro'),
  onceMore: nothing('di nuovo', 'ancora', '(un altro|un altra)', 'un altra volta'),
  itIsAt: nothing(
    '{begin} (e)? (il|l)? posto|luogo|indirizzo|dove (:|e|sara) (a|al|alla|da|in)?',
    '{begin} (e)? luogo',
    '{begin} (e)? (e|ci vediamo|si tiene|si fa|ci troviamo) a|al|allo|alla|da|dal|dallo|dalla|presso|in|nel|nella',
    '{begin} (e)? (e|ci vediamo|si fa|si tiene) all|dall|nell {glued}',
  ),
  lastingUntil: nothing('{begin} (anche|e|ma)? (la)? (fine)? {signs} (solo)? fino|sino'),
  settling: nothing(
    '{begin} (ok|va bene|bene|allora|facciamo|fai|meglio|anzi|torniamo|torna)',
    '(allora|invece) {signs} {atEnd}',
    '(va|andrebbe|sarebbe) (bene|benissimo|meglio|perfetto) (per me)? {signs} {atEnd}',
  ),
  dropsNamed: nothing(
    '{begin} (lascia|lasciamo|lasciala|lascialo|lasciale|lasciali) (stare|perdere) {signs} {atEnd}',
    '{begin} (togli|toglila|toglilo|cancella|cancellala|cancellalo|annulla|annullala|annullalo|elimina|eliminala|eliminalo|leva|levala|levalo|salta|saltala|saltalo) {signs} {atEnd}',
    '{begin} salta|saltano|niente {signs} {atEnd}',
  ),
  beginsOn: nothing(
    '{begin} {polite}? (falla|fallo|facciamola|facciamolo)? (iniziare|cominciare|partire|inizia|comincia|parti|parte) (a|da|dal|dallo|dalla|dall|il)?',
    '(a partire|a cominciare|partendo|iniziando)? da|dal|dallo|dalla|dall',
  ),
  comesWithReminder: nothing('con (un|uno|il)? {reminderNoun}'),
  withReminder: nothing('{begin} (con|e|piu)? (un|uno|il)? {reminderNoun}'),
  greeting: nothing(
    '{begin} (ciao|salve|ehi|hey|buongiorno|buonasera|buon giorno|buona sera) (a te|caro|cara|di nuovo)? {signs}',
    '{begin} (senti|senta|ascolta|guarda|scusa|scusami|scusate|boh|mah|vabbe|va be|va beh|oddio|uffa|uff|una domanda|domanda veloce|cioe|ovvero) (un po|un attimo|eh)? (ma|dai|che)? {signs}',
    '{begin} mi sa (che)? {signs}',
    '{begin} (per favore|per piacere|per cortesia|(puoi|potresti|riesci) (a)? dirmi) {signs} (se)? =quando|quand|cosa|che|quale|quali|qual|quanto|quanti|quante|quanta|dove|dov|chi|a|in|ho|sono|c',
    '{begin} (scusa|scusi|scusate|scusami|perdona) (il|per il|se (ti|vi)?) {anyWord} {signs}',
    '{begin} (spero (che)? (tu stia|vada|stia|stiate) (tutto)? bene) {signs}',
    '{begin} (mi chiedevo|volevo (sapere|chiederti|chiedere)|sai dirmi|mi sai dire) (se)? {signs}',
    '{begin} dai , {signs}',
    '{begin} che ne dici di',
    '{begin} se non (sbaglio|erro|ricordo male) (,)?',
    '{begin} (mia|mio|il|la)? {anyWord} (vuole|vorrebbe) sapere (se)?',
    '{begin} (mia|mio|il|la)? {anyWord} (mi)? (chiede|ha chiesto) (se)?',
    '{begin} (mi serve|ho bisogno di|dovrei|devo|vorrei|voglio) sapere (se)?',
    '{begin} (allora|beh|dunque|ecco|comunque) , {signs}',
    '{begin} (ho cambiato idea|ci ho ripensato|cambio di programma|cambio programma|contrordine) ,|.|:|; {signs}',
    '{begin} (e vero|confermi|mi confermi|e giusto|giusto) che',
    '{begin} (in realta|a dire il vero|comunque|cmq|piuttosto) (,)? =puoi|potresti|quando|che|cosa|dove|come|quanto|quanti|quante|ho',
    '{begin} (non|nn) (mi)? ricordo (se|piu|bene)? {signs}',
  ),
  thanksFirst: nothing(
    '{begin} (grazie|grazie mille|perfetto grazie|ottimo|a proposito) {signs}',
    '{begin} (bene|benissimo|perfetto|fantastico|benone|bello|super) (,|.|!)',
  ),
  seasonal: nothing('estiv*|invernal*|primaveril*|autunnal*|natalizi*|pasqual*'),
  pastVerb: nothing('{begin} *ato|*ata|*ati|messo|messa|messi|messe|rimesso|rimessa {atEnd}'),
  untilPart: nothing(
    'da|dal|dalla|tra|fra|fino|sino {longGap} {weekday} mattina|pomeriggio|sera|notte',
    'da|dal|dalla|tra|fra|fino|sino {longGap} domani|dopodomani mattina|pomeriggio|sera|notte',
  ),
  moreTimes: nothing(
    '(piu|meno) di (una|due|tre|quattro|{count}) volta|volte',
    'almeno (una|due|tre|{count}) volta|volte',
  ),
  putEarlier: nothing(
    '{amount} prima|indietro|avanti|piu tardi|dopo !di|del|dello|della|dell|dei|delle|degli|il|lo|la|l|i|gli|le {anyWord}',
    '{amount} prima|indietro|avanti|dopo {signs} {atEnd}',
    '{amount} prima|dopo la =prossima|settimana',
  ),
  mustDo: nothing('{begin} (devo|dobbiamo|dovrei|dovremmo) =*are|*ere|*ire'),
  ofUnit: nothing('<=giorni|settimane|mesi di|d {anyWord} =da|dal|fino|prima|mancano|restano'),
  negated: nothing('non|nn|niente|nessun|nessuno|nessuna'),
  byChance: nothing(
    'per caso',
    '(lo stesso|comunque|ugualmente|uguale) {signs} {atEnd}',
    '(,|o)? (giusto|vero|no|sbaglio|non e vero|mi pare|se non sbaglio|se non ricordo male|o cosa|mi sbaglio) {signs} {atEnd}',
  ),
  correctsInside: nothing(
    '(,|;|.|?|-)? anzi',
    '(,|;|.|?|-)? (no|ah no|aspetta|oh no) (no|aspetta|scusa|scusami|meglio|anzi)',
    ',|;|.|?|- cioe',
    '(,|;|.|?|-)? (volevo dire|intendevo|mi correggo|ho sbagliato)',
  ),
  leadsOn: nothing('{begin} (ok|allora|dunque|quindi|beh) (allora)? {signs}'),
  saidBehind: nothing(
    '(però|pero|eh|dai|grazie|per favore|per piacere|allora|invece|se possibile) {signs} {atEnd}',
    '(,)? come (l ultima volta|l altra volta|la volta scorsa|al solito|sempre) {signs} {atEnd}',
    '(e|mi)? (va|andrebbe|sarebbe)? (bene|benissimo|meglio|perfetto|ok) (per me)? {signs} {atEnd}',
  ),
  saysWhyNot: nothing('(c e|ci sono|non|niente|nessun|nessuno)'),
  beginsProperty: nothing('(alle|all|per|in|il|da|dal|dalle|fino|con|al|alla|nella|sotto|dura)'),
  endsAt: nothing('{begin} (solo)? (che)? (deve)? finisce|finisca|finire|termina|termini|finiamo|finendo (alle|all|a)'),
  sameEnd: nothing(
    '(,)? (e|ma|con)? (la|alla)? stessa (ora di)? fine',
    '(,)? (e|ma)? (la|l ora di) fine (resta|rimane)? uguale|invariata|identica|quella',
    '(,)? (e|ma)? (che)? (finisce|finisca|finiamo|termina|termini) (sempre|comunque|lo stesso) (alle {clock}|all {clock}|a mezzogiorno|a mezzanotte)? {signs} {atEnd}',
    '(,)? (e|ma)? (che)? (finisce|finisca|finiamo|termina) (sempre)? (alla|allo) stessa|stesso ora|orario',
  ),
  otherOne: nothing('l altro|altra'),
  spokenOne: nothing('{begin} (quello|quella|questo|questa) !di|del|della|dei|con|che'),
  ofWhich: nothing('(per|di|del|della|a|al|alla|con) (il|la|lo|l)? {atEnd}'),
  isCalled: nothing('{begin} (si|che si)? chiama', '{begin} (il)? (nome|titolo) (e|:)'),
  eachOther: nothing('si (sovrappongono|accavallano|scontrano|incrociano)', 'coincidono'),
  onceDone: nothing(
    '{begin} (e|ok|quindi|allora)? (adesso|ora|cosi|quindi|allora|a questo punto)',
    '(adesso|ora|cosi|allora|a questo punto) {signs} {atEnd}',
    '(a posto|sistemat*|in ordine|va bene|tutto bene) {signs} {atEnd}',
  ),
  clashing: nothing(
    'accavall*|sovrappon*|scontr*|coincid*',
    'ci sta|stanno (tutto|tutti|tutte|bene|con)',
    '(si)? incastra|incastrano',
    'd intralcio',
  ),
  alreadyAsked: nothing(
    '{begin} ({correct} {signs} (ma|però|pero)?|ma|però|pero) (non)? (ho|abbiamo|avevo|c e|c era) (gia)?',
    'non (avevo|ho|avevamo|abbiamo|avro|c e|c era|era|e|dovevo) (gia)?',
    '(ho|avevo|c e|c era) gia',
    '(,)? (no|vero|giusto) {signs} {atEnd}',
  ),
  somebodyPrefers: nothing(
    '{begin} (lui|lei|loro|noi|io|{anyWord})? (preferisc*|preferireb*|preferirei|preferiremmo) (fare|farlo|farla|andare|venire|vederci|vedersi|iniziare|cominciare)?',
    '{begin} (lui|lei|loro|noi|io|{anyWord})? (puo|possono|posso|possiamo|riesce|riescono) (solo|soltanto)? (ad|a)? (fare|farlo|farla|andare|venire|vederci)? =alle|all|il|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|dopo|a',
  ),
  staysAfterAll: nothing(
    '{begin} (alla fine|invece)? (ci|ce la|la|lo|li|le) (vado|andiamo|vengo|veniamo|riesco|riusciamo|faccio|facciamo|tengo|teniamo|lascio|lasciamo) (,)? {gap}',
    '{begin} (alla fine|invece)? (posso|possiamo|riesco|riusciamo) (ad|a)? (andarci|esserci|venire|andare|farla|farlo) {gap}',
    '{begin} (tienila|tienilo|tienile|tienili|lasciala|lascialo|lasciale|lasciali|teniamola|teniamolo) ({signs}|,) !stare|perdere {gap}',
  ),
  leavesItOn: nothing(
    '(lascia|lasciamo|lasciala|lascialo|lasciamola|lasciamolo|tienila|tienilo|teniamola|teniamolo) =di|a|al|alle|all|il|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica',
  ),
  namesBack: nothing('{begin} (e)? rimetti|riaggiungi|riprendi {longGap} {atEnd}'),
  putsBack: nothing(
    'rimettila|rimettilo|rimettile|rimettili|rimetti (anche)? !tutto|com|come',
    'ripristinala|ripristinalo|ripristina',
  ),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
