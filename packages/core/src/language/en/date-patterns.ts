import type { Patterns } from '../grammar/language-data.ts'

const SUFFIX = 'st|nd|rd|th'
const NEXT = 'next'
const COMING = 'coming|upcoming'
const LAST = 'last|past|previous'

/** English patterns of days and ranges of days. */
export const datePatterns: Patterns = {
  anyWeekday: { same: ['{weekday}', '{shortWeekday:weekday} .?'] },
  likelyDom: { likelyDom: ['{figure:count}'] },
  dom: { dom: [`{figure:count} (${SUFFIX})?`, '{nthWord:count}'] },
  nthDom: { dom: [`{figure:count} ${SUFFIX}`, '{nthWord:count}'] },
  count: { same: ['{figure}', '{number}'] },
  date: {
    dayMonth: [
      '({anyWeekday:weekday} ,?)? (the)? {dom} (of)? {month} ((,|of)? {year})?',
      '({anyWeekday:weekday} ,?)? {month} (the)? {dom} (,? {year})?',
    ],
    figures: ['({anyWeekday:weekday} ,?)? {monthDay}', '{monthDay} t {timeNext}'],
  },
  point: {
    date: ['{date}', '{edge:date}'],
    relative: ['(the)? {relative}'],
    relativeWeekday: ['{relative} ,? {weekday}'],
    weekday: [
      '{weekday}',
      '{shortWeekday:weekday} {timeNext}',
      '{shortWeekday:weekday} {partNext}',
      '{afterTime} {shortWeekday:weekday}',
    ],
    thisWeekday: ['this {anyWeekday:weekday}', `this (${COMING}) {anyWeekday:weekday}`],
    relativeLater: [
      '{weekAmount:amount} from {relative}',
      '{amount} (from)? {relative}',
      '{relative} {weekAmount:amount}',
    ],
    comingWeekday: [`(the)? (${COMING}) {anyWeekday:weekday}`],
    weekdayInNextWeek: [`${NEXT} {anyWeekday:weekday}`, '{weekday} (of)? next week', 'next week ,? (on)? {weekday}'],
    weekdayLater: [
      '{weekAmount:amount} (on|from) {anyWeekday:weekday}',
      '{amount} (on|from)? {weekday}',
      '{weekday} {fortnight:amount}',
    ],
    weekdayAWeekLater: ['{weekday} week', 'a week (on|from) {weekday}', '{weekday} after next'],
    pastWeekday: [`${LAST} {weekday}`],
    weekdayDom: [
      '{anyWeekday:weekday} ,? the {nthDom:dom}',
      '{anyWeekday:weekday} ,? the? {nthDom:dom} {open}',
      '{anyWeekday:weekday} ,? the? {nthDom:dom} {timeNext}',
    ],
    weekdayFigure: ['{anyWeekday:weekday} ,? {figure:dom} {uncounted}'],
    theDom: ['the {nthDom:dom} {open}', 'the {nthDom:dom} {timeNext}'],
    domOfThisMonth: ['(the)? {nthDom:dom} of this month', 'the {nthDom:dom} this month'],
    domOfNextMonth: ['(the)? {nthDom:dom} of next month', 'the {nthDom:dom} next month'],
    feast: ['(the)? {feast} ,? {year}', '(the)? {sureFeast:feast}', '(the)? {feast} {open}'],
    nthWeekday: [
      '(the)? {ordinal} {weekday} (of|in) (the month of)? {month} (,? {year})?',
      '(the)? {figure:ordinal} (st|nd|rd|th) {weekday} (of|in) {month} (,? {year})?',
    ],
    nthWeekdayOfPeriod: ['(the)? {ordinal} {weekday} (of|in) {period}'],
    nthDay: ['(the)? {ordinal} day (of|in) {period}'],
    nthBusinessDay: ['(the)? {ordinal} (business|working|work) day (of|in) {period}'],
    nextBusinessDay: ['(the)? next (business|working|work) day', '(the)? next workday'],
    weekdayAfter: ['(the)? {anyWeekday:weekday} (after|following) (the)? {dayAnchor:point}'],
    weekdayBefore: ['(the)? {anyWeekday:weekday} (before|prior to) (the)? {dayAnchor:point}'],
    before: ['{amount} (before|prior to|ahead of) (the)? {anchor:point}'],
    after: ['{amount} (after|following) (the)? {anchor:point}', '{amount} from (the)? {nearPoint:point}'],
    dayBefore: ['(the)? day before {anchor:point}'],
    dayAfter: ['(the)? day after {anchor:point}'],
    fromNow: [
      '{weekAmount:amount} from (now|today)',
      'in {amount} time?',
      '{amount} from now',
      '{amount} from today',
      '{amount} time',
    ],
    ago: ['{amount} ago'],
  },
  fortnight: { fortnight: ['fortnight'] },
  weekAmount: { plain: ['{unit}'] },
  nearPoint: { relative: ['{relative}'], weekday: ['{anyWeekday:weekday}'] },
  dayAnchor: { same: ['{date}'], feast: ['{feast}'] },
  anchor: { same: ['{point}'], feast: ['{feast}'] },
  range: {
    domTo: [
      '(from)? (the)? {dom:fromDom} (-|to|through|thru|until|till) (the)? {date:to}',
      '(from)? {anyWeekday:weekday} (the)? {dom:fromDom} (-|to|through|until|till) (the)? {date:to}',
      'between (the)? {dom:fromDom} and (the)? {date:to}',
      '(from|between) the {nthDom:fromDom} (to|and|until|till|through) the {monthly:to}',
      'the {nthDom:fromDom} (to|-) the {monthly:to}',
    ],
    fromTo: [
      'from (the)? {point:from} (to|until|till|through|thru|-) (the)? {point:to}',
      'between (the)? {point:from} and (the)? {point:to}',
      'between {anchor:from} and {anchor:to}',
      '{monthPeriod:from} (to|through|thru) {monthPeriod:to}',
      'from {monthPeriod:from} (to|until|till|through|thru) {monthPeriod:to}',
      'between {monthPeriod:from} and {monthPeriod:to}',
      '{date:from} (-|to|through|thru|until|till) (the)? {date:to}',
    ],
    weekdayRange: ['(from)? {anyWeekday:weekday} (-|to|through|thru|till|until) {anyWeekday:toWeekday}'],
    toDom: [
      '(from)? {monthFirst:from} (-|to|through|thru|until|till) (the)? {anyWeekday:weekday}? (the)? {dom}',
      'between {monthFirst:from} and (the)? {dom}',
    ],
    toDomYear: ['(from)? {month} (the)? {dom:fromDom} (-|to|through|thru) (the)? {dom} ,? {year}'],
    domAndNext: [
      '(the)? {dom:fromDom} and|& (the)? {date:to}',
      '{anyWeekday:weekday} (the)? {dom:fromDom} and|& (the)? {date:to}',
    ],
    weekendPair: ['{anyWeekday:weekday} (and|&|/|,|-) {anyWeekday:toWeekday}'],
    nextAmount: ['(the|over the|for the)? next {amount}'],
  },
  monthFirst: { dayMonth: ['{month} (the)? {dom}'] },
  monthly: { theDom: ['{nthDom:dom} {open}'] },
  when: {
    when: ['{afterRule} (in|of|during|throughout) {monthPeriod:when}'],
    same: [
      '(on|for|from|during|over|,)? {range:when}',
      '(on|for|of|due|due on|dated)? (the)? {point:when}',
      '(at|around)? (the)? {edge:when}',
      '(on|at|for|over|during)? {openFeast:when}',
      '(in|on|for|during|over|throughout|all|at|due|due in)? (the)? {surePeriod:when}',
      '(in|during|throughout|all) {soloMonth:when}',
      '(in|during|over|this|for) (the)? {soloSeason:when}',
      '(on|over|at|during) the {soloWeekend:when}',
      'on (a)? {shortDay:when}',
    ],
  },
  shortDay: { weekday: ['{shortWeekday:weekday} .?'] },
  named: { feast: ['{begin} {feast} {prepositionNext}'] },
  openFeast: { feast: ['(the)? {sureFeast:feast}', '(the)? {feast} {open}', '{feast} {year}'] },
  deadline: {
    deadlineOf: [
      '(by|due by|no later than) (the)? {point:when}',
      'by (eod|cob|end of day|close of business) (on|,)? {point:when}',
      'no later than {surePeriod:when}',
      'due (on)? (the)? {point:when}',
    ],
    deadlineIn: ['(due)? within (the next)? {amount}'],
  },
  since: {
    same: [
      '(starting|beginning|from|starting from|effective) (on)? (the)? {point:when}',
      '(starting|beginning|from|starting from) (in)? {monthPeriod:when}',
      '(starting|beginning|from) {surePeriod:when}',
    ],
  },
  stay: { stayOf: ['{amount}'], stayNights: ['{count} night|nights'] },
  until: {
    same: [
      '(until|till|til|through|thru|up to|up until|ending) (the)? {point:when}',
      '(until|till|til|through|thru|ending) (the)? {period:when}',
      'to the {edge:when}',
    ],
  },
  feastPoint: { feast: ['{feast}'] },
}
