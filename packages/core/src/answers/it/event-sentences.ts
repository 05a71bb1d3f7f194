import { A_WEEK, type Day } from '../../date/index.ts'
import type * as english from '../en/event-sentences.ts'
import { opening, type Period } from '../words/day-words.ts'
import type { Unknown } from '../words/facts.ts'
import { sayHour } from '../words/hour-marks.ts'
import { lengthApart, type Scope } from '../words/item-words.ts'
import { italianWords as words } from './italian-words.ts'

const examples = (title: string | null): string =>
  `quanti impegni ho a maggio? Oppure: ${title === null ? 'quando sono libero a giugno?' : `quando è ${words.quoted(title)}?`}`

const UNKNOWN: Readonly<Record<Unknown, string>> = {
  skipped: 'nel calendario c’è ciò che era previsto, non ciò che hai saltato',
  cost: 'nel calendario ci sono giorni e ore, non i prezzi',
  guests: 'nel calendario non c’è l’elenco di chi viene',
}

export const replySentences: typeof english.replySentences = {
  plans: 'Ti preparo una proposta di piano, a ritroso dalla data: non cambia nulla finché non premi Applica.',
  help: (title) =>
    `Puoi chiedermi che cosa hai in programma, quando sei libero, quanti impegni hai e dove si accavallano; e posso proporti di aggiungerli, spostarli o toglierli. Per esempio: ${examples(title)}`,
  welcome: 'Prego!',
  goodbye: 'A presto.',
  whoItIs:
    "Sono l'assistente del tuo calendario: cerco quello che c'è dentro, e ciò che cambierei aspetta il tuo Applica.",
  onlyCalendar: (title) => `A questo non so rispondere: conosco solo il tuo calendario. Prova con: ${examples(title)}`,
  unknown: (what, title) => `Questo non lo posso sapere: ${UNKNOWN[what]}. Prova con: ${examples(title)}`,
  nothingAsked: (named, title) =>
    `A questo non so rispondere: hai eventi con ${words.quoted(named)}, ma non ho capito che cosa vuoi sapere. Prova con: ${examples(title)}`,
  notUnderstood: (left, title) =>
    `A questo non so rispondere: non capisco ${words.quoted(left)}. Prova con: ${examples(title)}`,
  notOnCard: (said) =>
    `Attenzione: ${words.quoted(said)} non è sulla scheda. Dimmelo in un altro modo, o premi Applica se va bene così com’è.`,
  stillLacking: (said) =>
    `Non c’è ancora nulla da applicare: ${words.quoted(said)} è rimasto in sospeso. Dimmi che cosa manca, o dimmelo in un altro modo.`,
  applyWrites: 'Non è ancora scritto nulla: premi Applica sulla scheda qui sopra ed è fatto.',
  cardClosed: 'Va bene, non ho cambiato nulla. Ho chiuso la scheda.',
  nothingOpen: 'Non c’è nessuna scheda in attesa e non ti ho chiesto nulla. Che cosa vuoi sapere o cambiare?',
  nothingDone: 'Va bene, non ho cambiato nulla.',
  onlyListed: (count) => (count === 1 ? 'Nell’elenco ce n’è uno solo.' : `Nell’elenco ce ne sono solo ${count}.`),
  gone: (count) =>
    count === 1 ? 'Uno di quelli non è più nel calendario.' : `${count} di quelli non sono più nel calendario.`,
  oneAtATime: (left) => `Rispondo a una domanda alla volta. Ora chiedimi: ${words.quoted(left)}`,
  countingOnly: (limit) => `Contando solo ${words.quoted(limit)}.`,
  notCounting: (days) => `Senza contare ${words.quoted(days)}.`,
  leftOut: (left) => `Non ho tenuto conto di ${words.quoted(left)}.`,
  lookedFor: (asked, instead, isFewer) =>
    `Non trovo nessun evento con ${words.quoted(asked)}, perciò ho cercato ${isFewer ? 'solo ' : ''}${words.quoted(instead)}.`,
  onThoseDays: 'In quei giorni hai:',
  onceApplied: (titles) =>
    `Conto ${titles.map((title) => `«${title}»`).join(', ')} come sarà dopo che avrai premuto Applica.`,
}

