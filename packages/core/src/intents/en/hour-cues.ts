import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

const LATER = 'after|later than'
const EARLIER = 'before|earlier than'
const HALF =
  '((in the morning|afternoon|evening)|(in the next)|(over the next)|(in the coming)|on|this|next|today|tomorrow)'

/** What English words say of the hours of a day, and of its parts. */
export const hourCues = {
  morning: nothing('morning|mornings'),
  afternoon: nothing('afternoon|afternoons'),
  evening: nothing('evening|evenings|night', '<!after tonight|tonights'),
  lunchtime: nothing('lunchtime|lunchtimes', 'lunch (time|break|hour)', '(at|over|during) lunch'),
  /** How much is still to come, or how long it takes, until some days are over. */
  leftUntilEnd: nothing('until|till|before the end', 'left|remain* {gap} (by|to) the end'),
  untilOver: nothing('before|until|till {gap} ends|end|finishes|finish|stops|over'),
  afterWork: nothing('after work'),
  /** Behind a meal that is no event. */
  afterDinner: nothing('after dinner|supper !with|at|for'),
  afterLunch: nothing('after lunch !with|at|for'),
  beforeMidday: nothing('before work', 'before (i have)? lunch !with|at|for'),
  hoursBetween: {
    timeFromTo: [
      '(between|from) {sureClock:start} (and|to|until|till) {clock:end}',
      '(between|from) {clock:start} (and|to|until|till) {sureClock:end}',
      '(between|from) {clock:start} (and|to|until|till) {clock:end} {signs} {atEnd}',
      `(between|from) {clock:start} (and|to|until|till) {clock:end} ${HALF}`,
    ],
  },
  afterHour: {
    same: [
      `(${LATER}) {sureClock:clock}`,
      `(${LATER}) {clock} {signs} {atEnd}`,
      `(${LATER}) {clock} ${HALF}`,
      `(${LATER}) {noonClock:clock}`,
      'from {sureClock:clock} (on|onwards|onward)? !to|until|till|-|and',
      'from {clock} on|onwards|onward',
    ],
  },
  beforeHour: {
    same: [
      `(${EARLIER}) {sureClock:clock}`,
      `(${EARLIER}) {noonClock:clock}`,
      `(${EARLIER}) {clock} {signs} {atEnd}`,
      `(${EARLIER}) {clock} ${HALF}`,
    ],
  },
  /** An hour at which something is on: `who is Tuesday’s three o’clock with?`. */
  atHour: { same: ['(at|by) {clock}', '{sureClock:clock}'] },
  /** Parts of days that are counted, and no events. */
  countsParts: nothing('how many {anyWord}? {anyWord}? mornings|afternoons|evenings|nights'),
  wantedHours: {
    plain: [
      '{count} (whole|full)? free|spare|clear|open|consecutive {unit}',
      '{count} -? {unit} gap|slot|window|break',
    ],
  },
  eachWeek: nothing('per|a|an|each|every (typical|normal|average|usual)? week', 'average weekly'),
  eachMonth: nothing('per|a|an|each|every (typical|normal|average|usual)? month', 'average monthly'),
  eachDay: nothing('per|a|an|each|every day', 'average daily'),
  firstFree: nothing('first|next|which free', 'first|which {weekday}', 'next {weekday} free'),
} as const satisfies Patterns
