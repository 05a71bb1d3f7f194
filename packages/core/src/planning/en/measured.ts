import type { MeasuredWords } from '../measured/measured-words.ts'

const A = '((# (-|to|or))? # (more|whole|full|good)?|a|an|one)'
const MANY = '(# (-|to|or))? # (more|new|different|whole|full)?'
const THINGS =
  'book|books|novel|novels|audiobook|audiobooks|comics|film|films|movie|movies|documentary|documentaries|albums|concert|concerts|gigs|plays|museums|exhibitions|galleries|podcasts|recipes|paintings|drawings|sketches|songs|poems|stories|articles|essays|posts|videos|photos|podcast|episodes|countries|cities|peaks|summits|mountains|castles|races|marathons|dives|geocaches|donations|letters|languages|certificates|puzzles|scarves|jumpers|sweaters|courses'
const SESSIONS =
  'workout|workouts|run|runs|swims|rides|walks|hikes|class|classes|lesson|lessons|session|sessions|training|trainings|dances|gym|meditations|dates'

/** English words of goals that can be measured. */
export const measured: MeasuredWords = {
  thousands: ',',
  numerals: { once: 1, twice: 2, thrice: 3, dozen: 12, seventy: 70, eighty: 80 },
  scales: { k: 1000, thousand: 1000, hundred: 100, million: 1_000_000 },
  units: {
    euro: '€',
    euros: '€',
    eur: '€',
    dollar: '$',
    dollars: '$',
    bucks: '$',
    usd: '$',
    pound: 'pounds',
    quid: '£',
    gbp: '£',
    francs: 'CHF',
    chf: 'CHF',
    kms: 'km',
    kilometre: 'km',
    kilometres: 'km',
    kilometer: 'km',
    kilometers: 'km',
    mile: 'miles',
    kgs: 'kg',
    kilo: 'kg',
    kilos: 'kg',
    kilogram: 'kg',
    kilograms: 'kg',
    lbs: 'lb',
    page: 'pages',
    word: 'words',
    chapter: 'chapters',
    step: 'steps',
    book: 'books',
    documentary: 'documentaries',
    audiobook: 'audiobooks',
    novel: 'novels',
    film: 'films',
    movie: 'movies',
    concert: 'concerts',
    workout: 'workouts',
    lesson: 'lessons',
    class: 'classes',
    session: 'sessions',
    run: 'runs',
    podcast: 'podcasts',
    stones: 'stone',
  },
  amounts: {
    halfHour: ['half (a|an)? hour', '(a|one) half -? hour'],
    hourAndHalf: [`${A} hour|hours and a half`],
    hours: [`${A} -? hour|hours|hr|hrs|h`],
    minutes: [`${A} -? minute|minutes|min|mins`],
    times: [`${A} time|times|x`, '# x', '# =a|per|each|every'],
    sessions: [`${A} ({anyWord} {anyWord}?)? ${SESSIONS}`],
    things: [`${A} ({anyWord} {anyWord}?)? ${THINGS}`],
    entered: [
      `${A} (push|pull|sit) -? ups`,
      `${A} page|pages|word|words|chapter|chapters|step|steps|pushups|squats|metres|meters|litres|liters|glasses|lengths|laps|trees|kanji|flashcards|exercises|problems`,
    ],
    distance: [`${A} (-)? (km|kms|kilometre|kilometres|kilometer|kilometers|mile|miles)`],
    weight: [`${A} (kg|kgs|kilo|kilos|kilogram|kilograms|lb|lbs|pound|pounds|stone|stones)`],
    money: [
      `${A} (euro|euros|eur|€|dollar|dollars|usd|$|bucks|pound|pounds|gbp|£|quid|francs|chf)`,
      '(€|$|£|eur|usd|gbp|chf) #',
    ],
    open: [`${MANY} {anyWord}`],
  },
  rhythms: {
    perDay: ['(a|per|each|every) (single)? (day|night|evening)', '/ day', 'daily', 'every # days', 'everyday'],
    perMorning: ['(a|per|each|every) (single)? morning', 'in the mornings'],
    perWorkday: ['(a|per|each|every|on) (weekday|weekdays|workday|workdays|(working (day|days)))'],
    perWeek: ['(a|per|each|every|the) (week|wk)', '/ (week|wk)', 'weekly', 'every # weeks'],
    perWeekend: ['(a|per|each|every) weekend', '(on|at) weekends'],
    perMonth: ['(a|per|each|every) month', '/ month', 'monthly', 'every # months'],
    perYear: ['(a|per|each|every) year', '/ year', 'yearly'],
  },
  cues: {
    refused: [
      'buy|buying|rent|reserve',
      '(order|return|lend|borrow|invite|bake|send|deliver|sell|pay|carry|move) (#|a|the|my|our|these)',
      '(book|host|cook for) (a|#)',
      'pick up',
      'less|fewer|under|below|maximum|max|limit',
      '(no|not) more than',
      '(at|the) most',
      'stop|quit|reduce',
      'cut down',
      'years old',
      '(i m|i am|im|turn|turning|aged|weigh|weighs) #',
      'in # (hour|hours|minute|minutes)',
      '(at|for) # {atEnd}',
    ],
    occasion: [
      'exam|exams|test|race|marathon|triathlon|wedding|party|birthday|interview|surgery|operation|thesis|dissertation|essay|report|presentation|recital|tournament|match|flight|trip|holiday|vacation|appointment|meeting|ticket|tickets|championship|budget',
      '(train|training|prepare|preparing|ready|register|enrol|enroll|sign up) for',
    ],
    until: ['{begin} (due)? (by|until|till|til|before|within|in|over|inside|for|up to|to|between|from (now|today))'],
    since: ['{begin} from|starting|beginning|since', '{begin} as of'],
    loses: ['lose|losing|shed|drop|dropping|gain|gaining|slim', 'put on', 'get rid of'],
    saves: [
      'save|saving|savings|saved|earn|earning|make|raise|raising|invest|investing|collect',
      '(put|set) (aside|away|by)',
      'pay (off|back|down)',
    ],
    does: [
      'read|walk|drink|watch|see|visit|attend|climb|hike|complete|finish|do|learn|paint|draw|write|publish|play|plant|knit|sew|sing|record|make|take|try|solve|cook|collect|give|donate|meet|interview|photograph|swim|ski|sail|translate|memorise|memorize',
    ],
  },
  lasting: { same: ['for (the next)? {amount}', 'over (the next)? {amount}'] },
  links: ['of'],
  sentences: {
    calm: (free, all) =>
      free === all
        ? 'the calmest hours of your weeks: nothing else is on then'
        : `the calmest hours of your weeks: ${all - free} of ${all} are left out: holidays, or you are away or busy`,
    noSeries: 'No hour of your weeks is free often enough for a series: add events for it as you find time.',
    noPeriod: (day) => `You did not say until when: I propose ${day}.`,
  },
}