const when = (period: Period): string => opening(words.period(period))
const none = (scope: Scope): string =>
  `${when(scope.period)} non trovo ${scope.isElse ? 'nessun altro' : 'nessun'} evento${words.about(scope)}`
const EACH = { day: 'al giorno', week: 'a settimana', month: 'al mese' } as const

const SIDES = { before: 'Prima di', after: 'Dopo' } as const

export const countSentences: typeof english.countSentences = {
  nothing: (scope) => `${none(scope)}.`,
  beside: (item, side, isOver, today) =>
    `${SIDES[side]} ${words.item(item, today)} ${side === 'after' ? 'viene' : isOver ? 'c’era' : 'c’è'}:`,
  nothingBeside: (item, side, today) => `${SIDES[side]} ${words.item(item, today)} non trovo niente del genere.`,
  withNobody: (count) => (count === 1 ? 'Non c’è scritto con chi:' : 'In nessuno di questi c’è scritto con chi:'),
  othersAlone: (count) =>
    count === 1 ? 'In un altro impegno non c’è scritto con chi.' : `In altri ${count} impegni non c’è scritto con chi.`,
  nothingAtWeekends: (scope) => `${none(scope)} nei weekend.`,
  events: (scope, { events, markers, free, time }) => {
    const others = [
      ...(markers === 0 ? [] : [`${markers} ${markers === 1 ? 'data' : 'date'} da ricordare`]),
      ...(free === 0 ? [] : [`${free} che ti ${free === 1 ? 'lascia libero' : 'lasciano libero'}`]),
    ]
    const beside = others.length === 0 ? '' : ` (più ${others.join(' e ')})`
    if (events === 0) return none(scope) + beside
    const have = time === 'open' ? 'hai' : 'hai avuto'
    return `${when(scope.period)} ${have} ${words.count(events, 'event')}${words.about(scope)}${beside}`
  },
  days: (scope, days, unit) =>
    `${when(scope.period)} ${days === 1 ? 'è' : 'sono'} ${words.count(days, unit)}${words.about(scope)}`,
  daysAway: (period, days, unit) => `${when(period)} sei via per ${words.count(days, unit)}`,
  daysWithAnything: (period, days, unit) => `${when(period)} hai qualcosa in ${words.count(days, unit)}.`,
  unknownLeave: 'Conto solo i giorni segnati in calendario: quanti te ne spettano non lo so.',
  byYear: (counts) => `Anno per anno: ${counts.map(({ year, count }) => `${year}: ${count}`).join(', ')}.`,
  average: (count, each, span) => `In media ${words.number(count)} ${EACH[each]}, ${words.span(span)}.`,
  averageHours: (minutes, each, span) => `In media ${words.hours(minutes)} ${EACH[each]}, ${words.span(span)}.`,
  weekends: (scope, count) =>
    `${when(scope.period)} hai ${words.count(count, 'weekend')} con impegni${words.about(scope)}:`,
  unreminded: (period, count) => {
    const days = period ? words.period(period) : 'da oggi in poi'
    if (count === 0) return `Tutto ha un promemoria ${days}.`
    return `Senza promemoria ${days}: ${count} ${count === 1 ? 'evento' : 'eventi'}.`
  },

  edge: (which, scope, item, today) =>
    `${which === 'first' ? 'Il primo' : "L'ultimo"} evento${words.about(scope)} ${words.period(scope.period)} è ${words.item(item, today)}.`,
  byClock: (which, scope, item, today) =>
    `L'evento che ${which === 'first' ? 'inizia più presto' : 'finisce più tardi'}${words.about(scope)} ${words.period(scope.period)} è ${words.item(item, today)}.`,
  nextFew: (about, count) => `Che cosa viene adesso${words.about(about)}: ${words.count(count, 'event')}.`,
  next: (about, item, today) => `Il prossimo evento${words.about(about)} è ${words.item(item, today)}.`,
  time: (which, item, today) =>
    `${which === 'first' ? 'La prima' : "L'ultima"} volta è stata ${words.when(item, today)}: ${words.quoted(item.title)}.`,
  lastOfAll: (item, today) => `L'ultima di tutte è ${words.item(item, today)}.`,
  stillToCome: (item, today) => `Il primo deve ancora venire: ${words.item(item, today)}.`,
  lastIsOver: (item, today) => `L'ultimo è già passato: ${words.item(item, today)}.`,
}

