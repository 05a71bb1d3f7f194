import type { KindPatterns } from '../language-words.ts'

const PLACES = 'calendar|events|schedule|agenda|diary|availability'
const VERBS =
  'skip|bin|delete|deleting|remove|removing|cancel|cancelling|canceling|clear|erase|drop|move|moving|shift|postpone|postponing|reschedule|rescheduling|push|delay|add|adding|create|creating|book|put|pop|stick|shove|insert|rename|renaming|recategorise|recategorize|categorise|categorize|assign|change|mark|tag|file'

/** What English questions ask for, in the order in which it is looked for. */
export const kinds: KindPatterns = [
  [
    'none',
    [
      'password|passwords|token|tokens|weather|forecast|recipe|recipes|translate|poem|poems|joke|jokes|news|undo|calories',
      '(system|your|hidden) prompt',
      '(hidden|system|previous|secret|internal) instructions',
      '(secret key|credit card|someone else|somebody else|everyone else|environment variables|environment variable)',
      'other user|users|people|account|accounts',
      'what time is it',
      '{general}',
      '{skipped}',
      '{cost}',
      '{guests}',
      'how old',
      '(have|did|do|will) i|we {longGap} times in|per (any|one|a|some|the same) week|month|day',
      `<!what|which|the|a|that|this|my (forward|send|email|share|export) {gap} (${PLACES})`,
      '@',
      'should i (wear|bring|buy|cook|eat|say)',
      '(earlier|later) {gap} than',
      '(more|fewer|less) than {count} (event*|thing*|appoint*|meet*)',
      '(days apart|home by {clock}|home before {clock})',
      '(will|can|do|could) i|we make it (to|in|on|back|there)',
      '(what s|whats|what is|how much is) {figure} (%|percent|per cent|times|plus|minus)',
      '{figure} (times|plus|minus|divided by|x|+) {figure}',
    ],
  ],
  [
    'help',
    [
      '{begin} (help|help me|who are you|aiuto|?) {signs} {atEnd}',
      'are you (a|an)? (real|human|person|bot|robot|ai|machine)',
      '{begin} {smallTalk} {signs} {atEnd}',
      'what (can|could|do) you (do|know)',
      'how (do|does|can) (you|this|it) (work)?',
      'how (do|can) i use',
      'what (can|could|should|may) i ask',
    ],
  ],
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
      '{begin} {polite}? swap|swapping|switch|switching =>to',
      '{begin} {polite}? (a)? new event|appointment|entry|meeting|reminder {signs} {anyWord}',
      '{begin} {noTimeWord} {gap} (should|needs to|has to) be called {anyWord}',
      '{begin} {polite}? make =>longer|long|shorter|finish|end|last',
      '{begin} {polite}? {placing}',
      '{begin} {polite}? {noting}',
      '{begin} {polite}? make =>later|earlier|minutes|minute|hours|hour',
      '{begin} {polite}? call =>instead',
      '{begin} {polite}? let =>run|last|go|finish|end',
      '{clause} {polite}? take it|that|them|this out|off',
      '{begin} (i m|im|i am)? skipping',
      '{begin} {polite}? cut =>to|by|short',
      '{begin} {polite}? repeat =>on',
      '{begin} {polite}? (the)? same !time|day|hour|week|month|thing|again|one {anyWord}',
      '{begin} {polite}? schedule {noTimeWord} !on|for|this|next|of|in {anyWord}',
    ],
  ],
  [
    'conflicts',
    [
      'conflict*|overlap*|clash*|doublebook*|collid*|coincid*',
      'run|runs|running|bump|bumps|get|gets into|in (anything|something|the way)',
      'double -? book*',
      'same time',
      'two|2|three things|events|appointments (at once|at together|at the same time)',
    ],
  ],
  ['hours', ['how much of {gap} (taken|booked|occupied|spoken for)', '(total|combined|overall) time|hours|length']],
  [
    'categories',
    [
      'break|split|divide =>down|up|by|into',
      '(by|per|each|which|what|across|between|among|into) (my)? (categor*|area|areas)',
      'breakdown|distribut*|percent*|proportion',
      'share|fraction of|is',
      'where does (all)? my time go',
      'how (do|did|is|am) (i|my time) (spend my time|spending my time|split|divided|spent)',
      '(how much|what part|which part) of {gap} (is|are|was|goes|do|did|will)',
      'spend|spent|spending (the)? most',
      'most (of my)? time',
    ],
  ],
  ['last', ['how long have (i|we) been {anyWord}', 'how long (has|is|s) it (been)? since', '{daysSince}']],
  [
    'when',
    [
      'between (one|a|an|each) {anyWord} {anyWord}? and (the next|another|the other)',
      'how long (will|am) i (be|staying)? (in|at|away)',
      'how long (is|are|was|were) !it|i|there {anyWord}',
      'how longs !it|i|there {anyWord}',
      'how long (does|will|do|did) {gap} (last|go on)',
      'how many (days|weeks|nights) (is|are|does|do|will) (the|my|our)',
      '{begin} days|weeks|months until|till|to',
      '{begin} (does|do|will|is|are|was|were) ({gap} on|it|that) a (weekend|weekday|{weekday}|((bank|public) holiday))',
    ],
  ],
  [
    'free',
    [
      '(free hours|free time|which evenings {longGap} home|what evenings {longGap} home|many evenings {longGap} home)',
      '(fit|squeeze|slot) in',
      '(find|need) (me)? (an|one|two|three|four|half an|{figure}) -? hour|hours',
      'find|give (me)? (a|an|some|any|one|two|three|{figure}) {anyWord}? morning|afternoon|evening|night|day|days|weekend|moment',
      '{fits}',
    ],
  ],
  [
    'when',
    [
      '(how long|how much time|how many days|how many weeks|how many months|how many hours|how many nights) (is there|are there)? (between (now|today) and|from now (to|until|till))',
      'how (long|far|much longer|much time|many {anyWord}) (is it until|is it till|until|till|to go|left|before|is there until|is there til|is there till)',
      'how (long|far|much {anyWord}|many {anyWord}) away !do|have|am|will|did',
      'how often|frequently',
      'how many|much days|weeks|months|years|hours|minutes|nights|sleeps|time|longer (until|till|to|left until|left til|before|are there until)',
      'how many {anyWord} days (until|till|to|before)',
      'how many days|weeks|months|hours|nights|sleeps are left',
      '(how soon|how far away|how far off|countdown)',
    ],
  ],
  [
    'hours',
    [
      'how many|much hours|time|minutes',
      'how much {noTimeWord} !of|is|was|does|money {anyWord} (do|did|have|had|will|am) i|we',
      '{begin} hours|minutes of|on|for|at',
      '(hours|time) (spent|do i spend|did i spend)',
      'average (weekly|monthly|daily)? time|hours',
      'the|my|total hours',
      'how long do|did|have|will|am',
    ],
  ],
  [
    'calmest',
    [
      'calmest|quietest|lightest|emptiest|freest|slowest|fewest',
      'most|more free|quiet|relaxed|empty',
      'least|less busy|packed|full|crowded',
    ],
  ],
  [
    'busiest',
    [
      'busiest|fullest|heaviest|overload*',
      '(day|days|week|weeks|month|months) {gap} worst',
      'worst day|week|month',
      'most|more busy|packed|crowded|full|intense|hectic|events|appointments',
    ],
  ],
  [
    'free',
    [
      'day|days off !>booked|taken|left',
      '(keep)? to myself|ourselves',
      'free|unbooked|window|windows|gap|gaps|slot|slots|availab*',
      'open|empty|clear|blank day|slot|weekend|week|evening|afternoon|morning',
      'have (any)? time|room|space',
      'nothing (on|after|before|at|in|*ed|({signs} {atEnd}))',
      'without|with (anything|nothing|events|plans|appointments)',
      '(is|are|am|was) {longGap} clear',
      '{count} {anyWord}? days|weeks (in a row|off|straight)',
      '((not|n t|nt) doing anything|doing nothing)',
    ],
  ],
  [
    'when',
    [
      '(what|which|that) (place|restaurant|venue|address)',
      'where|wheres|whereabouts (is|are|am|was|do|did|will|should|the|my|i)',
      '{begin} (wheres|tell me about the|my|our !day|week|month|year|weekend|schedule|plans|agenda|calendar)',
      'venue|address|location of|for|is',
      'what|whats (is|s)? (the|my|its) {gap} venue|address|location {signs} {atEnd}',
      '{begin} {noTimeWord} {gap} venue|address|location {signs} {atEnd}',
    ],
  ],
  ['count', ['how many', 'number of', 'count', 'how much do|have']],
  [
    'last',
    [
      'last|latest|previous|recent {noTimeWord} !of|few|couple|weekend|fortnight {anyWord}',
      'last|first time',
      'when did|was|were|have|had',
      'how long ago|since',
    ],
  ],
  [
    'next',
    [
      'whose {gap} next (birthday|appointment|party|anniversary)? {signs} {atEnd}',
      'next|upcoming {noTimeWord} !few|couple|weekend {anyWord}',
      '(whats|what is|what comes) next {signs} {atEnd}',
    ],
  ],
  ['when', ['wen|when|whens', 'what|which day|date|time|times|month|weekday', 'date of']],
  [
    'agenda',
    [
      '(what|whats|whatve|whatm|whatre) (is|do|did|have|am|are|was|will|does|else|had|should)? {longGap} (on|up|have|happening|planned|doing|scheduled|do|got|look|like|there|plans|plan|agenda|calendar|schedule|diary|plate|supposed|going|coming|for|today|tomorrow|week|weekend|month)',
      '(do|did|will|have) (i|we) (have|got|already have)? (anything|something|any plans|plans|any events|any appointments|stuff|events|appointments)',
      '(am|are|will) (i|we) (be)? (busy|booked|doing|around|away|abroad|out of town|in town|home|at home|travelling|traveling)',
      'anything on|planned|happening|going',
      '(first|next|last) thing (before|after)',
      'what (comes|happens|is) (right|just|straight|immediately)? (before|after)',
      'overview|rundown|summar*',
      '(tell|show|give) me (my)? (agenda|schedule|day|week|plans|what)',
      'how (does|is|do) my {gap} (look*|shap*)',
      '(run|walk) me through',
    ],
  ],
  [
    'find',
    [
      'gimme|find|search|show|list|look|where|which|see|tell|whose',
      'who|whom am|are|do|did|will i|we',
      '(whats|what is) (in|under|with|the first|my first)',
      '{begin} (did|have|was|were|will|am|are) i|we',
      'do|did i|we (still|also|ever|already)? have',
      '(have i|is there|are there|was there|were there|did i have|what|any)',
      '{begin} anything',
      '{begin} is|are {gap} in|on there|here|it|my',
    ],
  ],
  ['agenda', ['agenda|schedule|plans|events|appointments|calendar']],
]

/** What wishes begin with: of a slip the whole word must be known. */
export const imperatives: readonly string[] =
  'move reschedule postpone cancel delete remove schedule create insert rename extend shorten lengthen duplicate remind'.split(
    ' ',
  )
