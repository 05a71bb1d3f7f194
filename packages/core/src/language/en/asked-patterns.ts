import type { Patterns } from '../grammar/language-data.ts'

const LAST = 'last|previous'
const GONE = 'last|past|previous'
const AHEAD = 'next|coming|following|upcoming|within|in the next|over the next|during the next'
const OVERVIEW =
  '(summarise|summarize|summary of|overview of|rundown of|show me|how is|hows|how does|what does) (my|the)'

/** English patterns of periods that only questions are about. */
export const askedPatterns: Patterns = {
  askedPeriod: {
    yesterday: ['yesterday', 'last night'],
    same: ['{goneWeek}', '{goneMonth}'],
    thisWeek: ['all week'],
    nextWeek: ['the following week'],
    weekdayOfWeek: [`{weekday} (of|from|in)? {goneWeek:period}`, '{ownGoneWeek:period} {weekday}'],
    domOfMonth: ['(the)? {dom} (day)? of (the)? {goneMonth:period}', 'the {nthDom:dom} {goneMonth:period}'],
    lastWeekend: [`(this)? (${GONE}) {weekendWord} !of|in`],
    lastQuarter: [`(${LAST}) quarter|qtr`],
    thisQuarter: ['(this|current) quarter|qtr'],
    nextQuarter: ['next quarter|qtr'],
    monthOfLastYear: ['{month} (of)? last year'],
    monthGone: ['last {month}'],
    pastWeekday: ['last {anyWeekday:weekday} !of|in'],
    dayOfShownYear: [
      '{anyWeekday:weekday} ,? (the)? {dom} (of)? {month} {open}',
      '{anyWeekday:weekday} ,? {month} (the)? {dom} {open}',
    ],
    feastGone: [`(${GONE}) {feast}`],
    feastOfLastYear: ['{feast} (of|in)? last year'],
    seasonGone: ['last {season}'],
    lastYear: [`(${LAST}) year|yr`],
    nextYear: ['next year|yr'],
    monthsAgo: ['{count} month|months ago'],
    yearsAgo: ['{count} year|years ago'],
    amountAhead: [`(the)? (${AHEAD}) (the)? {asked:amount}`],
    fewDaysAhead: ['(the)? (next|coming) (few|couple of)? days'],
    fewWeeksAhead: ['(the)? (next|coming) (few|couple of)? weeks'],
    fewMonthsAhead: ['(the)? (next|coming) (few|couple of)? months'],
    fewYearsAhead: ['(the)? (next|coming) (few|couple of)? years'],
    amountGone: [`(the)? (${GONE}) {asked:amount}`, 'past {oneUnit:amount}'],
    fewDaysGone: ['(the)? (last|past) (few|couple of)? days'],
    fewWeeksGone: ['(the)? (last|past) (few|couple of)? weeks'],
    fewMonthsGone: ['(the)? (last|past) (few|couple of)? months'],
    fewYearsGone: ['(the)? (last|past) (few|couple of)? years'],
    shownYear: ['this year', 'the current year', 'the year', 'all year', 'year round'],
    earlyPart: [
      '(the)? (early|beginning|start) (of|-)? {shownMonth:period}',
      '(the)? (beginning|start) of {partedOne:period}',
      'early (in)? {partedOne:period}',
    ],
    middlePart: ['(the)? (mid|middle) (of|-)? {shownMonth:period}', '(the)? middle of {partedOne:period}'],
    latePart: [
      '(the)? (late|end) (of|-)? {shownMonth:period}',
      '(the)? end of {partedOne:period}',
      'late (in)? {partedOne:period}',
    ],
    firstPart: ['(the)? first half of {shownMonth:period}', 'first half of {thisOne:period}'],
    secondPart: ['(the)? second half of {shownMonth:period}', 'second half of {thisOne:period}'],
    nextMonth: ['next month'],
  },
  asked: { plain: ['{count} (of)? {unit}'] },
  oneUnit: { plain: ['{unit}'] },
  shownMonth: { shownMonth: ['{month} (,? {year})?'], monthOfLastYear: ['{month} (of)? last year'] },
  thisOne: { thisMonth: ['(the|this) month'] },
  goneWeek: { lastWeek: [`(the)? (${GONE}) week|wk !of`] },
  ownGoneWeek: { lastWeek: [`(${LAST}) weeks`] },
  goneMonth: { lastMonth: [`(the)? (${LAST}) month`] },
  partedOne: {
    same: ['{thisOne}', '{goneWeek}', '{goneMonth}', '{weekPeriod}'],
    nextWeek: ['the following week'],
    nextMonth: ['(the)? next month'],
    shownYear: ['(the|this) year'],
    nextYear: ['next year'],
    lastYear: [`(${LAST}) year`],
    year: ['{year}'],
  },
  barePeriod: {
    shownMonth: ['(for|of|in|during|my|all|throughout|about) {month}', '{fullMonth:month}'],
    nextWeek: ['next week'],
    thisWeek: ['this week', `${OVERVIEW} week`],
    thisMonth: ['this month', `${OVERVIEW} month`],
    year: ['{year}'],
    shownSeason: ['{season}'],
    comingWeekday: ['(this)? {possessiveWeekday:weekday}'],
    feast: ['(for|on|at)? <!lunar|chinese|orthodox|islamic|jewish {feast}'],
  },
  leastPeriod: {
    thisWeekend: ['{weekendWord}', 'weekends'],
    nextShortWeekday: ['(on|this)? {shortWeekday:weekday}'],
  },
  askedBound: {
    untilBound: [
      '(between|from) (now|today) (and|until|till|to|through) {boundPoint:when}',
      '(until|till|to|up to|up until|by) {boundPoint:when}',
    ],
    sinceBound: ['since {boundPoint:when}'],
    afterBound: ['after {boundPoint:when}', 'from {boundPoint:when} (on|onwards|onward)'],
    beforeBound: ['before {boundPoint:when}'],
  },
  boundPoint: { same: ['{askedPeriod}', '{when}', '{barePeriod}'], feast: ['(the)? {feast}'] },
}