/** `Mancano 3 giorni`, `Manca 1 settimana (7 giorni)`. */
const missing = (days: number, from: Day | null = null): string => {
  const distance = words.distance(days, from)
  return `${distance.startsWith('1 ') ? 'Manca' : 'Mancano'} ${distance}`
}
const NEAR: Readonly<Record<number, string>> = { [-1]: 'È stato ieri.', 0: 'È oggi.', 1: 'È domani.' }
const lies = (days: number): string => (days < 2 ? '' : `: in mezzo ci sono ${words.count(days, 'day')}`)

const away = (days: number, from: Day | null = null): string =>
  NEAR[days] ?? (days > 0 ? `${missing(days, from)}.` : `Sono passati ${since(-days, from)}.`)

const since = (days: number, from: Day | null): string =>
  from === null
    ? words.count(days, 'day') + (days > 2 * A_WEEK ? ` (${words.inWeeks(days)})` : '')
    : words.distance(days, from)

function rate(days: number): string {
  if (Math.round(days) >= A_WEEK) return `in media ogni ${words.count(Math.round(days), 'day')}`
  if (days === 1) return 'ogni giorno'
  return `in media ogni ${words.number(days)} giorni (${words.number(A_WEEK / days)} volte a settimana)`
}

export const eventSentences: typeof english.eventSentences = {
  away,
  whichEvent: 'Dimmi quale evento cerchi, per esempio «quando vado dal dentista?».',
  hourless: 'Non ha un orario.',
  is: (item, today) => `${words.quoted(item.title)}: ${item.last < today ? 'è stato ' : ''}${words.when(item, today)}.`,
  often: (scope, { times, everyDays, first, last }, today) => {
    const every = everyDays > 0 ? `, ${rate(everyDays)}` : ''
    const count = `${times} ${times === 1 ? 'volta' : 'volte'}${every}`
    const ends = `Dalla prima, ${words.item(first, today)}, all'ultima, ${words.item(last, today)}.`
    return `${opening(words.period(scope.period))}${words.about(scope)}: ${count}. ${ends}`
  },
  endsAt: ({ title, end, first }, today) =>
    `${words.quoted(title)} finisce alle ${sayHour(end)}: ${words.nearDay(first, today)}.`,
  endsOn: (title, day) => `${words.quoted(title)} finisce ${words.day(day)}.`,
  noPlace: (item, today) => `Per ${words.item(item, today)} non hai segnato un luogo.`,
  lasts: (item, today) => `${words.quoted(item.title)} dura ${words.lengthOf(item)}: ${words.when(item, today)}.`,
  longest: (scope, { item, isShortest, ties }, today) => {
    const which = `L'evento più ${isShortest ? 'breve' : 'lungo'}${words.about(scope)} ${words.period(scope.period)}`
    const others = ties === 0 ? '' : ' Ce ne sono altri di uguale durata.'
    return `${which} è ${words.item(item, today)}: dura ${words.lengthOf(item)}.${others}`
  },

  today: (day) => `Oggi è ${day}.`,
  countdown: (day, today) => {
    if (day === today) return 'È oggi.'
    return `${day < today ? 'È già passato' : missing(day - today)}: ${words.day(day)}.`
  },
  kindOfDay: (day, holiday, isWeekend) => {
    const kind = isWeekend ? 'nel fine settimana' : 'in settimana'
    const plain = isWeekend ? 'fine settimana, non festivo' : 'giorno lavorativo, non festivo'
    return `${words.day(day)}: ${holiday === null ? plain : `${holiday}, giorno festivo ${kind}`}.`
  },
  holidayCount: (count) => (count === 1 ? '1 giorno festivo:' : `${count} giorni festivi:`),
  noHoliday: (days) =>
    days ? `${opening(words.period(days))} non ci sono giorni festivi.` : 'Non conosco altri giorni festivi.',
  noSuchHoliday: 'Nessuna festività cade in un giorno così. Sono tutte queste:',
  onHolidays: (terms, count) =>
    count === 0
      ? `Nessun impegno con ${words.quoted(terms)} cade in un giorno festivo da oggi in poi.`
      : `${words.count(count, 'event')} con ${words.quoted(terms)} in un giorno festivo da oggi in poi:`,
  nextHoliday: (day, name) => `Il prossimo giorno festivo è ${words.day(day)}: ${name}.`,

  between: (before, after, days, isInMonths) => {
    const [from, to] = [words.quoted(before.title), words.quoted(after.title)]
    const ends = `${from} (${words.day(before.last)}) e ${to} (${words.day(after.first)})`
    return `Tra ${ends} ${days === 1 ? 'passa' : 'passano'} ${words.distance(days, isInMonths ? before.last : null)}${lies(days - 1)}.`
  },
  betweenHours: (before, after, minutes) => {
    const [from, to] = [words.quoted(before.title), words.quoted(after.title)]
    const hours = `Tra la fine di ${from} (${sayHour(before.end)}) e ${to} (${sayHour(after.start)})`
    const day = words.day(after.first)
    if (minutes === 0) return `Tra ${from} e ${to} non c'è tempo: ${day}.`
    return `${hours} ci sono ${words.length(minutes)}: ${day}.`
  },
  inTurn: (before, after, minutes) => {
    const [from, to] = [words.quoted(before.title), words.quoted(after.title)]
    const day = words.day(after.first)
    if (minutes < 0)
      return `No, si accavallano: ${from} finisce alle ${sayHour(before.end)}, ${to} comincia alle ${sayHour(after.start)} (${day}).`
    if (minutes === 0)
      return `Sì, ma senza un minuto in mezzo: ${from} finisce alle ${sayHour(before.end)}, proprio quando comincia ${to} (${day}).`
    return `Sì: ${from} finisce alle ${sayHour(before.end)} e ${to} comincia alle ${sayHour(after.start)}, in mezzo ci sono ${words.length(minutes)} (${day}).`
  },
  order: (before, after, today) => {
    const days = after.first - before.first
    const later = days === 0 ? '' : `, ${words.count(days, 'day')} dopo`
    return `Viene prima ${words.item(before, today)}; poi ${words.item(after, today)}${later}.`
  },
  longerOf: (longer, shorter, areEqual) => {
    const [one, other] = [words.quoted(longer.title), words.quoted(shorter.title)]
    if (areEqual) return `${one} e ${other} durano uguale: ${words.lengthOf(longer)}.`
    const apart = lengthApart(words, longer, shorter)
    const less = apart === null ? '' : `, ${apart} in meno`
    return `Dura di più ${one}: ${words.lengthOf(longer)}. ${other} dura ${words.lengthOf(shorter)}${less}.`
  },
  beside: (anchor, side, count, today) => {
    const where = `${side === 'before' ? 'Prima di' : 'Dopo'} ${words.item(anchor, today)}`
    return count === 0 ? `${where} quel giorno non hai altro.` : `${where} hai ${words.count(count, 'event')}:`
  },
}
