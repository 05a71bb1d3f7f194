import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

const ASKING = 'when|whens|what|whats|where|wheres|how|hows|who|whose|which|is|are|am|do|does|did|will'
const ANY = 'this|next|last|each|every|a|any|some|what|which|per|one|no|same|of'
const OF_THING =
  '(((before|after)? (of the|of|the))|before|after|(as (the|my|our)?)) !the|week|month|year|last|next|that|it|them|this|those|i|we|yesterday|tomorrow|today|each|every|you'

/** What English words say of which things are meant, and of what is wished for them: none of them asks, and no slip of them is mended. */
export const namingCues = {
  beforeThing: nothing('before|until|till !it|they|when|what', '(between|from) now|today and|to'),
  afterThing: nothing('after'),
  dayOf: nothing(
    `<!any|every|each|some|no|free|clear|open|empty day ${OF_THING}`,
    'day before|after i|we !do|did|can|could|have|had',
    'morning|afternoon|evening|night before (the|my|our)? !that',
    'morning|afternoon|evening|night of (the|my|our)? !that|the|week|month|year',
    `<!${ANY} day (when|that|on which)? i|we !do|did|can|could`,
    '{dayOut}',
    '{dayBack}',
    'on !birthday|anniversary|the|a|my|our|{weekday} =>birthday|anniversary',
    'on my|our !birthday|anniversary =>birthday|anniversary',
  ),
  weekOf: nothing(
    `week ${OF_THING}`,
    'week before|after i|we !do|did|can|could|have|had',
    `<!${ANY} week (when|that|in which)? i|we !do|did|can|could`,
    `<!${ANY} week (when|that|in which)? (i m|im|we re|i ll be|ill be|we ll be) (away|off)? (in|at|on)?`,
  ),
  weekendOf: nothing(`{weekendWord} ${OF_THING}`, '{weekendWord} before|after i|we !do|did|can|could|have|had'),
  monthOf: nothing(`month ${OF_THING}`),
  birthday: nothing('birthday*'),
  birthdayThing: nothing('birthday|party|dinner|lunch'),
  /** A run of days, and not something that is on. */
  stretch: nothing('longest|biggest stretch|gap|break|period|time|spell|pause|interval', 'the longest without'),
  /** Before the day that makes a long weekend. */
  longWeekendOf: nothing(`(bank)? long|holiday {weekendWord} =of|around`),
  gaps: nothing('gap|gaps|slot|slots|window|windows'),
  longWeekends: nothing('long weekends', `long {weekendWord}`, `bank holiday {weekendWord}`),
  noon: nothing('noon'),
  ofComparing: nothing(
    'busier|quieter|calmer|fuller|emptier|freer|lighter|heavier|fewer|busiest|quietest|calmest|fullest|emptiest|fewest|taking|takes|take|took|eating|eats|using|uses',
  ),
  /** Both what is over and what is to come. */
  bothTenses: nothing(
    'past|old|previous|earlier {signs} (and|or|&) (the)? future|upcoming|coming|new|next',
    'upcoming|future|new (and|or|&) (the)? past|old|previous',
    'will (i|we) have',
  ),
  /** That something is asked of as it is, and not as it was. */
  isNow: nothing('when|whens|day|date (is|are|s)', 'whens'),
  /** Between two questions in one text. */
  joinsQuestions: nothing(
    `(?|,|;)? and (also)? =at|with|in|have|any|that|${ASKING}`,
    'and =the =>one|ones',
    '(?|,|;)? and (also)? =until|till|til',
    `; (and|also)? =${ASKING}`,
    `, also|plus =${ASKING}`,
    '(,)? or =am|do|have|will|is',
  ),
  /** Before the first of some days that are over, and behind it that they end now. */
  since: nothing('(ever)? since', 'from'),
  /** Days that are told one by one: `on the 2nd and the 12th of June`. */
  severalDays: nothing('{severalDays}'),
  oneDay: nothing('{oneDay}'),
  bareDay: nothing('{begin} (on|for)? (the)? {dom} {atEnd}'),
  bareDom: { dom: ['(to|on)? (the)? {figuredNth:count} {open}'] },
  monthOfDay: nothing('(of)? {month} (,? {year})?'),
  rangeEnd: nothing('until|till|til|to|through|and'),
  untilNow: nothing('(up)? (to|until|till|til) (now|today|date|this moment)', 'so far'),
  /** All of the year that is on the screen. */
  wholeYear: nothing('(the|all) (whole|entire|full)? year', 'year to date', 'ytd'),
  /** Before what is only asked for politely. */
  asksPolitely: nothing('{begin} (can|could|would|shall) (we|you|i) (please)?', '{begin} please'),
  /** Before the category of something new. */
  underCategory: nothing('(,)? (filed|put)? under (the|my)?'),
  /** The same at the end, where no place is meant. */
  filedBehind: nothing(', in|into (the|my)?'),
  forAll: nothing(
    '<!after all',
    'every|everything|each|any|both|these|those',
    'appointments|events|meetings|classes|lessons|sessions',
  ),
  bothOf: nothing('both'),
  selection: nothing('these|those|this|selected'),
  /** Somebody doing something, in a word that names no event: `how many exams did I sit`. */
  doing: nothing(
    '(did|do|have|has|will|am|are|can|could|should|must|ive|weve) i|we (already|ever|actually|still|not)? {anyWord}',
  ),
  newName: nothing('to|as|into|in'),
  hasNone: nothing(
    '(doesnt|dont|does not|do not) have',
    '(hasnt|havent|has not|have not) (got)? one|any|a|got',
    'has|have none',
    'without',
  ),
  everything: nothing('<!after all', 'them|every*'),
  ofEverything: nothing('all|every*|each|any|more|reminders|alerts|alarms|notifications'),
  inCategory: nothing('(in|to|into|under|as|with)? (the|my)? category (to|as|in)?'),
  namedCategory: nothing('(in|to|into|under|as) (the)? {gap} category'),
  categoryBehind: nothing('category {signs} {atEnd}'),
  into: nothing('in|into|to|under the?'),
  /** How long something new is, before its name or behind it: `a 2 hour session`. */
  ofLength: {
    same: [
      '<!in|every|after|before|by|within|next|last (for)? (about)? (a|an)? {amount} (-)? (long|of)? !before|beforehand|after|later|earlier|early|prior|ago|from|reminder|alert|notification',
      '(,|;)? (and)? (it|that|which)? (should|will|to)? lasts|lasting|last|takes|taking|take (for)? (about|around|roughly)? {amount} (or so)?',
      '(,|;)? (for)? (about|around|roughly)? {amount} or so',
    ],
  },
  loneMonth: nothing('{begin} {month} {atEnd}'),
  season: nothing('{season}'),
  /** Two words that are one of another meaning. */
  exercising: nothing('work|works|working|worked out'),
  /** Before the new place, or the text of a note. */
  newPlace: nothing(
    'is at|in',
    'to|at|in|as|is',
    ':',
    ': (were|we are|well|we will|its|it is|it will) (be|meet|meeting|going|go|now)? (to|at|in)?',
    '(should be) (at|in)?',
  ),
  newNote: nothing(':|,', 'that', 'saying'),
  /** That it does not matter when. */
  sometime: nothing('sometime|whenever', '(at|for)? some time|point', '(for)? (some time|sometime) (on|in|during)?'),
  /** Before what some days or hours are kept for: `block 15 June for rest`. */
  keptFor: nothing('{begin} (all|the whole|the entire|out)? (of)? (the)? for|to'),
  blocking: nothing('block|book|reserve'),
  /** What says that something will be, before what it is. */
  toldToBe: nothing(
    '{begin} that (i|we) (am|are|m|re|will be|have|have got|need to|have to|must)',
    '{begin} (i|we) (really|also|just)? (want|need|have|have got|ve got|would like|would love|d like|d love|ought|plan|intend|am going|m going|are going|re going) to',
    '{begin} (i|we) (really|also|just)? (must|should)',
    '{begin} id|wed|ive|weve|im|were (like|love|got|going) to',
    '{begin} (im|i m|i am|were|we re|we are|i was|we were)? thinking|planning|trying|hoping|looking of|on|to|about|a|an|the|some',
    '{begin} (id|wed|i d|we d|i would|we would) like|love to?',
    '{begin} (ive|weve|i ve|we ve|i have|we have) (just|already)? (got|booked|arranged|organised|organized|scheduled|fixed|made)',
  ),
  /** All of what comes back on a weekday, and not what is on the next one. */
  allOfWeekday: nothing('all (of)? (the|my|our)? {weekday} !morning|afternoon|evening|night {anyWord}'),
  article: nothing('{begin} (as|for)? a|an|the'),
  hanging: nothing('by|of|to|a|an|down {atEnd}'),
  toPlace: nothing('to|until|till'),
  toBareHour: nothing(
    'to|till|until ({bareClock}|{hourWord}) {leadEnd}',
    'to ({bareClock}|{hourWord}) =,|.|!|on|please|instead|tomorrow|today|this',
  ),
  onPlace: nothing('on|for|at'),

  /** Between two things that are compared. */
  joinsCompared: nothing('or|than|versus|vs|exceed|exceeds|outweigh|outweighs (that)?', 'compared to|with'),
  maybeThan: nothing('than'),
  comparedUnit: nothing('weekend|week|month|year|quarter'),
  /** That the name of a category comes, or comes after one more word. */
  namesCategory: nothing('category|tagged|# {anyWord}? {atEnd}'),
  ofCategory: nothing('for|about {atEnd}'),
  /** A noun that says no more than the adjective after it, which names a category. */
  medicalVisit: nothing(
    '<=medical|health|healthcare|doctor|doctors visit|visits|appointment|appointments|checkup|checkups',
  ),
  /** Between things of which one like the other is left out. */
  joinsThings: nothing('(,)? (and|or) (also)? {articles}?', ', {articles}?'),
  leavesOut: nothing(
    '{except} {articles}?',
    '{without} {articles}?',
    '(havent|hasnt|dont have|doesnt have|have no|has no|with no) (got)? {articles}? =category|categories',
    '(that|which)? (arent|aren t|are not|isnt|isn t|is not|not) !free*|busy*|going*|i|on|in|at {articles}?',
  ),
  isFree: nothing('free|empty'),
  isTaken: nothing('taken|booked|busy|occupied|full', 'spoken for'),
  /** Days or parts of them, of which a share is asked for. */
  shareUnit: nothing('days|mornings|afternoons|evenings|nights'),
  /** Before what ends something that comes back. */
  untilThing: nothing('(up)? until|till|til'),
  weekdayOfWeek: nothing('(day|days|morning|afternoon|evening) of the week', '(which|what) weekday'),
  oneThing: nothing(
    '((the one)|appointment|event|thing|entry)',
    'delete|cancel|skip|drop|remove|scrap|move|push|shift|postpone|reschedule|miss it|that',
  ),
  /** The time from one of several things to the next. */
  gapBetween: nothing(
    'longest|biggest|largest|widest gap|gaps|time|stretch|break|interval|wait|period|spell (there is|is|i have|i ve got)? between',
  ),
  /** When there is room for something, which need not be in the calendar. */
  fits: nothing(
    'when (can|could|should) i|we (fit|fix|schedule|squeeze|arrange|organise|organize|plan|book|set up|put|host)',
    'when (can|could) i|we (see|visit|go to) (the|a|an)',
    'when (can|could|should) i|we (have|do|hold) (a|an|some|dinner|lunch|breakfast|brunch|drinks|coffee)',
    '<!in time|room|space for (a|an|some|one|{noTimeWord})',
    'free|morning|afternoon|evening|day|slot|hour for (a|an|some)',
  ),
  halfOfDay: nothing('morning|mornings|evening|evenings|night|tonight|midnight|noon|afternoon|am|pm', 'a|p . m'),
  namedHour: nothing('noon|afternoon'),

  /** That the last of a whole series is meant, and not the latest. */
  /** Of each week or month, said by an adjective. */
  averageOf: nothing('average weekly|monthly|daily'),
  /** A verb that also puts something into a category. */
  putsInto: nothing('put|stick|pop'),
  /** How much longer, or shorter, what is put is to be. */
  putLonger: nothing('{amount} longer|shorter {signs} {atEnd}'),
  movingVerb: nothing('move|shove|reschedule|shift|postpone|push'),
  addingVerb: nothing('add|create|schedule|book|put', 'set up'),
  /** A wish by itself: what is moved is not named before it. */
  wishesFirst: nothing(
    '{begin} {polite}? move|add|create|push|reschedule|cancel|delete|book|set|put|make|remind|plan|schedule|rename {anyWord}',
  ),
  /** That an amount is a whole length, and not by how much it changes. */
  lasting: nothing(
    'last',
    'long {signs} {atEnd}',
    'just|only {amount}',
    '{begin} make {longGap} {amount} {signs} {atEnd}',
  ),
  /** Where to something is moved, or by how much. */
  saysWhere: nothing('{begin} to|on|at|for|by', '{begin} {amount}'),
  /** What joins an amount, a day or a name to the words before it: `move it TO two days before`. */
  joint: nothing('(and)? (say|like|maybe)? (down)? (to|at|for|be|by|of|on|in|from|with)? (the|a|an|one)? {atEnd}'),
} as const satisfies Patterns

