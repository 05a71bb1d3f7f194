import type { MeasuredWords } from '../measured/measured-words.ts'

/** Participles of what is done by number, and what is no part of a whole. */
const DONE =
  'done|sold|got|have|had|bagged|finished|written|seen|visited|scanned|climbed|raised|saved|collected|knitted|lost|paid|walked|made|drafted|sorted|labelled|planted'
const NO_AMOUNT = 'weeks|months|days|years|hours|minutes|kids|children|people|guests|friends|mates|dogs|cats'

/** English words for how much is done of a whole, is left of it, or is done at a time. */
export const wholes: Pick<
  MeasuredWords['cues'],
  'soFar' | 'toGo' | 'pace' | 'andHalf' | 'toDo' | 'wholeOf' | 'inAll' | 'workingTime'
> = {
  soFar: [
    '(ive|weve|(i|we) have) (already)? !got|to|a|about|only {anyWord} # (so far|already)?',
    '(ive|weve|(i|we) have) already (got)? #',
    '(ive|weve|(i|we) have) {anyWord} (it|this|that|them) # times',
    '(done|seen|finished|written) # (so far|already)?',
    '(done|seen|finished|written) one so|already',
    'read # so far|already',
    `,|;|:|-|– (and|but)? (i|we|ive|weve)? (have|ve)? (already|only|just)? (${DONE}) (about|around|only|just|already)? (€|$|£)? # !${NO_AMOUNT}`,
    `(${DONE}|at|on) # {anyWord}? =of|out`,
    '# words|pages|chapters in',
    '# {anyWord} (visited|sold|scanned|finished|climbed|raised|saved|collected|drafted|finished|sorted|labelled|knitted)',
    '# {anyWord}? (so far|already|(are|is) (done|ready|finished|written|made)|down|done|behind me)',
    '(on|at|up to) # (now|already|so far)',
    '{clause} (i m|im|we re|now)? on # {atEnd}',
    '{clause} (ive|weve|have|((i|we) have))? (got|have|(been to)|done|read|visited|climbed|seen|played|raised|saved) (maybe|about)? # {atEnd}',
    '{clause} # (read|visited|climbed|played|raised|saved|collected|scanned|walked|seen) {atEnd}',
    '(i m|im|now) (on|at) (book|chapter|volume|number|lesson|unit)? #',
  ],
  toGo: ['(€|$|£)? # {anyWord}? (left|remaining|(to go)|(still to {anyWord}))'],
  pace: ['(€|$|£)? #|one (a|per|each|every) (day|night|week|wk|fortnight|month)'],
  andHalf: ['and a half'],
  toDo: ['# {anyWord}? to !go|date {word}'],
  wholeOf: [
    'the whole of',
    'all of !us|you|them|it',
    'cover to cover',
    'from start|beginning to finish|end',
    'read|reading|finish {capitalWord}',
  ],
  inAll: ['(in total|altogether|in all)', 'between now and', 'from now (to|till|until)'],
  workingTime: [
    '(fell|fallen|failed|stumbled|relapsed) #',
    '(drop|dropping|cut|cutting|reduce|wind|(go down)) (down|back)? to # (day|days) (a|per) week',
    '(find|finding|land|(look for)) {anyWord}? {anyWord}? (job|work)',
    '(drop|go|going|come|cut|move|switch|change|reduce) {anyWord}? {anyWord}? (down)? to # (day|days|hour|hours) (a|per) week =>work|job|office|contract',
    '(work|working) (from home|remotely) # (day|days) (a|per) week',
    'my (working)? (hours|week) (down)? to #',
    '{begin} work|working # (day|days|hour|hours) (a|per) week !on|at',
  ],
}
