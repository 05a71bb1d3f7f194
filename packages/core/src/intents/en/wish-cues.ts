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
  keepsTime: nothing('{begin} {polite}? block (out|off)?'),
} as const satisfies Patterns