/** Symbols of the patterns. */
export const namingParts: Patterns = {
  isNot: nothing('that|which (arent|aren t|are not|isnt|isn t|is not) !free|busy'),
  without: nothing('without|besides !anything|nothing|events|plans|appointments'),
  except: nothing(
    'except (for)?',
    'apart|aside from',
    'other than',
    'but not',
    'excluding|ignoring|excluded|aside',
    '(not|without) counting|including',
    'leaving out|aside',
  ),
  /** From one of some that come back to the next. */
  betweenEach: nothing(
    'between (one|a|an|each) {anyWord} {anyWord}? and (the next|another|the other)',
    '(usually|normally|typically|generally) between (my|the)? {noTimeWord} *s {signs} {atEnd}',
    'how long|much {longGap} between (my|the)? {noTimeWord} *s {signs} {atEnd}',
  ),
  daysSince: nothing(
    'how many days|weeks|months|years (has it been|is it|have passed|have gone by|ago)? since',
    'how many days|weeks|months|years ago',
  ),
  oneDay: nothing('(on)? (the)? {point}', '(on)? (the)? {dom}'),
  severalDays: nothing(
    '<!at|between|from|since|the|on {oneDay} (,|and|or|&) (and|or)? (the one|ones)? (on)? (the)? {point}',
    '<!at|between|from|since|the|on {oneDay} , {severalDays}',
  ),
  articles: nothing('the|my|a|an|any|for|as|one|ones|with {articles}?'),
}
