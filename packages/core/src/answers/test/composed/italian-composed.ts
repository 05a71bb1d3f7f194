import { partsOf, weekdayOf } from '../../../date/index.ts'
import type { Chooser } from './chooser.ts'
import type { ComposedWords, Thing } from './composed-words.ts'
import { italianAdding, italianChanging, italianTurns } from './italian-composed-wishes.ts'

const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)
const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']

const COMPANY = ['Giulia', 'Andrea', 'Chiara', 'Davide', 'i Bianchi', 'zia Rita', 'Federica', 'Omar', 'Silvia e Pietro']
/** Names that are said with somebody, and names that stand alone; those of women with `la`. */
const WITH = ['cena', 'colazione', 'passeggiata', 'telefonata', 'riunione']
const WITH_HIM = ['pranzo', 'aperitivo', 'colloquio', 'incontro']
const ALONE = [
  'lezione di chitarra',
  'visita dal cardiologo',
  'consegna del tavolo',
  'recita scolastica',
  'partita di tennis',
]
const HIS_ALONE = [
  'concerto',
  'seminario di economia',
  'torneo di scacchi',
  'tagliando della macchina',
  'saggio di danza',
  'corso di ceramica',
  'massaggio',
  'laboratorio teatrale',
]

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const articleOf = (said: string, it: string): string => {
  if (/^[aeiou]/u.test(said)) return "l'"
  if (it === 'la') return 'la '
  return /^s[^aeiou]/u.test(said) ? 'lo ' : 'il '
}
const thing = (said: string, it: string): Thing => ({ said, it, name: capital(said), the: articleOf(said, it) + said })

const things = [
  ...WITH.flatMap((one) => COMPANY.map((who) => thing(`${one} con ${who}`, 'la'))),
  ...WITH_HIM.flatMap((one) => COMPANY.map((who) => thing(`${one} con ${who}`, 'lo'))),
  ...[...ALONE, ...ALONE].map((one) => thing(one, 'la')),
  ...[...HIS_ALONE, ...HIS_ALONE, ...HIS_ALONE].map((one) => thing(one, 'lo')),
]

const AMOUNTS: Readonly<Record<number, readonly string[]>> = {
  15: ['15 minuti', "un quarto d'ora"],
  30: ["mezz'ora", '30 minuti', 'mezzora'],
  45: ['45 minuti', "tre quarti d'ora"],
  60: ["un'ora", '1 ora'],
  90: ["un'ora e mezza", '90 minuti'],
  120: ['due ore', '2 ore'],
  180: ['tre ore', '3 ore'],
  1440: ['un giorno'],
  2880: ['due giorni', '2 giorni'],
  10080: ['una settimana'],
}

function date(day: number, choose: Chooser): string {
  const { month, date: dom } = partsOf(day)
  const said = `${dom} ${MONTHS[month - 1] ?? ''}`
  const elided = dom === 8 || dom === 11 ? `l'${said}` : `il ${said}`
  return choose.happens(0.3) ? `${WEEKDAYS[weekdayOf(day)] ?? ''} ${said}` : elided
}

const NEAR = 7

function dayOf(day: number, today: number, choose: Chooser): string {
  if (day === today + 1) return choose.one(['domani', WEEKDAYS[weekdayOf(day)] ?? ''])
  const isNear = day - today < NEAR
  return isNear && choose.happens(0.6) ? (WEEKDAYS[weekdayOf(day)] ?? '') : date(day, choose)
}

const to = (said: string): string =>
  said.startsWith('il ') ? `al ${said.slice(3)}` : said.startsWith("l'") ? `all'${said.slice(2)}` : `a ${said}`

function clock(minute: number, choose: Chooser): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60]
  if (rest === 0) return String(hour)
  const figures = [`${hour}:${rest}`, `${hour}.${rest}`, `${hour} e ${rest}`]
  const half = rest === 30 ? [`${hour} e mezza`] : rest === 15 ? [`${hour} e un quarto`] : []
  return choose.one([...figures, ...half])
}

const NOON = 720

const hour = (minute: number, choose: Chooser): string =>
  minute === NOON && choose.happens(0.6)
    ? 'a mezzogiorno'
    : choose.one(['alle', 'alle', 'alle', 'ore', 'alle ore']) + ` ${clock(minute, choose)}`

const toHour = (minute: number, choose: Chooser): string =>
  minute === NOON ? 'a mezzogiorno' : `alle ${clock(minute, choose)}`

export const italianComposed: ComposedWords = {
  language: 'it',
  things,
  places: [
    { name: 'Bar Roma', at: 'al Bar Roma' },
    { name: 'Arena di Verona', at: "all'Arena di Verona" },
    { name: 'via Garibaldi 12', at: 'in via Garibaldi 12' },
    { name: 'Teatro Nuovo', at: 'al Teatro Nuovo' },
    { name: 'Sala Verdi', at: 'in Sala Verdi' },
    { name: 'Studio Ferri', at: 'allo Studio Ferri' },
    { name: 'piazza Cavour', at: 'in piazza Cavour' },
    { name: 'Palazzo Reale', at: 'a Palazzo Reale' },
  ],
  notes: ['portare i documenti', 'comprare il vino', 'chiedere del preventivo', 'digiuno da mezzanotte'],
  day: dayOf,
  toDay: (day, today, choose) => to(dayOf(day, today, choose)),
  hour,
  toHour,
  until: (minute, choose) => (minute === NOON ? 'fino a mezzogiorno' : `fino ${toHour(minute, choose)}`),
  fromTo: (from, end, choose) => `dalle ${clock(from, choose)} alle ${clock(end, choose)}`,
  amount: (minutes, choose) => choose.one(AMOUNTS[minutes] ?? [`${minutes} minuti`]),
  weekday: (weekday) => WEEKDAYS[weekday] ?? '',
  adding: italianAdding,
  changing: italianChanging,
  turns: italianTurns,
}
