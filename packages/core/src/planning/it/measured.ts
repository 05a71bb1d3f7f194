import type { CountedName } from '../measured/measured-tables.ts'
import type { MeasuredWords } from '../measured/measured-words.ts'
import { refused } from './refused.ts'
import { sittings } from './sittings.ts'
import { whatIsLeft } from './what-is-left.ts'
import { wholes } from './wholes.ts'

const A = '((# (-|a|o))? # (altri|altre|nuovi|nuove|bei|belle)?|un|uno|una)'
const MANY = '(# (-|a|o))? # (altri|altre|nuovi|nuove|diversi|diverse)?'
const EXCEPT = ',? (tranne|eccetto|escluso|esclusa|esclusi|salvo|meno|ma non|a parte) (il|la|di|i|nel|nei)?'
const THINGS =
  'libro|libri|romanzo|romanzi|audiolibri|fumetti|film|documentario|documentari|dischi|album|concerto|concerti|spettacolo|spettacoli|museo|musei|mostra|mostre|ricetta|ricette|quadro|quadri|disegno|disegni|canzone|canzoni|brani|poesia|poesie|racconto|racconti|articolo|articoli|saggi|post|video|foto|episodio|episodi|puntate|paesi|citta|borghi|cime|vette|montagne|castelli|gare|maratone|immersioni|donazioni|lettera|lettere|lingue|certificati|corsi|rifugi|follower|iscritti'
const SESSIONS =
  'allenamento|allenamenti|corsa|corse|nuotate|pedalate|camminate|passeggiate|escursioni|lezione|lezioni|sessione|sessioni|sedute|uscite|meditazioni|palestra'

/** What counts of each period in which something is kept. */
const KEPT: Readonly<Record<CountedName, string>> = {
  times: 'ogni volta',
  days: 'ogni giorno',
  weeks: 'ogni settimana',
  weekends: 'ogni fine settimana',
  months: 'ogni mese',
  years: 'ogni anno',
}

