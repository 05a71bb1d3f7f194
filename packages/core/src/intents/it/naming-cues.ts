import type { Patterns } from '../../language/index.ts'
import type { namingCues as english } from '../en/naming-cues.ts'
import { nothing } from '../language-words.ts'

const OF = 'di|del|dello|della|dell|dei|degli|delle'
const TO = 'a|ad|al|allo|alla|all|ai|agli|alle'
const THE = `${OF}|${TO}|il|lo|la|l|i|gli|le`
const PARTICIPLE = '*ato|*uto|*ito|*sto|*tto|*eso|*rso|*ata|*uta|*ita|*ati|*uti|*ate'

/** Verbs to which an object is joined: `spostalo`, `mostrameli`, `cancellarle`. */
const OBJECT_VERBS =
  'sposta rimanda anticipa posticipa cancella elimina annulla rinomina allunga accorcia prolunga copia duplica ricorda mostra elenca conta salta leva assegna passa porta segna'
const WITHOUT_OBJECT = [
  ...OBJECT_VERBS.split(' ').flatMap((verb) => [verb, `${verb}me`, `${verb}r`]),
  ...['togli', 'toglier', 'metti', 'metter', 'rimuovi', 'rimuover', 'disdici', 'chiama', 'chiamar'],
]
const ADDED_OBJECT = [
  'aggiungi',
  'inserisci',
  'crea',
  'fissa',
  'prenota',
  'segna',
  'metti',
  'rimetti',
  'ripeti',
  'rifai',
]
  .flatMap((verb) => ['lo', 'la', 'li', 'le', 'melo', 'mela'].map((object) => verb + object))
  .join('|')
const NO_UNIT = '!giorni|settimane|weekend|mesi|anni|ore'
const withObject = (...objects: readonly string[]): string =>
  WITHOUT_OBJECT.flatMap((verb) => objects.map((object) => verb + object)).join('|')
const BESIDE = `prima|dopo|precedente|successivo|successiva ${THE}`

