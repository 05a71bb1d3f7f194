import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

/** What English words say of what waits on a card: none of them asks, and no slip of them is mended. */
export const cardCues = {
  /** That what was spoken of is not to be, behind which may stand why. */
  dropsIt: nothing(
    '{begin} {correct}? (cancel|delete|remove|scrap|drop|forget|undo) (it|that|this) ({atEnd}|{signs} {gap})',
    '{begin} never mind',
  ),
  /** That nothing is to be done, with why behind it: `never mind, I will ring her`. */
  declinesBecause: nothing(
    '{begin} {correct}? (dont|do not|never mind|forget it|forget that|leave it) ,',
    '{begin} {correct}? (dont|do not) (do|change) (it|that|anything) ,',
    '{begin} {correct}? (cancel|scrap|drop|forget) (all (of)?)? everything|that|this|it ,',
  ),
  /** That something is meant besides what is on the card. */
  alsoSaid: nothing('{begin} also', '(as well|too|also) {signs} {atEnd}', '(as well|too) ,'),
  /** Before something new, which needs no verb beside something else that is. */
  somethingNew: nothing('{begin} (a|an|some) !hour|half|quarter|couple|bit|few|little|week|day|month|reminder|other'),
  /** For whom something is, which is no name of it. */
  forWhom: nothing('{begin} for|but'),
  /** Before somebody who is to come as well. */
  invites: nothing('{begin} (also)? (invite|bring|ask) (along|also)?'),
  /** That the day stays what it is, before what does not. */
  keepsDay: nothing(
    '{begin} (leave|keep) (it on)? (the|that|its)? (same)? day|date (as it is|as it was|the same|alone)? (,|but)? (just)?',
  ),
  /** By how much one of two is more than the other. */
  byHowMuch: nothing(
    'by how much|many',
    'how much|many more|less|fewer',
    'what|how big (is|s|was)? the difference',
    'whats the difference',
  ),
  /** Before when, or how, one more of the same is. */
  oneMore: nothing(
    '{begin} (and|plus|also) (also)? (another (one)?|one)',
    '{begin} another one',
    '{begin} (and|plus|also)? (do)? (the)? same (thing|one)? (again)? (for)? =on|at|the|next|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  ),
  sayingNo: nothing('{begin} no|nope|sorry|wait {signs}'),
  /** Before what is to be left out of what was listed. */
  leavesSome: nothing('{begin} (but)? (except (for)?|apart from|all but|other than|not|keep|leave) !it|that|them|now'),
  /** A part of the day before an hour of it: `in the evening at 8`. */
  partAhead: nothing(
    '(in|on)? (the)? morning|afternoon|evening (,)? =at|around|about|from|between|by',
    '(at)? night (,)? =at|from',
  ),
  /** How many of what was said, and not of what. */
  bareCount: { same: ['{begin} {count} {signs} {atEnd}'] },
  bareHour: nothing('{begin} (to)? {bareClock} {signs} {atEnd}'),
  /** So many minutes past the hour that it has. */
  halfPast: nothing('{begin} (at|to)? half past {signs} {atEnd}'),
  quarterPast: nothing('{begin} (at|to)? (a)? quarter past {signs} {atEnd}'),
  /** Besides what was spoken of. */
  somethingElse: nothing('else|other|others|otherwise'),
  /** Before the place of what is on the card: `and at Da Michele`. */
  atPlace: nothing('{begin} at|in'),
  /** A part of what is on the card, and no place. */
  partOfEvent: nothing('{begin} (the|its)? (title|name|note|notes|description|category) {signs} {atEnd}'),
  /** What is a place by its first word. */
  placeNoun: nothing(
    '{begin} (the|my)? (bar|pub|restaurant|pizzeria|trattoria|bistro|cafe|hotel|park|office|gym|cinema|theatre|stadium|pool|library|square|station|hall|studio)',
    '{begin} home',
  ),
  asItsPlace: nothing('as (the|its)? place|location|venue|address {signs} {atEnd}'),
  atThatHour: nothing(
    '(at|around) (that|the same) time|hour !as',
    '(anything|something|free|busy) then {signs} {atEnd}',
  ),
  /** While the person is at what is named. */
  whileIn: nothing(
    '{begin} (while|when) (i m|im|i am|we re|were|we are|i ll be|we ll be) (in|at|on) {anyWord}',
    '{begin} during {anyWord}',
  ),
  lastsAllDay: nothing('(all|the whole|the entire) day (long)? {signs} {atEnd}'),
  /** What leaves at its hour, so that what is to be done for it comes before. */
  departure: nothing('flight|train|ferry|coach|plane'),
  rightBehind: nothing('(right|straight|just)? after|afterwards (that|it)? {signs} {atEnd}'),
  /** From when on something comes back, by what was spoken of. */
  startsBeside: nothing(
    '(starting)? (from|starting) (the)? day|week|month|weekend after (it|that|this|they|then)? (ends|finishes|finished|is over|s over|is done)?',
    'from the following day|week|month',
  ),
  /** With whom something is. */
  company: nothing('with {anyWord}'),
  /** The same of somebody who was spoken of, and that it is once more. */
  withThem: nothing('with him|her|them'),
  onceMore: nothing('again|another', 'once more'),
  itIsAt: nothing(
    '{begin} (and)? (set|change|make|update)? (the|its)? place|location|venue|address (:|is|to|as) (at|in)?',
    '{begin} (and)? (it s|its|it is|that s|we re meeting|we meet) at|in',
  ),
  lastingUntil: nothing('{begin} (and|but)? (the)? (end|finish)? {signs} (only|just)? until|till|til'),
  /** That what waits on the card is spoken of again. */
  settling: nothing(
    '{begin} (ok|okay|fine|right|well|so|actually|make it|make that|let s|lets)',
    '(then|instead) {signs} {atEnd}',
    '(is|s|would be|looks) (fine|ok|okay|good|great|perfect|best|easier) (for me|by me|then)? {signs} {atEnd}',
    'works|suits (for me|me|best|better)? {signs} {atEnd}',
  ),
  /** Beside the name of something, that it is not to be. */
  dropsNamed: nothing(
    '{begin} (forget|drop|scrap|skip|lose|ditch|leave out|cancel|remove|delete|take off) (it)? {signs} {atEnd}',
    '{begin} (is|s)? (off|out) {signs} {atEnd}',
  ),
  /** From which day on something comes back. */
  beginsOn: nothing(
    '(starting|beginning) (from|in|on)?',
    '{begin} {polite}? (start|begin) (it|them|that)? (from|in|on)?',
    'as (of|from)',
    'from',
  ),
  comesWithReminder: nothing('with (a|an|one)? {reminderNoun}'),
  withReminder: nothing('{begin} (with|plus|and)? (a|an|one)? {reminderNoun}'),
  /** Said first to somebody, and no part of what is asked. */
  greeting: nothing(
    '{begin} (hi|hiya|hey|hello|good (morning|afternoon|evening)) (there|dear|mate|again|assistant)? {signs}',
    '{begin} (oh|ah|ooh|please|pls|sorry|do you know|(can|could|would) you (please)? (tell me|check)) {signs} (and|also|if|whether)? =when|whens|what|whats|where|wheres|how|do|is|are|am|can|could|did|does|was|were|will|have|who|which',
    '{begin} (um|umm|uh|er|erm|hmm|listen|quick question|one question|just checking|just wondering|i was wondering|i wonder|wondering|that is|in other words) (but|if|whether|so)? {signs}',
    '{begin} (is it true|is it right|am i right|am i right in thinking|can you confirm) (that)?',
    '{begin} (change of plan|change of plans|i changed my mind|ive changed my mind|i have changed my mind) ,|.|:|;|- {signs}',
    '{begin} (my|the)? {anyWord} (wants to know|wants to ask|is asking|asks|asked) (if|whether)?',
    '{begin} (i)? hope (you re|youre|you are|this finds you|all is|everything s) {anyWord} {signs}',
    '{begin} sorry (to (bother|trouble) you|for (the)? {anyWord}|about (this|that)) {signs}',
    '{begin} (i need|i d like|id like|i want) to know (if|whether)?',
    '{begin} (look|right|oh|well|anyway|sorry|so) , {signs}',
    '{begin} (actually|quick one|basically|listen up) (,)? =can|could|would|please|is|do|when|what|whats|where|how|am|which|who|have',
  ),
  /** The same of a thank-you, before something else. */
  thanksFirst: nothing(
    '{begin} (thanks|thank you|cheers|ta|great|brilliant|lovely|by the way) {signs}',
    '{begin} (good|perfect|fine|nice|cool|excellent|super) (,|.|!)',
  ),
  /** The part of a day with which some days end, and which the others do not have. */
  untilPart: nothing(
    'between|from|until|till|through {longGap} {weekday} morning|afternoon|evening|night',
    'between|from|until|till|through {longGap} tomorrow morning|afternoon|evening|night',
  ),
  /** More often than so many times. */
  moreTimes: nothing(
    '(more|less) than (once|twice)',
    '(more|fewer|less) than ({count}) times',
    'at least (once|twice)',
  ),
  /** That something is to be so much sooner or later. */
  putEarlier: nothing('{amount} (earlier|later|forward|back)'),
  /** What somebody is to do. */
  mustDo: nothing('{begin} (i|we) (have|need|have got|ve got) to', '{begin} (ive|weve) got to'),
  /** What days are for that are counted until something. */
  ofUnit: nothing('<=days|weeks|months of {anyWord} =from|until|till|before|between|to|left'),
  /** That something is not. */
  negated: nothing('not|isnt|arent|wont|dont|doesnt|cant|cannot', '(isn|aren|won|don|doesn|can) t'),
  /** A verb of what was done. */
  pastVerb: nothing('{begin} *ed {atEnd}'),
  /** What says in which part of the year a holiday is. */
  seasonal: nothing('summer|winter|spring|autumn|christmas|easter'),
  /** Said to be polite, and naming nothing. */
  byChance: nothing(
    'by (any)? chance',
    '(anyway|all the same|regardless) {signs} {atEnd}',
    '(,|or)? (right|correct|isnt it|arent i|havent i|dont i|am i right|am i wrong|not|if i remember right|i think|i believe) {signs} {atEnd}',
  ),
  /** Between something and what is right instead: `on Friday, no wait, on Saturday`. */
  correctsInside: nothing(
    '(,|;|.|?|-)? (no|oh no|wait|actually|sorry|oops) (no|wait|hang on|hold on|sorry|actually)',
    ',|;|.|?|- (actually|make that|i mean|i meant|or rather|scratch that|hang on|hold on)',
    '(,|;|.|?|-)? (scratch that|i meant|make that)',
  ),
  /** Before a note, and no part of it. */
  leadsOn: nothing('{begin} (ok|okay|so) (then)? {signs}', '{begin} right (then|so|,) {signs}'),
  /** Behind what is said, and no part of it. */
  saidBehind: nothing(
    '(though|actually|please|then|thanks|after all|if possible) {signs} {atEnd}',
    '(as well|too|still|(i (mean|meant))) {signs} {atEnd}',
    '(,)? like|as (the)? (last time|time before|always|usual) {signs} {atEnd}',
    '(is|s|would be|looks)? (fine|ok|okay|good|great|perfect|best|easier) (for me|by me|then)? {signs} {atEnd}',
    'works|suits (for me|me|best|better)? {signs} {atEnd}',
  ),
  /** That something is in the way, or is not right any more. */
  saysWhyNot: nothing(
    '(there s|theres|there is|there are|not|cant|can t|cannot|dont|don t|doesnt|doesn t|isnt|isn t|wont|won t)',
  ),
  /** Where something else may begin that is said of the same. */
  beginsProperty: nothing('(at|for|in|on|until|till|with|from|under|called)'),
  /** Before the hour at which something is to end. */
  endsAt: nothing('{begin} (it)? (should)? (to)? finish|finishes|end|ends|finishing|ending (it|that)? (at|by)?'),
  /** That the end stays where it is while the beginning moves. */
  sameEnd: nothing(
    '(,)? (and|but|with)? (keep|keeping)? (at)? (the)? same end|finish|finishing|ending (time|hour)?',
    '(,)? (and|but)? (it|that)? (still|should still) (ends|end|finishes|finish|finishing|ending) (at|by)? ({clock})? {signs} {atEnd}',
    '(,)? (and|but)? (it|that)? (ends|finishes) (at)? (the)? same time|hour',
  ),
  otherOne: nothing('the other one|event|thing', 'the other {signs} {atEnd}'),
  /** What was spoken of last, of several. */
  spokenOne: nothing('{begin} (that|this) one', '{begin} (that|this) =is|has|needs|should|without|with|,'),
  ofWhich: nothing('(for|of|to|on|about|with) (the|my)? {atEnd}'),
  isCalled: nothing('{begin} (it s|its|it is|that s)? called', '{begin} (the)? (name|title) (is|s|:)'),
  /** That something is asked of some days as they are once the card is applied. */
  onceDone: nothing(
    '{begin} (and|so|ok|okay)? (so)? (now|then|that way|with that)',
    '(now|then|after that|that way) {signs} {atEnd}',
    '(ok|okay|fine|sorted|all right|in order) (now|then)? {signs} {atEnd}',
  ),
  /** Whether what waits is in the way of something. */
  clashing: nothing(
    'clash*|overlap*',
    '(does|do|will|would) (that|it|this|they|those) (all)? (still)? (fit|work)',
    '(get|be|else|anything|something) in the way',
  ),
  eachOther: nothing('(do|does|did|will|would|how long do|how much do) (they|those|these)'),
  /** Words of somebody who remembers something, beside its name. */
  alreadyAsked: nothing(
    '{begin} ({correct} {signs} (but)?|but) (do|did|have) (i|we) (already)? (have|got)? (got)?',
    '{begin} ({correct} {signs} (but)?|but) is there',
    '{begin} (dont|don t|didnt|didn t|havent|haven t|wont|won t) (i|we) (already)? (have|got)?',
    '{begin} (isnt|isn t|wasnt|wasn t|arent|aren t) (there|that)? (already)?',
    '(,)? right {signs} {atEnd}',
    ', no {signs} {atEnd}',
    '(,)? (arent|aren t|isnt|isn t|dont|don t|havent|haven t|hasnt|hasn t) (i|it|we|there) {signs} {atEnd}',
  ),
  /** That somebody would rather have it so, or can only then. */
  somebodyPrefers: nothing(
    '{begin} (i|we|he|she|they|{anyWord}) (d|would|ll|will)? (rather|prefer|prefers) (to)? (go|come|meet|do it|have it|make it|start|be|it)?',
    '{begin} (i|we|he|she|they|{anyWord}) (can|could) only (make|do|come|meet) (it|that)?',
    '{begin} (i|we|he|she|they|{anyWord}) (can|could) (make|do|come|meet) (it|that)? (only)? =at|on',
    '{begin} (i|we|he|she|they) (wants|want) (to (go|come|meet|do it|have it|start)|it)',
  ),
  /** That what was to be taken away is to stay. */
  staysAfterAll: nothing(
    '{begin} (i|we) (can|could|will|ll|am going to|d rather) (do|make|manage|go to|go|come|keep) (it|that|them)? (after all)? {gap}',
    '{begin} (i ll|ill|we ll) (do|make|manage|go to|go|come|keep) (it|that|them)? (after all)? {gap}',
    '{begin} (i m|im|i am|we re|we are) (going|coming) (after all)? {gap}',
    '{begin} (keep|leave) (it|them|that|those|that one) (in|on|there|after all)? ({signs}|,) {gap}',
  ),
  /** Before the day or the hour at which what was to be moved stays. */
  leavesItOn: nothing(
    '(leave|keep) (it|that|them) =on|at|for|in|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  ),
  /** The same by its name. */
  namesBack: nothing('{begin} (and)? put|add|bring {longGap} back (on|in)?'),
  /** That what was taken off the card is wanted again. */
  putsBack: nothing(
    '(put|add|bring) (it|that|them|this) back (on|in)? !how|as|where|the',
    'put back (it|that|them)',
    'keep (it|them|that) after all',
    'readd|restore (it|that|them)?',
  ),
} as const satisfies Patterns
