import type { MeasuredWords } from '../measured/measured-words.ts'

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'
/** A number behind what makes it a most; a sign of money may stand between. */
const MOST = '(€|$|£)? #|a|an|one'
/** Whose goal it is, before what is done. */
const SELF = '(i m|im|i am|we re|we are|i want to|i d like to|i ll|we ll|try to)'

/** English words for what is left for some time, for all of a month, or is done no more often than a most. */
export const whatIsLeft: Pick<MeasuredWords['cues'], 'limits' | 'abstains' | 'allOfTime'> = {
  limits: [
    `(max|maximum|under|below|(a maximum of)) ${MOST}`,
    'within (€|$|£)? #',
    `(no|not|never) more than ${MOST}`,
    `(less|fewer) than ${MOST}`,
    `(at|the) most ${MOST}`,
    'only one|#',
    '#|a|an|one {anyWord} {anyWord}? {anyWord}? {anyWord}? {anyWord}? (max|maximum|tops|(at (the)? most))',
    `(limit|limiting|restrict|cap|keep|stick|reduce|cut|bring|get) {anyWord}? {anyWord}? {anyWord}? (down)? to (€|$|£)? #|one`,
  ],
  abstains: [
    '{begin} (go|going|be|eat)? (vegetarian|vegan|meat free)',
    '{clause} nothing',
    `{begin} ${SELF}? (give up|giving up|quit|quitting|stop|stopping|cut out|go without|live without|avoid)`,
    `{begin} ${SELF}? (go|going|stay|staying|live|living|be|being)? (no|without|never|off|(w / o))`,
    `{begin} ${SELF}? (go|going|stay|staying|be|being)? dry =>until|till|til|for|before`,
    `{begin} ${SELF}? (do|go|have)? a? (dry|sober) =${MONTHS}`,
    `{begin} ${SELF}? (do|have|try) a? no - {anyWord} (week|month|year)`,
    `{begin} ${SELF}? (not|dont|(don t)|(do not)) !forget|miss|lose|skip`,
  ],
  allOfTime: [
    `{begin} ${SELF}? (no|without)`,
    `(dry|sober|without) =${MONTHS}`,
    `(week|month) in ${MONTHS}`,
    `(for|only|just|all|throughout|during|whole) (all|the|whole|only|just)? (whole|month)? (of)? ${MONTHS}|lent|advent|ramadan`,
  ],
}
