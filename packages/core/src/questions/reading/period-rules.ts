import { partsOf } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import {
  monthSpan,
  partOfMonth,
  pastMonth,
  pastSeason,
  quarterSpan,
  seasonSpan,
  unitsFrom,
  weekdayBefore,
  weekendSpan,
  weekSpan,
  wholeYear,
} from './calendar-spans.ts'
import { shortWeekday } from './short-weekdays.ts'
import type { Dating, Span } from './dates.ts'
import { monthNamed, numberOf, seasonNamed, unitOf, weekdayNamed, WORD_PATTERNS } from './period-words.ts'

/** Words that say a period, and the days that they mean. Named groups: month, year, weekday, season, number, unit, part. */
export interface PeriodRule {
  readonly pattern: RegExp
  readonly span: (said: Readonly<Record<string, string | undefined>>, dating: Dating) => Span | null
}

const IT = WORD_PATTERNS.it
const EN = WORD_PATTERNS.en
const rule = (source: string, span: PeriodRule['span']): PeriodRule => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u'),
  span,
})

const PARTS: Readonly<Record<string, Parameters<typeof partOfMonth>[1]>> = {
  inizio: 'early',
  inizi: 'early',
  primi: 'early',
  early: 'early',
  beginning: 'early',
  start: 'early',
  meta: 'middle',
  mid: 'middle',
  middle: 'middle',
  fine: 'late',
  late: 'late',
  end: 'late',
  'prima meta': 'first',
  'first half': 'first',
  'seconda meta': 'second',
  'second half': 'second',
}

const thisYear = ({ today }: Dating): number => partsOf(today).year
const oneDay = (day: number): Span => ({ first: day, last: day })

const monthAhead =
  (ahead: number): PeriodRule['span'] =>
  (_, { today }) => {
    const { year, month } = partsOf(today)
    return monthSpan(year, month + ahead)
  }

const quarterAhead =
  (ahead: number): PeriodRule['span'] =>
  (_, { today }) =>
    quarterSpan(today, ahead)

/** As many days, weeks, months from today on; a number that was not said is a few. */
const coming: PeriodRule['span'] = ({ number, unit = '' }, { today, language }) => {
  const end = unitsFrom(today, numberOf(number, language) ?? FEW[unitOf(unit)], unitOf(unit))
  return end === null || end <= today ? null : { first: today, last: end - 1 }
}

const gone: PeriodRule['span'] = ({ number, unit = '' }, { today, language }) => {
  const start = unitsFrom(today, -(numberOf(number, language) ?? FEW[unitOf(unit)]), unitOf(unit))
  return start === null || start >= today ? null : { first: start + 1, last: today }
}

const single =
  (span: PeriodRule['span']): PeriodRule['span'] =>
  ({ unit }, dating) =>
    span({ number: '1', unit }, dating)

const FEW = { day: 7, week: 4, month: 3, year: 2 } as const

const ofMonthPart: PeriodRule['span'] = ({ part = '', month, year }, dating) => {
  const known = PARTS[part.replace('-', '').trim()]
  const at = Number(year ?? dating.surroundings.year)
  return known ? partOfMonth(monthSpan(at, monthNamed(month ?? '', dating.language)), known) : null
}

const ofThisMonthPart: PeriodRule['span'] = ({ part = '' }, dating) => {
  const known = PARTS[part]
  const span = monthAhead(0)({}, dating)
  return known && span ? partOfMonth(span, known) : null
}

const monthGone: PeriodRule['span'] = ({ month = '' }, { today, language }) =>
  pastMonth(today, monthNamed(month, language))

const monthOfLastYear: PeriodRule['span'] = ({ month = '' }, dating) =>
  monthSpan(thisYear(dating) - 1, monthNamed(month, dating.language))

const weekdayGone: PeriodRule['span'] = ({ weekday = '' }, { today, language }) =>
  oneDay(weekdayBefore(today, weekdayNamed(weekday, language)))

const seasonGone: PeriodRule['span'] = ({ season = '' }, { today, language }) =>
  pastSeason(today, seasonNamed(season, language))

const IT_UNIT = '(?<unit>giorni|settimane|mesi|anni)'
const IT_ONE = '(?<unit>settimana|mese|anno)'
const EN_UNIT = '(?<unit>days|weeks|months|years)'

