import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

const NOUN = 'reminder|reminders|warning|warnings|alert|alerts|alarm|alarms|notification|notifications'
const ABOUT = '(about|of|for)?'
const NOT = '(dont|do not)'
const IT = 'it|them'

/** Symbols of the patterns of wishes about reminders. */
export const wishParts: Patterns = {
  mail: nothing('email|mail', 'e - mail'),
  reminderNoun: nothing(`{mail}? ${NOUN}`, '{mail}? heads -? up', '{mail}? headsup'),
  /** What is sent may also be called by its way. */
  sentNoun: nothing('{reminderNoun}', '{mail}'),
  /** What a wish begins with: nothing of it names an event. */
  wishing: nothing('{polite}? {signs} (i want|i need|id like|i would like)? (you)? (to)?'),
  forget: nothing(
    `${NOT} let me forget`,
    `${NOT} forget to remind|tell me`,
    'make sure to remind me',
    `make sure i ${NOT} forget`,
  ),
  remindOfIt: nothing(`remind me of|about ${IT}`),
  remind: nothing(
    `{forget} ${ABOUT}`,
    '{remindOfIt}',
    `(only|just)? remind|notify|alert|warn|ping|nudge|email|mail me ${ABOUT}`,
    `e - mail me ${ABOUT}`,
    `be|get reminded|notified|alerted|warned ${ABOUT}`,
    `reminding ${ABOUT}`,
    `let me know ${ABOUT}`,
    `give me a|an (heads -? up|headsup|nudge|shout|warning) ${ABOUT}`,
  ),
  make: nothing('set (up)?', 'add|create|schedule|put', 'give me', 'send (me)?'),
  take: nothing('delete|remove|cancel|drop|clear|disable|stop', 'turn|switch off', 'get rid of'),
  move: nothing('change|move|shift|switch|make|set|reschedule'),
  takeIt: nothing(`turn|take|switch ${IT} off`),
  moveIt: nothing(`move|change|make|set|shift ${IT}`),
  which: nothing(
    '(also)? (another|two|three|some|a couple of|a|an|one|the|my|any|every (single)?|each|all (the|my|of my)?)? (2 nd|other|second|extra|more|another)? ({amount} -?)?',
  ),
  my: nothing('the|my'),
  ofIt: nothing('from|of|for|to|on|about|before'),
  /** That there are to be none any more. */
  never: nothing(
    'stop reminding|notifying|alerting|warning|bugging|pinging|nagging|pestering|buzzing me {noMore}?',
    `(dont|do not|no need to|never) remind|notify|alert|warn|ping|bug|nag me {noMore}?`,
    `(i)? (dont|do not|no longer) want|need to be reminded|notified|alerted {noMore}?`,
    `(i)? (dont|do not|no longer) want|need (a|an|any|the)? {reminderNoun} {noMore}?`,
    'no more {reminderNoun} {noMore}?',
    '(take|turn|switch) (the|my|any|all (the|my)?)? {reminderNoun} off|away',
  ),
  noMore: nothing('any more', 'anymore|again'),
  oneOfThem: nothing('(i want|i need|id like|add|put|set) (one|two|another (one)?)'),
  /** Said besides, which names nothing. */
  fillers: nothing('and|then|again|also|please|thanks {signs} {fillers}?'),
}

/** What English words say of reminders, and in a wish about them. */
export const reminderCues = {
  /** Behind something new, which is to have one at its time. */
  remindedBehind: nothing(
    '(and)? (please)? remind|notify|alert me (of it|of that|about it|about that)? {signs} {atEnd}',
    '(with|and) a reminder {signs} {atEnd}',
  ),
  reminder: nothing(
    'reminder|reminders|remind|reminded',
    'alert|alerts|alerted|alarm|alarms|notification|notifications|notified|notify',
    'phone|mobile =>ring|buzz',
    'pinged|ping|buzzed|buzz|nudged|nudge',
    'get|got|getting|be|been|being told about',
  ),
  /** A question, or a wish to be shown some. */
  asksReminders: nothing(
    'what|whats|which|when|whens|why|whys|does|did|any|have|show|list',
    'how come|many|long',
    'do|will|am i',
    'is|are there',
  ),
  /** A wish that one be made or changed: `remind me to ...`. */
  wishesReminder: nothing('{begin} (remind me|set|add|create|delete|remove|cancel|move|put)'),
  /** One is asked for: the first to come. */
  nextReminder: nothing('next|first reminder|alert|alarm|notification', 'next thing'),
  /** That past days are meant, and none of the next year. */
  pastDays: nothing('last|past|yesterday'),
  /** A word about reminders as such, which names nothing. */
  ofReminding: nothing(
    'reminder|reminders|remind*|notif*|alert*|alarm|alarms|phone|ping*|buzz*|nudg*|vibra*|ring*|fire*',
    'go|goes|going|off|come|comes|coming|get|got|tell|told|due|set|pending|upcoming|scheduled|next|first|ahead',
    'exactly|right|now|time|thing|anything|nothing',
  ),

  /** A wish only where it says how long before: `will you remind me of dinner an hour before?`. */
  askedToRemind: nothing(`{begin} do|will|could|would you remind|notify|alert|ping|warn me ${ABOUT}`),
  /** What is meant stands between two of these: `add TO the flight ANOTHER REMINDER`. */
  makesFor: nothing('{begin} {wishing} {make} =to|for|on'),
  movesThe: nothing('{begin} {wishing} {move} {my}'),
  /** That a reminder comes too early or too late. */
  complaint: nothing(
    '(is|are|feels)? (way|a bit|far|much)? too early|late|soon|much|little|long|short',
    '(is|are)? not enough',
  ),
  /** Of a question, or of what is so already: no wish. */
  isSo: nothing('{begin} which|what|when|how|who|do|does|is|are', 'has|have|had|got'),
  beginsWithName: nothing('{begin} for|about|of|on|before'),
  /** Behind the words of wishing: something of its own to do, or a question. */
  toDo: nothing('{begin} to', '{begin} that|if|what|which|how|who|where', '{begin} when !it'),
  toSomething: nothing(
    '{begin} to the|my|our|all|every|everything|it|them|this|that|both',
    '{begin} to {gap} , {amount}',
  ),
  /** The thing itself, which is there: `remind me about the dentist`. */
  ofSomething: nothing(
    '{begin} about|of|the|my {anyWord}',
    '{begin} to|on the|my|every* {anyWord}',
    '{begin} before !>to|that {anyWord}',
  ),
  vague: nothing('a bit|little|while before|ahead', '(the)? night|evening|morning before|of', 'the same day'),
  eveningBefore: nothing('(the)? night|evening before'),
  byMail: nothing('by|via {mail}', `{mail} =${NOUN}`),
  sendsMail: nothing(`{begin} {wishing} {make}? {which} {mail} !${NOUN} {anyWord}`),
  /** In place of what there is, which goes on to the end where that is said. */
  inPlace: nothing('instead', 'rather than'),
  inPlaceOf: nothing('instead of {longGap} {figure}'),
  /** Why, which goes on to the end. */
  because: nothing('because|since|cause {anyWord}', 'so that|i'),
  always: nothing('always', 'every|each time'),
  /** All of them, said once more: `no more alerts, take them all off`. */
  takesThem: nothing(', remove|delete|cancel|drop =them|all', ', turn off =them|all', ', get rid of =them|all'),
  behindName: nothing('{fillers}? (to|at|for)? {atEnd}'),
} as const satisfies Patterns
