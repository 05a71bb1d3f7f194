import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

const TIMES = 'a|an|each|every|per'

/** What English words say of goals. */
export const goalCues = {
  goal: nothing('goal|goals'),
  /** To make or to plan one is another matter. */
  making: nothing('create|add|plan|prepare|delete|remove', 'i have a goal'),
  /** How one stands: said so of nothing else in a calendar. */
  standing: nothing(
    '{begin} (show (me)?|see|what is|whats)? (all)? my progress {signs} {atEnd}',
    'am i {anyWord}? (behind|ahead|on track|on course|on pace|on schedule|keeping up|falling behind)',
    '{begin} so? where do i stand {signs} {atEnd}',
    'how far (behind|ahead)? (am i|along)',
  ),
  howAllGoes: nothing('{begin} how am i doing {signs} {atEnd}'),
  /** How something goes: only where the thing is a goal. */
  going: nothing('am i late with|on', 'where (do i stand|am i) with|on', 'how is|are', 'hows', 'how am i doing'),
  reaching: nothing(
    'will i (reach|make|hit|finish|get to)',
    'when will|do i (reach|hit|finish|get to)',
    '(going to|gonna) (reach|make|hit|finish|get to)',
    'be done with',
    'doable|realistic*',
    'still time|possible|reach|make|manage',
  ),
  missing: nothing(
    'how much|many {anyWord}? more|left|remain*',
    'how much|many {anyWord}? do|have i (still)? (need|left|have left|have to go|got left|got to go)',
    'to go',
  ),
  /** That it is I who am short of something, and not the days until an event. */
  iMiss: nothing('how much|many'),
  streak: nothing('streak|streaks', '(week|weeks|how many) {anyWord}? in a row'),
  /** What was done for one so far, in its own unit. */
  doneSoFar: nothing('{begin} in? total', 'how many|much {anyWord}? have|did i'),
  /** The same of a goal that is named by what was done for it. */
  muchSoFar: nothing('how much|far have|did i'),
  /** How much a week it takes. */
  pace: nothing(
    'how often|many|much {longGap} (must i|should i|i have to|i need to|will it take)',
    'what pace|rate =>need|should',
    'what would|do|should i',
  ),
  perTime: nothing(`${TIMES} day|week|month`, 'how often', 'pace|rate'),
  /** Something that was done, or a wish to note it. */
  entering: nothing('i|ive|log|logged|add|record|note|just|ran|walked|swam|read|wrote|did|finished|was|were'),
  /** How much was done, in words before its unit. */
  someOf: nothing('(a|one|two|three|four|five|a couple of) (more)?', 'another'),
  /** What may stand between figures and their unit. */
  moreOf: nothing('more'),
  /** What was done and forgotten to be noted, or comes without any number. */
  forgotten: nothing(
    'forgot to log|add|enter|record|note',
    '{begin} (i|today i)? just? (went to|did (my|the|some))',
    '{begin} {anyWord} {anyWord}? done (today|yesterday)? {signs} {atEnd}',
  ),
  /** A question or a condition: nothing that was done. */
  asking: nothing(
    '{begin} (so|and)? how|hows|what|whats|when|whens|which|why|whys|where|wheres|do|have|am|is|are|will|can|cant|if',
    '{begin} did i|we|you|my',
  ),
  /** Where what was done is noted. */
  whereToEnter: nothing('where|how do|can|should i put|enter|log|add|record|note'),
  ofReminders: nothing('remind*|notification|notifications|alert|alerts'),
  /** A request behind what was done: `..., where do I put that in?`. */
  request: nothing('can|could|will you', 'please|where|how'),
  /** What would be if something were done every week. */
  supposing: nothing('{begin} and? if'),
  best: nothing('best|better|strongest'),
  worst: nothing('worst|worse|weakest'),
  /** What goes best: nothing else goes in a calendar. */
  whatGoes: nothing('what|which|whats =>going|doing'),
  /** How much of it, as a part. */
  percent: nothing('percent*|%'),
  ahead: nothing('ahead'),
  behind: nothing('behind'),
  done: nothing('reached|completed|achieved|finished|hit|met|done'),
} as const satisfies Patterns
