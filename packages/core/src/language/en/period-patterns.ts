import type { Patterns } from '../grammar/language-data.ts'

const NEXT = 'next'
const COMING = 'coming|upcoming'

/** English patterns of months, weeks and the like, and of their parts. */
export const periodPatterns: Patterns = {
  surePeriod: {
    month: ['{month} (of|,)? {year}', '{month} {shortYear:year}', '{month} {laterYears:year}'],
    monthThisYear: ['{month} this year', 'this {month}'],
    monthNextYear: ['{month} (of)? next year'],
    comingMonth: [`${NEXT} {month}`],
    thisMonth: ['(this|the current|current) month'],
    nextMonth: ['next month', 'the coming month'],
    thisWeek: ['(this|the current|current) week|wk'],
    nextWeek: ['next week|wk', '(the)? coming|upcoming week', '(the)? week after this one?'],
    weekAfterNext: ['the? week after next'],
    restOf: ['(the)? (rest|remainder) of {restOfIt:period}'],
    weekendOf: ['(the)? {weekendWord} of (the)? {point}'],
    weekOf: ['(the)? week|wk (of|beginning|commencing|starting) (the)? {point}'],
    thisWeekend: ['this {weekendWord}', `this (${COMING}) {weekendWord}`, `the (${COMING}) {weekendWord}`],
    weekendOfNextWeek: [
      'next {weekendWord}',
      '(the)? {weekendWord} after next',
      '(the)? {weekendWord} after this one?',
    ],
    thisYear: ['(this|the current|current) year|yr'],
    nextYear: ['next year|yr', 'the new year', 'the coming year'],
    quarter: [
      '(the)? {anyOrdinal:ordinal} quarter|qtr ((of)? {year})?',
      'q {ordinalFigure:ordinal} ((of)? {year})?',
      '{year} q {ordinalFigure:ordinal}',
    ],
    nextQuarter: ['next quarter|qtr'],
    thisQuarter: ['(this|the current|current) quarter|qtr'],
    halfYear: [
      '(the)? {anyOrdinal:ordinal} half of {year}',
      '(the)? {anyOrdinal:ordinal} semester ((of)? {year})?',
      'h {ordinalFigure:ordinal} {year}',
    ],
    season: ['{season} (of)? {year}', 'this {season}'],
    comingSeason: ['next {season}'],
    nthWeek: ['(the)? {anyOrdinal:ordinal} week (of|in) (the)? {period}'],
    nthWeekend: ['(the)? {anyOrdinal:ordinal} {weekendWord} (of|in) (the)? {period}'],
    firstHalf: ['(the)? first half of {monthPeriod:period}'],
    secondHalf: ['(the)? second half of {monthPeriod:period}'],
  },
  anyOrdinal: { same: ['{ordinal}', '{ordinalFigure:ordinal} (st|nd|rd|th)'] },
  weekendWord: { nothing: ['weekend|wkend|wknd', 'week end', 'week - end'] },
  period: {
    same: ['{surePeriod}', '{monthPeriod}'],
    year: ['{year}'],
    eachMonth: ['the month'],
    eachYear: ['the year'],
    season: ['(the)? {season}'],
  },
  monthPeriod: {
    month: ['{month} (of)? {year}', '{month}'],
    nextMonth: ['next month'],
    thisMonth: ['this month'],
  },
  longPeriod: {
    longOnly: ['{surePeriod:period}', '{soloMonth:period}', '{soloSeason:period}', '{yearAhead:period}'],
  },
  yearAhead: { yearAhead: ['{year} {open}'] },
  anyYear: {
    same: ['{year}', '{shortYear}', '{laterYears}'],
    numberOfNextYear: ['next year'],
    numberOfThisYear: ['this year'],
  },
  laterYears: { numberOfLaterYear: ['in {count} year|years time?'] },
  present: { eachMonth: ['month'], thisQuarter: ['quarter|qtr !mile|hour|final|finals|pounder'], eachYear: ['year'] },
  edge: {
    startOf: [
      '(the)? (very)? (start|beginning|begin) of {period}',
      '(the)? (start|beginning|begin) of {weekPeriod:period}',
      '(the)? (start|beginning) of (the)? {present:period}',
    ],
    middleOf: [
      '(the)? middle of {monthPeriod:period}',
      'mid -? {monthPeriod:period}',
      '(the)? middle of {weekPeriod:period}',
      'mid -? {weekPeriod:period}',
      'midway through {monthPeriod:period}',
    ],
    same: ['{ending}'],
    endOf: ['(the)? last of {nearMonth:period}'],
  },
  ending: {
    endOf: [
      '(the)? (very)? end of {period}',
      '(the)? end of (the)? {present:period}',
      '(the)? {present:period} -? end {open}',
      '{endWord:period}',
      '(the)? end of {weekPeriod:period}',
    ],
  },
  weekPeriod: { thisWeek: ['(the|this|current|the current)? week'], nextWeek: ['(next|the coming) week'] },
  /** A week of which a day is told: also one of this week that is over. */
  plainWeek: { thisWeek: ['(this|the current) week|wk'], weekAfterNext: ['the? week after next'] },
  ownWeek: { thisWeek: ['this weeks'], nextWeek: ['next weeks'] },
  restOfIt: {
    thisWeek: ['(the|this|my|our) week'],
    thisMonth: ['(the|this|my|our) month'],
    thisYear: ['(the|this) year'],
  },
  endWord: { thisWeek: ['eow'], thisMonth: ['eom'], thisQuarter: ['eoq'], thisYear: ['eoy'] },
  laterYear: { laterYear: ['{year}', 'next year'] },
  nearMonth: { nextMonth: ['the? next month'], thisMonth: ['(this|the current|current) month'] },
  letterMonth: { nextMonth: ['prox .?'], thisMonth: ['inst .?'] },
  soloMonth: { month: ['{month} {open}'] },
  soloSeason: { season: ['{season} {open}'] },
  soloWeekend: { weekend: ['{weekendWord}'] },
}
