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
    lastWeek: [`(the)? (${LAST}|past) week !of`],
    lastWeekend: [`(${LAST}) weekend !of`],
    lastMonth: [`(${LAST}) month`],
    lastQuarter: [`(${LAST}) quarter`],
    thisQuarter: ['(this|current) quarter'],
    nextQuarter: ['next quarter'],
    monthOfLastYear: ['{month} (of)? last year'],
    monthGone: ['last {month}'],
    pastWeekday: ['last {anyWeekday:weekday}'],
    seasonGone: ['last {season}'],
    lastYear: [`(${LAST}) year`],
    nextYear: ['next year'],
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
    earlyPart: ['(the)? (early|beginning|start) (of|-)? {shownMonth:period}', '(beginning|start) of {thisOne:period}'],
    middlePart: ['(the)? (mid|middle) (of|-)? {shownMonth:period}', 'middle of {thisOne:period}'],
    latePart: ['(the)? (late|end) (of|-)? {shownMonth:period}', 'end of {thisOne:period}'],
    firstPart: ['(the)? first half of {shownMonth:period}', 'first half of {thisOne:period}'],
    secondPart: ['(the)? second half of {shownMonth:period}', 'second half of {thisOne:period}'],
    nextMonth: ['next month'],
  },
  asked: { plain: ['{count} (of)? {unit}'] },
  oneUnit: { plain: ['{unit}'] },
  shownMonth: { shownMonth: ['{month} (,? {year})?'], monthOfLastYear: ['{month} (of)? last year'] },
  thisOne: { thisMonth: ['(the|this) month'] },
  barePeriod: {
    shownMonth: ['(for|of|in|during|my|all|throughout|about) {month}', '{fullMonth:month}'],
    nextWeek: ['next week'],
    thisWeek: ['this week', `${OVERVIEW} week`],
    thisMonth: ['this month', `${OVERVIEW} month`],
    year: ['{year}'],
    shownSeason: ['{season}'],
    comingWeekday: ['(this)? {possessiveWeekday:weekday}'],
    feast: ['(for|on|at)? {feast}'],
  },
  leastPeriod: {
    thisWeekend: ['(week end|week - end|weekend|weekends)'],
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
