import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

const BACK =
  '(i m|im|i am|i ll be|we re|were|we are|we ll be|i get|we get|i come|we come|i return|we return|i arrive|we arrive|my return|our return) (back|home)?'
const LEAVES =
  '(i leave|we leave|i m leaving|we re leaving|i go|we go|i fly|we fly|i set off|we set off|i depart|we depart|i travel|we travel) (away|off|out|there)?'

const PLACE = '(place|location|venue|address)'

/** What English words say of which of several things is meant, by their order, their hour or their place. */
export const choosingCues = {
  begins: nothing('start|starts|begin|begins'),
  /** What comes beside that which is asked for before it. */
  oneBeside: nothing(
    '{begin} (and)? the (one|ones|next one) (right)? after|before',
    '{begin} (and)? the following one|ones',
  ),
  /** Between what is told, and what is asked because of it. */
  tellsThen: nothing(
    '(,)? and (then)? (tell|let) me (know)? if|whether',
    '(,)? and check if|whether',
    '(,)? and (then)? (tell|show) me|us =what|whats|when|whens|where|wheres|how|who|which',
  ),
  butAsks: nothing('(,)? but =am|aren|arent|don|dont|do|isn|isnt|is|have|haven|havent|won|wont|will|can'),
  /** Behind what is not to be any more, why: it names nothing. */
  /** That words tell something of somebody or something, and name nothing more: `the school cancelled it`. */
  tellsOfIt: nothing('it|its|is|are|was|were|has|have|had|been|they|he|she|i|we'),
  apologises: nothing('{begin} (oh|ah|oops)? {signs} sorry|apologies'),
  /** How things are, before what is wished for that reason. */
  remark: nothing(
    '{begin} (but|and|oh|ah|well|hmm|sorry|no|wait|hang on|ok|actually)? {signs} (i m|im|i ll|i ve|ive|we re|we ll|we ve|he s|she s|it s|its|that s|thats|there s|theres|they re)',
    '{begin} (but|and|oh|ah|well|hmm|sorry|no|wait|hang on|ok|actually)? {signs} i|we|he|she|they|it|that|there (am|is|are|have|has|had|will|can|can t|cant|cannot|won t|wont|was|were|got|need|forgot)',
  ),
  reasonBehind: nothing(
    '<!while|when|days|day|weeks|week|weekend|weekends|time|if|until|till|before|after|that|which|where|as (,|;|.|-)? (im|i m|i am|we re|we are) away|in|abroad|ill|sick|on {anyWord}',
    '(,|;|.|-)? because|cos|coz|as =i|we|im|ill',
    '(,|;|.|-)? so (that)? it|i|we|they {anyWord}',
    ',|;|.|- (i ll|we ll|ill) {anyWord}',
    '(,|;|.|-)? (its|it s|it is|theyre|they re) (going to|gonna|meant to|supposed to) {anyWord}',
    ',|;|.|- (it ll|itll|it will|its|theyre|thats) (be)? (too|so|very|no longer)? {anyWord} {signs} {atEnd}',
    ',|;|- (it|its|it s|that|thats|that s|this|they|theyre|they re|theyve|they ve|he|hes|he s|she|shes|she s|you|whoever) !at|on|to|last|lasts|take|takes|run|runs|start|starts|end|ends|finish|finishes|for|from|until {anyWord}',
    ',|;|- my treat|shout|turn|idea|fault|favourite {signs} {atEnd}',
    ',|;|- if (you|thats|that s|its|it s) {anyWord}',
    ',|;|.|- (i|we|im|ive|weve|were|i m|we re|i ve) !mean|meant|want|need|said|prefer|only {anyWord}',
  ),
  /** Behind a question, why it is asked. */
  whyAsked: nothing(
    ',|.|- (someone|somebody|people|they|he|she|((a|an|some|my|our|the) {anyWord} {anyWord}?)|{anyWord}) (wants|want|d like|would like|asked|asks|is asking|has asked|needs|is coming|are coming|is visiting|are visiting|has invited|invited) {anyWord}',
    ',|.|- (i|we) (need|want|have|d like|would like|was hoping|were hoping) to {anyWord}',
  ),
  twoYears: nothing(
    '(between|in|over|during)? (last year and this year|this year and last year|last and this year|this and last year)',
  ),
  /** That something was arranged, which is then to be noted. */
  bookedIt: nothing(
    '{begin} (ive|weve|i ve|we ve|i have|we have) (just|already)? (booked|arranged|organised|organized|scheduled|fixed|made)',
    '{begin} (i|we) (just)? (booked|arranged|organised|organized|scheduled|made)',
  ),
  /** Before what is told to be so, and no part of its name. */
  thatFirst: nothing('{begin} that'),
  /** On which weekdays something that comes back is. */
  onWhichDays: nothing('(what|which) days (of the week)? (do|does|is|are|am)', '(what|which) weekdays'),
  /** By the clock, on whatever day. */
  earliestHour: nothing('earliest (i|we)? start|begin', '(start|starts|begin|begins|up) (the)? earliest'),
  latestHour: nothing('latest (i|we)? finish|end', '(finish|finishes|end|ends) (the)? latest'),
  hasPlace: nothing(`(have|has|got|with) (a|an|the)? ${PLACE}`),
  hasNoPlace: nothing(`without|no|any (a|an|any)? ${PLACE}`),
  /** The weeks or months that have none of something. */
  unitsWithout: nothing(
    'which|what|many (weeks|months|week|month|{pluralWeekday}) {longGap} without|no|nothing|not|don|dont|doesn|doesnt|isn|isnt',
    '(((is|are) there (any|a|some)?)|any|((have|got) (any|a))) (single|whole|full)? (weeks|months|week|month|{pluralWeekday}|{weekday}) {longGap} without|no|nothing|not|don|dont|doesn|doesnt|isn|isnt',
    'first {weekday} {longGap} without|no|not|don|dont|doesn|doesnt',
  ),
  /** The last of all is the last there is, and not the last that was. */
  ofCourse: nothing('(of|in) the course|series|term|season', '(in|on) my|the calendar|diary|agenda|schedule', 'final'),
  /** That days have no end. */
  openEnd: nothing('(from now|from today|from here) on'),
  /** One of those by how long it lasts: `move the shorter one`. */
  longerOne: nothing('the longer|longest (one|of (the two|them|those))? !for|to'),
  shorterOne: nothing('the shorter|shortest (one|of (the two|them|those))? !for|to'),
  /** Which of them that is, with a word for two of them. */
  isLonger: nothing('(s|is|was|are|lasts|takes|which|ones) (the)? longer (one|of the two)? {signs} {atEnd}'),
  isShorter: nothing('(s|is|was|are|lasts|takes|which|ones) (the)? shorter (one|of the two)? {signs} {atEnd}'),
  /** How far two things lie apart. */
  farApart: nothing('how far|long apart (are|were)? (they|those|these|the two)?'),
  spokenFor: nothing('(already)? spoken for'),
  timesAway: nothing('more|less often|frequently', '(more|fewer) times'),
  /** Before one of some days that is free. */
  firstFreeWeekday: {
    same: ['(on)? (the)? first|next free|empty {weekday}', '(on)? (the)? first|next {weekday} (that is|thats)? free'],
  },
  /** Behind an amount, before what something is to be ahead of. */
  aheadOfThing: { same: ['{amount} before', '{amount} ahead of', 'the {unit} before =it|its|they|theyre'] },
  aheadOfIt: {
    same: [
      '(a|the)? {amount} before|beforehand|ahead|earlier (it|that)? {signs} {atEnd}',
      '(a|the)? {amount} before|beforehand (it|that)? (,)? =at|by|in|from',
    ],
  },
  behindThing: { same: ['<!a|the {amount} after', 'a {unit} after'] },
  behindIt: {
    same: [
      '(a)? {amount} after|afterwards|later (it|that)? {signs} {atEnd}',
      '(a)? {amount} after|afterwards|later (it|that)? (,)? =at|by|in|from',
    ],
  },
  ofThatThing: nothing('it|its|his|her|their|hers|theirs|due'),
  onSameDay: nothing('(on|,)? (the)? same day'),
  /** That what is put somewhere is there already, at another time. */
  putInstead: nothing('put|stick|pop|pencil|book|schedule (in)? the|my|our {gap} instead {signs} {atEnd}'),
  inItsPlace: nothing('in|at its|his|her|their place', 'instead|too {signs} {atEnd}', 'instead ,'),
  /** That it goes where all of it goes, which is no name. */
  intoCalendar: nothing(
    '{begin} (in|into|to|on|onto) (my|the) calendar|diary|schedule|agenda',
    '(in|into|to|on|onto) (my|the) calendar|diary|schedule|agenda {signs} {atEnd}',
  ),
  /** What is said of something before it is wished away, and of which it is no part. */
  musing: nothing(
    '{begin} (i|we) (really|just)? (cant|can t|cannot|wont|won t) (be bothered|be arsed|make|face|do|manage) (with|to (do|go to)?)?',
    '{begin} (i think|i guess|i reckon)? (i|ill|i ll|im|i m)? (going to)? (skipping|skip|missing|miss)',
    '(will|is going to|ll|s going to)? (start|starts|starting|begin|begins|be|run|runs) {longGap} late|later|earlier {atEnd}',
  ),
  /** A weekday of something, or the one before it or after it. */
  /** The first of two weekdays that something is on, before the second of them. */
  weekdayAhead: { same: ['(on)? (the)? {weekday} and (the)? {atEnd}'] },
  weekdayOf: {
    same: [
      '{weekday} of the|my|our !week|month|year',
      '<!on {weekday} before|after (the|my|our)? !the|my|our|next|that|this|lunch|dinner|breakfast|work|school|noon|it',
    ],
  },
  /** Before something on whose day somebody may be free or at work: `am I free on Dad's birthday?`. */
  onThing: nothing('on (my|our|the)? !except|apart|aside|other|but|not'),
  /** Before something from which on days are meant. */
  sinceThing: nothing('since (the|my|our)? !last|start|beginning|end|i|we|when|it|today|yesterday|new'),
  /** Of two that were measured, both. */
  inAll: nothing('in all|total', 'all (of them|of it)? together', 'altogether|together|combined'),
  /** How many there are once the card is applied. */
  thanThing: nothing('more|less|fewer (or (less|more|fewer))? than'),
  /** Each time of something that comes back, by whatever noun. */
  timesNoun: nothing('times|sessions|session|lessons|lesson|classes|class|visits|meetings|occurrences|ones'),
  countingToday: nothing('(counting|including) (today|tonight) (s|one|s one)?', 'today|tonight included'),
  /** How long somebody was, or is to be, where what was spoken of takes them. */
  stayed: nothing(
    'how long (did|do|will|was|were|am|are|have|had) (i|we) (stay|stayed|be|been|there|away|be there|been there|be away|been away)? (for)? {signs} {atEnd}',
  ),
  /** On which side of what was spoken of something is, how long after it, and which of the two is longer. */
  whichSide: nothing('(is|s|was)? (it|that|this)? before|earlier or|and after|later (than)? (it|that|this)?'),
  howLongAfterIt: nothing(
    'how long|many|much (days|weeks|months|time|later)? after|from|before that|it|this (is|will|was)? (it|that)?',
    'how much later (than that)? (is|s|was)?',
  ),
  longerOrShorter: nothing('(any|much)? longer|shorter (or shorter|longer)? (than (that|it|this))? {signs} {atEnd}'),
  /** What is a public holiday, or a party. */
  partyNoun: nothing(),
  /** That something comes after what was spoken of. */
  thenAlso: nothing('{begin} and|so then (i have|i ve got|ive got|have i got|do i have|there is|there s|it s|it is)?'),
  goesThere: nothing(
    '(i|we) (still|then|get to)? (go|get to go|have been|ve been|went|am going|m going) (there)?',
    'there',
  ),
  leftOver: nothing('left|remain*|leave|leaves'),
  inHours: nothing('{begin} (and)? (in|how many|how much) (terms of)? hours {signs} {atEnd}'),
  /** What lies between two things that were listed. */
  beforeOrAfter: nothing('before or after'),
  betweenThem: nothing(
    'between (the)? {ordinal} (one)? and (the)? {ordinal} (one)?',
    'between (them|those|these|the) (two)?',
    'in between {signs} {atEnd}',
  ),
  /** The day on which somebody leaves, or is back; a part of it stays in the text. */
  dayOut: nothing(
    `(on)? the|that day (that|when)? ${LEAVES}`,
    `(on)? the <=morning|afternoon|evening|night (that|when|of)? ${LEAVES}`,
    `<=morning|afternoon|evening|night (that|when)? ${LEAVES}`,
    'the day of departure',
  ),
  dayBack: nothing(
    `(on)? the|that day (that|when)? ${BACK}`,
    `<=morning|afternoon|evening|night (that|when)? ${BACK}`,
    'the day of my|our return',
  ),
  leavesOrBack: nothing(BACK, LEAVES, 'of departure'),
  /** Behind something new, that it comes after what was spoken of. */
  afterIt: nothing(
    '(right|straight|just|immediately|directly|soon)? after|afterwards|afterward (that|it|them|this)? {signs} {atEnd}',
  ),
  /** Of one thing behind another, that it follows that at once. */
  nextThing: nothing(
    '{begin} (,|;)? (and)? then {signs} {atEnd}',
    '{begin} (right|straight|just|immediately|directly|soon)? after that|it|this (,)?',
    '{begin} (straight|just|immediately|directly|soon)? afterwards|afterward (,)?',
    '(right|straight|just|immediately|directly|soon) after|afterwards (that|it|this)? (({signs} {atEnd})|,)',
    'afterwards|afterward (({signs} {atEnd})|,)',
  ),
  /** Two weekdays, or from the one to the other, and nothing else. */
  twoWeekdays: nothing('{begin} (from|on|between)? (the)? {weekday} and|to|till|until|- (the)? {weekday} {atEnd}'),
  /** Two weekdays of some days that were spoken of. */
  bothWeekdays: { same: ['(on)? the {weekday} and (the)? {weekday} (of)? !after|before'] },
  /** A weekday of some days that were spoken of. */
  theWeekday: {
    same: [
      '(,)? (and|only|just)? (on)? (the)? {weekday} (of it|of that one|of) {atEnd}',
      '(,)? (only|just)? (on)? the {weekday} !after|before|of|one',
    ],
  },
  /** Of what is on a card, whether it lasts as long as it did. */
  keepsLength: nothing(
    '(length|duration)',
    '(stay|stays|remain|remains|keep|keeps) {gap} {amount}',
    '(still|last|lasts) (for|be|last|lasts)? (just|only)? {amount}',
    '(same|as) length|long (as before|as now)? {signs} {atEnd}',
  ),
  /** Where to something is to be moved, before the day of a month. */
  toFigure: nothing('{begin} to {figure}'),
  /** That something is to be on the days that were spoken of, where the verb says so. */
  addsThere: nothing('in|into there|then'),
  couldI: nothing(
    '{begin} (can|could|may) i|we (do|make|manage|fit|have|get|squeeze|take|meet|see|go|come|leave|travel|host|invite)',
    '{begin} (is it possible|(would|will) (i|we) be able|(am|are) (i|we) able) to',
    '{begin} (can|could|may) i|we take {gap} off',
  ),
  away: nothing(
    'days|weeks|nights away =>i|we|do|have|am|are|will|did|in|this|next|last|over|during|between|left|planned',
    '(am|are|will|was|were) (i|we) (be)? (off|away (from home)?|abroad|out of town|in town|around|home|at home)',
    '(am|are) (i|we) next (away|abroad)',
    '(i m|im|i am|we re|we are) (next)? (away|abroad) {signs} {atEnd}',
    'weekdays off',
    'days off (have|did|do|am|will) i|we (be)? booked|taken|take|taking|using|away',
    'or (away|home|abroad|at home)',
    '(went|go|gone|been|travel|travelled) (abroad|away)',
    '(sleep|sleeping|stay|staying) away|elsewhere (from home)?',
    '(working|work) days off',
  ),
  during: nothing(
    'during (my|our|the)?',
    'because of (my|our|the)?',
    'because|as|since (i m|im|i am|we re|we are|i ll be|ill be) in|at|on (the|my)?',
    '(fall|falls|falling|land|lands) (in|within|inside) (my|our|the)?',
    'if (i|we) (go|travel|fly|leave) (away)? (to|on|for) (the|my)?',
    'while|when (i m|im|i am|we re|were|we are|i ll be|ill be) (away|off|in|at|on) (the|my)?',
    '(on|in)? the days|weeks (that|when|while)? (i m|im|i am|we re|we are|i ll be|ill be) (away|off)? (in|at|on) (the|my)?',
    'while (i m|im|i am|we re|were|we are|i ll be|ill be|away|on|in) (away|off|in|at|on|the|my)?',
  ),
} as const satisfies Patterns
