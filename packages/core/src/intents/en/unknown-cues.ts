import type { Patterns } from '../../language/index.ts'
import { nothing } from '../language-words.ts'

/** What English words ask that no calendar knows: what the world knows, what was planned and not done, what something costs, who comes, and what may or may not be. */
export const unknownCues = {
  general: nothing(
    'who is|won|made|was|wrote|invented|painted|discovered|directed|composed',
    '(will|does|is) it (be|going to)? (rain*|snow*|sunny|hot|cold|warm)',
    '(capital|population) of',
    'how (do|to|can|does) (i|we|you|one)? (make|cook|bake|boil|roast|fry) {anyWord}',
  ),
  skipped: nothing(
    '(how many|how often|which|what) {gap} (did|have|had) i|we (actually|really|ever)? (skip|skipped|miss|missed) {signs} {atEnd}',
    'how many {gap} (did|have|had) i|we (actually|really|ever)? (skip|skipped|miss|missed)',
    '(did|have|had) i|we (actually|really|ever|often)? (skip|skipped)',
    '(did|have|had) i|we (actually|really|ever)? (miss|missed) (any|a|one|some)',
    'i|we skipped|missed {signs} {atEnd}',
  ),
  cost: nothing(
    '(how much|what) (does|do|is|are|did|was|were|will|would) {gap} cost|costs',
    'how much (is|was|were|are) (the|my|our)',
    'how much (money)? (did|do|have|will) i|we (spend|spent|pay|paid)',
    'how expensive',
    '(cost|costs|price) of',
  ),
  guests: nothing(
    'how many (guests|people|kids)',
    'who|whos (is|are|s|else is|else s)? (coming|invited|attending|joining|there|going to be at|going to be there)',
    'whos (coming|invited|attending|joining)',
    'who (will|would) (be|come|attend|join)',
    'who (came|comes|attended|attends|joins|was at|was there|else comes)',
    'guest list',
  ),
  /** One more thing that is asked or wished in the same breath. */
  besides: nothing(
    'and (the)? (week|month|weekend|day|one) after',
    'and (the)? following|next (week|month|weekend|day|one)',
    'and (the)? (week|month|weekend|day|one) following',
    'and (by)? {anyWord} {anyWord}? hour|hours|minutes|day|days|week|weeks longer|shorter|later|earlier',
  ),
  /** On which condition something is asked or wished: whether that holds nobody looks up. */
  condition: nothing(
    'unless',
    '(as|so) long as',
    'provided|providing (that)?',
    'assuming|supposing (that)?',
    '(only|even) if',
    'in case',
    '<!see|check|know|tell|me|out|ask|wonder|wondering|sure|as if !possible|you|needed|not|necessary|any|there|theres|so',
  ),
} as const satisfies Patterns