const ITALIAN: readonly PeriodRule[] = [
  rule("(?:l')?altro ?ieri|ieri l'altro|avantieri", (_, { today }) => oneDay(today - 2)),
  rule('ieri', (_, { today }) => oneDay(today - 1)),
  rule('settimana (?:scorsa|passata)|(?:scorsa|passata) settimana', (_, dating) => weekSpan(dating, -1)),
  rule('(?:week ?end|fine settimana) (?:scorso|passato)|scorso (?:week ?end|fine settimana)', (_, { today }) =>
    weekendSpan(today, -1),
  ),
  rule('mese (?:scorso|passato)|(?:scorso|passato) mese', monthAhead(-1)),
  rule('trimestre (?:scorso|passato)|scorso trimestre', quarterAhead(-1)),
  rule(`(?<month>${IT.month}) (?:dell'anno (?:scorso|passato)|dell'anno prima)`, monthOfLastYear),
  rule(`(?<month>${IT.month}) (?:scorso|passato)`, monthGone),
  rule(`(?:lo )?scorso (?<month>${IT.month})`, monthGone),
  rule(`(?<weekday>${IT.weekday}) (?:scors[oa]|passat[oa])`, weekdayGone),
  rule(`scors[oa] (?<weekday>${IT.weekday})`, weekdayGone),
  rule(`(?<season>${IT.season}) (?:scors[oa]|passat[oa])`, seasonGone),
  rule(`scors[oa] (?<season>${IT.season})`, seasonGone),
  rule('anno (?:scorso|passato)|(?:scorso|passato) anno', (_, dating) => wholeYear(thisYear(dating) - 1)),
  rule('anno prossimo|prossimo anno|anno che viene', (_, dating) => wholeYear(thisYear(dating) + 1)),
  rule(
    `(?:prossim[ie]|successiv[ie]|entro|nel giro di|nell'arco di|i|nei) (?<number>${IT.number}) ${IT_UNIT}(?: (?:prossim|successiv)[ie])?`,
    coming,
  ),
  rule(`(?<number>${IT.number}) prossim[ie] ${IT_UNIT}`, coming),
  rule(`prossim[ie] ${IT_UNIT}`, coming),
  rule(`(?:ultim[ie]|scors[ie]|passat[ie]) (?<number>${IT.number}) ${IT_UNIT}`, gone),
  rule(`(?<number>${IT.number}) ultim[ie] ${IT_UNIT}`, gone),
  rule(`ultim[ie] ${IT_UNIT}(?! d)`, gone),
  rule(`(?:nell')?ultim[oa] ${IT_ONE}(?! d)`, single(gone)),
  rule("primo (?:giorno )?dell'anno", (_, { surroundings, today, isAhead }) => {
    const { first } = wholeYear(surroundings.year)
    return oneDay(isAhead && first < today ? wholeYear(surroundings.year + 1).first : first)
  }),
  rule("(?:di |in )?quest'? ?anno|dell'anno|l'anno in corso", (_, { surroundings }) => wholeYear(surroundings.year)),
  rule(
    `(?<part>prima meta|seconda meta|inizio|inizi|meta|fine|primi) (?:di |del mese di |d')?(?<month>${IT.month})(?: (?:del )?(?<year>\\d{4}))?`,
    ofMonthPart,
  ),
  rule('(?<part>inizio|meta|fine) (?:del )?mese', ofThisMonthPart),
]

const ENGLISH: readonly PeriodRule[] = [
  rule('(?:the )?day before yesterday', (_, { today }) => oneDay(today - 2)),
  rule('yesterday', (_, { today }) => oneDay(today - 1)),
  rule('(?:last|the past|previous) week', (_, dating) => weekSpan(dating, -1)),
  rule('(?:last|previous) weekend', (_, { today }) => weekendSpan(today, -1)),
  rule('(?:last|previous) month', monthAhead(-1)),
  ...['(?:last|previous)', '(?:this|current)', 'next'].map((which, at) =>
    rule(`${which} quarter`, quarterAhead(at - 1)),
  ),
  rule('last night', (_, { today }) => oneDay(today - 1)),
  rule(`(?<month>${EN.month}) (?:of )?last year`, monthOfLastYear),
  rule(`last (?<month>${EN.month})`, monthGone),
  rule(`last (?<weekday>${EN.weekday})`, weekdayGone),
  rule(`last (?<season>${EN.season})`, seasonGone),
  rule('(?:last|previous) year', (_, dating) => wholeYear(thisYear(dating) - 1)),
  rule('next year', (_, dating) => wholeYear(thisYear(dating) + 1)),
  rule(
    `(?:next|coming|following|within|in the next|over the next) (?:the )?(?<number>${EN.number})(?: of)? ${EN_UNIT}`,
    coming,
  ),
  rule(`(?:next|coming) (?:few |couple of )?${EN_UNIT}`, coming),
  rule(`(?:last|past|previous) (?<number>${EN.number})(?: of)? ${EN_UNIT}`, gone),
  rule(`(?:last|past) (?:few |couple of )?${EN_UNIT}`, gone),
  rule('past (?<unit>month|year)', single(gone)),
  rule('this year|the current year|the year|all year|year round', (_, { surroundings }) =>
    wholeYear(surroundings.year),
  ),
  rule(
    `(?:the )?(?<part>early|mid|late|beginning|start|middle|end|first half|second half)(?: of |[ -])(?<month>${EN.month})(?:,? (?<year>\\d{4}))?`,
    ofMonthPart,
  ),
  rule('(?<part>beginning|start|middle|end) of (?:the|this) month', ofThisMonthPart),
  rule('next month', monthAhead(1)),
]

