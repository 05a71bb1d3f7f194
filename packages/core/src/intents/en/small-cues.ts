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
  leavesOut: nothing(
    '{except} {articles}?',
    'without|besides !anything|events|plans|appointments {articles}?',
    '(havent|hasnt|dont have|doesnt have|have no|has no|with no) (got)? {articles}? =category|categories',
    '(that|which)? (arent|are not|isnt|is not|not) !free*|busy*|going*|i|on|in|at {articles}?',
  ),
  monthName: nothing('{month}'),
  halfOfDay: nothing('morning|mornings|evening|evenings|night|tonight|midnight|noon|afternoon|am|pm', 'a|p . m'),
  namedHour: nothing('noon|afternoon'),
} as const satisfies Patterns

/** Symbols of the patterns. */
export const smallParts: Patterns = {
  except: nothing('except (for)?', 'apart from', 'other than', 'but not', 'excluding'),
  articles: nothing('the|my|a|an|any|for|as {articles}?'),
}
