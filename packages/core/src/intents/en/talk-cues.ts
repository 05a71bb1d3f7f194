import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

const WHILE_AWAY =
  'while|when|because|as|since (i m|im|i am|we re|were|we are|i ll be|ill be|i was) (away|gone|off|abroad|on holiday|travelling|out of town) {signs} {atEnd}'

const NO_UNIT = '!day|days|week|weeks|weekend|weekends|month|months|year|years|hour|hours'

/** What English words say of what was said before: none of them asks, and no slip of them is mended. */
export const talkCues = {
  earlier: nothing('before (that|it|them|this)?'),
  later: nothing('after (that|it|them|this)?', '{begin} (and|so|ok)? (what)? then {signs} {atEnd}'),
  /** Days beside those that were spoken of, or in which these lie. */
  periodAfter: {
    plain: [
      '(the)? {unit} after (i m|im|i am|we re|were|we are|i get|we get|i come|we come|i return|we return) (back|home)?',
      '(the)? {unit} after my|our return',
      '(the)? {unit} after|later (that)?',
      'the following|next {unit}',
    ],
  },
  periodBefore: {
    plain: [
      '(the)? {unit} before (i|we|it|that|they) leave|leaves|go|goes|start|starts|begin|begins',
      '(the)? {unit} before|earlier (that)?',
      'the previous|preceding {unit}',
    ],
  },
  samePeriod: { plain: ['that|same (first)? {unit} !but|just'] },
  weekdayBefore: { same: ['(on)? (the)? {weekday} before (that)?', '(the)? previous|preceding {weekday}'] },
  sameWeekday: {
    same: [
      '<!and (on)? (the)? {weekday} (of)? that|same week',
      '<!and (on)? (the)? {weekday} of the same week',
      '(on)? (that|the same) {weekday}',
      '(the)? same week but|just (on)? (the)? {weekday}',
    ],
  },
  weekendAfter: nothing('(the)? {weekendWord} after|later', 'the following|next {weekendWord}'),
  weekendBefore: nothing('(the)? {weekendWord} before|earlier', 'the previous|preceding {weekendWord}'),
  sameWeekend: nothing('that|same {weekendWord}'),
  /** What was listed or spoken of before: all of it, one, or some by their place in the list. */
  those: nothing(
    '(all (of)?)? those|them|they (two|three|all)? (ones)?',
    'the|these|which ones',
    'these !days|weeks|months|years|evenings|mornings',
    'ones {signs} {atEnd}',
    'each (one|(of (them|those|these)))',
    '{begin} (and|so|are there|is there|do i have|have i got)? any =while|when|during',
    '{thoseDays}',
    'the others',
    '{begin} all {signs} {atEnd}',
  ),
  thatOne: nothing(
    'the|this|that|which (other)? one',
    'the time =before|after',
    'one {signs} {atEnd}',
    '(is|have|has|got) (there|i|we)? (got)? one =while|when|during|in|on|that|before|after',
    'that|this {signs} {atEnd}',
    '{begin} {polite}? {anyWord} that|this =to|by|from|on|into|in|at',
  ),
  /** Another time of the same, by its side. */
  timeBeside: nothing('the (next)? (time|one) before|after (that)? {signs} {atEnd}'),
  /** The same, which may also mean nothing. */
  pronoun: nothing('it'),
  /** The days of what was listed. */
  inThoseDays: nothing('{thoseDays}'),
  allThose: nothing('all (of)? (them|those|these)', 'them|those all'),
  both: nothing('both (of (them|those))?', 'the two (of them)?'),
  placeListed: {
    same: [
      '(the)? {ordinal} (one|ones)',
      'the {ordinal} (one)? of (those|them|these)',
      'the {ordinal} {signs} {atEnd}',
      'the {ordinal} =and|to|by|from|on|into|in|at|a|an|,|or|is|last|it|longer|start*',
      'the {ordinal} =fifteen|twenty|thirty|forty|15|20|30|45|back|forward|forwards|up|earlier|later|shorter|under|by',
      '<=push|move|shift|bring|make|extend|lengthen|shorten|cut the {ordinal} =half|quarter',
      'and {ordinal} {signs} {atEnd}',
      'number|# {figure:ordinal}',
      'no . {figure:ordinal}',
    ],
  },
  /** The same with the word before it that says when. */
  onPlaceListed: nothing(
    '(on|in|for|at|of)? the {ordinal} (one|day|slot|evening|morning|afternoon)? (of (those|them|these))?',
  ),
  /** That one of some room is taken. */
  takesOne: nothing('{begin} (i ll|ill|i will|let s|lets)? (take|choose|pick|go for|go with|use|book|have)'),
  /** The same at the beginning, behind which is said what becomes of it: `the second one is only half an hour`. */
  firstPlace: {
    same: ['{begin} (for)? (the)? {ordinal} (one)? !of|week|day|month|weekend|half|thing|time|and|or'],
  },
  /** Behind what was named, that it stays: `the German class stays`. */
  staysBehind: nothing(
    '(can|should)? (stays|stay|remains|remain|stands) (as|where|how)? (it is|on|there|in)? {signs} {atEnd}',
  ),
  /** The same of what is to be no more: `the second one, no`. */
  noBehind: nothing('no|not {signs} {atEnd}', ', no {signs} ({decline})? {signs} {atEnd}'),
  /** Another time of the same, and one of which that may be said. */
  anotherTime: nothing('(next|last|previous|latest) time {signs} {atEnd}'),
  /** Of a journey, that it is over. */
  comesHome: nothing('(come|be|get|am|are|getting|coming) (i|we)? (back|home)', 'return'),
  anotherOne: nothing('the|my (next|last|previous|latest) (one)? {signs} {atEnd}'),
  wasOver: nothing('was|were|did|had'),
  /** How long it is until something, or since. */
  timeLeft: nothing(
    'how many|much days|weeks|months|time (have|do|has) (i|we|it) (have|got|been)? (left|passed|until then|before then)? {signs} {atEnd}',
    'how long (have|do) (i|we) (have|got) (left|until then|before then)? {signs} {atEnd}',
    'how many days|weeks|months (is|are|was) (it|that|there)? (ago|away|off|left) {signs} {atEnd}',
    'how many days|weeks|months away|off|ago (is|was) (it|that) {signs} {atEnd}',
    'how long ago (is|was)? (it|that)? {signs} {atEnd}',
    'how many days|weeks|months (is (that|it))? from now|today {signs} {atEnd}',
    'how long (is (that|it))? from now|today {signs} {atEnd}',
  ),
  untilNext: nothing(
    'how many days|weeks|months (is it|are there|have i got)? (till|until|to) (the)? (this|next|that|coming)? (one|time) {signs} {atEnd}',
    'how long (is it|have i got)? (till|until|to) (the)? (this|next|that|coming) (one|time) {signs} {atEnd}',
  ),
  /** All days from one on. */
  onwards: nothing('onwards|onward', 'from {longGap} on {signs} {atEnd}'),
  onceBack: nothing(
    'when|once|after (i m|im|i am|i get|we re|were|we are|we get) (back|home)',
    'when|once|after i|we (return|come|get) (back|home)?',
    'on|upon my|our return',
  ),
  /** In what was spoken of. */
  within: nothing('(include*|contain*|cover*)', 'in (there|between)', 'during {signs} {atEnd}'),
  /** How long somebody is at what was spoken of. */
  stayThere: nothing('how long {gap} there (for)? {signs} {atEnd}'),
  /** The same, where surely not the next one is meant. */
  anyWeekends: nothing('on|at|over|during a {weekendWord}', 'on|at weekends'),
  /** On whatever weekends. */
  onWeekends: nothing('on|at|over|during (a|the)? {weekendWord}', 'weekends'),
  nextListed: nothing('(the)? (next|coming|upcoming) one', '{begin} (the)? next {signs} {atEnd}'),
  /** The first or the last few of something. */
  firstFew: { same: [`(the)? first {count} (ones|of them|of those)? ${NO_UNIT}`] },
  lastFew: { same: [`(the)? last {count} (ones|of them|of those)? ${NO_UNIT}`] },
  /** That something is asked of all that somebody has. */
  someoneOwn: nothing('i|we|my|our|events|appointments'),
  nextFew: { same: [`(the|my)? next|coming|upcoming {count} ${NO_UNIT}`] },
  betweenFew: nothing('between (my|the|our)? last|next two'),
  lastWeek: nothing('last|final week'),
  only: nothing('{begin} only|just'),
  starts: nothing('start|starts|begin|begins'),
  /** A wish to add what was spoken of. */
  addsIt: nothing('{begin} {polite}? add|book|create|schedule|put|insert one|it|that|this'),
  addsOne: nothing('{begin} {polite}? add|book|create|schedule|put|insert|get (me)? one (in)?'),
  /** The same once more. */
  addsAnother: nothing(
    '{begin} {polite}? add|book|create|schedule|put|insert|get (me)? another (one)?',
    '{begin} {polite}? add|book|create|schedule|put|do it|that|this again|too',
    '{begin} (the)? same thing|again|one',
  ),
  /** What answers an offer, and nothing else. */
  agreeing: nothing(
    '{begin} {agree} {signs} {atEnd}',
    '{begin} {agree} {signs} (to|for)? both|all (of them)? {signs} {atEnd}',
    '{begin} both|all {signs} {agree} {signs} {atEnd}',
  ),
  declining: nothing(
    '{begin} ({agree} {signs})? ({correct} {signs})? {decline} {signs} ({decline} {signs})? {agree}? {signs} {atEnd}',
  ),
  /** Before what is right, where an answer was not. */
  correcting: nothing('{begin} {correct}'),
  /** The same behind it: `no, Wednesday is better`. */
  correctedBehind: nothing(
    '(is|s|would)? (be)? better {signs} {atEnd}',
    'instead {signs} {atEnd}',
    '(just)? to be safe|sure {signs} {atEnd}',
  ),
  /** The day that was spoken of: `lunch there`, `dinner that evening`. */
  spokenDay: nothing(
    '(for|on|in|to)? (it|then|there|that day|the same day|the day) !after|before',
    '(for|on) that',
    'in between (them)?',
    'before|beforehand|after|afterwards (it|that)? =at',
  ),
  /** The same before a part of that day. */
  spokenPart: nothing('(that|the same) =morning|afternoon|evening|night'),
  /** Behind a part of the day, that it is one of the day after, or before. */
  partAfter: nothing('<=morning|afternoon|evening|night after'),
  partBefore: nothing('<=morning|afternoon|evening|night before'),
  thatPart: nothing('(that|the same) =morning|afternoon|evening|night'),
  /** By how much something is to last longer or shorter, and how long it is to last: what is said of an open card. */
  longerBy: nothing('(by)? {amount} longer|more', 'longer by {amount}'),
  shorterBy: nothing('(by)? {amount} shorter|less', 'shorter by {amount}'),
  wholeLength: nothing(
    '{begin} ({agree} {signs})? (just|only)? (itll|it (ll|will|should)?)? (is|are|its|it s)? (should)? (just|only)? (for|lasting|lasts|last|takes|take|needs|need|keep it to|keep them to)? (just|only|about)? {amount} (long|only|each|every time|each time)? (s|is)? (fine|enough|ok|plenty|will do)? {signs} {atEnd}',
  ),
  /** That all that is in the calendar is meant, or what was spoken of. */
  eventNoun: nothing('events|event|appointments|appointment|things|plans|commitments'),
  ofThem: nothing('of (them|those)'),
  withSomebody: nothing('{begin} with {anyWord}'),
  /** What is to become of what was spoken of: `make it an hour and a half`. */
  makesIt: nothing(
    '{begin} (but|and|so|ok|then)? {polite}? (make|have|set|put|do|start|begin|leave|keep) it|that|this (one)? (start|begin)?',
    '{begin} (let s|lets)? do|make =monday|tuesday|wednesday|thursday|friday|saturday|sunday|the|tomorrow|at|next',
    '{begin} (it s|its|it is) (at|in)?',
  ),
  /** That the hour stays what it is. */
  sameHour: nothing(
    '(at|and)? (the)? same time|times|hour|hours|length|duration (as (it was|before|now|usual))?',
    'at (the|its|my) usual time|hour',
    '(on|at|and)? (the)? same day|weekday and (the same)? time|hour',
    '(at)? (the)? same time and (the same)? day',
  ),
  /** What is not right any more, to the end: `Wednesdays not Mondays`. */
  ratherThan: nothing(
    '<!to|by|until|for|on then {signs} {atEnd}',
    '(,)? (and)? (not|instead of|rather than) {longGap} {atEnd}',
  ),
  /** Before what is to have the same as something else. */
  sameFor: nothing(
    '{begin} (ok|yes)? (and)? (also)? ((do|set) (the)? same|one|it)? (also)? for',
    '{begin} (ok|yes)? and (also)? !for',
  ),
  doesTheSame: nothing('{begin} (ok|yes)? (and)? (do|make|set)? (the)? same (thing)? (for|with|to)'),
  /** Behind it, before what is otherwise. */
  alsoBut: nothing('(,)? (too|as well)? (,)? (but|though)? (only|just)? {signs} {atEnd}'),
  atItsStart: nothing('(at|on|to|from) the (start|beginning|front)', 'at (its|that) start|beginning'),
  addsLength: { same: ['{begin} {polite}? add|tack (on)? (one|a|an|another) (more|extra|further)? {unit}'] },
  /** That something is there, or will be, as it was. */
  stillOn: nothing('(is|are)? (it|that|they)? (s)? still (on|there|happening|in there|going ahead)'),
  definiteWeekday: {
    same: [
      '<=on|for|to|from|by the {weekday} !after|before|of|one|ones|just|next|that|and|or|to',
      '<=on|for that {weekday}',
    ],
  },
  asksBack: nothing(
    '(,)? (arent|isnt|dont|havent|hasnt|aren t|isn t|don t|haven t|hasn t) (i|it|we|there|that) {signs} {atEnd}',
  ),
  withWhom: nothing('who|whom am|are|will|do|did|have i|we', 'whos {gap} with {signs} {atEnd}', 'with whom|who'),
  /** What is said to somebody and asks for nothing. */
  thanking: nothing('thanks|thank|cheers|ta'),
  parting: nothing('bye|goodbye', 'good night', 'see you'),
  askingWho: nothing('who are you', 'what are you', 'are you (a|an)? (real|human|person|bot|robot|ai|machine)'),
  /** Between two wishes in one text. */
  joinsWishes: nothing('(,|;|.)? and (then|also)?', ', then|also', 'then', ';|.'),
  /** Before the name of what was spoken of earlier. */
  backTo: nothing('{begin} ((right|ok|okay|so|anyway) {signs})? (go|going)? back|returning to'),
  /** That something may be, before what is then to be done. */
  agreeFirst: nothing(
    '{begin} (go on then|go on|right|right then|fine|great|perfect|lovely|sure|yes|ok|okay|all right) (then)? {signs}',
  ),
  /** While the person is away, wherever that is. */
  whileAway: nothing(`(miss|missing) {gap} ${WHILE_AWAY}`, WHILE_AWAY, 'i|we (miss|be missing) {signs} {atEnd}'),
  /** All of today. */
  myDay: nothing('my|the day =look*|shap*|like', 'my day {signs} {atEnd}'),
} as const satisfies Patterns
