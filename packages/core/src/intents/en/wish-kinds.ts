import type { KindPatterns } from '../language-words.ts'

const VERBS =
  'skip|bin|delete|deleting|remove|removing|cancel|cancelling|canceling|clear|erase|drop|move|moving|shift|postpone|postponing|reschedule|rescheduling|push|delay|add|adding|create|creating|book|put|pop|stick|shove|insert|rename|renaming|recategorise|recategorize|categorise|categorize|assign|change|mark|tag|file'

/** What English wishes begin with: for a plan, and for a change. */
export const wishKinds: KindPatterns = [
  // How long there is to do something is no wish to do it.
  ['when', ['{timeToDo}']],
  [
    'plan',
    [
      'help (me)? (to)? (prepare|plan|organise|organize|train|study|get ready)',
      '(prepare|preparing|get ready|train|training plan|preparation plan|study plan) (me)? for',
      '(plan|organise|organize) (my|the|our|a|an)',
      '(need|want|make|create|give) (me)? a {word}? plan (for|to)',
    ],
  ],
  [
    'change',
    [
      '{begin} {polite}? (remind me (to|that i)|note down|jot down|pencil in)',
      `{clause} {polite}? ${VERBS}`,
      '{begin} {polite}? (bring =>forward|put off|set up|get rid of|call off|block (out|off)?|extend|extending|lengthen|shorten|prolong|copy|duplicate|scrap)',
      '{begin} {polite}? stretch =>by|out|until|till',
      '{begin} {polite}? swap|swapping|switch|switching =>to',
      '{begin} {polite}? (a)? new event|appointment|entry|meeting|reminder {signs} {anyWord}',
      '{begin} {noTimeWord} {gap} (should|needs to|has to) be called {anyWord}',
      '{begin} {polite}? {placing}',
      '{begin} {polite}? {noting}',
      '{begin} {polite}? make =>longer|long|shorter|finish|end|last|later|earlier|minutes|minute|hours|hour',
      '{begin} {polite}? call =>instead',
      '{begin} {polite}? let =>run|last|go|finish|end',
      '{clause} {polite}? take it|that|them|this? out|off',
      '{begin} {polite}? take {noTimeWord} {longGap} out|off (of)? (my|the|our)? calendar|diary|schedule|agenda',
      '{begin} (i m|im|i am)? skipping',
      '{begin} {polite}? cut =>to|by|short',
      '{begin} {polite}? take (the|its) location|place|venue|address off|from',
      '{begin} {polite}? repeat =>on',
      '{begin} {polite}? (the)? same !time|day|hour|week|month|thing|again|one {anyWord}',
      '{begin} {polite}? schedule {noTimeWord} !on|for|this|next|of|in {anyWord}',
    ],
  ],
]
