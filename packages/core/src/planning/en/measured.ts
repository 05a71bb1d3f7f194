import type { CountedName } from '../measured/measured-tables.ts'
import type { MeasuredWords } from '../measured/measured-words.ts'
import { refused } from './refused.ts'
import { sittings } from './sittings.ts'
import { whatIsLeft } from './what-is-left.ts'
import { wholes } from './wholes.ts'

const A = '((# (-|to|or))? # (more|whole|full|good)?|a|an|one)'
const MANY = '(# (-|to|or))? # (more|new|different|whole|full)?'
const EXCEPT = ',? (except|excluding|apart from|but not|bar|other than) (for|on|at)? the?'
const THINGS =
  'books|novels|audiobooks|comics|films|movies|documentaries|albums|concerts|gigs|plays|museums|exhibitions|galleries|podcasts|recipes|paintings|drawings|sketches|songs|poems|stories|articles|essays|posts|videos|photos|episodes|bakes|birds|countries|cities|peaks|summits|mountains|castles|races|marathons|dives|geocaches|donations|letters|languages|certificates|puzzles|scarves|jumpers|sweaters|courses|followers|subscribers'
/** One of them; a number before it says how large something else is: `a 5 song EP`. */
const THING =
  'book|novel|audiobook|film|movie|documentary|concert|museum|exhibition|recipe|painting|drawing|sketch|song|poem|story|article|post|video|photo|podcast|episode|letter'
const SESSIONS =
  'workout|workouts|run|runs|swims|rides|walks|hikes|class|classes|lesson|lessons|session|sessions|training|trainings|dances|gym|meditations|dates'

const pluralsOf = (units: string): Readonly<Record<string, string>> =>
  Object.fromEntries(units.split(' ').map((unit) => [unit, `${unit}s`]))

/** What counts of each period in which something is kept. */
const KEPT: Readonly<Record<CountedName, string>> = {
  times: 'Every time',
  days: 'Every day on which',
  weeks: 'Every week in which',
  weekends: 'Every weekend in which',
  months: 'Every month in which',
  years: 'Every year in which',
}

