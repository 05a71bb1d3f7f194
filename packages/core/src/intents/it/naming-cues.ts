import type { Patterns } from '../../language/index.ts'
import type { namingCues as english } from '../en/naming-cues.ts'
import { nothing } from '../language-words.ts'

const ASKING = 'quando|quand|cosa|cos|dove|dov|quanto|quanti|quanta|quante|chi|quale|qual|quali|sono|ho|avro|sara'
const OF = 'di|del|dello|della|dell|dei|degli|delle'
const TO = 'a|ad|al|allo|alla|all|ai|agli|alle'
const THE = `${OF}|${TO}|il|lo|la|l|i|gli|le`
const PARTICIPLE = '*ato|*uto|*ito|*sto|*tto|*eso|*rso|*ata|*uta|*ita|*ati|*uti|*ate'

const BESIDE = `prima|dopo|precedente|successivo|successiva (${THE}|(che !finisca|finiscano|termini|terminino))`

/** What Italian words say of which things are meant, and of what is wished for them: none of them asks, and no slip of them is mended. */
export const namingCues = {
  beforeThing: nothing(
    `prima ${OF}`,
    'prima che finisca|finiscano|termini|terminino',
    `fino|sino ${TO} !quando|che`,
    `da qui|oggi|ora|adesso ${TO}`,
  ),
  afterThing: nothing('dopo'),
  dayOf: nothing(
    `giorno|sera|mattina|pomeriggio|notte ${BESIDE}`,
    `giorno ${THE} !settimana|mese|anno`,
    'mattina|pomeriggio|sera|notte del|della|dell|dello !settimana|mese|anno',
    'giorno in cui',
    '{dayOut}',
    '{dayBack}',
  ),
  weekOf: nothing(`settimana ${BESIDE}`, `settimana ${THE} !settimana|mese|anno`, 'settimana in cui'),
  weekendOf: nothing(`{weekendWord} ${THE} !settimana|mese|anno`, `{weekendWord} ${BESIDE}`),
  monthOf: nothing(`mese ${THE} !settimana|mese|anno`),
  birthday: nothing('compleann*'),
  birthdayThing: nothing('compleanno|festa|cena|pranzo'),
  stretch: nothing('periodo|intervallo|pausa|tempo|intervalli|periodi piu lung*', 'piu a lungo|tempo'),
  longWeekendOf: nothing('ponte =di|del|dell|della', '{weekendWord} lungo =di|del|dell|della'),
  gaps: nothing('buco|buchi|finestra|finestre', 'spazio|spazi (liber*)?'),
  longWeekends: nothing('ponte|ponti', `{weekendWord} lungo|lunghi|lungi`),
  noon: nothing('mezzogiorno'),
  ofComparing: nothing('piu|meno|maggior*|minor*|cos*|fare|prend*|occup*|rub*|port*'),
  bothTenses: nothing(
    'passat*|vecchi* (e|o|ed) (i|le)? futur*|prossim*|nuov*',
    'futur*|prossim* (e|o|ed) (i|le)? passat*|vecchi*',
    '(ho|abbiamo) *to|*so (e|o) (che)? *ro|*remo',
  ),
  isNow: nothing(
    'quando|quand|giorno|data (e|sono|cade|ho|abbiamo|c e|facciamo|faccio) !stat* !*ato|*uto|*ito|*sto|*tto|*eso|*rso',
  ),
  joinsQuestions: nothing(
    `<!c|cos|dov|com|quand|qual|che (?|,|;)? e (poi|anche)? =a|in|con|da|che|quel|quella|${ASKING}`,
    `; (e|ed)? =${ASKING}`,
    '(?|,|;)? e (poi)? =c =>altro|altra|qualcosa|qualcos|niente',
    `, poi|anche|inoltre =a|in|con|da|${ASKING}`,
    '(?|,|;)? e =fino|sino',
    '(?|,|;)? e =di =>quanti|quante',
    '(,)? o =e',
    '(?|,|;)? e (poi|dopo) =faccio|riesco|riusciamo|posso|devo|facciamo',
    '(,)? o (gia|ancora)? =sono|siamo|ho|abbiamo|devo|dobbiamo|c',
  ),
  since: nothing('(gia)? da|dal|dallo|dalla|dall'),
  untilNow: nothing('(fino|sino)? (a|ad|all)? (oggi|ora|adesso)'),
  /** Days that are told one by one: `il 2 e il 12 giugno`. */
  severalDays: nothing('{severalDays}'),
  oneDay: nothing('{oneDay}'),
  bareDay: nothing('{begin} (del|dell|il|l|nel)? {dom} {atEnd}'),
  bareDom: { dom: ['(al|il|a|all|del|dell) {figure:count} {open}'] },
  monthOfDay: nothing('(di)? {month} {year}?'),
  rangeEnd: nothing('(fino|sino)? a|ad|al|allo|alla|all|agli'),
  wholeYear: nothing('(in|per|di)? tutto l anno', 'nell anno', 'nel corso dell anno', 'l anno intero'),
  asksPolitely: nothing('{begin} (possiamo|potremmo|puoi|potresti|posso) (per favore)?', '{begin} per favore'),
  underCategory: nothing('(,)? sotto (la)?'),
  /** The same at the end, where no place is meant. */
  filedBehind: nothing('(,)? nel|nello', ', in|nella|nell'),
  forAll: nothing(
    'tutto|tutti|tutte|tutta|ogni|ciascun*|entrambi|entrambe|questi|queste',
    '<=tutti|tutte gli|i|le',
    '{begin} gli|i|le',
  ),
  bothOf: nothing('entrambi|entrambe', 'tutti|tutte (e|ed)? due'),
  selection: nothing('questo|questa|questi|queste|selezionat*'),
  doing: nothing(
    `(ho|abbiamo|avevo|avevamo|avro|avremo|ha|hanno) (gia|mai|poi|anche|ancora)? (${PARTICIPLE})`,
    `(sono|siamo|ero|eravamo) (gia|mai|poi|anche)? (${PARTICIPLE})`,
    '(devo|dobbiamo|posso|possiamo|voglio|vorrei|dovrei) (ancora|anche)? *are|*ere|*ire',
  ),
  newName: nothing('in|come'),
  hasNone: nothing('non (ce l|ce lo|ne|lo)? ha|hanno', 'senza'),
  everything: nothing('tutt*|quant*'),
  ofEverything: nothing('tutt*|ogni|avvisi|notifiche', 'i (miei)? promemoria', 'piu|basta promemoria'),
  inCategory: nothing('(in|nella|alla|sotto|come|con)? (la)? categoria|categorie (di|in)?'),
  namedCategory: nothing('(in|nella) {gap} categoria'),
  categoryBehind: nothing('categoria {signs} {atEnd}'),
  into: nothing('in|nel|nello|nella|nell|sotto la?', 'tra|fra (la|il|lo|l|i|gli|le)?'),
  ofLength: {
    same: [
      '(,|;)? (per)? (circa)? {amount} (circa|o giu di li|piu o meno|o poco piu)',
      ', (circa)? {amount} =,',
      ', (circa)? {amount} {signs} {atEnd}',
      '(di|da|per|lunga|lungo) {amount} !prima|dopo|fa',
      '(,|;)? (e)? (che)? (deve|dovrebbe)? (dura|duri|durera|durare|durata) (di|circa)? {amount}',
      '(,|;)? (e)? ci vuole|vogliono|vorra|vorranno (circa)? {amount}',
      '<!tra|fra|ogni|prima|dopo {amount} di',
    ],
  },
  loneMonth: nothing('{begin} {month} {atEnd}'),
  season: nothing('{season}'),
  exercising: nothing(),
  newPlace: nothing(
    'in|a|al|alla|allo|da|dal|dalla|come',
    ':',
    ': (si va|si fa|si fara|sara|ora e|e|diventa|andiamo|ci vediamo|ci troviamo) (a|al|all|alla|allo|da|dal|dalla|in|nel|nella)?',
    'all {glued}',
  ),
  newNote: nothing(':|,', 'che (dice)?', 'con scritto', 'di *are|*ere|*ire'),
  sometime: nothing('(in|a) (un|qualche|qualsiasi|qualunque) momento|punto (qualsiasi|qualunque)?', 'quando capita'),
  keptFor: nothing('{begin} (tutto|tutta|l intero|l intera|intero|intera)? (il|la)? per'),
  blocking: nothing('blocc*|prenot*|tien*|tener*'),
  /** What says that something will be, before what it is. */
  toldToBe: nothing(
    '{begin} che (sono|siamo|saro|saremo) (in)?',
    '{begin} che (ho|abbiamo|avro|avremo|devo|dobbiamo|c e|ci sono)',
    '{begin} (ho|abbiamo) (gia)? (prenotato|preso|fissato|organizzato|programmato) (un appuntamento)? (per)?',
    '{begin} (vorrei|vorremmo|voglio|vogliamo|devo|dobbiamo|dovrei|dovremmo|mi piacerebbe|ci piacerebbe) (proprio|anche|tanto)? =*are|*ere|*ire|*rmi|*rci',
    '{begin} (pensavo|pensavamo|pensiamo|conto|contiamo|sto cercando|stiamo cercando|sto pensando|stiamo pensando|stavo pensando|stavamo pensando|ho intenzione|abbiamo intenzione|mi va|ho voglia) di =*are|*ere|*ire|*rmi|*rci',
    '{begin} (vorrei|vorremmo|mi piacerebbe|ci piacerebbe)',
    '{begin} (pensavo|pensavamo|pensiamo|sto pensando|stiamo pensando|stavo pensando|stavamo pensando) a|ad|al|alla|allo|all',
    '{begin} (sto|stiamo|stavo|stavamo) organizzando|programmando|cercando|pianificando (un|una|il|la|le|i|l)?',
  ),
  /** All of what comes back on a weekday, and not what is on the next one. */
  allOfWeekday: nothing('tutti|tutte {gap} del|della {weekday}'),
  article: nothing('{begin} (per)? un|una|uno|il|la|lo|l'),
  hanging: nothing('a|al|alla|di {atEnd}'),
  toPlace: nothing('a|al|alla|allo|ad|verso|all'),
  toBareHour: nothing('alle {bareClock} {leadEnd}'),
  onPlace: nothing('alle|per'),

  joinsCompared: nothing(
    'oppure|o|contro|versus|vs|supera|superano (quello|quella|quelli|quelle)?',
    'rispetto a|ad|al|alla|allo|all',
    'che =a|ad|in|nel|il|la|questo|questa|quest|di|al',
    '(e|sara|sono|saranno|era) (piu|meno) {anyWord} (di|del|dell|della) =questo|questa|quello|quella|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|mese|anno|settimana',
  ),
  maybeThan: nothing('che'),
  comparedUnit: nothing('settimana|mese|anno|trimestre', '{weekendWord}'),
  namesCategory: nothing('categoria|categorie|# {anyWord}? {atEnd}'),
  ofCategory: nothing('di|per {atEnd}'),
  medicalVisit: nothing('visita|visite|controllo|controlli|appuntamento|appuntamenti =medic*|sanitari*'),
  /** Between things of which one like the other is left out. */
  joinsThings: nothing('(,)? (e|o|ne) (anche|pure)? {articles}?', ', {articles}?'),
  leavesOut: nothing(
    '{except} {articles}?',
    '{except} {articles}? quelli|quelle|quello|quella (con|di|del|della|dei|delle|a|al|alla)?',
    '{without} {articles}?',
    'non (ha|hanno|ho) {articles}? =categoria|categorie',
    'che non sono|siano|e|sia {articles}?',
  ),
  isFree: nothing('liber*|vuot*'),
  isTaken: nothing('occupat*|impegnat*|pres*|pien*'),
  shareUnit: nothing('giorni|giornate|mattine|mattinate|pomeriggi|sere|serate|notti'),
  /** Before what ends something that comes back. */
  untilThing: nothing('(fino|sino) a|al|allo|alla|ai|agli|alle|all'),
  weekdayOfWeek: nothing(
    'giorno|giorni|mattina|pomeriggio|sera|serata della settimana',
    'mattina|pomeriggio|sera|serata piu {anyWord} della settimana',
  ),
  oneThing: nothing(
    'appuntamento|evento|impegno|cosa',
    'quella|quello di|del|della|dell|dello|che',
    'lo|la salto|annullo|cancello|tolgo|elimino|disdico|sposto|rimando|anticipo',
    'toglilo|toglila|cancellalo|cancellala|eliminalo|eliminala|annullalo|annullala|saltalo|saltala|spostalo|spostala|levalo|levala|rimuovilo|rimuovila|disdicilo|disdicila|rimandalo|rimandala|anticipalo|anticipala|posticipalo|posticipala',
  ),
  /** The time from one of several things to the next. */
  gapBetween: nothing(
    'intervallo|periodo|tempo|pausa|distanza|stacco piu lung*|grande|ampi* (tra|fra)',
    'piu lung*|grande intervallo|periodo|tempo|pausa|distanza|stacco (tra|fra)',
  ),
  fits: nothing(
    'quando (posso|possiamo|potrei|potremmo) (vedere|incontrare) il|la|lo|l|un|una|uno|qualche|gli|le',
    'quando (posso|possiamo|potrei|potremmo) andare dal|dalla|dallo',
    'quando (posso|possiamo|potrei|potremmo|riesco a|riusciamo a|riuscirei a) (mettere|fissare|organizzare|infilare|incastrare|fare|pianificare|programmare|inserire|piazzare|cenare|pranzare)',
    'quando (posso|possiamo|potremmo|riusciamo a) (vederci|incontrarci|sentirci)',
    '<!in tempo|posto|spazio (per|x) (un|una|uno|il|la|lo|l)',
    'mattina|pomeriggio|sera|serata|giorno|giornata|ora per (un|una|uno)',
  ),
  halfOfDay: nothing('mattin*|stamattin*|sera*|*sera|pomeriggio|*notte|mezzogiorno|mezzanotte'),
  namedHour: nothing('mezz*'),

  putsInto: nothing('mett*'),
  putLonger: nothing('<!con {amount} in|di piu|meno {signs} {atEnd}'),
  movingVerb: nothing('sposta*|rimanda*|anticipa*|posticipa*|rinvia*'),
  addingVerb: nothing(),
  wishesFirst: nothing(
    '{begin} {polite}? sposta|rimanda|anticipa|posticipa|crea|aggiungi|cancella|elimina|metti|mettimi {anyWord}',
    '{begin} {polite}? prenota|fissa|segna|ricorda*|avvisa*|rinomina {anyWord}',
  ),
  averageOf: nothing('media settimanale|mensile|giornaliera'),
  lasting: nothing('durare !>piu'),
  saysWhere: nothing('{begin} a|al|alla|alle|allo|ad|per|di|mezz*', '{begin} all {glued}', '{begin} {amount}'),
  joint: nothing('(e)? (tipo|diciamo|magari)? (a|al|alla|da|in|con|di)? (uno)? {atEnd}'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>

/** Symbols of the patterns. */
export const namingParts: Patterns = {
  fallsOn: nothing(
    'cade|cadono|cadra|sara|saranno|capita|capitano|viene|vengono (di|un|nel|in)? {dayKind}',
    'e (sempre|ancora|proprio|davvero)? (di|un|nel) {dayKind}',
    'e (il|di)? ({dayKind}|oggi|domani|dopodomani) o (il|di)? ({dayKind}|oggi|domani|dopodomani)',
  ),
  dayKind: nothing('{weekday}', '{weekendWord}'),
  dayUnit: nothing('giornata|settimana|mattina|mattinata|pomeriggio|serata|sera|mese', '{weekendWord}'),
  isNot: nothing('che non sia|siano|sono !liber*|occupat*|impegnat*'),
  without: nothing('oltre a|al|allo|alla|ai|agli|alle|all', 'senza !niente|nulla|impegni|eventi|appuntamenti'),
  except: nothing(
    'tranne|eccetto|salvo|escluso|esclusa|escluse|esclusi|tolto|tolta|tolti|tolte',
    'a parte',
    'lasciando fuori|perdere|stare',
    'senza contare|considerare',
  ),
  oneDay: nothing('(del|dell|il|l|nel)? {point}', '(del|dell|il|l|nel)? {dom}'),
  severalDays: nothing(
    '<!alle|ore|le|dalle|tra|fra|dal|da|di|del|dell|il|l|nel {oneDay} (,|e|ed|o) (e|o)? (quella|quello|quelle|quelli)? (del|dell|il|l|nel)? {point}',
    '<!alle|ore|le|dalle|tra|fra|dal|da|di|del|dell|il|l|nel {oneDay} (,|e|ed) (quella|quello|quelle|quelli)? del|dell {dom}',
    '<!alle|ore|le|dalle|tra|fra|dal|da|di|del|dell|il|l|nel {oneDay} , {severalDays}',
  ),
  articles: nothing(
    'il|lo|la|i|gli|le|l|al|allo|alla|ai|agli|alle|all|un|una|uno|per|di|del|della|mia|mio|contare {articles}?',
  ),
}
