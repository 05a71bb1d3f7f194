import type { Patterns } from '../grammar/language-data.ts'

const NEXT = 'next'
const COMING = 'coming|upcoming'

/** English patterns of months, weeks and the like, and of their parts. */
export const periodPatterns: Patterns = {
  surePeriod: {
    month: ['{month} (of|,)? {year}', '{month} {shortYear:year}'],
    monthThisYear: ['{month} this year', 'this {month}'],
    monthNextYear: ['{month} (of)? next year'],
    comingMonth: [`${NEXT} {month}`],
    thisMonth: ['this month', 'the current month'],
    nextMonth: ['next month', 'the coming month'],
    thisWeek: ['this week|wk', 'the current week'],
    nextWeek: ['next week|wk', 'the coming week'],
    weekAfterNext: ['the? week after next'],
    weekendOf: ['(the)? weekend of (the)? {point}'],
    weekOf: ['(the)? week (of|beginning|commencing|starting) (the)? {point}'],
    thisWeekend: ['this weekend', `this (${COMING}) weekend`, `the (${COMING}) weekend`],
    weekendOfNextWeek: ['next weekend'],
    thisYear: ['this year', 'the current year'],
    nextYear: ['next year', 'the new year', 'the coming year'],
    quarter: [
      '(the)? {ordinal} quarter ((of)? {year})?',
      '(the)? {ordinalFigure:ordinal} (st|nd|rd|th) quarter ((of)? {year})?',
      'q {ordinalFigure:ordinal} ((of)? {year})?',
    ],
    nextQuarter: ['next quarter'],
    thisQuarter: ['this quarter'],
    halfYear: [
      '(the)? {ordinal} half of {year}',
      '(the)? {ordinal} semester ((of)? {year})?',
      'h {ordinalFigure:ordinal} {year}',
    ],
    season: ['{season} (of)? {year}', 'this {season}'],
    comingSeason: ['next {season}'],
    nthWeek: [
      '(the)? {ordinal} week (of|in) (the)? {period}',
      '(the)? {ordinalFigure:ordinal} (st|nd|rd|th) week (of|in) (the)? {period}',
    ],
    nthWeekend: ['(the)? {ordinal} weekend (of|in) (the)? {period}'],
    firstHalf: ['(the)? first half of {monthPeriod:period}'],
    secondHalf: ['(the)? second half of {monthPeriod:period}'],
  },
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
    thisMonth: ['this month', 'the month'],
  },
  longPeriod: {
    longOnly: ['{surePeriod:period}', '{soloMonth:period}', '{soloSeason:period}', '{yearAhead:period}'],
  },
  yearAhead: { yearAhead: ['{year} {open}'] },
  anyYear: { same: ['{year}', '{shortYear}'], numberOfNextYear: ['next year'], numberOfThisYear: ['this year'] },
  present: { eachMonth: ['month'], eachYear: ['year'] },
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
  weekPeriod: { thisWeek: ['(the|this)? week'], nextWeek: ['next week'] },
  endWord: { thisWeek: ['eow'], thisMonth: ['eom'], thisQuarter: ['eoq'], thisYear: ['eoy'] },
  laterYear: { laterYear: ['{year}', 'next year'] },
  nearMonth: { nextMonth: ['next month'], thisMonth: ['this month'] },
  soloMonth: { month: ['{month} {open}'] },
  soloSeason: { season: ['{season} {open}'] },
  soloWeekend: { weekend: ['weekend'] },
}