/** English words of goals that can be measured. */
export const measured: MeasuredWords = {
  thousands: ',',
  numerals: { dozen: 12, seventy: 70, eighty: 80 },
  often: { twice: 2, thrice: 3 },
  scales: { k: 1000, thousand: 1000, hundred: 100, million: 1_000_000 },
  counted: { times: 'times', days: 'days', weeks: 'weeks', weekends: 'weekends', months: 'months', years: 'years' },
  units: {
    ...pluralsOf(
      'pound mile page word chapter step book museum exhibition recipe painting drawing song letter poem article post video photo episode audiobook novel film movie concert workout lesson session run podcast',
    ),
    euro: '€',
    euros: '€',
    eur: '€',
    dollar: '$',
    dollars: '$',
    bucks: '$',
    usd: '$',
    quid: '£',
    gbp: '£',
    francs: 'CHF',
    chf: 'CHF',
    kms: 'km',
    kilometre: 'km',
    kilometres: 'km',
    kilometer: 'km',
    kilometers: 'km',
    kgs: 'kg',
    kilo: 'kg',
    kilos: 'kg',
    kilogram: 'kg',
    kilograms: 'kg',
    lbs: 'lb',
    documentary: 'documentaries',
    sketch: 'sketches',
    story: 'stories',
    class: 'classes',
    stone: 'lb',
    stones: 'lb',
    ups: 'reps',
  },
  amounts: {
    times: [
      `${A} time|times|x`,
      `<!for ${A} ({anyWord} -? {anyWord}?)? {weekday}`,
      '# x',
      'once =a|per|each|every',
      '<!by|before|after|at|until|till # =a|per|each|every',
      '# ({anyWord} -? {anyWord}?)? day|days|night|nights|evening|evenings =a|per|each|every',
      `${A} ({anyWord} -? {anyWord}?)? weekend|weekends =a|per|each|every`,
      `${A} {pluralWeekday} =a|per|each|every`,
    ],
    sessions: [`${A} ({anyWord} {anyWord}?)? ${SESSIONS}`],
    things: [
      `${A} ({anyWord} {anyWord}?)? ${THINGS}`,
      `a|an|one ({anyWord} {anyWord}?)? ${THING}`,
      `# ({anyWord} {anyWord}?)? ${THING} =a|per|each|every|by|before|until|this|next|in|on|with`,
    ],
    entered: [
      `${A} (push|pull|sit|press) -? ups`,
      `${A} ({anyWord} {anyWord}?)? pages|words|chapters|steps|pushups|squats|metres|meters|litres|liters|glasses|lengths|laps|trees|kanji|flashcards|exercises|problems`,
      `a|an|one ({anyWord} {anyWord}?)? page|word|chapter|step`,
      `# ({anyWord} {anyWord}?)? page|word|chapter|step =a|per|each|every|by|before|until|this|next|in|on|with`,
    ],
    distance: [`${A} (-)? (km|kms|kilometre|kilometres|kilometer|kilometers|mile|miles)`],
    weight: [`${A} (kg|kgs|kilo|kilos|kilogram|kilograms|lb|lbs|pound|pounds)`],
    halfStone: ['half (a|of a) stone'],
    stone: [`${A} stone|stones`],
    money: [
      `${A} (euro|euros|eur|€|dollar|dollars|usd|$|bucks|pound|pounds|gbp|£|quid|francs|chf)`,
      '(€|$|£|eur|usd|gbp|chf) #',
      'aside|save|saving # =a|per|each|every',
      'save|saving up # =a|per|each|every',
      '(put|putting|set|setting) (away|aside|by) # =a|per|each|every',
    ],
    open: [
      `${MANY} {anyWord}`,
      `${MANY} {anyWord} {word} =a|per|each|every|by|before|until|this|next|for|with|so|when`,
      `${MANY} {capitalWord} {capitalWord}? {word}`,
    ],
  },
  rhythms: {
    perDay: [
      '<!for|in|of (a|per|each|every) (single)? (day|night|evening) !off',
      '/ day',
      'daily',
      'every # days',
      'everyday',
    ],
    perMorning: ['(a|per|each|every) (single)? morning', 'in the mornings'],
    perWorkday: [
      '(a|per|each|every|on) (weekday|weekdays|weeknight|weeknights|workday|workdays|worknights|(school (night|nights|day|days))|(work (night|nights))|(working (day|days)))',
    ],
    perWeekendDay: ['(a|per|each|every) day (on|at) (the)? (weekend|weekends)'],
    perWeek: [
      '<!for|in|of|spend|spending|plan|organise|organize|have|having (a|per|each|every) (week|wk) !off',
      '/ (week|wk)',
      'weekly',
      'every # weeks',
    ],
    perFortnight: ['(a|per|each|every) fortnight', 'fortnightly'],
    perOtherWeekend: ['every (other|second) weekend', '(on)? alternate weekends'],
    perWeekend: ['(a|per|each|every) weekend', '(on|at) weekends'],
    perMonth: [
      '<!for|in|of|spend|spending|plan|organise|organize|have|having (a|per) month',
      '(each|every) month',
      '/ month',
      'monthly',
      'every # months',
    ],
    perYear: ['<!for|in|of (a|per|each|every) year', '/ year', 'yearly'],
  },
  cues: {
    hourless: [
      '(cycle|cycling|walk|walking|bike|run|running|drive|get|go|ride|commute) {anyWord}? {anyWord}? (to|into) (work|school|uni|(the office))',
      '(meat|screen|phone|alcohol|sugar|dairy|car) - free',
      'no - spend',
      'no (alcohol|booze|drinking|drink|drinks|wine|beer|sugar|sweets|meat|snacks|coffee|smoking|phone|phones|screens|screen|tv|takeaways|takeaway|chocolate|bread|crisps)',
      '{begin} (drink|eat|smoke|spend|buy|snack) less',
      '(take|use|using|taking) the (stairs|bus|bike|train)',
      '(to|in) bed|sleep',
      'bed by',
      'get|getting|wake|waking up',
      'day off',
    ],
    refused,
    occasion: [
      'exam|exams|gcses|finals|test|race|marathon|triathlon|wedding|party|birthday|interview|surgery|operation|thesis|dissertation|essay|epq|coursework|assignment|report|presentation|recital|tournament|match|flight|trip|holiday|vacation|appointment|meeting|ticket|tickets|championship',
      '(train|training|prepare|preparing|ready|register|enrol|enroll|sign up) for !#|an|half',
    ],
    until: ['{begin} (due)? (by|until|till|til|before|within|inside|up to|to|between|from (now|today))'],
    raises: ['raise|raising|fundraise|fundraising|collect'],
    means: ['with|through|from|at|by (a|an|our|the|my|some|selling|running|doing|holding)'],
    upTo: ['until|till|til', 'up to', 'from now'],
    oneTime: [
      '({clause}|plan|have|organise) (a|one) (weekend|day|evening|night|week|month|year)',
      '<!a|one|read|reading book (a|one) (weekend|day|evening|night|week|month|year)',
      '{begin} !once|twice {anyWord} a weekend {anyWord}',
      'for|over (a|one) long? weekend',
    ],
    ahead: ['{begin} in|over|for'],
    toward: ['{begin} for'],
    since: ['{begin} from|starting|beginning|since', '{begin} as of'],
    toBed: ['lights out', 'bed by|at', 'in|to bed', 'asleep'],
    loses: ['lose|losing|shed|drop|dropping|gain|gaining|slim', 'put on', 'get rid of', 'lighter|heavier'],
    saves: [
      'save|saving|savings|saved|earn|earning|make|raise|raising|invest|investing|collect',
      '(put|set) (away|by)',
      'put|putting|set =>away|aside',
      'aside',
      '(pay|paying|clear|clearing) (off|back|down)',
      'clear|clearing =>card|cards|overdraft|loan|loans|debt|debts|mortgage',
      'knock|chip|take =>loan|mortgage|debt|overdraft',
      'pay|paying|put|putting =>into|off|towards',
      'put|putting =>jar|tin|pot|moneybox',
      '{begin} £|€? # euros|pounds|quid? (a|per|every) month into|towards|in',
    ],
    inRace: ['by running|walking|cycling|swimming|riding|doing'],
    does: [
      'out to #',
      '(send|pitch|submit) {anyWord} {anyWord}? {anyWord}? to',
      'read|walk|drink|eat|sell|reach|watch|see|visit|attend|climb|hike|complete|finish|do|learn|paint|draw|write|publish|play|plant|knit|sew|sing|record|make|take|try|solve|cook|collect|give|donate|meet|interview|photograph|swim|ski|sail|translate|memorise|memorize|send|apply|contact|submit|pitch|email',
    ],
    toWhom: ['to|with {atEnd}'],
    ...wholes,
    ...whatIsLeft,
    goesThrough: ['{anyWord} (my|our) way through', 'in sections', 'section by section', '(a|one) section at a time'],
    weeksApart: ['(give|giving|donate|donating) (blood|plasma|platelets)'],
    moreOften: [
      '(see|visit|call|phone|ring|meet|text) {anyWord}? {anyWord}? {anyWord}? more (often)? {atEnd}',
      '(see|hear) more of',
      '(see|visit|call|phone|ring|meet) {anyWord}? {anyWord}? {anyWord}? more often',
      '(spend|spending) more time with',
      '({begin}|every) now and then|again',
      '((now and (then|again))|every so often|from time to time|once in a while) {atEnd}',
    ],
  },
  sittings,
  said: {
    lengthAhead: { same: ['for (the next)? {amount}', 'over (the next)? {amount}'] },
    weekly: {
      weekdaysFromTo: ['(from)? {anyWeekday:weekday} (to|till|until|through|-) {anyWeekday:toWeekday}'],
      same: ['{rule}'],
      everyWeekday: ['(on|every)? {weekdayPair:weekdays}', '(every|each) {weekdays} {partWord}'],
    },
    leftOut: {
      everyWeekday: [`${EXCEPT} {weekdays}`],
      weekends: [`${EXCEPT} weekend|weekends`, 'no|without weekend|weekends'],
    },
    weekdayPair: { list: ['{anyWeekday:weekday} ((,|and|&) (and)?)? {listedWeekdays:weekdays}'] },
  },
  links: ['of'],
  linksOfLead: ['on'],
  time: 'time',
  leads: ['spend', 'spending', 'dedicate', 'devote'],
  sentences: {
    calm: (free, all) =>
      free === all
        ? 'the calmest hours of your weeks: nothing else is on then'
        : `the calmest hours of your weeks: ${all - free} of ${all} are left out: holidays, or you are away or busy`,
    noSeries: 'No hour of your weeks is free often enough for a series: add events for it as you find time.',
    soFar: (done, all, unit) =>
      `You have ${String(done)} of ${String(all)} ${unit || 'hours'}: what is left is counted, ${String(all - done)}.`,
    notCounted: (words) => `“${words}” is not counted here: it can be a goal of its own.`,
    atPace: (day) => `At that pace it is done by ${day}.`,
    assumedOften: 'You did not say how often: I assume twice a month.',
    held: (target, unit) =>
      `The target is ${String(target)} ${unit || 'hours'}: days away, holidays and hours that are taken do not count.`,
    kept: (period, all) => `${KEPT[period]} you keep to it counts: ${String(all)} in all.`,
    noPeriod: (day) => `You did not say until when: I propose ${day}.`,
  },
}
