import { partsOf, weekdayOf, type Day } from '../../date/index.ts'
import type { PlanningWords } from '../planning-words.ts'
import type { Warning } from '../warning.ts'
import type { DateGiver } from '../templates/template-types.ts'
import type { Reason } from '../placing/reasons.ts'
import { factIn, type FactWords } from '../fact-words.ts'

const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']
const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)
const NUMBERS = ['nessun', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci']

const weekday = (day: Day): string => WEEKDAYS[weekdayOf(day)] ?? ''
const month = (day: Day): string => MONTHS[partsOf(day).month - 1] ?? ''
const dated = (day: Day): string => `${weekday(day)} ${partsOf(day).date} ${month(day)}`
const full = (day: Day): string => `${dated(day)} ${partsOf(day).year}`
const short = (day: Day): string => `${weekday(day)} ${partsOf(day).date}`
const counted = (count: number, one: string, many: string): string =>
  `${NUMBERS[count] ?? String(count)} ${count === 1 || count === 0 ? one : many}`
const items = (count: number): string => counted(count, 'impegno', 'impegni')
const long = (days: number): string => {
  if (days === 7) return 'una settimana'
  return days >= 14 && days % 7 === 0 ? counted(days / 7, 'settimana', 'settimane') : counted(days, 'giorno', 'giorni')
}
const quoted = (title: string): string => `«${title.length > 40 ? `${title.slice(0, 39)}…` : title}»`
const beside = (count: number): string => (count === 0 ? 'senza altri impegni' : `accanto a ${items(count)}`)
const within = (count: number): string => (count === 0 ? 'senza altri impegni' : `con ${items(count)} in agenda`)
const from = (day: Day): string => `da ${weekday(day)} ${partsOf(day).date}`

const SUITABLE = { working: 'è un giorno di lavoro', weekend: 'cade nel fine settimana', any: '' }

/** One sentence a kind of reason. */
const reasons: FactWords<Reason> = {
  busier: (fact) => `più libero di ${short(fact.ideal)}, che ha già ${items(fact.count)}`,
  holiday: (fact) => `non ${short(fact.ideal)}, che è festa: ${fact.name}`,
  beforeAway: (fact) => `prima di ${quoted(fact.title)}`,
  afterAway: (fact) => `dopo ${quoted(fact.title)}`,
  fullWeek: (fact) => `fuori dalla settimana di ${short(fact.ideal)}, che ha già ${items(fact.count)}`,
  weekday: (fact) => {
    if (fact.days === 'sunday') return `${short(fact.day)}, il giorno giusto per una prova lunga`
    return `${short(fact.day)} ${SUITABLE[fact.days]}, ${short(fact.ideal)} no`
  },
  itsDays: () => 'il suo giorno in questo piano: se è un altro, spostalo',
  calmest: (fact) => `${short(fact.day)} è il giorno più libero della settimana`,
  free: (fact) => `${short(fact.day)} non hai altri impegni`,
  lead: (fact) => `${long(fact.days)} prima, ${beside(fact.count)}`,
  late: (fact) => `${long(fact.days)} dopo, ${beside(fact.count)}`,
  fewest: (fact) => `nessun giorno lì intorno ha meno di ${items(fact.count)}`,
  few: (fact) => `${short(fact.day)} hai ${fact.count === 1 ? 'solo ' : ''}${items(fact.count)}`,
  long: (fact) => `${long(fact.days)} ${from(fact.first)}, ${within(fact.count)}`,
  longUntil: (fact) => `fino a ${short(fact.last)}, ${within(fact.count)}`,
}

/** Days as people say them: from two weeks on in weeks. */
const inWeeks = (days: number, round: (value: number) => number): string =>
  days < 14 ? counted(days, 'giorno', 'giorni') : counted(round(days / 7), 'settimana', 'settimane')

function tooShort({ needed, days, dropped, isShortened }: Extract<Warning, { kind: 'short' }>): string {
  const gone = dropped === 1 ? 'ho tolto un passo' : `ho tolto ${counted(dropped, 'passo', 'passi')}`
  const cut = dropped > 0 ? 'accorciato gli altri' : 'ho accorciato i passi'
  const done = [...(dropped > 0 ? [gone] : []), ...(isShortened ? [cut] : [])].join(' e ')
  const what = done === '' ? '' : ` ${sentence(done)}.`
  return `Il tempo è poco: servirebbero ${inWeeks(needed, Math.ceil)}, ma hai ${inWeeks(days, Math.floor)}.${what}`
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const onDays = ({ first, last }: { readonly first: Day; readonly last: Day }): string =>
  first === last ? full(first) : `da ${dated(first)} a ${full(last)}`

/** One sentence a kind of warning. */
const warnings: FactWords<Warning> = {
  noDate: (fact) =>
    fact.isSetByOthers
      ? `Non hai detto quando, e il giorno lo decidono altri: ${full(fact.day)} tiene solo il posto. Metti quello vero e i passi si spostano con lui.`
      : `Non hai detto quando: propongo ${full(fact.day)}. Puoi cambiare la data e i passi si spostano con lei.`,
  fromCalendar: (fact) =>
    `Dal tuo calendario: ${quoted(fact.title)}, ${onDays(fact.days)}.${fact.isBefore ? ' Tutto è pronto prima.' : ''}`,
  notInCalendar: (fact) =>
    `Nel tuo calendario ${quoted(fact.title)} è ${onDays(fact.days)}. Ho preso il giorno che hai scritto.`,
  vague: (fact) =>
    fact.isSetByOthers
      ? `Il giorno preciso non c'è, e lo decidono altri: finché non lo sai, ho preparato tutto per ${full(fact.day)}.`
      : `Il giorno preciso non c'è: ho preparato tutto per ${full(fact.day)}${fact.isFree ? ', che è libero' : ''}.`,
  unknownDay: (fact) =>
    `Non so quando sia ${quoted(fact.words)}: propongo ${full(fact.day)}. Puoi cambiare la data e i passi si spostano con lei.`,
  inTime: (fact) => `Hai detto ${quoted(fact.words)}: può essere fatto entro ${full(fact.day)}.`,
  lastDay: (fact) => `Per ${quoted(fact.words)} ho preso ${full(fact.day)}, l’ultimo giorno che va bene.`,
  weekend: (fact) => `Ho preso il fine settimana di ${full(fact.day)}, il primo libero.`,
  goesOn: (fact) => `Per ${quoted(fact.words)} si va avanti fino a ${full(fact.day)}, l’ultimo giorno del periodo.`,
  past: (fact) =>
    `${sentence(full(fact.day))} è già passato: non ho messo passi di preparazione. Scegli un'altra data.`,
  today: (fact) => `È oggi, ${full(fact.day)}: non resta tempo per prepararsi.`,
  tomorrow: (fact) => `È domani, ${full(fact.day)}: resta solo il tempo per l'essenziale.`,
  short: tooShort,
  holiday: (fact) => `${sentence(full(fact.day))} è festa: ${fact.name}.`,
  busyDay: (fact) => `Quel giorno, ${full(fact.day)}, hai già ${fact.titles.map(quoted).join(', ')}.`,
  restTaken: (fact) => `${quoted(fact.title)} cade nei giorni di riposo che seguono: chiedi se puoi andarci.`,
  otherGoal: (fact) =>
    fact.hasSteps
      ? `${quoted(fact.title)} è un obiettivo a sé: qui trovi anche i suoi passi principali; scrivilo a parte per averli tutti.`
      : `${quoted(fact.title)} è un obiettivo a sé, e qui non ha passi: scrivilo a parte e ti preparo anche quello.`,
  hours: (fact) =>
    `Con ${fact.hours} ore a settimana, in ${fact.weeks} settimane hai circa ${Math.round(fact.hours * fact.weeks)} ore.`,
}

const GIVERS: Readonly<Record<DateGiver, string>> = {
  agent: 'dipende da chi vende o affitta',
  bank: 'la dà la banca',
  centre: 'la dà il centro',
  consulate: 'la dà l’ufficio competente',
  doctor: 'la dà il medico',
  employer: 'va concordata al lavoro',
  guide: 'la dà la guida',
  hospital: 'la dà l’ospedale',
  notary: 'la dà il notaio',
  office: 'la dà l’ufficio',
  organiser: 'la danno gli organizzatori',
  parish: 'la dà chi celebra',
  teacher: 'va concordata con l’insegnante',
  tradesperson: 'la dà il professionista',
  venue: 'la dà il locale',
  vet: 'la dà il veterinario',
}

/** Italian sentences, made of facts. */
export const sentences: Pick<
  PlanningWords,
  | 'day'
  | 'span'
  | 'hours'
  | 'reason'
  | 'warning'
  | 'moved'
  | 'description'
  | 'ownPhase'
  | 'checklistTitle'
  | 'easterSunday'
  | 'asksFor'
  | 'timesAWeek'
  | 'rhythm'
  | 'continued'
  | 'whichKind'
  | 'nonsense'
> = {
  day: full,
  span: (first, last) => `da ${dated(first)} a ${full(last)}`,
  hours: (hours) => (hours === 1 ? "un'ora a settimana" : `${String(hours).replace('.', ',')} ore a settimana`),
  reason: factIn(reasons),
  warning: factIn(warnings),
  moved: (text) => `insieme alla data; ${text}`,
  description: ({ kind, hasSteps, hours }) => {
    const preparation = hasSteps ? ', con una preparazione passo per passo' : ''
    const rhythm =
      hours === null ? '' : ` Ritmo: ${hours === 1 ? "un'ora" : `${String(hours).replace('.', ',')} ore`} a settimana.`
    return `${kind}${preparation}.${rhythm}`
  },
  asksFor: (giver) => `La data ${GIVERS[giver]}: chiedila per tempo.`,
  timesAWeek: (times) => {
    if (times >= 7) return 'ogni giorno'
    return times === 1 ? 'una volta a settimana' : `${NUMBERS[times] ?? String(times)} volte a settimana`
  },
  rhythm: (often) => `Ritmo: ${often}.`,
  continued: (title, part) => `${title} (seguito${part > 2 ? ` ${part - 1}` : ''})`,
  whichKind: (title) => `Che tipo di obiettivo è ${quoted(title)}? Così preparo un piano su misura.`,
  nonsense: 'Da qui non riesco a ricavare un obiettivo. Scrivi in due parole che cosa vorresti, ed entro quando.',
  ownPhase: (isAfter) => (isAfter ? 'Dopo' : 'Preparazione'),
  checklistTitle: 'Da ricordare:',
  easterSunday: 'Pasqua',
}
