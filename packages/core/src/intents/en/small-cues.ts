import type { Patterns } from '../../language/index.ts'
import { nothing } from '../kind-patterns.ts'

/** What small English words say, of which no slip is mended. */
export const smallCues = {
  /** Between two things that are compared. */
  joinsCompared: nothing('or|than|versus|vs', 'compared to|with'),
  comparedUnit: nothing('weekend|week|month|year|quarter'),
  /** That the name of a category comes, or comes after one more word. */
  namesCategory: nothing('category|tagged|# {anyWord}? {atEnd}'),
  ofCategory: nothing('for|about {atEnd}'),
  /** A noun that says no more than the adjective after it, which names a category. */
  medicalVisit: nothing(),
  exceptFor: nothing('{except}'),
  leavesOut: nothing(
    '{except} {articles}?',
    'without|besides {articles}?',
    'not counting {articles}?',
    '(that|which)? (arent|are not|isnt|is not|not) !free*|busy*|going*|i|on|in|at {articles}?',
  ),
  halfOfDay: nothing('morning|mornings|evening|evenings|night|tonight|midnight|noon|afternoon|am|pm', 'a|p . m'),
  namedHour: nothing('noon|afternoon'),
  /** A verb that also puts something into a category. */
  putsInto: nothing('put'),
  movingVerb: nothing('move|reschedule|shift|postpone|push'),
  addingVerb: nothing('add|create|schedule|book|put', 'set up'),
  /** A wish by itself: what is moved is not named before it. */
  wishesFirst: nothing(
    '{begin} {polite}? move|add|create|push|reschedule|cancel|delete|book|set|put|make|remind|plan|schedule|rename {anyWord}',
  ),
  /** Where to something is moved, or by how much. */
  saysWhere: nothing('{begin} to|on|at|for|by', '{begin} {amount}'),
} as const satisfies Patterns

/** Symbols of the patterns. */
export const smallParts: Patterns = {
  except: nothing('except (for)?', 'apart from', 'other than', 'but not', 'excluding'),
  articles: nothing('the|my|a|an|any|for {articles}?'),
}
