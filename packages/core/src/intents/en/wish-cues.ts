import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

/** What English words wish for that a slip could make of others: of them none is mended. */
export const wishCues = {
  rename: nothing(
    'rename|renaming',
    'call =>instead',
    'change the name|title (of)?',
    'call it',
    '(should|needs to|has to) be called',
  ),
  /** A verb of a new name that also means to ring somebody. */
  rings: nothing('call'),
  copy: nothing(
    'copy|copying|duplicate|repeat',
    '{begin} {polite}? (add|book|put in|schedule) the same !time|day|hour|week|month|thing|again|one',
    '{begin} {polite}? (the)? same !time|day|hour|week|month|thing|again|one',
  ),
  locate: nothing(
    '(write|say|put) (down)? that =>at|in',
    '(change|set|update|edit|add|make|put|move|fix) (the|its|a|my)? (new)? (location|place|venue|address)',
    'put|set|use|have {longGap} as (the|its|a)? place|location|venue|address {signs} {atEnd}',
    '(the)? (new)? (location|place|venue|address) (is|should be|for|of)',
    '(as|for) (the|its)? (location|place|venue|address) put|set|write|use',
  ),
  note: nothing(
    '(add|put|write|make|attach|leave) (a|the|another|this)? (note|comment|description)',
    '(note|comment) (to|for|on) (the|my)',
  ),
  /** Something that is said of an event, and is not the event. */
  ofEvent: nothing(
    '{begin} (the|my|its|any)? (location|place|address|venue|note|notes|description|comment|title|name|time|colour|color) from|of|on|for|off',
    '{begin} (the|my)? category',
  ),
  /** What belongs to the verb that stands before the name: `put a lake trip in`. */
  putBehind: nothing('<!check|move|drop|sign|log|settling in|down {signs} {atEnd}'),
  /** That something is to have no category: of a thing that is taken away, or in few words of what is spoken of. */
  itsCategory: nothing(
    '{begin} (the|its|their|any|that|my)? category from|of|for|on|off',
    '{begin} (the|its|their|any|that|my)? category (off|out)? {signs} {atEnd}',
  ),
  noCategory: nothing(
    '{begin} (and|put|leave|keep|have|make|with)? (it|them|that)? (in|with)? (no|without (a|any)?|not in (a|any)) category (then|for now|at all)? {signs} {atEnd}',
    '{begin} (take|leave|drop|remove|delete|clear|get rid of) (off|out)? (the|its|their|that|any) category (off|out|again)? {signs} {atEnd}',
  ),
  /** What somebody needs is put somewhere: `I need a haircut, put it on Friday`. */
  needing: nothing(
    '{begin} (i|we) (really|also|just)? (need|could do with|want|have got|d like|would like|d love|would love) (a|an|some)',
    '{begin} id|wed like|love (a|an|some)',
    '{begin} another !one|on|at|for|in|the|time|day|week|weekend|month|year|hour|half|reminder|minutes',
  ),
  /** What somebody does with what they want, need or have to do, and that its name goes without: `start running`, `have lunch with Tom`. */
  beginsDoing: nothing(
    '{begin} (start|begin|take up|get into|try) (to)? (going|doing)? (to)?',
    '{begin} (go|be going) =*ing',
    '{begin} (have|do|take|go on|go for|go to|attend|get|book) =a|an|some|lunch|dinner|breakfast|drinks|coffee|brunch',
  ),
  /** One more of what was taken away. */
  newOne: nothing('(a|an)? new|another|different one', '(another|a new|a different) {signs} {atEnd}'),
  /** What was named before is put elsewhere: `cancel the dentist and put it on Thursday`. */
  putsIt: nothing('put|rebook|book|make|set|schedule|move it|them'),
  /** Time is to be kept free, for whatever it is. */
  /** Before what is to be known of something new: a note, its category, its place. */
  noteLabel: nothing(
    '(,|;|.)? (and)? (with)? (a|the)? note|notes (saying|that says)? :',
    '(,|;|.)? (and)? with (a|the)? note saying',
  ),
  categoryLabel: nothing(
    '(,|;)? (and|which)? (it|that|this)? (goes|belongs|should go|should be) (in|to|into|under|as) (the|my)? (category)?',
    '(,|;)? (and)? (file|put|filed|listed) (it|this)? (in|to|into|under|as) (the|my)? (category)? (:)?',
    '(,|;)? (and)? (in|to|into|under|as|with)? (the|my)? category (:|of|is)?',
    '(,|;)? (and)? under (the|my)?',
    '(,|;)? (and)? in|into (the|my)?',
  ),
  /** That which is only one where the word for a category follows. */
  intoSome: nothing('{begin} {signs} (and)? in|into (the|my)? {signs} {atEnd}'),
  categoryWordFirst: nothing('{begin} category'),
  placeLabel: nothing('(,|;)? (and)? (the)? place|location|venue|address (:|is)'),
  /** What else begins behind a place. */
  reminderClause: nothing('(with|and)? (a|an)? {reminderNoun}', 'remind|alert|notify me'),
  lengthClause: nothing('(it)? lasts|lasting', 'for (about)? {amount}', '(until|till|from|at) {clock}'),
  reminderLeads: {
    same: ['(,|;)? (and|with|plus)? (a|an)? (reminder|reminders|alert|alerts|remind|notify) (me)? (of it)? {lead}'],
  },
  /** What joins clauses, where nothing more follows. */
  joinsNothing: nothing('(,|;)? and|plus|for|with (it)? {signs} {atEnd}', '(,|;)? and {signs} =and|,'),
  /** That somebody has what is noted. */
  owns: nothing('{begin} (i|we) (have|ve got|have got|ve) (the|a|an|my)?'),
  /** What is only said of how sure somebody is, before something or behind it. */
  hedgeFirst: nothing('{begin} (hmm|hm|mm|ah|oh|uh|um|wait|hang on|hold on|better) {signs} !with|for|than'),
  hedgeBehind: nothing(
    '(,)? (obviously|of course|clearly|naturally|i think|i guess|i suppose|i d say|id say|pls|please|thanks|thank you|ta|then) {signs} {atEnd}',
  ),
  /** Before what more becomes of what was named. */
  tellsMoreOfIt: nothing(
    '{begin} (also)? (it|that|they)? (should|will|now)? lasts|last|ends|end|finishes|finish|starts|start|begins|begin|runs|takes',
    '{begin} (also)? make|move|put|file|call|rename|push|bring|shorten|extend|shift|delay|postpone it|them|that',
    '{begin} (also)? (set|change)? the place|location|venue|address|title|name',
    '{begin} (also)? (it s|its|it is) at|in|on|called',
    '{begin} (also)? remind me',
    '{begin} (also)? (set|add|with) (a|an) {reminderNoun}',
    '{begin} (also)? (in|under)? (the)? category',
    '{begin} (also)? add|set|put (the|its) place|location|venue',
    '{begin} until|till',
  ),
  clockSaid: { same: ['at|from|to|till|until {clock}'] },
  insteadFirst: nothing('{begin} (and)? not =at|on', '{begin} instead of|rather than'),
  /** That a place is to be noted, which was just told. */
  addsThePlace: nothing(
    '(,|;|.)? (and)? (can you)? add|note|put (the|that|its) place|location|venue|address (in|down)? (please)? {signs} {atEnd}',
    '(,|;|.)? (and)? (can you)? add|note|put (the|that|its) place|location|venue|address (in|down)? =,|;|and',
  ),
  /** The next of several of a name. */
  nextOfThem: nothing(
    '(the|my) next|first|upcoming !week|weekend|month|year|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  ),
  /** The place of something, which is to go. */
  placeOfEvent: nothing('{begin} (the|its)? location|place|venue|address from|of|on|for|off'),
  /** That all of a name are meant, behind what is to become of them. */
  allBehind: nothing(
    '(,)? (for)? (all|both) (of)? (them)? {signs} {atEnd}',
    '(,)? every one|time (of them)? {signs} {atEnd}',
  ),
  /** What may also say that something is to be elsewhere. */
  putsElsewhere: nothing('put|set|fix|make'),
  keepsTime: nothing('{begin} {polite}? block (out|off)?'),
} as const satisfies Patterns