const bareSeason: PeriodRule['span'] = ({ season = '' }, { language, surroundings, today, isAhead }) => {
  const span = seasonSpan(seasonNamed(season, language), surroundings.year)
  return isAhead && span.last < today ? seasonSpan(seasonNamed(season, language), partsOf(today).year + 1) : span
}

const bareYear: PeriodRule['span'] = ({ year }) => wholeYear(Number(year))

const bareWeekend: PeriodRule['span'] = (_, { today }) => weekendSpan(today, 0)

const bareMonth: PeriodRule['span'] = ({ month = '' }, { language, surroundings, today, isAhead }) => {
  const span = monthSpan(surroundings.year, monthNamed(month, language))
  return isAhead && span.last < today ? monthSpan(surroundings.year + 1, monthNamed(month, language)) : span
}

const ofMonth: PeriodRule['span'] = (groups, dating) =>
  groups['year'] === undefined
    ? bareMonth(groups, dating)
    : monthSpan(Number(groups['year']), monthNamed(groups['month'] ?? '', dating.language))

const YEAR = '(?<year>19\\d\\d|20\\d\\d|21\\d\\d)'
const WEEKEND = "(?:week ?-?ends?|fine ?settimana)(?! (?:of (?:the|my) |de(?:l|lla|i|lle|gli) |dell'))"

/** Words before `the week` by which the one of today is meant, and not any. */
const IT_OVERVIEW =
  "(?:riassum\\w*|riepilog\\w*|panoramica|mostrami|vedere|com'?e(?: mess[ao])?)(?: la| il| della| del)?(?: mi[ao])?"
const EN_OVERVIEW =
  '(?:summari[sz]e|summary of|overview of|rundown of|show me|how is|how.s|how does|what does) (?:my|the)'

/** Words that are sure before any other reading, and those that are tried last. */
export const PERIOD_RULES: Readonly<Record<Language, { sure: readonly PeriodRule[]; bare: readonly PeriodRule[] }>> = {
  it: {
    // What a day is asked for is the whole month, where something to do is due by its end.
    sure: [...ITALIAN, rule(`per (?<month>(?=[a-z]{5})${IT.month})(?: (?:del )?(?<year>\\d{4}))?(?! \\d)`, ofMonth)],
    bare: [
      rule(`(?<!\\d ?)(?<!con )(?<month>(?=[a-z]{5})${IT.month})(?! \\d)`, bareMonth),
      rule('prossima settimana|settimana prossima', (_, dating) => weekSpan(dating, 1)),
      rule('questa settimana', (_, dating) => weekSpan(dating, 0)),
      ...['questo mese', 'prossimo mese|mese prossimo'].map((words, ahead) => rule(words, monthAhead(ahead))),
      rule(`${IT_OVERVIEW} settimana`, (_, dating) => weekSpan(dating, 0)),
      rule(`${IT_OVERVIEW} mese`, monthAhead(0)),
      rule(YEAR, bareYear),
      rule(`(?:in |questa |d')?(?<season>${IT.season})`, bareSeason),
      rule(WEEKEND, bareWeekend),
      rule('(?:di |per )?(?<weekday>lun|mer|gio|ven|sab|dom)(?! (?:scors|passat|prossim))', shortWeekday),
    ],
  },
  en: {
    sure: ENGLISH,
    bare: [
      rule(`(?:for|of|in|during|my|all|throughout|about) (?<month>${EN.month})(?! \\d)`, bareMonth),
      rule(`(?<!\\d ?|with |and )(?<month>(?=[a-z]{4})(?!march)${EN.month})(?! \\d|'s)`, bareMonth),
      rule('(?<!after )next week(?! (?:but|after))', (_, dating) => weekSpan(dating, 1)),
      rule('this week', (_, dating) => weekSpan(dating, 0)),
      rule('this month', monthAhead(0)),
      rule(`${EN_OVERVIEW} week`, (_, dating) => weekSpan(dating, 0)),
      rule(`${EN_OVERVIEW} month`, monthAhead(0)),
      rule(YEAR, bareYear),
      rule(`(?<season>${EN.season.replace('fall', 'fall(?! (?:on|in))')})`, bareSeason),
      rule(WEEKEND, bareWeekend),
      rule('(?<!last |next )(?:on |this )?(?<weekday>mon|tues?|wed|thurs?|fri|sat)', shortWeekday),
    ],
  },
}
