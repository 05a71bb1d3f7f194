import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

const THAT = '(that|which)?'
const LAST = '(last|lasts|lasted|lasting|take|takes|took|taking|go on|goes on|run for|runs for)'
const ARE = '(are|is|were|was)'
const REPEAT = '(repeat|repeats|recur|recurs|come back|comes back|keep coming back)'
const EACH = '(((every|each) (single)? (day|week|fortnight|month|year))|weekly|monthly)'
const WORKDAY = '(weekday|workday|((working|work|week|business) day))'
const WORKDAYS = '(weekdays|workdays|((working|work|week|business) days))'
const ALL_DAY = '((all day (long)?)|((the|a) (whole|entire|full) day))'

/** What English words say of which events are meant: on which days of all weeks, how long they last, and whether they come back. */
export const limitCues = {
  limitWeekday: { same: ['on {pluralWeekday}', 'on (a|any) {weekday} !the'] },
  /** The same, where it may be the one that comes next. */
  limitNearWeekday: nothing(),
  furtherWeekday: {
    same: [
      '(,)? (and|or) (on)? (a|any)? {pluralWeekday}',
      '(,)? (and|or) (on)? (a|any)? {weekday}',
      ', (on)? {pluralWeekday}',
    ],
  },
  limitWeekends: nothing(
    'on|at|over|during weekends',
    'on (a|any) {weekendWord}',
    '(are|were|fall) (at|over|on) the {weekendWord}',
  ),
  limitWorkdays: nothing(`on ${WORKDAYS}`, `on (a|any) (normal|regular)? ${WORKDAY}`),
  longerThan: {
    same: [
      `${THAT} (${ARE}|${LAST})? (for)? longer than {amount} !of`,
      `${THAT} ${LAST} (for)? ((more than)|over) {amount} !of`,
      'more than|over {amount} long',
    ],
  },
  shorterThan: {
    same: [
      `${THAT} (${ARE}|${LAST})? (for)? shorter than {amount} !of`,
      `${THAT} ${LAST} (for)? ((less than)|under) {amount} !of`,
      'under {amount} long',
      'less than {amount} long',
    ],
  },
  atLeastLong: {
    same: [
      `${THAT} (of|lasting|${LAST}|${ARE}) (for)? at least {amount} (long)? !of|free`,
      `${THAT} (of|lasting|${LAST}) {amount} or more|longer`,
    ],
  },
  atMostLong: {
    same: [
      `${THAT} (of|lasting|${LAST}|${ARE}) (for)? ((at most)|(up to)|(no longer than)|(no more than)) {amount} (long)?`,
    ],
  },
  repeating: nothing(
    `that|which ${REPEAT} (${EACH})?`,
    `that|which happen|happens|are|is ${EACH}`,
    'that|which are|is repeated|recurring',
    'recurring|repeating',
  ),
  notRepeating: nothing(
    `that|which (dont|don t|do not|doesnt|doesn t|does not|never) (ever)? ${REPEAT}`,
    'that|which (only)? (happen|happens) (only)? (once|one time)',
    'that|which (are|is) not (recurring|repeated)',
    'one - off|offs',
    'non -? recurring|repeating',
  ),
  takesAllDay: nothing(`that|which ${LAST} (for)? ${ALL_DAY}`, `lasting (for)? ${ALL_DAY}`),
  hasHour: nothing(
    'with a|an|some (set|fixed|specific|start|starting)? time|hour !to|for',
    'that|which have|has a|an (set|fixed|specific)? time|hour',
  ),
  /** That those are counted which were just told of, by what else is said of them. */
  countsThose: nothing(
    '{begin} (and|,)? (of (them|those|these))? how many (of (them|those|these))? =on|in|at|with|for|before|after|during|that|which|last|longer|shorter|between|over|under',
    '{begin} (and|,)? (of (them|those|these))? how many (of (them|those|these))? are|were !there|days|working|public',
  ),
  /** That something is to be told or shown. */
  ordersToShow: nothing('{begin} {polite}? show|list|give|find|display|search|count', '{begin} {polite}? tell me|us'),
  /** Words that are in a sentence and in no list: who does something, and that somebody does. */
  ofSentence: nothing(
    'i|im|ive|id|ill|me|my|he|him|his|she|shes|hes|her|it|its|we|us|our|they|theyre|them|who|is|are|am|was|were|has|have|had|does|do|did|dont|doesnt|cant|wont|just|keeps',
  ),
  /** Before a noun that names one thing, or all of some that are known. */
  definite: nothing('the|my|our'),
  /** Nouns for whatever is left out: `except the ones that repeat`. */
  anyOfThem: nothing(
    '(the|any|all)? (ones|one|those|that|things|events|appointments)',
    'the|any|all',
    'anything|everything',
  ),
} as const satisfies Patterns
