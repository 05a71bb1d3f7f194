import type { Patterns } from '../../language/index.ts'
import type { talkCues as english } from '../en/talk-cues.ts'
import { nothing } from '../language-words.ts'

/** Verbs to which an object is joined: `spostalo`, `mostrameli`, `cancellarle`. */
const OBJECT_VERBS =
  'sposta rimanda anticipa posticipa cancella elimina annulla rinomina allunga accorcia prolunga copia duplica ricorda mostra elenca conta salta leva assegna passa porta segna'
const WITHOUT_OBJECT = [
  ...OBJECT_VERBS.split(' ').flatMap((verb) => [verb, `${verb}me`, `${verb}r`]),
  ...['togli', 'toglier', 'metti', 'metter', 'rimuovi', 'rimuover', 'disdici', 'chiama', 'chiamar'],
]
const ADDED_OBJECT = 'aggiungi inserisci crea fissa prenota blocca segna metti rimetti ripeti rifai rifal'
  .split(' ')
  .flatMap((verb) => ['lo', 'la', 'li', 'le', 'melo', 'mela'].map((object) => verb + object))
  .join('|')
const NO_UNIT = '!giorni|settimane|weekend|mesi|anni|ore'
export const withObject = (...objects: readonly string[]): string =>
  WITHOUT_OBJECT.flatMap((verb) => objects.map((object) => verb + object)).join('|')
