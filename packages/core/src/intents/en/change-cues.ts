import type { Patterns } from '../../language/index.ts'
import { nothing } from '../kind-patterns.ts'

/** What English words say in a wish for a change, of which no slip is mended. */
export const changeCues = {
  /** A verb that also puts something into a category. */
  putsInto: nothing('put|stick|pop'),
  movingVerb: nothing('move|reschedule|shift|postpone|push'),
  addingVerb: nothing('add|create|schedule|book|put', 'set up'),
  /** A wish by itself: what is moved is not named before it. */
  wishesFirst: nothing(
    '{begin} {polite}? move|add|create|push|reschedule|cancel|delete|book|set|put|make|remind|plan|schedule|rename {anyWord}',
  ),
  /** That an amount is a whole length, and not by how much it changes. */
  lasting: nothing('last'),
  /** Where to something is moved, or by how much. */
  saysWhere: nothing('{begin} to|on|at|for|by', '{begin} {amount}'),
  /** What joins an amount, a day or a name to the words before it: `move it TO two days before`. */
  joint: nothing('(and)? (say|like|maybe)? (down)? (to|at|for|be|by|of|on|in|from|with)? (the|a|an|one)? {atEnd}'),
} as const satisfies Patterns
