import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'
import type { cues as english } from '../en/cues.ts'

const THING = '(cosa|cose|impegno|appuntamento|evento|riunione)'
const NOTED =
  '!occupat*|impegnat*|quest*|sabato|agosto|tutto|tutta|tutte|sotto|altrettant*|serate|mattinate|giornate|nottate|estate|prenotat*|programmat*|pianificat*|fissat*|segnat*|previst*|mess*|organizzat*'
const PARTICIPLE = '*ato|*uto|*ito|*sto|*tto|*eso|*rso|*ata|*ute|*ate'
const WEEKEND = '(week end|week - end|weekend|fine settimana|finesettimana)'

/** What Italian words say besides what is asked for. */
export const cues = {
  these: nothing(
    'questi|queste|questo|questa (event*|impegn*|appuntament*)? !giorn*|mes*|settiman*|ann*|weekend|fine',
    'selezionat*',
  ),
  allDay: nothing(
    'eventi|impegni|cose|evento|impegno|quelli|quelle|tutto (di|che durano|che dura) (tutto il giorno|tutta la giornata)',
  ),
  timedOnly: nothing(
    '(senza|esclus*|tranne|salvo|eccetto|a parte|tolti|tolte) (contare)? (quelli|quelle|gli|i|le)? (eventi|impegni|cose)? (di|che durano) (tutto il giorno|tutta la giornata|intere giornate)',
    '(senza|esclus*|tranne|salvo|eccetto|a parte|tolte) (contare)? (le)? (giornate intere|intere giornate)',
    'comincia|cominciano|inizia|iniziano|finisce|finiscono|termina|terminano (prima delle|dopo le|alle)',
  ),
  rightBeside: nothing('(subito|appena|immediatamente) dopo|prima'),
  often: nothing(
    'quanto spesso',
    'con che|quale frequenza',
    'ogni quanto|quanti|quante',
    '(tra|fra) (un|una|uno) {longGap} e (l|un) altro|altra',
  ),
  own: nothing('mio|mia'),
  journeys: nothing('viaggio|viaggi|gita|gite|viaggiat*'),
  unitWithMost: nothing(
    'che|quale|qual|quali (e)? (il|la|i|le)? giorn*|settiman*|mese|mesi {longGap} (piu|maggior*|meno|minor*)',
    'giorno|settimana|mese con (il)? piu|maggior|meno|minor',
  ),
  allOf: nothing(
    '(tutti|tutte) (i|le|gli) (miei|mie)? {noTimeWord} !di|giorn*|settiman*|mes*|ann*|ore|mattin*|pomerigg*|ser*|nott*|weekend|fine|miei|mie {anyWord}',
    'ogni {noTimeWord} !quanto|giorn*|settiman*|mes*|ann*|ora|mattin*|pomerigg*|ser*|nott*|weekend|volta|tanto {anyWord}',
  ),
  nights: nothing('quante (altre)? notti'),
  dayCount: nothing('quanti|quante (altri|altre)? (giorn*|notti)', 'quanti|quante sono (giorni)? (feriali|lavorativi)'),
  left: nothing('resta|restano|rimane|rimangono'),
  leave: nothing('ferie|permess*'),
  ends: nothing(
    'atterr*|arrivo|arriva|arriviamo|finisc*|finir*|finiv*|termin*|torno|torni|torna|tornia*|tornano|tornava*|ritorn*|rientr*',
    'fino a quando|che (ora)?',
    'mi|ci libero|liberiamo|sbrigo|stacco|stacchiamo',
    'alla fine di|del|della|delle|dei|dell',
  ),
  whatHour: nothing('che ora|ore'),
  yesNo: nothing('<!ci|vi sono|siamo|saro|sara', 'ho tempo'),
  whichOnes: nothing('{begin} (in)? (quando|che|quali|quale|quanti|quanto|quanta|quante)', 'quando sono|siamo|saro|ho'),
  longest: nothing('piu lung*'),
  shortest: nothing('piu cort*|brev*'),
  ofFree: nothing('liber*|buco|buchi|ponte', 'periodo liber*', WEEKEND),
  firstOne: nothing('prossimo|prossima|prossimi|prossime|primo|prima'),
  freeTime: nothing('ore|tempo liber*'),
  publicHolidays: nothing(
    '(prossimo|prossimi)? giorno|giorni festivo|festivi',
    'festivita|festivo|festivi',
    '(prossima|prossime) festa|feste (nazional*)? !di|del|della|dell|a|da|con|in',
    'ponti o|e feste',
    'feste o|e ponti',
    '((ci sono)|che|quali|quante) feste',
    '(c e|ci sono) (qualche|delle|altre) festa|feste',
    'feste che|cadono|capitano',
    '(e|sara|cade|cadono|capita) (di|un giorno di|in un giorno di)? festa',
  ),
  onHoliday: nothing(
    '<!e|qual|quale|quand|quando|sara|cade nel|nei|durante|per|il|al (prossimo|primo)? giorno|giorni festivo|festivi',
  ),
  firstThing: nothing(
    `primo|prima ${THING}`,
    'subito|appena dopo',
    '(cosa|che) (viene|c e) dopo',
    '(cosa|che) viene {signs} {atEnd}',
  ),
  lastThing: nothing(`ultimo|ultima ${THING}`, 'subito|appena prima'),
  lastOne: nothing('ultimo|ultima'),
  time: nothing('volta'),
  firstTime: nothing('prima volta', 'iniziat*|cominciat*|iniziav*|cominciav*'),
  sinceWhen: nothing('da quanto|quanti|quante|quando !>non'),
  dayItself: nothing(
    'cade|cadra|capita|viene (di|nel|in)? (un)? weekend',
    '(che|quale) (giorno|data) (della settimana|({gap} (e|cade|sara|era|siamo)))',
    '{begin} quando|quand (o)? (e|cade|viene)',
  ),
  ofMine: nothing('ho|abbiamo|mio|mia|miei|mie|vado|impegn*|event*|appuntament*'),
  ownBirthday: nothing('mio compleanno', 'compio gli anni'),
  place: nothing(
    'dov|dove|posto|luogo|indirizzo|sede|location',
    'che|quale ristorante|locale|teatro|cinema|sala|albergo',
  ),
  length: nothing(
    'dura|durano|durata|durate|durati|durato|durera|dureranno|durava|duravano',
    'quanto (tempo)? ({amThere}|(ci)? (sto|resto|rimango|staro|restero|rimarro|stiamo|restiamo|rimaniamo|staremo|resteremo))',
  ),
  day: nothing('giorn*'),
  week: nothing('settiman*'),
  thatDay: nothing('quel|stesso giorno'),
  please: nothing('{begin} per favore|piacere|cortesia'),
  pleaseBehind: nothing('per favore|piacere|cortesia {signs} {atEnd}', '(grazie|cosi|e basta) {signs} {atEnd}'),
  whole: nothing('tutto|tutta|intero|intera|interamente'),
  month: nothing('mese|mesi'),
  distance: nothing(
    'quanti|quante giorni|settimane|mesi|ore|minuti !faccio|facciamo|dedico|dedichiamo|spendo|spendiamo|lavoro {anyWord}',
    '(che|quanta)? (differenza|distanza) (di|in)? (giorni|tempo|settimane)? (c e|passa)?',
    'quanto (tempo)? (passa|c e|manca|ho|abbiamo|dopo|prima)',
    '(ho|abbiamo|c e) (il|abbastanza|del)? tempo',
  ),
  unreminded: nothing(
    '(senza|privi di|non ho|non hanno|non ha) (un|alcun|nessun|i)? (promemoria|avviso|avvisi)',
    'non (mi)? (avvisi|ricordi|avverti)',
    'non (hanno|ha) (il|l|un)? (promemoria|avviso|avvisi)',
  ),
  manyWeekday: {
    same: [
      '(quali|quanti|quante|quale|qualche|ogni|tutti i|tutte le|i|le|il|la|di|al) {weekday}',
      '(quali|quanti|quante|quale|ogni|tutti i|tutte le|i|le|di|al)? {pluralWeekday}',
    ],
  },
  ofCalendar: nothing('quanti|quante {anyWord} {anyWord}? (ci sono|ha|c e)'),
  ofTime: nothing('tempo|ore'),
  countdown: nothing('manca*|quant*'),
  average: nothing('quanto|quanti|quanta|quante|media'),
  more: nothing(
    'rispetto a|ad|al|alla|allo|all|ai|alle',
    'piu|meno|maggior*|minor*',
    'peggio|meglio|pesante|pesanti|impegnativo|impegnativi {signs} {atEnd}',
    'contro|versus|vs|supera|superano',
    '{begin} confronta|confrontami|paragona',
  ),
  less: nothing('meno|minor*', 'piu (tempo)? liber*|tranquill*|calm*|legger*|vuot*|scaric*|rilassat*'),
  ever: nothing('mai', 'in tutto', 'di sempre'),
  whichWeekend: nothing(
    `(quali|quale|quanti|ogni quanti) !quest*|prossim*|scors* {anyWord}? {anyWord}? {anyWord}? ${WEEKEND}`,
    `(che|in che|nei) ${WEEKEND}`,
    `(tutti)? (i|gli) ${WEEKEND} {gap} (in cui|che|dove|quando) (ho|abbiamo|sono|siamo)`,
  ),
  /** On any of them, and not the one that comes next. */
  onAWeekend: nothing('(di|in un|durante un) (weekend|week - end|fine settimana)'),
  anyWeekend: nothing(
    `<!questo ${WEEKEND} (del tutto|completamente)? (liber*|vuot*|senza)`,
    `(un|qualche|altri|alcuni) (intero|bel)? ${WEEKEND}`,
    `primo ${WEEKEND} !di|del`,
  ),
  past: nothing(
    `ho|abbiamo (gia|mai|poi)? ${NOTED} ${PARTICIPLE}`,
    'sono|siamo|ero|eravamo (gia|mai)? (stat*|andat*|uscit*|partit*|tornat*|venut*)',
    'avevo|facevo|andavo|avevamo|facevamo|andavamo|finora|sinora',
    '(c era|c erano|qual era|quali erano|ho fatto|e stato|e stata|sono stati|sono state)',
  ),
  lastWeekday: nothing('avevo', '(ho fatto|c era|c erano|abbiamo fatto|ho avuto)', 'sono (stat*|andat*)'),
  future: nothing(
    '(mi|ci|ne)? resta|restano|rimane|rimangono|manca|mancano|ancora|arriva|arrivano|prossimamente',
    '((in (arrivo|programma|vista))|((da|devono|deve) (ancora)? (venire|arrivare)))',
    'un altro|altra {anyWord}',
    '(d ora|da ora|da oggi|da adesso|d oggi) in (poi|avanti)',
  ),
  will: nothing('avro|andro|faro|saro|avremo|andremo|faremo|saremo'),
  asksSome: nothing('qualcosa|niente', '{begin} (che)? cosa'),
  goesOn: nothing('{begin} (e|ed|ma|però|pero|invece|allora|oppure|poi|anche)', '{begin} (e|ed)? pure'),
  goesOnAbout: nothing('{begin} e allora'),
  takesAway: nothing('cancell*|elimin*|rimuov*|togl*|annull*|categor*|rinomin*'),
  feast: nothing('{feast}', 'primo dell anno'),
  wantedDays: {
    plain: [
      '<!prossimi|prossime|ultimi|ultime|scorsi|scorse {count} (interi|intere|intero|intera|liberi|libere)? {unit} !prossimi|prossime|scorsi|scorse|fa|dopo',
    ],
  },
  asksWhen: nothing('{begin} (e|ma)? quando', 'a che ora', 'quando ho|avrei|abbiamo'),
  lunch: nothing('pranz*'),
  dinner: nothing('cena|cenare|cenetta|aperitiv*'),
  breakfast: nothing('colazione'),
  categoryOf: nothing('{begin} (la)? categoria di|del|della|dell|dello|a|al|alla|all (il|la|l)?'),
  whichCategory: nothing('(in)? (che|quale) categoria'),
  busyWith: nothing(),
  insteadOf: nothing('invece di|che|del|della', 'anziche', 'al posto di|del|della', 'e non'),
  weekdayAfter: {
    same: ['(il|la)? {weekday} dopo|successivo|successiva|seguente', '(il|la) successivo|successiva {weekday}'],
  },
  weekend: nothing(WEEKEND),
  asks: nothing(
    '{begin} (e|ed)? (posso|possiamo|puo|devo|dobbiamo|sono|siamo|ho|abbiamo|riesco|riusciamo|riuscirei|riesci|fammi|facci|dammi|puoi|potresti|potrei|ce la faccio|c e|ci sono|cosa|cos|che|quando|dove|dov|quanto|quanti|quante|quanta|qual|quale|quali|chi|come|perche|se)',
  ),
  earlierBy: { same: ['(di)? {amount} prima|indietro', 'indietro di {amount}'] },
  laterBy: { same: ['(in)? avanti di {amount}', '(di)? {amount} (dopo|avanti|in avanti|piu tardi|piu avanti)'] },
  backBy: { same: ['di {amount} indietro'] },
  movedBy: { same: ['di {amount}'] },
  movesEarlier: nothing('anticip*'),
  movesByAmount: nothing('posticip*|anticip*|rinvi*|rimand*', 'slittare'),
  pushes: nothing('rimand*'),
  unitAfter: {
    plain: [
      '(al|alla|all|a (il|la|l)?) {unit} (dopo|seguente|successivo|successiva) {leadEnd}',
      'al|alla {unit} (dopo|seguente|successivo|successiva) =alle|all|,|.|;|!',
    ],
  },
  unitBefore: {
    plain: [
      '(al|alla|all|a (il|la|l)?) {unit} (prima|precedente) {leadEnd}',
      'al|alla {unit} (prima|precedente) =alle|all|,|.|;|!',
    ],
  },
  adrift: nothing('avanti|indietro {leadEnd}', 'in avanti {leadEnd}'),
  someone: nothing(
    '{noTimeWord} !weekend|settimana|mese|anno|giorno|giornata|mattina|pomeriggio|sera|fine|agenda|lavoro|studio|io|tu|lui|lei|noi|voi|loro|il|la|lo|i|gli|le|un|una|mio|mia|che|cosa|non|mi|ti|si|ci|e|o|ma|se|gia|tutto|tutti|qualcosa|niente|agenda|calendario {anyWord}',
  ),
  others: nothing(
    '{someone} (e|sara|sarebbe) (gia)? (libero|libera|impegnato|impegnata|occupato|occupata|disponibile)',
    '(quando|quand) (e|sara) (libero|libera|disponibile|impegnato|impegnata) (il|la|lo)? {someone}',
    '{begin} quando (puo|ha tempo|potrebbe) {someone}',
    '{begin} (che)? cosa|che (ha|fa|fara) {someone}',
    '(agenda|calendario) (di|del|della|dell) {someone}',
  ),
  carries: nothing('porto|portiamo|accompagno|prendo|riprendo|lascio'),
  delete: nothing(
    'salta|saltare|saltala|saltalo|saltali|saltale|cancell*|elimin*|rimuov*|togl*|annull*|disd*|liberami|liberaci|svuota|svuotami|leva|levami|levare|levalo|levala',
  ),
  shift: nothing(
    'spost*|passa|passami|rimand*|posticip*|anticip*|rinvi*|cambia|cambiami|modific*',
    'cambiare =>al|alla|alle|all|a',
    'fai|fa|far slittare',
    'porta|portami|portiamo =>al|alla|alle|all|a',
    'scambia|scambiami|scambiare =>al|alla|alle|all|a|con',
  ),
  extend: nothing(
    'allung*|prolung*|estend*|accorci*|abbrevi*|riduci|ridurre',
    'fai|fallo|falla durare|finire',
    'fa =>durare|finire',
    'fai =>durare|finire|terminare',
  ),
  categorise: nothing('categorizz*|assegn*'),
  create: nothing(
    'ricord* di',
    'promemoria|appunta*|annota*|agg|aggiung*|inseri*|crea*|segn*|fiss*|mett*|rimett*|blocca|bloccami|bloccare|bloccal*|prenota|prenotami|prenotare|prenotiamo|prenotal*|riserva|riservami|riservare',
    '(tieni|tienimi|tenermi|tenere) (libero|libera|liberi|libere|da parte)',
    '{begin} scrivi|scrivimi !a|ad|al|alla|che|una|un|nel|nella|nell|mail|email',
    'prendi|prendimi (un)? =>appuntamento',
    '(un)? nuovo evento|appuntamento|impegno|promemoria',
  ),
  categoryWord: nothing('categoria|categorie'),
  toAmount: { same: ['a {amount}'] },
  untilClock: { same: ['(fino|sino)? (alle|all) {clock}', 'fino|sino a {clock}', 'a {namedClock}'] },
  shorter: nothing('accorci*|abbrevi*|riduci|ridurre|prima', '(in|di) meno'),
  untilDay: nothing('fino|sino (a|ad|al|alla|all)'),
  longer: nothing('durare|finire|terminare', 'piu lung*|cort*|breve|brevi'),
} as const satisfies Readonly<Record<keyof typeof english, Patterns[string]>>
