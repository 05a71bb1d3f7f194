import type { Patterns } from '../grammar/language-data.ts'

const SUFFIX = 'st|nd|rd|th'
const JOINT = ',|and|&|+|n'

/** English patterns of repetitions. */
export const rulePatterns: Patterns = {
  weekdays: {
    list: [
      `{weekday} (((${JOINT}) (and|&)?)? {weekdays})?`,
      `{pluralWeekday:weekday} (((${JOINT}) (and|&)?)? {weekdays})?`,
      `{shortWeekday:weekday} .? (${JOINT}|/) (and|&)? {weekdays}`,
      '{shortWeekday:weekday}',
    ],
  },
  times: {
    countOf: [
      '(for)? {count} (times|occurrences|sessions|lessons|classes)',
      '(for)? {count} weeks running',
      '{count} x',
      'x {glued} {count}',
      'x {count} {atEnd}',
    ],
  },
  oftenAWeek: { nothing: ['once|twice a|per week', '{count} times a|per week'] },
  threeWeekdays: { three: [`{anyWeekday:weekday} .? (${JOINT}|/|-)? (and|&)? {listedWeekdays:weekdays}`] },
  listedWeekdays: { list: [`{anyWeekday:weekday} .? (((${JOINT}|/|-) (and|&)?)? {listedWeekdays:weekdays})?`] },
  rule: {
    listedWeekdays: [
      `(on)? {anyWeekday:weekday} .? (${JOINT}|/) (and|&)? {listedWeekdays:weekdays}`,
      '{threeWeekdays:weekdays}',
    ],
    nextWeekdays: [
      '(the|for the)? (next|coming) {count} {pluralWeekdays:weekdays}',
      '{count} {pluralWeekdays:weekdays}',
    ],
    nextWeekends: ['(the|for the)? (next|coming) {count} weekends'],
    everyUnit: ['(every|each) {unit}', 'once (a|per|every) {unit}'],
    everyFew: ['every {count} {unit}', 'once every {count} {unit}', 'every {nthFigure:count} {unit}'],
    everyOther: ['every other {unit}', 'every second {unit}', 'every alternate {unit}', 'alternate {unit}'],
    everyWeekday: [
      '(every|each) (week on)? {weekdays}',
      '(every|each) {threeWeekdays:weekdays}',
      '(on)? {pluralWeekdays:weekdays}',
      'weekly (on a?)? {weekdays}',
      '(every|each) week on {weekdays}',
      '{weekdays} (every|each) week',
      '{oftenAWeek} (,|:|-)? (on)? {weekdays}',
    ],
    everyWeekdayPart: ['(on)? {weekdays} {pluralPart:part}'],
    workdaysPart: ['(on)? weekday {pluralPart:part}'],
    everyOtherWeekday: [
      'every (other|second|alternate) {weekdays}',
      'alternate {weekdays}',
      '{weekdays} every other week',
      'every (other|second) week on {weekdays}',
      '(biweekly|fortnightly) on? {weekdays}',
    ],
    everyFewWeeksOn: [
      'every {count} {unit} on? {weekdays}',
      '{weekdays} every {count} {unit}',
      'on {weekdays} every {count} {unit}',
    ],
    weekdaysFromTo: [
      '(every|each) (week from)? {anyWeekday:weekday} (to|through|thru|-|till|until) {toWeekday}',
      '{pluralWeekday:weekday} (to|through|thru|-) {pluralTo:toWeekday}',
    ],
    workdays: [
      '(every|each) weekday',
      '(on)? weekdays',
      '(on|every|each) (working|business|work) (days|day)',
      'every workday',
      'on workdays',
    ],
    otherWeekends: ['every (other|second|alternate) weekend', 'alternate weekends'],
    weekends: ['every weekend', 'each weekend', '(on)? weekends', 'at weekends'],
    daily: ['daily', 'every single day', 'everyday', 'each day'],
    everyPart: ['(every|each) {partWord:part}'],
    weekly: ['weekly {open}', 'weekly {timesNext}'],
    fortnightly: ['fortnightly {open}', 'fortnightly {timesNext}', 'biweekly {open}', 'bi - weekly {open}'],
    monthly: ['monthly {open}', 'monthly {timesNext}'],
    quarterly: ['quarterly {open}'],
    yearly: ['yearly {open}', 'annually {open}'],
    monthDay: [
      '(on|by|due|due on|due by)? (the)? {nthDom:dom} (day)? of (every|each|the)? month',
      '(every|each) month on the {nthDom:dom}',
      'monthly on the {nthDom:dom}',
      'every {figuredNth:dom} of the month',
      'every {figuredNth:dom} {open}',
      '(on)? the {nthDom:dom} (every|each) month',
      '{figuredNth:dom} (every|each) month',
    ],
    monthDays: [
      '(on)? the {nthDom:fromDom} and (the)? {nthDom:dom} of (every|each|the) month',
      'every {nthDom:fromDom} and|& {nthDom:dom} (of the month)?',
    ],
    monthEnd: [
      '(on)? (the)? last day of (every|each) month',
      '(on)? the last day of the month',
      'every last day of the month',
      'at the end of (every|each) month',
      '(every|each) month end',
      'monthly on the last day',
    ],
    monthWorkday: [
      '(on)? (the)? {ordinal} (working|business|work) day (of|in) (every|each) month',
      '(every|each) month on the {ordinal} (working|business|work) day',
      '(on)? (the)? {ordinal} (working|business|work) day (every|each) month',
    ],
    monthTwoWeekdays: [
      '(every|on the|the)? {figuredOrdinal:count} and|& (the)? {figuredOrdinal:ordinal} {anyWeekday:weekday} (of|in) (the|each|every) month',
      '(every|on the|the)? {ordinal:count} and (the)? {ordinal} {weekday} (of|in) (the|each|every) month',
    ],
    monthWeekday: [
      '(on)? (the)? {ordinal} {anyWeekday:weekday} of (every|each|the)? month',
      '(every|each) {ordinal} {weekday} (of|in) (the|each|every) month',
      'every month on the {ordinal} {weekday}',
      'monthly on the {ordinal} {weekday}',
      '(on)? (the)? {ordinal} {anyWeekday:weekday} (every|each) month',
      'every {otherOrdinal:ordinal} {weekday} {open}',
      '(on|every)? (the)? {figuredOrdinal:ordinal} {anyWeekday:weekday} (of (every|each|the) month|(every|each) month|monthly)',
    ],
    yearDay: [
      '(every|each) year on (the)? {date}',
      '(on)? (the)? {date} (every|each) year',
      'every {date}',
      '(yearly|annually) on (the)? {date}',
      '(on)? {date} (yearly|annually)',
    ],
    yearFeast: [
      '(every|each) {feastPoint:point}',
      '(every|each) year (on|at) {feastPoint:point}',
      '(on|at)? {feastPoint:point} (every|each) year',
    ],
    yearMonth: ['(every|each) year in {month}', 'every {month} {open}'],
    yearWeekday: [
      '(every|each) year on the {ordinal} {weekday} (of|in) {month}',
      '(on)? (the)? {ordinal} {weekday} (of|in) {month} (every|each) year',
      'every {ordinal} {weekday} (of|in) {month}',
    ],
  },
  pluralWeekdays: { list: ['{pluralWeekday:weekday} (((,|and|&) (and|&)?)? {pluralWeekdays:weekdays})?'] },
  pluralTo: { same: ['{pluralWeekday}'] },
  figuredOrdinal: { dom: [`{ordinalFigure:count} ${SUFFIX}`] },
  figuredNth: { dom: [`{figure:count} ${SUFFIX}`] },
  nthFigure: { dom: [`{figure:count} ${SUFFIX}`, '{nthWord:count}'] },
  otherOrdinal: { ordinal: ['{ordinal}'] },
}