/** Italian words of goals that can be measured. */
export const measured: MeasuredWords = {
  thousands: '.',
  numerals: {
    mille: 1000,
    duemila: 2000,
    tremila: 3000,
    quattromila: 4000,
    cinquemila: 5000,
    seimila: 6000,
    settemila: 7000,
    ottomila: 8000,
    novemila: 9000,
    diecimila: 10_000,
    ventimila: 20_000,
    cinquantamila: 50_000,
    centomila: 100_000,
    duecento: 200,
    trecento: 300,
    quattrocento: 400,
    cinquecento: 500,
    seicento: 600,
    settecento: 700,
    ottocento: 800,
    novecento: 900,
    settanta: 70,
    ottanta: 80,
    dodicimila: 12_000,
  },
  often: {},
  scales: { mila: 1000, k: 1000, milioni: 1_000_000 },
  counted: {
    ...{ times: 'volte', days: 'giorni', weeks: 'settimane' },
    ...{ weekends: 'fine settimana', months: 'mesi', years: 'anni' },
  },
  units: {
    euro: '€',
    eur: '€',
    dollari: '$',
    sterline: '£',
    franchi: 'CHF',
    chilometro: 'km',
    chilometri: 'km',
    kilometri: 'km',
    miglia: 'miglia',
    chilo: 'kg',
    chili: 'kg',
    kili: 'kg',
    chilogrammi: 'kg',
    pagina: 'pagine',
    capitolo: 'capitoli',
    libro: 'libri',
    documentario: 'documentari',
    museo: 'musei',
    mostra: 'mostre',
    ricetta: 'ricette',
    quadro: 'quadri',
    disegno: 'disegni',
    canzone: 'canzoni',
    lettera: 'lettere',
    poesia: 'poesie',
    racconto: 'racconti',
    articolo: 'articoli',
    episodio: 'episodi',
    romanzo: 'romanzi',
    concerto: 'concerti',
    spettacolo: 'spettacoli',
    allenamento: 'allenamenti',
    lezione: 'lezioni',
    sessione: 'sessioni',
    corsa: 'corse',
  },
  amounts: {
    times: [
      `${A} volta|volte`,
      `<!per ${A} {weekday}`,
      `${A} {pluralWeekday}`,
      '# x',
      '# giorno|giorni|sera|sere|notte|notti =>settimana|mese',
      `${A} (weekend|(fine settimana)) =>mese|anno`,
    ],
    sessions: [`${A} ${SESSIONS}`],
    things: [`${A} {anyWord}? ${THINGS}`],
    entered: [
      `${A} ({anyWord} {anyWord}?)? pagina|pagine|parole|capitolo|capitoli|passi|flessioni|addominali|squat|trazioni|metri|litri|bicchieri|vasche|alberi|kanji|esercizi|problemi|cartelle`,
    ],
    distance: [`${A} (km|chilometro|chilometri|kilometri|miglia)`],
    weight: [`${A} (kg|chilo|chili|kili|chilogrammi)`],
    halfStone: [],
    stone: [],
    money: [
      `${A} (euro|eur|€|dollari|$|sterline|£|franchi|chf)`,
      '(€|$|£|eur|chf) #',
      'via|parte|risparmiare|accantonare # =al|ogni|a|alla',
    ],
    open: [`${MANY} {anyWord}`],
  },
  rhythms: {
    perDay: [
      '(al|ogni|per|tutti i|x) (giorno|giorni|dì|sera|sere|notte)',
      '(a|tutte le) (sera|sere|notte|notti)',
      '/ (giorno|g|dì)',
      'quotidian*|giornalier*',
      'ogni # giorni',
    ],
    perMorning: ['(ogni|tutte le|per|a) (mattina|mattine|mattino)'],
    perWorkday: [
      '(nei|nelle|ogni|per) (sere feriali|giorni feriali|giorno feriale|giorni lavorativi|giorno lavorativo|(giorni di scuola)|(sere di scuola))',
    ],
    perWeekendDay: ['(al|ogni|per) giorno (nel|nei|durante il) (weekend|fine settimana)'],
    perWeek: [
      '(a|alla|ogni|per|la|x|in una) (settimana|sett) !prossima|scorsa|che|santa|bianca',
      'tutte le settimane',
      '/ (settimana|sett)',
      'settimanal*',
      'ogni # settimane',
    ],
    perFortnight: ['(ogni|per) quindicina'],
    perOtherWeekend: ['(un|ogni)? (weekend|(fine settimana)) si e uno no', 'a weekend alterni', 'ogni due weekend'],
    perWeekend: ['(ogni|nel|nei|tutti i) (weekend|fine settimana)'],
    perMonth: ['(al|ogni|per|x) mese !prossimo|scorso|che', 'tutti i mesi', '/ mese', 'mensil*', 'ogni # mesi'],
    perYear: [
      '(all|ogni|per|l) anno !prossimo|nuovo|che|scorso|passato',
      'tutti gli anni',
      '/ anno',
      'annual*',
      'annui',
    ],
  },
  cues: {
    hourless: [
      '(andare|andarci|tornare|pedalare|camminare) {anyWord}? {anyWord}? (al|a|in|fino al) (lavoro|scuola|ufficio|universita)',
      'senza {anyWord}',
      '(niente|basta|zero) {anyWord}',
      '{begin} (bere|mangiare|fumare|spendere|comprare) (di)? meno',
      '(prendere|fare|usare) (le|la|il|l) (scale|bici|autobus|treno|metro)',
      '(andare|essere) a (letto|dormire)',
      'svegli*|alzar*',
      'giorno|giornata libero|libera',
      'giorno|giornata di riposo|libertà',
    ],
    refused,
    occasion: [
      'esame|esami|maturita|test|gara|maratona|triathlon|matrimonio|nozze|festa|compleanno|colloquio|intervento|operazione|tesi|tesina|elaborato|relazione|presentazione|torneo|partita|volo|viaggio|vacanza|vacanze|appuntamento|riunione|biglietto|biglietti|campionato|budget|preventivo|verifica|concorso',
      '(allenarsi|allenarmi|allenamento|prepararsi|prepararmi|preparare|prepara|pronto|pronta|iscrivermi|iscriversi) (per|a|al|alla|ai) !#|un|mezz|mezza',
    ],
    until: ['{begin} (entro|fino|sino|prima|da (oggi|adesso|qui)|non oltre)'],
    raises: ['raccogl*|raccolta|raccolti'],
    means: ['con|tramite|grazie|da|dalla|dal|alla|vendendo|facendo (un|una|uno|il|la|l|i|le)?'],
    upTo: ['fino|sino', 'da (oggi|adesso|qui)'],
    oneTime: ['({clause}|prenotare|organizzare) un (weekend|giorno|mese|anno)'],
    ahead: ['{begin} (per|in|nei|nelle|nel giro|nell arco|tra|fra)'],
    toward: ['{begin} per'],
    since: ['{begin} (da|dal|dall|dalla|a partire)'],
    toBed: ['a letto', 'a dormire', 'luci spente', 'addormentat*'],
    loses: [
      'perdo|perder*|dimagrire|calare|prendere|smaltire|aumentare|ingrassare',
      '(mettere|buttare) (su|giu)',
      'in meno !di|che',
      'piu leggero|leggera',
    ],
    saves: [
      'risparmi*|accantonare|salvare|guadagn*|raccogli*|raccolta|investire|ripagare|estinguere|racimolare',
      'mettere|metto via',
      'da parte',
      'salvadanaio',
      '{begin} # euro|€? (al|ogni) mese (su|sul|nel|in|per)',
      'restituire|ridare|versare =>euro|€',
    ],
    inRace: ['correndo|camminando|pedalando|nuotando|partecipando'],
    does: [
      '(mandare|inviare|spedire|proporre) {anyWord} {anyWord}? {anyWord}? a',
      'leggere|camminare|bere|mangiare|sciare|vendere|raggiungere|guardare|vedere|visitare|scalare|salire|completare|finire|fare|imparare|dipingere|disegnare|scrivere|pubblicare|suonare|piantare|cucire|cantare|registrare|provare|risolvere|cucinare|collezionare|regalare|donare|incontrare|intervistare|fotografare|tradurre|ascoltare|andare|mandare|inviare|spedire|contattare|candidarmi|candidarsi',
    ],
    toWhom: ['(a|ad|ai|agli|alle|con) {atEnd}'],
    ...wholes,
    ...whatIsLeft,
    goesThrough: ['{anyWord} tutt* (i|gli|le)', 'un (pezzo|tratto) (alla|per) volta', 'in piu volte'],
    weeksApart: ['(donare|dare) (il)? sangue|plasma|piastrine'],
    moreOften: [
      '(vedere|sentire|chiamare|frequentare|incontrare|visitare|trovare) {anyWord}? {anyWord}? (di piu|piu spesso|piu {atEnd})',
      '{begin} ogni tanto',
      '(ogni tanto|di tanto in tanto|di quando in quando) {atEnd}',
      '(passare|stare|trascorrere) piu tempo con|coi|insieme',
    ],
  },
  sittings,
  said: {
    lengthAhead: { same: ['per (i prossimi|le prossime)? {amount}', 'nei|nelle (prossimi|prossime)? {amount}'] },
    weekly: {
      same: ['{rule}'],
      everyWeekday: ['(il|la|di|ogni)? {weekdayPair:weekdays}', 'ogni {weekdays} {partWord}'],
    },
    leftOut: {
      everyWeekday: [`${EXCEPT} {listedWeekdays:weekdays}`],
      weekends: [`${EXCEPT} {weekendWord}`, 'senza|niente {weekendWord}'],
    },
    weekdayPair: { list: ['{anyWeekday:weekday} ((,|e|ed) (e|ed)?)? (il|la)? {listedWeekdays:weekdays}'] },
  },
  links: ['di', 'd'],
  linksOfLead: [],
  time: 'tempo',
  leads: ['passare', 'dedicare'],
  sentences: {
    calm: (free, all) =>
      free === all
        ? 'le ore più tranquille delle tue settimane: non hai altro'
        : `le ore più tranquille delle tue settimane: ${all - free} su ${all} saltano: è festa, o sei via o hai altro`,
    noSeries:
      'Nessuna ora delle tue settimane è libera abbastanza spesso per una serie: aggiungi gli eventi quando trovi il tempo.',
    soFar: (done, all, unit) =>
      `Ne hai già ${String(done)} su ${String(all)} ${unit || 'ore'}: conto quello che manca, ${String(all - done)}.`,
    notCounted: (words) => `«${words}» qui non conta: può essere un obiettivo a parte.`,
    atPace: (day) => `Con questo ritmo finisci ${day}.`,
    assumedOften: 'Non hai detto quanto spesso: conto due volte al mese.',
    held: (target, unit) =>
      `L’obiettivo è ${String(target)} ${unit || 'ore'}: i giorni via, le feste e le ore già prese non contano.`,
    kept: (period, all) => `Conta ${KEPT[period]} in cui ci riesci: ${String(all)} in tutto.`,
    noPeriod: (day) => `Non hai detto fino a quando: propongo ${day}.`,
  },
}
