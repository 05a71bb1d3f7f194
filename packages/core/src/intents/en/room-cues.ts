import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

const PART = 'morning|afternoon|evening|day'
export const SPANS =
  '(day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|night|nights|sleep|sleeps|weekend|weekends|{pluralWeekday})'
const FREE = 'free|clear|empty|available'

/** What English words say of room that is looked for, in place of a day. */
export const roomCues = {
  /** Before the first of some days, or parts of them, that is free. */
  firstFreePart: nothing(
    `(to|on|in|for)? (the|my)? (first|next|earliest) (completely|entirely)? ${FREE} ${PART}`,
    `(to|on|in|for)? (the|my)? (first|next|earliest) ${PART} (that s|thats|that is|when i m|when im|when i am|i m|im|i am) ${FREE}`,
  ),
  /** One more of what was asked for, to come; and up to what was told of. */
  nextOne: nothing('next {signs} {atEnd}', 'next one|time'),
  asksNextOne: nothing('(when|whens|which|whats|what|who) (is|s|are)? {gap} next {signs} {atEnd}'),
  beforeThen: nothing('before|until|till|by then|that|it {signs} {atEnd}'),
  /** How long there is to do something until something else: what is to be done names nothing. */
  timeToDo: nothing(
    `how (long|much (more|longer)? time|much notice|many (more)? ${SPANS}) ((do|have|will|ve) (i|we) (still)? (have|got|get)? (left)?|(is|are) there (left)?|left) (left|still)? to !go|work|spare|the|my|a|an|me|us {anyWord} {gap} (before|until|till|for|by)`,
  ),
  /** That it is to be in some room, whichever that is. */
  whenFree: nothing(
    '(,)? when|whenever|where|wherever|anywhere|anytime (i m|im|i am|we re|we are|i ll be) free|available',
    '(,)? when|whenever|where|wherever (i have|i ve got|ive got|i ve|there s|theres|there is) (some|a|any|got)? (free)? (time|room|space|gap|slot)',
    '(in|into) (a|any|some|the first|my first|the next) (free)? (gap|slot)',
    '(in|into) (a|any|some|the first|my first|the next) free moment|time',
  ),
  /** How much room is looked for: none of what says when. */
  roomLength: { same: ['<!in|within|after|before|past|every|another {amount} !ago|before|after|earlier|later'] },
  /** That so many days or more are meant. */
  atLeast: nothing('at least', 'minimum', 'days|nights|weeks or more|longer'),
  /** Days in a row, whichever they are. */
  someStretch: nothing('a|any|some|the stretch|stretches|spell|spells|period|periods'),
  /** What is asked of something that somebody means to do: on which days there is room for it. */
  whenCan: nothing(
    'when (can|could|might) i|we (do|make|manage|fit)? (it|that)? (in)? {signs} {atEnd}',
    'when (works|suits|would work|would suit|is good|is best) (for me|for us)? {signs} {atEnd}',
  ),
  /** Days that have one thing and no more. */
  justOne: nothing(
    '(days|day|when) {longGap} (just|only|exactly) (one|a single|1) (thing|event|appointment|commitment)',
  ),
  /** Words for some weekend, and no more. */
  onlyWeekend: nothing('{begin} (the|a)? (weekend|weekends|week end|week - end) {atEnd}'),
  /** Before somebody whose place it is. */
  atSomebodys: nothing(),
  partSaid: nothing('(in the|in an|one|an|some)? morning|afternoon|evening'),
  addedToo: nothing(
    '{begin} also|too|as|in (a|an|the)?',
    '{begin} (all|the whole|the entire) (of|day)? as (a|an|the)?',
  ),
  /** Behind something new, before its name. */
  titledBehind: nothing('(,|;|.)? (and)? call it', '(,)? called|titled|named'),
} as const satisfies Patterns