/** What Italian words say of which things are meant, and of what is wished for them: none of them asks, and no slip of them is mended. */
export const namingCues = {
  beforeThing: nothing(`prima ${OF}`, `fino|sino ${TO} !quando|che`, `da qui|oggi|ora|adesso ${TO}`),
  afterThing: nothing('dopo'),
  earlier: nothing('prima|precedente'),
  later: nothing('dopo|successivo|successiva', '{begin} (e|ok)? poi {signs} {atEnd}'),
  periodAfter: {
    plain: ['(il|la|l|nel|nella|al|alla)? {unit} dopo|successivo|successiva|seguente !di|del|della|il|la|le|l'],
  },
  periodBefore: { plain: ['(il|la|l|nel|nella|al|alla)? {unit} prima|precedente !di|del|della|dell'] },
  samePeriod: { plain: ['quel|quella|quell|stesso|stessa {unit}'] },
  weekdayBefore: { same: ['(il|la)? {weekday} prima|precedente'] },
  weekendAfter: nothing('(il|nel)? {weekendWord} dopo|successivo|seguente'),
  weekendBefore: nothing('(il|nel)? {weekendWord} prima|precedente'),
  sameWeekend: nothing('quel|stesso {weekendWord}'),
  dayOf: nothing(`giorno ${BESIDE}`, `giorno ${THE} !settimana|mese|anno`),
  weekOf: nothing(`settimana ${BESIDE}`, `settimana ${THE} !settimana|mese|anno`),
  weekendOf: nothing(`{weekendWord} ${THE} !settimana|mese|anno`),
  monthOf: nothing(`mese ${THE} !settimana|mese|anno`),
  birthday: nothing('compleann*'),
  birthdayThing: nothing('compleanno|festa|cena|pranzo'),
  noon: nothing('mezzogiorno'),
  ofComparing: nothing('piu|meno|maggior*|minor*|cos*|fare'),
  forAll: nothing('tutto|tutti|tutte|tutta|ogni|ciascun*|gli|i|le|entrambi|entrambe|questi|queste'),
  selection: nothing('questo|questa|questi|queste|selezionat*'),
  doing: nothing(
    `(ho|abbiamo|avevo|avevamo|avro|avremo|ha|hanno) (gia|mai|poi|anche|ancora)? (${PARTICIPLE})`,
    `(sono|siamo|ero|eravamo) (gia|mai|poi|anche)? (${PARTICIPLE})`,
    '(devo|dobbiamo|posso|possiamo|voglio|vorrei|dovrei) (ancora|anche)? *are|*ere|*ire',
  ),
  those: nothing(
    '(tutti|tutte)? quelli|quelle !che',
    'questi|queste !giorni|mesi|settimane|anni|weekend|fine|sere|mattine|pomeriggi',
    '{thoseDays}',
    'gli|le altri|altre',
    '{begin} tutti|tutte|tutto {signs} {atEnd}',
    `{begin} {polite}? (${withObject('li', 'le')})`,
    '{begin} {polite}? falli|falle|fammeli|fammele vedere',
  ),
  thatOne: nothing(
    'quello|quella !che',
    'la volta =prima|dopo|precedente|successiva',
    'fallo|falla =durare|finire',
    'prepararla|prepararlo|organizzarla|organizzarlo|pianificarla|pianificarlo',
    `{begin} {polite}? (${withObject('lo', 'la')})`,
  ),
  pronoun: nothing(),
  inThoseDays: nothing('{thoseDays}'),
  both: nothing('tutti|tutte (e|ed)? due', 'entrambi|entrambe', 'i|le due'),
  placeListed: {
    same: [
      '(il|la|l|lo|i|gli|le) {ordinal} {signs} {atEnd}',
      '(il|la|l|lo|i|gli|le) {ordinal} =e|ed|a|al|alla|alle|di|in|da|un|una|,|o|dura|nella|cos|cosa|che|com|come|dov|dove|quando|quanto',
      'e {ordinal} {signs} {atEnd}',
      'numero|n {figure:ordinal}',
    ],
  },
  nextListed: nothing('(il|la) prossimo|prossima {signs} {atEnd}'),
  firstFew: { same: [`(i|le|gli)? primi|prime {count} ${NO_UNIT}`] },
  lastFew: { same: [`(gli|le)? ultimi|ultime {count} ${NO_UNIT}`] },
  someoneOwn: nothing('ho|abbiamo|avevo|avro|mio|mia|miei|mie|vado|impegni|eventi|appuntamenti !erano|sono|sarebbero'),
  nextFew: { same: [`(i|gli|le)? prossimi|prossime {count} ${NO_UNIT}`] },
  only: nothing('{begin} solo|soltanto|solamente'),
  starts: nothing('inizia|iniziano|comincia|cominciano|parte|partono'),
  addsIt: nothing(
    `{begin} {polite}? (${ADDED_OBJECT})`,
    '{begin} {polite}? aggiungi|metti|crea|segna|fissa uno|una|quello',
  ),
  addsAnother: nothing(
    '{begin} {polite}? aggiungine|prenotane|mettine|fissane|creane|segnane (un altro|un altra|uno|una)',
    '{begin} {polite}? aggiungi|metti|fissa|prenota|crea|segna (un altro|un altra)',
    `{begin} {polite}? (${ADDED_OBJECT}) (di nuovo|ancora|un altra volta|anche)`,
    '{begin} (lo|la)? stesso|stessa cosa|evento|appuntamento (anche)?',
  ),
  agreeing: nothing(
    '{begin} {agree} {signs} {atEnd}',
    '{begin} {agree} {signs} (solo quello|solo quella|tutti|tutte) (e|ed)? (due|tre)? {signs} {atEnd}',
  ),
  declining: nothing(
    '{begin} ({agree} {signs})? ({correct} {signs})? {decline} {signs} ({decline} {signs})? {agree}? {signs} {atEnd}',
  ),
  correcting: nothing('{begin} {correct}'),
  correctedBehind: nothing('e|sarebbe meglio {atEnd}', 'invece|piuttosto {signs} {atEnd}'),
  newName: nothing('in|come'),
  hasNone: nothing('non (ce l|ce lo|ne|lo)? ha|hanno', 'senza'),
  everything: nothing('tutt*|quant*'),
  ofEverything: nothing('tutt*|ogni|avvisi|notifiche', 'i (miei)? promemoria', 'piu|basta promemoria'),
  inCategory: nothing('(in|nella|alla|sotto|come|con)? (la)? categoria|categorie (di|in)?'),
  namedCategory: nothing('(in|nella) {gap} categoria'),
  into: nothing('in|nella|sotto la?'),
  ofLength: {
    same: [
      '(di|da|per|lunga|lungo) {amount} !prima|dopo|fa',
      '{begin} {amount} !prima|dopo|fa|in',
      '<!tra|fra|ogni|prima|dopo {amount} di',
    ],
  },
  spokenDay: nothing('(per|in)? (quel giorno|lo stesso giorno|quella data|li|la =alle)', 'prima|dopo =alle'),
  spokenPart: nothing('quella|quel|la =sera|mattina|pomeriggio|notte'),
  longerBy: nothing('(di)? {amount} (in|di) piu', 'piu lung* di {amount}'),
  shorterBy: nothing('(di)? {amount} (in|di) meno', 'piu cort*|breve di {amount}'),
  wholeLength: nothing(
    '{begin} ({agree} {signs})? (per|di|dura|duri|durata)? (solo|circa)? {amount} (in tutto|va bene|basta|bastano|e sufficiente)? {signs} {atEnd}',
  ),
  eventNoun: nothing('eventi|evento|impegni|impegno|appuntamenti|appuntamento|cose|programmi'),
  ofThem: nothing('ne'),
  withSomebody: nothing('{begin} con|insieme {anyWord}'),
  makesIt: nothing(
    '{begin} {polite}? (scrivi|segna) (che e)?',
    '{begin} {polite}? comincia|inizia|parte =alle|all',
    '{begin} {polite}? falla|fallo|fammela|fammelo|facciamola|facciamolo|rendila|rendilo|mettila|mettilo|portala|portalo',
  ),
  sameHour: nothing('(e)? (alla|la) stessa ora', '(allo|lo) stesso orario'),
  ratherThan: nothing('(,)? (e)? (non|invece di|invece che|anziche|al posto di|al posto del) {longGap} {atEnd}'),
  withWhom: nothing('con chi', 'chi c e|incontro|vedo|incontriamo|vediamo'),
  thanking: nothing('grazie'),
  parting: nothing('arrivederci|buonanotte', 'buona notte', 'a dopo|presto|domani'),
  askingWho: nothing('chi sei', 'cosa sei', 'sei (un|una)? (vero|vera|persona|umano|umana|robot|bot|macchina|ai)'),
  loneMonth: nothing('{begin} {month} {atEnd}'),
  season: nothing('{season}'),
  exercising: nothing(),
  joinsWishes: nothing('(,|;|.)? e (poi|anche)?', ', poi|anche', 'poi', ';|.'),
  greeting: nothing(
    '{begin} (ciao|salve|ehi|hey|buongiorno|buonasera|buon giorno|buona sera) (a te|caro|cara|di nuovo)? {signs}',
  ),
  whileAway: nothing(
    'mentre|quando|finche sono|siamo|saro|saremo|ero (via|fuori|in viaggio|in ferie|in vacanza|all estero) {signs} {atEnd}',
  ),
  myDay: nothing('la mia giornata'),
  dropsIt: nothing(
    '{begin} {correct}? annulla|cancella|cancellalo|cancellala|annullalo|annullala|toglilo|toglila|lascia (stare|perdere)? ({atEnd}|,|.)',
  ),
  newPlace: nothing('in|a|al|alla|allo|come|presso|da|dal|dalla', ':', 'all {glued}'),
  newNote: nothing(':|,', 'che (dice)?', 'con scritto', 'di *are|*ere|*ire'),
  lastingUntil: nothing('{begin} (solo)? fino|sino'),
  comesWithReminder: nothing('con (un|uno|il)? {reminderNoun}'),
  withReminder: nothing('{begin} (con|e|piu)? (un|uno|il)? {reminderNoun}'),
  sometime: nothing('(in|a) (un|qualche|qualsiasi|qualunque) momento|punto (qualsiasi|qualunque)?', 'quando capita'),
  keptFor: nothing('{begin} per'),
  blocking: nothing('blocc*'),
  titledBehind: nothing('(,|;|.)? (e)? chiamalo|chiamala', '(,)? (dal titolo|intitolato|intitolata|con titolo)'),
  addedToo: nothing('{begin} anche|pure|come'),
  article: nothing('{begin} (per)? un|una|uno|il|la|lo|l'),
  hanging: nothing('a|al|alla|di {atEnd}'),
  toPlace: nothing('a|al|alla|allo|ad|verso|all'),
  toBareHour: nothing('alle {bareClock} {leadEnd}'),
  onPlace: nothing('alle|per'),

  joinsCompared: nothing(
    'oppure|o|contro|versus|vs',
    'rispetto a|ad|al|alla|allo|all',
    'che =a|ad|in|nel|il|la|questo|questa|quest|di|al',
    '(e|sara|sono|saranno|era) (piu|meno) {anyWord} (di|del|dell|della) =questo|questa|quello|quella|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|mese|anno|settimana',
  ),
  comparedUnit: nothing('settimana|mese|anno|trimestre', '{weekendWord}'),
  namesCategory: nothing('categoria|categorie|# {anyWord}? {atEnd}'),
  ofCategory: nothing('di|per {atEnd}'),
  medicalVisit: nothing('visita|visite|controllo|controlli|appuntamento|appuntamenti =medic*|sanitari*'),
  leavesOut: nothing(
    '{except} {articles}?',
    'senza !niente|nulla|impegni|eventi|appuntamenti {articles}?',
    'non (ha|hanno|ho) {articles}? =categoria|categorie',
    'che non sono|siano|e|sia {articles}?',
  ),
  halfOfDay: nothing('mattin*|stamattin*|sera*|*sera|pomeriggio|*notte|mezzogiorno|mezzanotte'),
  namedHour: nothing('mezz*'),

  putsInto: nothing('mett*'),
  movingVerb: nothing('sposta*|rimanda*|anticipa*|posticipa*|rinvia*'),
  addingVerb: nothing(),
  wishesFirst: nothing(
    '{begin} {polite}? sposta|rimanda|anticipa|posticipa|crea|aggiungi|cancella|elimina|metti|mettimi {anyWord}',
    '{begin} {polite}? prenota|fissa|segna|ricorda*|avvisa*|rinomina {anyWord}',
  ),
  lasting: nothing('durare !>piu'),
  saysWhere: nothing('{begin} a|al|alla|alle|allo|ad|per|di|mezz*', '{begin} all {glued}', '{begin} {amount}'),
  joint: nothing('(e)? (tipo|diciamo|magari)? (a|al|alla|da|in|con|di)? (uno)? {atEnd}'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>

/** Symbols of the patterns. */
export const namingParts: Patterns = {
  except: nothing('tranne|eccetto|salvo|escluso|esclusa|escluse|esclusi', 'a parte'),
  agree: nothing(
    'si|vai|avanti|certo|certamente|ok|okay|perfetto|bene|benissimo|ottimo|procedi|fallo|esatto|giusto|grazie|volentieri|conferm*|applica|applicalo|applicala|applicali {signs} {agree}?',
    '(va bene|d accordo|fai pure|per favore|certo che si|per me va bene|a posto|sono sicuro|sono sicura) {signs} {agree}?',
  ),
  decline: nothing(
    'no|niente|basta|annulla|ferma|fermati|aspetta',
    'lascia|lasciamo|lasciala|lascialo stare|perdere',
    '(rimettil*|lascial*|rimettila|torna|tutto) (tutto)? (com era|come prima|com erano|come stava)',
    '(non importa|non farlo|annulla tutto|meglio di no|non mi serve|come non detto|ho cambiato idea)',
    `non (${withObject('lo', 'la', 'li', 'le')})`,
  ),
  correct: nothing(
    'no|si|anzi|scusa|aspetta|meglio|piuttosto|invece|facciamo|fai|intendevo|diciamo|ok {signs} {correct}?',
    'volevo dire {signs} {correct}?',
    'non {gap} , {correct}?',
  ),
  thoseDays: nothing(
    '(in|per)? quei giorni',
    '(in)? quel periodo',
    'nel frattempo',
    'mentre|quando|finche sono|siamo|saro|saremo (la|li) {signs} {atEnd}',
  ),
  articles: nothing('il|lo|la|i|gli|le|l|un|una|uno|per|di|del|della|mia|mio|contare {articles}?'),
}