/** What Italian words say of what was said before: none of them asks, and no slip of them is mended. */
export const talkCues = {
  earlier: nothing('prima|precedente'),
  later: nothing('dopo|successivo|successiva', '{begin} (e|ok)? poi {signs} {atEnd}'),
  periodAfter: {
    plain: [
      '(il|la|l|nel|nella)? {unit} dopo (che|quando) (torno|torniamo|ritorno|rientro|rientriamo|sono tornat*|siamo tornat*)',
      '(il|la|l|nel|nella)? {unit} dopo|successivo|successiva (il|al) (mio|nostro)? ritorno|rientro',
      '(il|la|l|nel|nella|al|alla)? {unit} dopo|successivo|successiva|seguente !di|del|della|il|la|le|l',
    ],
  },
  periodBefore: {
    plain: [
      '(il|la|l)? {unit} prima di partire|andare|iniziare|cominciare',
      '(il|la|l|nel|nella|al|alla)? {unit} prima|precedente (ancora)? !di|del|della|dell',
    ],
  },
  samePeriod: { plain: ['quel|quella|quell|stesso|stessa (primo|prima)? {unit} !ma'] },
  weekdayBefore: { same: ['(il|la)? {weekday} prima|precedente'] },
  sameWeekday: {
    same: [
      '<!e (di)? (il|la)? {weekday} (di quella|della stessa) settimana',
      '(di)? (quel|quella|lo stesso|la stessa) {weekday}',
      '(la)? stessa settimana ma (di|il|la)? {weekday}',
      'solo|soltanto il|la {weekday} !prossim*|scors*|dopo|prima|del|della',
    ],
  },
  weekendAfter: nothing('(il|nel)? {weekendWord} dopo|successivo|seguente'),
  weekendBefore: nothing('(il|nel)? {weekendWord} prima|precedente'),
  sameWeekend: nothing('quel|stesso {weekendWord}'),
  those: nothing(
    '(tutti|tutte)? quelli|quelle !che',
    'questi|queste !giorni|mesi|settimane|anni|weekend|fine|sere|mattine|pomeriggi',
    '{thoseDays}',
    'gli|le altri|altre',
    'ciascuno|ciascuna|ognuno|ognuna',
    '{begin} tutti|tutte|tutto {signs} {atEnd}',
    // Without a noun behind it: `quali cadono a luglio?`
    '(e)? quali =cad*|capita*|rientra*|vanno|finiscono|restano|salto|saltano|perdo|saltiamo|perdiamo',
    '(ne c e|ne ho|ne abbiamo|ce ne sono|c e ne sono|c e n e|ce n e) (una|uno|qualcuna|qualcuno|alcune|alcuni)?',
    `{begin} {polite}? (${withObject('li', 'le')})`,
    '{begin} {polite}? falli|falle|fammeli|fammele vedere',
  ),
  thatOne: nothing(
    'quello|quella !che',
    'la volta =prima|dopo|precedente|successiva',
    'l altro|altra {signs} {atEnd}',
    'l altro|altra =a|ad|al|alla|alle|all|da|dal|di|per|in|quando|dove',
    'fallo|falla =durare|finire',
    'prepararla|prepararlo|organizzarla|organizzarlo|pianificarla|pianificarlo',
    `{begin} {polite}? (${withObject('lo', 'la')})`,
  ),
  timeBeside: nothing('(la volta|quello|quella) prima|dopo|precedente|successiva|successivo'),
  pronoun: nothing('cade|cadono|capita|capitano {signs} {atEnd}'),
  inThoseDays: nothing('{thoseDays}'),
  allThose: nothing('tutti|tutte'),
  both: nothing('tutti|tutte (e|ed)? due', 'quei|quelle|queste|questi due', 'entrambi|entrambe', 'i|le|dei|delle due'),
  placeListed: {
    same: [
      '(il|la|l|lo|nel|nella|al|alla|per il|per la) {ordinal} (di|fra|tra) (quelli|quelle|questi|queste)',
      '(il|la|l|lo|i|gli|le) {ordinal} (cosa|modifica)? {signs} {atEnd}',
      '(il|la|l|lo|i|gli|le) {ordinal} =e|ed|a|al|alla|alle|di|in|da|un|una|,|o|dura|nella|cos|cosa|che|com|come|dov|dove|quando|quanto|mezz|mezza|mezzora|dieci|quindici|venti|trenta|quaranta|15|20|30|45|piu|avanti|indietro|prima|dopo|sotto',
      '(il|la|l|lo) {ordinal} =due|tre|quattro',
      '<=blocca|prenota|prendi|riserva|usa|scegli|tieni|occupa (il|la|l|lo) {ordinal} =per',
      '(nel|nella|del|della) {ordinal} {signs} {atEnd}',
      '{begin} (al|alla|per il|per la) {ordinal} =mett*|fissa|aggiungi|ricord*|cambia',
      '(nel|nella) {ordinal} =alle|all|dalle|,|ci|metti|mettici|solo',
      'e !prima {ordinal} {signs} {atEnd}',
      '<=inizia|comincia|parte|viene {ordinal} {signs} {atEnd}',
      'numero|n {figure:ordinal}',
    ],
  },
  onPlaceListed: nothing(
    '(in|nel|nella|per|a|al|alla|del|della)? (il|la|l|lo)? {ordinal} (giorno|weekend|sera|mattina|pomeriggio)? ((di|fra|tra) (quelli|quelle|questi|queste))?',
  ),
  takesOne: nothing(
    '{begin} (prendi|prendo|prendiamo|scegli|scelgo|scegliamo|usa|facciamo|fai|vada|vado|andiamo|blocca)',
  ),
  firstPlace: {
    same: ['{begin} (per)? (il|la|l|lo) {ordinal} !di|del|della|settimana|giorno|mese|weekend|meta|volta|cosa|e|o'],
  },
  staysBehind: nothing(
    '(invece)? (no|resta|rimane|lascialo|lasciala|lasciamelo|lasciamela|tienilo|tienila|tienimelo|tienimela|rimettilo|rimettila) (dov e|com e|li|cosi|stare)? {signs} {atEnd}',
    '(invece)? (no|resta|rimane) , (lascialo|lasciala|lasciamelo|lasciamela|rimettilo|rimettila) {signs} {atEnd}',
  ),
  noBehind: nothing('(,)? no {signs} ({decline})? {signs} {atEnd}'),
  anotherTime: nothing(
    '(prossima|ultima|scorsa) volta {signs} {atEnd}',
    '(prossima|ultima|scorsa) volta (quando|quand|che) {gap} {signs} {atEnd}',
  ),
  comesHome: nothing('torno|torniamo|ritorno|ritorniamo|rientro|rientriamo'),
  anotherOne: nothing('(prossimo|prossima|ultimo|ultima|precedente) {signs} {atEnd}'),
  wasOver: nothing('(e|era|sono) stat*', 'era|erano'),
  timeLeft: nothing(
    'quanto|quanti|quante (tempo|giorni|settimane|mesi) (mi)? (ho|abbiamo|mancano|manca|restano|resta|rimangono) (ancora|davanti|fino ad allora)? {signs} {atEnd}',
    'quanto|quanti|quante (tempo|giorni|settimane|mesi) (sono|e) (passat*|trascors*) {signs} {atEnd}',
    'quanto|quanti|quante (tempo|giorni|settimane|mesi) fa (e|era|e stato|e stata)? {signs} {atEnd}',
  ),
  untilNext: nothing(
    'quanto|quanti|quante (tempo|giorni|settimane|mesi) (manca|mancano|ci sono) (a|al|alla) (prossimo|prossima|quello|quella) (di) (quest anno)? {signs} {atEnd}',
    'quanto|quanti|quante (tempo|giorni|settimane|mesi) (manca|mancano|ci sono) (a|al|alla) (prossimo|prossima) {signs} {atEnd}',
  ),
  onwards: nothing('in poi|avanti'),
  onceBack: nothing(
    '(quando|appena|dopo che) (torno|torniamo|ritorno|rientro|rientriamo|sono tornat*|siamo tornat*|saro tornat*)',
    'al (mio|nostro)? ritorno|rientro',
  ),
  stayThere: nothing('quanto (tempo)? ci|vi {gap} {signs} {atEnd}'),
  anyWeekends: nothing('in|nei|durante (un)? {weekendWord}'),
  within: nothing('(comprend*|includ*|contien*|cad* dentro)', '(in mezzo|dentro|durante|nel mezzo)'),
  onWeekends: nothing('nel|di|nei|durante|in (il|un)? {weekendWord}'),
  nextListed: nothing('(il|la) prossimo|prossima {signs} {atEnd}'),
  firstFew: { same: [`(i|le|gli)? primi|prime {count} ${NO_UNIT}`] },
  lastFew: { same: [`(gli|le)? ultimi|ultime {count} ${NO_UNIT}`] },
  someoneOwn: nothing(
    'ho|abbiamo|avevo|avro|mio|mia|miei|mie|vado|comincio|inizio|finisco|attacco|stacco|cominciamo|finiamo|impegni|eventi|appuntamenti !erano|sono|sarebbero',
  ),
  nextFew: { same: [`(i|gli|le)? prossimi|prossime {count} ${NO_UNIT}`] },
  betweenFew: nothing('tra|fra (gli|le|i)? (miei|mie)? ultimi|ultime|prossimi|prossime due'),
  lastWeek: nothing('ultima settimana'),
  only: nothing('{begin} solo|soltanto|solamente'),
  starts: nothing('inizia|iniziano|comincia|cominciano|parte|partono'),
  addsIt: nothing(
    `{begin} {polite}? (${ADDED_OBJECT})`,
    '{begin} {polite}? aggiungi|metti|crea|segna|fissa uno|una|quello',
  ),
  addsOne: nothing(
    '{begin} {polite}? (aggiungine|prenotane|mettine|fissane|creane|segnane) (uno|una)',
    '{begin} {polite}? (aggiungi|prenota|metti|fissa|crea|segna) (uno|una) =il|per|al|alle|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|dopodomani|oggi',
  ),
  addsAnother: nothing(
    '{begin} {polite}? aggiungine|prenotane|mettine|fissane|creane|segnane (un altro|un altra)',
    '{begin} {polite}? aggiungi|metti|fissa|prenota|crea|segna (un altro|un altra)',
    `{begin} {polite}? (${ADDED_OBJECT}) (di nuovo|ancora|un altra volta)`,
    '{begin} (lo|la)? stesso|stessa cosa|evento|appuntamento (anche)?',
  ),
  agreeing: nothing(
    '{begin} {agree} {signs} {atEnd}',
    '{begin} {agree} {signs} (solo quello|solo quella|(per|a)? (tutti|tutte|entrambi|entrambe)) (e|ed)? (due|tre)? {signs} {atEnd}',
  ),
  declining: nothing(
    '{begin} ({agree} {signs})? ({correct} {signs})? {decline} {signs} ({decline} {signs})? {agree}? {signs} {atEnd}',
  ),
  correcting: nothing('{begin} {correct}'),
  correctedBehind: nothing(
    'e|sarebbe meglio {atEnd}',
    'invece|piuttosto {signs} {atEnd}',
    '(,)? scusa|scusami|scusate {signs} {atEnd}',
  ),
  spokenDay: nothing(
    '<!fino|sino a (quel giorno|lo stesso giorno|quella data)',
    '(per|in)? (quel giorno|lo stesso giorno|il giorno stesso|quella data|li|la =alle)',
    '<=mattina|mattino|pomeriggio|sera stesso|stessa',
    '(in|nel)? mezzo',
    'prima|dopo =alle',
  ),
  spokenPart: nothing('(quella|quel|la stessa|lo stesso|la) =sera|mattina|pomeriggio|notte'),
  // Which hour of a night is meant nobody knows: it is that day.
  partAfter: nothing('<=mattina|mattino|pomeriggio|sera dopo', '(la)? notte dopo'),
  partBefore: nothing('<=mattina|mattino|pomeriggio|sera prima', '(la)? notte prima'),
  thatPart: nothing('quella|quel =sera|mattina|pomeriggio|notte'),
  longerBy: nothing('(di)? {amount} (in|di) piu', 'piu lung* di {amount}'),
  shorterBy: nothing('(di)? {amount} (in|di) meno', 'piu cort*|breve di {amount}'),
  wholeLength: nothing(
    '{begin} ({agree} {signs})? (e)? (fai|metti|segna|facciamo)? (che)? (fallo|falla|facciamolo|facciamola)? (durare)? (solo)? (per|di|dura|duri|durano|durino|durata|ci mette|ci mettono|ci vuole|ci vogliono|serve|servono|bastano|basta)? (solo|circa)? {amount} (soltanto|solo|e basta|in tutto|va bene|basta|bastano|e sufficiente|ciascuno|ciascuna|l uno|l una|ogni volta|a volta)? {signs} {atEnd}',
    '{begin} (fallo|falla|facciamolo|facciamola)? piu corto|corta|breve|lungo|lunga , {amount} (basta|bastano|va bene)? {signs} {atEnd}',
  ),
  eventNoun: nothing('eventi|evento|impegni|impegno|appuntamenti|appuntamento|cose|programmi'),
  ofThem: nothing('ne'),
  withSomebody: nothing('{begin} con|insieme {anyWord}'),
  makesIt: nothing(
    '{begin} {polite}? ((metti|scrivi|segna|imposta) che)? comincia|inizia|parte =alle|all',
    '{begin} {polite}? (scrivi|segna) (che e)?',
    '{begin} {polite}? mettici|scrivici',
    '{begin} {polite}? lascia|lasciamo|tieni =alle|all|a',
    '{begin} (però|pero|ma|e|allora)? {polite}? falla|fallo|fammela|fammelo|facciamola|facciamolo|rendila|rendilo|mettila|mettilo|portala|portalo|lasciala|lascialo|tienila|tienilo (iniziare|cominciare|partire)?',
  ),
  sameHour: nothing(
    '(lo)? stesso giorno (,|e)? (alla|la|allo|lo)? stessa|stesso ora|orario',
    '(alla)? stessa ora (,|e)? (lo)? stesso giorno',
    '(e)? (alla|la)? stessa ora (di (prima|sempre|adesso))?',
    '(e)? (allo|lo|gli|agli)? stesso|stessi orario|orari (di (prima|sempre))?',
    '(e)? (alle|le)? stesse ore (di (prima|sempre))?',
    'al solito orario',
    'alla solita ora',
  ),
  ratherThan: nothing(
    '(,)? (e)? (non|invece di|invece che|invece del|invece della|invece dei|anziche|al posto di|al posto del) {longGap} {atEnd}',
  ),
  sameFor: nothing(
    '{begin} (ok|si)? (e|ed)? (fai|fallo|metti|mettilo|mettine|ricordami)? (lo stesso|la stessa cosa|uguale|idem|uno)? (anche|pure)? per|a|al|alla (il|lo|la|l)?',
    '{begin} (ok|si)? (e|ed) (anche|pure)? (il|lo|la|l)?',
  ),
  doesTheSame: nothing(
    '{begin} (ok|si)? (e|ed)? (fai|facciamo|fallo)? (lo stesso|la stessa cosa|uguale|idem) (anche|pure)? per|con|a|al|alla (il|lo|la|l|i|gli|le)?',
  ),
  alsoBut: nothing('(,)? (anche|pure)? (,)? (ma|pero)? (solo|soltanto)? {signs} {atEnd}'),
  atItsStart: nothing('(all|d) inizio', '(dall|dal) (inizio|principio)', 'in testa', 'davanti {signs} {atEnd}'),
  addsLength: {
    same: [
      '{begin} {polite}? (aggiungi|aggiungici|aggiungigli|metti|mettici) (un|una|1) (altro|altra)? {unit} (in piu)?',
    ],
  },
  stillOn: nothing(
    '(ci)? (e|c e|resta|rimane) ancora',
    '(resta|rimane) (li|in calendario|dov e)? vero|no|giusto {signs} {atEnd}',
  ),
  definiteWeekday: {
    same: ['<!di (di)? (quel|quella) {weekday} !prossim*|scors*|dopo|prima', 'di quel|quella {weekday}'],
  },
  asksBack: nothing('(,)? (vero|no|giusto) {signs} {atEnd}'),
  withWhom: nothing(
    'con chi',
    'chi (c e|incontro|vedo|incontriamo|vediamo|vedro|incontrero|vedremo|incontreremo|ho visto|ho incontrato|abbiamo visto|abbiamo incontrato)',
    'chi (devo|dobbiamo|dovrei|dovremmo|posso|possiamo|avrei da|ho da|mi tocca) (ancora)? (vedere|incontrare|rivedere)',
    'chi (mi|ci) aspetta',
  ),
  thanking: nothing('grazie'),
  parting: nothing('arrivederci|buonanotte', 'buona notte', 'a dopo|presto|domani'),
  askingWho: nothing('chi sei', 'cosa sei', 'sei (un|una)? (vero|vera|persona|umano|umana|robot|bot|macchina|ai)'),
  joinsWishes: nothing('(,|;|.)? e (poi|anche|pure)?', ', poi|anche|pure', 'poi', ';|.'),
  backTo: nothing(
    '{begin} ((allora|ok|e|dunque) {signs})? torniamo|torna|tornando|ritorniamo a|al|alla|allo|all|ai|alle',
  ),
  agreeFirst: nothing('{begin} (va bene|ok|okay|perfetto|d accordo|bene|dai|certo|si) (allora)? {signs}'),
  whileAway: nothing(
    'mi perdo|perdero {signs} {atEnd}',
    '(mentre|quando|finche|perche|siccome|dato che|visto che) sono|siamo|saro|saremo|ero (via|fuori|in viaggio|in ferie|in vacanza|all estero) {signs} {atEnd}',
  ),
  myDay: nothing('la mia giornata'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
