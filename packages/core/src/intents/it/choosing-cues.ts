import type { Patterns } from '../../language/index.ts'
import type { choosingCues as english } from '../en/choosing-cues.ts'
import { nothing } from '../language-words.ts'

const BACK = 'torno|torniamo|ritorno|ritorniamo|rientro|rientriamo|arrivo|arriviamo (a casa)?'
const LEAVES = 'parto|partiamo|vado|andiamo|viaggio|viaggiamo|volo|voliamo (via)?'

const PLACE = '(luogo|posto|indirizzo|sede)'

/** What Italian words say of which of several things is meant, by their order, their hour or their place. */
export const choosingCues = {
  begins: nothing(
    'inizia|iniziano|comincia|cominciano',
    '(a che ora|quando) inizio|attacco|comincio|iniziamo|cominciamo',
  ),
  oneBeside: nothing('{begin} (e)? quello|quella|quelli|quelle (subito)? dopo|prima|successivo|successiva|seguente'),
  tellsThen: nothing(
    '(,)? (e|poi)? (dimmi|fammi sapere|controlla|guarda|verifica) (anche|pure)? se',
    '(,)? (e|poi) (dimmi|mostrami|fammi vedere) (anche|pure)? =cosa|che|quando|quanto|quanti|quante|dove|chi|come',
  ),
  butAsks: nothing('(,)? ma|pero =non|sono|siamo|ho|abbiamo|posso|riesco'),
  /** Behind what is not to be any more, why: it names nothing. */
  tellsOfIt: nothing(
    'ha|hanno|ho|abbiamo|sono|siamo|era|sta|stanno|non',
    '{begin} faccio|facciamo|vado|andiamo|resto|restiamo|parto|partiamo|prendo|prendiamo|lavoro|viene|vengono|arriva|arrivano',
    '{begin} e *ato|*ata|*ati|*ate|*uto|*uta|*ito|*ita|*sto|*sta|*so|*sa {signs} {atEnd}',
  ),
  apologises: nothing('{begin} (oh|ah|ops)? {signs} scusa|scusami|scusate'),
  remark: nothing(
    '{begin} (ma|e|ah|oh|eh|no|aspetta|scusa|uffa|pero|però|ok|in effetti {signs})? (io|noi)? (li|quel giorno|quella sera)? (non)? (ci)? (sono|siamo|saro|sarò|saremo|c e|ce|e|è|ho|abbiamo|devo|dobbiamo|vado|andiamo|arrivo|arriviamo|torno|riesco|ce la faccio|posso|parto|partiamo|era|erano)',
  ),
  reasonBehind: nothing(
    '(,|;|.|-)? perche|siccome',
    ',|;|.|- tanto !che {anyWord}',
    '(,|;|.|-)? che (sto|stiamo|non|nn|devo|dobbiamo) {anyWord}',
    '(,|;|.|-)? (cosi) (non|nn|si|ho|abbiamo|posso|possiamo|resta|sono|siamo|faccio|facciamo) {anyWord}',
    ',|;|.|- (tanto|che|perche)? (mi|ci)? ho|abbiamo|sto|stiamo|devo|dobbiamo|ha|hanno|piove|fa|lavoro|parto|sono|siamo !>meglio {anyWord}',
    ',|;|.|- (l|lo|la|li|le) (ho|hanno|abbiamo|ha) {anyWord}',
    ',|;|.|- e =da|malat*|stanc*|troppo|via|fuori|gia|chius*|inutile|saltat* {anyWord}',
    '<!quello|quella|quelli|quelle|cosa|tutto|tutti|prima|dopo (,)? che e|sono|sta|ha|hanno|non|nn|si|ho|piove {anyWord}',
    ',|;|.|- (tanto)? (non|nn) (ce la|ci|lo|la)? faccio|facciamo|posso|possiamo|riesco|riusciamo|vado|andiamo|ho|abbiamo|sono|siamo',
    '(,|;|.|-)? che|tanto prima|poi|dopo (ho|abbiamo|c e|ci sono)',
    ',|;|.|- (ci|mi|vi)? vado|andiamo|vengo|veniamo',
    ',|;|- offro|pago|porto|guido|cucino|prendo|pensaci|penso (io)? {signs} {atEnd}',
    ',|;|- e =per|solo|sempre|nuov*|molto|davvero|gratis|online|stat*|importante|obbligator* {anyWord}',
    ',|;|- (lui|lei|loro|quello|quella) {anyWord}',
    ',|;|- serve|servono|dovrebbe|dovrebbero {anyWord}',
    ',|;|- dura|durano =sempre|comunque|ancora',
    ',|;|.|- (fa|fara|e|sara) (troppo|piu) {anyWord} {signs} {atEnd}',
    ',|;|.|- sono|siamo (a|in|al|troppo|via|stanco|stanca|stanchi|malato|malata|fuori)',
    '(,|;|.|-)? che|tanto sono|siamo|saro|saremo|vado|andiamo|parto|partiamo|devo|dobbiamo|lavoro',
    ',|;|.|- (quel giorno|quella sera)? saro|saremo|vado|andiamo|parto|partiamo|devo|dobbiamo',
  ),
  whyAsked: nothing(
    ',|.|- (c e)? (un|una|uno|dei|degli|qualcuno|mia|mio|il|la|i|le|l)? {anyWord}? (che)? (vuole|vorrebbe|vogliono|vorrebbero|chiede|ha chiesto|mi chiede|mi ha chiesto|mi hanno chiesto|mi ha invitato|mi hanno invitato|mi invita|viene|vengono|passa|passano|arriva|arrivano) {anyWord}',
    ',|.|- mi (hanno|ha) (chiesto|invitato|proposto|chiamato)',
    ',|.|- (devo|dovrei|vorrei|volevo|dobbiamo|vorremmo) *are|*ere|*ire|*arci|*erci|*irci|*argli|*arlo|*arla',
  ),
  twoYears: nothing(
    '(tra|fra|in|sia)? (l anno scorso|lo scorso anno|l anno passato) e|che (in)? quest anno',
    '(tra|fra|in|sia)? quest anno e|che (l anno scorso|lo scorso anno|l anno passato)',
  ),
  bookedIt: nothing('{begin} (ho|abbiamo) (gia|appena)? (prenotato|preso|fissato|organizzato|programmato)'),
  thatFirst: nothing('{begin} che'),
  onWhichDays: nothing(
    '(in|di)? (che|quali) giorni (della settimana|di {anyWord}|del mese)? (ho|abbiamo|vado|andiamo|faccio|facciamo|c e|ci sono|e)',
  ),
  earliestHour: nothing(
    '(inizi*|cominci*|alz*|svegli*) (il)? (piu|prima) presto',
    'orario|inizio piu mattutino|presto',
  ),
  latestHour: nothing('(finisc*|termin*) piu tardi'),
  hasPlace: nothing(`(ha|hanno|con) (un|il|lo|l)? ${PLACE}`),
  hasNoPlace: nothing(`(non ha|non hanno|senza|nessun) (un|alcun|il|lo|l)? ${PLACE}`),
  unitsWithout: nothing(
    '<!da che|quale|quali|quante|quanti (settimane|mesi|settimana|mese|{weekday}|{pluralWeekday}) {longGap} senza|non|niente|nessun',
    '((c e)|(ci sono)|ho) (un|una|qualche|dei|delle|anche)? (solo|sola|intero|intera)? (settimane|mesi|settimana|mese|{weekday}|{pluralWeekday}) {longGap} senza|non|niente|nessun',
    'primo|prima {weekday} {longGap} senza|non',
  ),
  ofCourse: nothing('del|della corso|ciclo|trimestre|stagione', 'in|nel|sul (mio)? calendario|agenda'),
  openEnd: nothing('(d ora|da ora|da oggi|da adesso|d oggi) in (poi|avanti)'),
  longerOne: nothing('quello|quella|il|la piu lungo|lunga (dei|delle due)?'),
  shorterOne: nothing('quello|quella|il|la piu corto|corta|breve (dei|delle due)?'),
  isLonger: nothing('dura|durano|durera di piu {signs} {atEnd}'),
  isShorter: nothing('dura|durano|durera (di)? meno {signs} {atEnd}', 'meno lung*'),
  farApart: nothing('quanto distano', 'che distanza (c e)?'),
  spokenFor: nothing('(gia)? impegnat*|occupat*|pres* {signs} {atEnd}'),
  timesAway: nothing('piu|meno spesso|volte'),
  firstFreeWeekday: {
    same: [
      '(il|la|l)? primo|prima|prossimo|prossima {weekday} libero|libera',
      '(il|la)? primo|prima libero|libera {weekday}',
    ],
  },
  aheadOfThing: {
    same: ['{amount} prima (di|del|dello|della|dell|dei|delle)', '{amount} prima che', '(il|la)? {unit} prima che'],
  },
  aheadOfIt: { same: ['{amount} prima {signs} {atEnd}', '{amount} prima (,)? =alle|all|a|verso|dalle|in'] },
  behindThing: { same: ['{amount} dopo =il|lo|la|l|i|gli|le', '{amount} dopo che'] },
  behindIt: { same: ['{amount} dopo {signs} {atEnd}', '{amount} dopo (,)? =alle|all|a|verso|dalle|in'] },
  ofThatThing: nothing('suo|sua|loro|scada|scade'),
  onSameDay: nothing('(,)? (lo)? stesso giorno', '(nella)? stessa giornata'),
  putInstead: nothing('a|al {anyWord} {gap} invece {signs} {atEnd}'),
  inItsPlace: nothing('al suo|loro posto', 'invece|anche|pure {signs} {atEnd}', 'invece ,'),
  intoCalendar: nothing(
    '{begin} (in|nel|nell|sul|sull|al|all) (mio|mia)? agenda|calendario',
    '(in|nel|nell|sul|sull|al|all) (mio|mia)? agenda|calendario {signs} {atEnd}',
  ),
  musing: nothing(
    '{begin} (mi sa|penso|credo|direi) (che|di)',
    '(non)? (salto|saltiamo|vado|andiamo|posso) (a|in|al|alla)?',
    '{begin} non (ho voglia|me la sento|ce la faccio) (di|ad|a|con) (andare)? (a|in|al|alla)?',
    '(inizia|iniziano|comincia|cominciano|parte) {longGap} dopo|tardi|ritardo|prima {atEnd}',
  ),
  weekdayAhead: { same: ['(il|la)? {weekday} e (il|la)? {atEnd}'] },
  weekdayOf: {
    same: [
      `{weekday} del|dello|della|dell|dei !settimana|mese|anno|prossim*|scors*`,
      `{weekday} prima di|del|dello|della|dell|dei|degli|delle !le|pranzo|cena|colazione|lavoro|scuola`,
      '{weekday} dopo (il|lo|la|l|i|gli)? !il|lo|la|l|i|gli|le|pranzo|cena|colazione|lavoro|scuola|domani|che',
    ],
  },
  onThing: nothing('al|allo|alla|all', 'per il|lo|la|l'),
  sinceThing: nothing('(a partire|da quando sono tornato|da quando sono tornata) da|dal|dalla|dai|dalle'),
  inAll: nothing('in tutto|totale', '(tutti|tutte) insieme', 'insieme|complessivamente|complessive|complessivi'),
  thanThing: nothing('piu|meno|maggiore|minore (o (meno|piu))? di|del|della|dello|dell|dei|delle|rispetto'),
  timesNoun: nothing(
    'volta|volte|lezione|lezioni|sessione|sessioni|seduta|sedute|incontro|incontri|allenamento|allenamenti (verrebbe|verrebbero|viene|vengono|farebbe|farebbero|sarebbe|sarebbero)?',
  ),
  countingToday: nothing(
    '(contando|compreso|compresa|incluso|inclusa) (anche)? (quella|quello)? (di)? oggi|stasera',
    'oggi|stasera compreso|compresa|incluso|inclusa',
  ),
  stayed: nothing(
    'quanto (tempo)? (ci|vi|li)? (sono|siamo|ero|eravamo|sto|stiamo|resto|restiamo|rimango|rimaniamo) (rimast*|stat*|restat*)? (li|la|via)? {signs} {atEnd}',
    'quante notti|giornate (ci|vi)? (sono|siamo|ero|eravamo|sto|stiamo) (rimast*|stat*)? {signs} {atEnd}',
  ),
  whichSide: nothing('(e|viene|cade|era)? prima o|e dopo', '(e|viene|cade|era)? dopo o prima'),
  howLongAfterIt: nothing(
    'quanto|quanti|quante (tempo|giorni|settimane|mesi)? (viene|e|cade|passa)? dopo|prima (quello|quella|di quello)?',
    'dopo quanto|quanti|quante (tempo|giorni|settimane|mesi)? (viene|e|cade|c e)?',
  ),
  longerOrShorter: nothing(
    '(e|era|dura) (di)? piu (lung*|cort*|brev*)? (o piu|meno lung*|cort*|brev*)? {signs} {atEnd}',
    '(e|era|dura) (di)? piu (lung*|cort*|brev*)? o (di)? (piu|meno) (lung*|cort*|brev*)?',
  ),
  partyNoun: nothing('festa|feste'),
  thenAlso: nothing('{begin} (e|ma|pero)? poi (ho|abbiamo|c e|ci sono|avrei|viene)'),
  goesThere: nothing('(ci|vi) (vado|andiamo|vai|sono andat*|siamo andat*|andro|andremo|torno)'),
  leftOver: nothing('rest*|rimane|rimang*|rimarr*|avanz*'),
  inHours: nothing('{begin} (e)? (in|quante) ore {signs} {atEnd}'),
  beforeOrAfter: nothing('prima o dopo'),
  betweenThem: nothing(
    'tra|fra (il|la|l|lo) {ordinal} e|ed (il|la|l|lo) {ordinal}',
    'dal primo|dalla prima|dall uno al|alla|all {ordinal}',
    'tra|fra (i|le|quei|quelle|questi|queste)? due',
    'tra|fra loro|quelli|quelle',
    'in mezzo {signs} {atEnd}',
  ),
  dayOut: nothing(
    `(il|nel|quel)? giorno (che|in cui|quando) ${LEAVES}`,
    `<=mattina|mattino|pomeriggio|sera|notte (che|in cui|quando) ${LEAVES}`,
    '(il|nel)? giorno della partenza',
    '<=mattina|mattino|pomeriggio|sera della partenza',
  ),
  dayBack: nothing(
    `(il|nel|quel)? giorno (che|in cui|quando) ${BACK}`,
    `<=mattina|mattino|pomeriggio|sera|notte (che|in cui|quando) ${BACK}`,
    '(il|nel)? giorno del (mio|nostro)? ritorno|rientro',
    '<=mattina|mattino|pomeriggio|sera del ritorno|rientro',
  ),
  leavesOrBack: nothing(BACK, LEAVES, 'partenza'),
  afterIt: nothing(
    '(subito|appena|immediatamente|poco)? dopo (di)? (quello|quella|questo|questa|lui|lei)? {signs} {atEnd}',
  ),
  nextThing: nothing(
    '{begin} (,|;)? (e)? poi {signs} {atEnd}',
    '{begin} (subito|appena|immediatamente|poco) dopo (,)? !il|lo|la|l|le|gli|i|di',
    '{begin} dopo (di)? quello|che (,)?',
    '(subito|appena|immediatamente|poco)? dopo (({signs} {atEnd})|,)',
  ),
  twoWeekdays: nothing('{begin} (da|dal|dalla|di|il|la|tra)? {weekday} e|a|al|alla|- (il|la)? {weekday} {atEnd}'),
  bothWeekdays: { same: ['(di)? (il|la) {weekday} e (il|la)? {weekday} (di)? !dopo|prima|prossim*|del|della'] },
  theWeekday: {
    same: [
      '(,)? (e|ma)? (solo|soltanto)? (di|per)? (il|la) {weekday} (a questo punto|quindi|allora)? !prossim*|scors*|dopo|prima|del|della|di|alterni|alterne',
    ],
  },
  keepsLength: nothing(
    'durata',
    '(dura|durera|resta|rimane|restera|rimarra|e) (sempre|ancora|comunque)? (di)? {amount} {signs} {atEnd}',
    '(dura|durera) (uguale|lo stesso|come prima|altrettanto)',
  ),
  toFigure: nothing('{begin} al {figure}'),
  addsThere: nothing('mettici|mettiamoci|mettermici|aggiungici|infilaci|piazzaci|segnaci|fissaci|facciamoci'),
  couldI: nothing(
    '{begin} (riesco|riusciamo|riuscirei|riusciremmo|ce la faccio|ce la facciamo) a',
    '{begin} (posso|possiamo|potrei|potremmo) pranzare|cenare|incontrare|prendere|fare|andare|venire|partire|uscire|viaggiare|invitare|ospitare',
    '{begin} (posso|possiamo|potrei|potremmo) vedere !gli|i|le|cosa|che|quali|quanti|quante|tutto|tutti {anyWord}',
    '{begin} (e|sarebbe) possibile (fare|avere|vedere|incontrare|prendere|organizzare|cenare|pranzare|andare)?',
  ),
  away: nothing(
    '(sono|siamo) stat* piu|meno {anyWord} via',
    '(sono|siamo|saro|saremo|staro|staremo|ero|eravamo|sto|stiamo) {anyWord}? (via (da casa)?|fuori (citta|casa)?|lontan* (da casa)?|all estero|a casa (mia|nostra)?|in citta)',
    '(fuori casa|fuori citta|all estero)',
    'giorni|notti|settimane via',
    '(vado|andiamo|andro|andremo|parto|partiamo) via (da casa)?',
    '(dormo|dormiamo|dormiro|dormiremo|dormire) (fuori (casa)?|via)',
  ),
  during: nothing(
    'durante (il|la|lo|l|i|le|gli)?',
    'mentre|quando|finche|perche|siccome (sono|siamo|saro|saremo) (via)? (in|a|ad|al|alla|alle)',
    'nei giorni|settimane (in cui|che|quando) (sono|siamo|saro|saremo) (via)? (in|a|ad|al|alla|alle)',
    'se (vado|andiamo|sono|siamo|parto|partiamo) (via)? (in|a|ad|al|alla|alle|per|all)',
    'cade|cadono|cadra|rientra|rientrano|capita|capitano (nel|nelle|nella|nei) (mio|mia|mie|miei)?',
  ),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
