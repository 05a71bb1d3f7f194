import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

const THING = '(thing|event|appointment|meeting|entry|item)'
const NOTED = '!plan*|book*|schedul*|arrang*|organis*|organiz*|reserv*|set|put|add*|note*|mark*|got|something|anything'
const DONE = 'been|had|done|gone|run|spent|seen|taken|met|made'
const WEEKEND = '(week ends|week end|week - ends|week - end|weekends|weekend)'
const FREE_WEEKEND = 'free|open|empty|available|quiet|spare'

/** What English words say besides what is asked for. */
export const cues = {
  these: nothing('these|those|selected (event*|ones|items)? !day*|week*|month*|year*'),
  allDay: nothing('all (-)? day (event*|thing*|appointment*|item*|one|ones)', '(everything|anything|all) all (-)? day'),
  timedOnly: nothing(
    '(without|excluding|except (for)?|ignoring|not|apart from|other than|leaving out) (counting|including)? (the|any)? all (-)? day',
    'start|starts|starting|begin|begins|beginning|finish|finishes|finishing|end|ends|ending (before|after|earlier than|later than|at)',
  ),
  /** What follows something at once, on its day. */
  rightBeside: nothing(
    '(right|straight|just|immediately|directly) after|before',
    'first|next thing|event|appointment after',
  ),
  often: nothing('how often|frequently', 'every how many days|weeks|months', '{betweenEach}'),
  own: nothing('my'),
  journeys: nothing('trip|trips|journey|journeys|travelling|traveling|travelled|traveled'),
  /** A day, week or month of those that are meant which has most of something. */
  unitWithMost: nothing(
    'which|what day|week|month|weekday {longGap} most|busiest|least|fewest|quietest|calmest|freest|emptiest|lightest',
    'day|week|month with the? (most|least|fewest|highest number|largest number)',
  ),
  /** All there is of something, whenever it is: neither every week nor all day. */
  allOf: nothing(
    '(all|every|each) (of)? (the|my|our)? {noTimeWord} !of|time|day|days|week|weeks|weekend|weekends|month|months|year|years|hour|hours|morning|mornings|afternoon|afternoons|evening|evenings|night|nights|weekday|weekdays|the|my {anyWord}',
  ),
  nights: nothing('how many nights'),
  dayCount: nothing('how many nights|weekdays', 'how many {anyWord}? {anyWord}? days'),
  left: nothing('left|remain*'),
  leave: nothing('holiday|holidays|vacation|vacations|leave|pto', 'day|days|week|weeks|month|months off'),
  ends: nothing(
    'land|lands|landing|arrive|arrives',
    'what time {gap} get in|to|there',
    'end|ends|finish*|over|return|stop|stops',
    'until|till|til (when|(what time))',
    'am|are i|we done|through',
    '(come|be|am i|are we|get) back',
  ),
  whatHour: nothing('what time'),
  yesNo: nothing('am i', 'are we', 'will i', 'do i have time'),
  whichOnes: nothing('{begin} (in)? (when|which|what|how many)', 'which', 'when am|are|will'),
  longest: nothing('longest {signs} !day|week|month {anyWord}', 'longest {signs} {atEnd}'),
  shortest: nothing('shortest|briefest'),
  ofFree: nothing('free|gap|gaps|stretch|weekend|weekends'),
  firstOne: nothing('next|first|soonest|earliest'),
  freeTime: nothing('free hours|time', 'how much time'),
  publicHolidays: nothing('public|bank|national holiday|holidays', 'a holiday'),
  /** That something is asked of what is on then. */
  onHoliday: nothing('on|over|during (the|that)? (next|first|last)? (public|bank|national) holiday !weekend'),
  firstThing: nothing(
    `first|earliest (${THING}|({anyWord} thing|event))`,
    'right|straight|just|immediately|directly after',
    'what (comes|is|s) after',
  ),
  lastThing: nothing(`last|latest|final ${THING}`, 'right|just|immediately|directly before'),
  lastOne: nothing('last|final'),
  time: nothing('time'),
  firstTime: nothing(
    'first time',
    'start|started|begin|began',
    '(how long|(how many (weeks|months|years))) have i|we been',
  ),
  sinceWhen: nothing('since when !not'),
  dayItself: nothing('fall|falls|lands (on|at)? (a|the)? weekend', 'what day|date', 'which day', 'whens', 'when is|s'),
  ofMine: nothing('i|we|my|event*|appointment*'),
  ownBirthday: nothing('my birthday !list|calendar|reminder|reminders|events'),
  place: nothing(
    'where|wheres|whereabouts|address|venue|location',
    '(what|which|that) (place|restaurant|venue|address)',
  ),
  length: nothing(
    'how long|longs !until|till|ago|since|before|do|have|from !>until|till',
    'how long do =>last|take|go',
    '<!in|within how many (days|weeks|nights) (is|are|does|do|did|will) !>until|till',
    'how many (days|weeks|nights) (does|do|did|will) {gap} last',
  ),
  day: nothing('day|days'),
  week: nothing('week|weeks'),
  thatDay: nothing('that|same day|evening|morning'),
  please: nothing('{begin} please|pls|kindly', '{begin} me =>a|an|the|some'),
  pleaseBehind: nothing(
    'please|pls|plz {signs} {atEnd}',
    '(,)? (would|will|can|could) you|u (please|pls)? {signs} {atEnd}',
  ),
  whole: nothing('whole|entire|all|full', 'throughout'),
  month: nothing('month|months'),
  distance: nothing(
    'how many (days|weeks|months|hours|minutes)',
    'how (long|far|much time)',
    '(got|have|enough|there|any) time',
    'apart',
    'gap|distance|interval between',
  ),
  unreminded: nothing(
    '(wont|dont|not|never) (be|get|going to get) (a|any|be)? (reminder*|reminded|notified|alerted)',
    '(have no|has no|got no|with no|dont have|do not have|doesnt have|havent got) (a|an|any)? reminder*|alert*',
  ),
  manyWeekday: { same: ['{pluralWeekday}', '(every|each|which) {weekday}', '(any|some|all) of my {weekday}'] },
  ofCalendar: nothing('how many {anyWord} {anyWord}? (are there|are !taken|busy|booked|full|free|already|has|does)'),
  ofTime: nothing('time|hours'),
  countdown: nothing('until|till|how'),
  average: nothing('how many|much', 'average'),
  more: nothing(
    'compared to|with',
    'versus|vs|exceed|exceeds|outweigh|outweighs',
    '{begin} compare',
    'worse|better|more|less|fewer|busier|quieter|calmer|fuller|emptier|freer|lighter|heavier|most|busiest|quietest|calmest|fullest|emptiest|fewest|least',
  ),
  less: nothing(
    'less|fewer|least|fewest|quieter|calmer|quietest|calmest|emptiest|emptier|freer|freest|lighter|lightest',
    'more free|quiet|relaxed|empty',
  ),
  ever: nothing('ever', 'in total'),
  whichWeekend: nothing(
    `(which|how many) !this|next|last {anyWord}? {anyWord}? {anyWord}? ${WEEKEND}`,
    `what (are|is)? (the|my|our)? !this|next|last {anyWord}? ${WEEKEND}`,
    '<!this|next|last|coming weekends',
  ),
  onAWeekend: nothing(`on|at a ${WEEKEND}`, `is|was it|that a ${WEEKEND}`),
  anyWeekend: nothing(
    `<!this weekend (completely)? (free|empty|without|(with (absolutely|completely|literally)? nothing)|(that s|is free))`,
    `${FREE_WEEKEND} !the|this|next|at|on|over|in {anyWord}? ${WEEKEND}`,
    `any|some|another|a (whole)? ${WEEKEND}`,
  ),
  past: nothing(
    `did i|we (already|ever|actually)? ${NOTED} {anyWord}`,
    '(was|were) (i|we|there)',
    '(what|which) (was|were) (the|my|our)? {gap} =longest|shortest',
    `have i|we (already|ever|actually)? ${NOTED} (${DONE}|*ed)`,
    `(ive|weve|i have|we have) (already|ever)? (${DONE})`,
    'i|we went|had|did|was|were',
    '(so far|(up to|until|till|til) (now|today))',
  ),
  lastWeekday: nothing('did i|we', 'was|were i|we', 'i had', 'was|were there'),
  future: nothing(
    'left|remain*|still|upcoming|planned|again|soon',
    'before|until (it|they|this|that) end|ends|finish|finishes',
    '(another {anyWord}|coming up|to come|(from now|from today) on|(haven t|havent|have not) {anyWord} {anyWord}? yet)',
  ),
  will: nothing('will i|we', 'i|we will', 'am i going to'),
  asksSome: nothing('anything|something|owt', '{begin} what'),
  goesOn: nothing(
    '{begin} (ok|okay|right|so|well)? (and|but|or|then|also)',
    '{begin} ({leadWord})? ({leadWord})? (what|how) about (on)?',
  ),
  goesOnAbout: nothing('{begin} ({leadWord})? ({leadWord})? (what|how) about'),
  takesAway: nothing('delet*|remov*|cancel*|clear|erase|categor*|rename'),
  feast: nothing('{feast}'),
  wantedDays: {
    plain: ['<!next|last|past|coming|following {count} (whole|full|free|consecutive)? {unit} !ago|later'],
  },
  asksWhen: nothing('{begin} (and|so|but)? when', 'what time|hours'),
  lunch: nothing('lunch'),
  dinner: nothing('dinner|supper'),
  breakfast: nothing('breakfast'),
  categoryOf: nothing('{begin} (the)? category of|for (the|my)?'),
  whichCategory: nothing('(what|which) category'),
  /** Doing something, in words that elsewhere say until when: `what am I up to`. */
  busyWith: nothing('i|we (be|been)? up to', 'run|walk|talk|take me through'),
  insteadOf: nothing('instead of', 'rather than', 'and not'),
  weekdayAfter: { same: ['(on)? (the)? {weekday} after (that)? !all', '(the)? following {weekday}'] },
  weekend: nothing(WEEKEND),
  asks: nothing(
    '{begin} (is|are|am|do|does|did|can|could|will|would|should|have|has|was|were|may|shall|hows|whats|whens|wheres|why|how|what|when|where|who|which)',
  ),
  earlierBy: { same: ['(by|of)? {amount} earlier'] },
  laterBy: { same: ['(by|of)? {amount} (later|forward|ahead)'] },
  backBy: { same: ['(by|of)? {amount} back'] },
  movedBy: { same: ['by|of {amount}'] },
  movesEarlier: nothing('bring'),
  movesByAmount: nothing('postpon*|delay|push*|bring', 'put off'),
  pushes: nothing('push*'),
  unitAfter: {
    plain: [
      'to (the)? ({unit} (after (that)?|later)|following {unit}) {leadEnd}',
      'to (the)? ({unit} (after (that)?|later)|following {unit}) =at|,|.|;|!',
    ],
  },
  unitBefore: {
    plain: [
      'to (the)? ({unit} (before|earlier)|previous {unit}) {leadEnd}',
      'to (the)? ({unit} (before|earlier)|previous {unit}) =at|,|.|;|!',
    ],
  },
  adrift: nothing('back|forward|off {leadEnd}'),
  someone: nothing(
    '{noTimeWord} !weekend|weekends|weekday|week|month|year|day|days|morning|mornings|afternoon|afternoons|evening|evenings|night|today|tomorrow|calendar|years|still|already|all|completely|really|i|we|you|he|she|it|they|there|my|me|the|a|an|this|that|these|those|any|some|every|all|not|what|which|who|be|have|had {anyWord}',
  ),
  others: nothing(
    '(is|are|was|will|can|whens) {someone} (be)? (free|available|busy|around|able)',
    '(does|has) {someone} (have|got|any)',
    '{noTimeWord} !todays|tomorrows|tonights|weeks|years|months|whats|hows|wheres|whens|lets *s (calendar|schedule|agenda|diary|availability)',
    '(whats|what is|what does|what will) {someone} (doing|have|do|up to)',
  ),
  /** A verb of taking somebody somewhere, which is no slip of another, and that may also be one of taking away. */
  carries: nothing('drop|clear'),
  delete: nothing(
    'skip|skipping|cancel*|delet*|remov*|clear|erase|scrap|bin',
    'drop !>off|round',
    '(get rid of|call off)',
    'take =>out|off',
  ),
  shift: nothing(
    'move|moving|shove|shift|postpon*|reschedul*|delay|change|changing|modif*',
    'push (back)?',
    'bring =>forward',
    'make =>later|earlier|forward',
    'put off',
    'put =>off',
    'swap|swapping|switch|switching =>to',
  ),
  extend: nothing(
    'extend|extending|lengthen|prolong|stretch|shorten',
    'cut (down)?',
    'make =>longer|long|shorter|finish|end|last',
    'make =>minutes|minute|hours|hour',
    'let =>run|last|go|finish|end',
  ),
  untilDay: nothing('until|till|to|through'),
  categorise: nothing('categoris*|categoriz*|recategoris*|recategoriz*|assign|tag|file|mark'),
  create: nothing(
    'pop|stick',
    'remind me to|that',
    '((note|jot|put) down|pencil in|set up)',
    'add|adding|creat*|schedul*|insert|put',
    'book (me (in)? (for)? !down|in)?',
    '(a)? new event|appointment|entry|meeting|reminder',
    'block (out|off)?',
    'put me|us|myself down (as|for)?',
    'put a|an|one|my|some =day|days|morning|afternoon|evening|week|time',
  ),
  categoryWord: nothing('category|categories'),
  toAmount: { same: ['(down)? to {amount}'] },
  untilClock: { same: ['(until|till|to|at) (about|around)? {clock}', 'by {clock} {signs} {atEnd}'] },
  shorter: nothing('shorten|shorter|cut|earlier|less'),
  longer: nothing(
    'finish|end|last|run|go =>until|till|to|at|by|for',
    'finish|end|last',
    '(an|a)? hour|hours|day|days longer|shorter',
    'longer|shorter|short',
  ),
} as const satisfies Patterns
