import type { Patterns } from '../../language/index.ts'
import { nothing } from '../kind-patterns.ts'

/** What English words say in a wish for a change, of which no slip is mended. */
export const changeCues = {
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
  article: nothing('the'),
  beginsWithArticle: nothing('{begin} {articles}? a|an|the'),
  /** What joins an amount, a day or a name to the words before it: `move it TO two days before`. */
  joint: nothing('(and)? (say|like|maybe)? (down)? (to|at|for|be|by|of|on|in|from|with)? (the|a|an|one)? {atEnd}'),
  /** Before where to, and what may also say which one is moved. */
  toSurely: nothing('to|until|till'),
  toMaybe: nothing('on|for|at'),
  /** An hour that is only its number: `to 9`. */
  toBareHour: nothing(
    '{begin} to {clock} {signs} {atEnd}',
    '{begin} to {clock} =,|.|!|on|please|instead|tomorrow|today|this',
  ),
  /** That several are meant, and not one of them. */
  forAll: nothing(
    'all|every|everything|each|any|both|these|those',
    'appointments|events|meetings|classes|lessons|sessions',
  ),
  selectedOnes: nothing('these|those|this|selected'),
  /** Before a category, and with the word for it. */
  into: nothing('in|into|to|under|as (the)?'),
  intoCategory: nothing('in|to|into|under|as|with (the|my)? category (to|as|in)?'),
  renamesTo: nothing('to|as|into'),
  /** What has no reminders yet: `everything that has none`. */
  hasNone: nothing(
    '(doesnt|dont|does not|do not) have',
    '(hasnt|havent|has not|have not) (got)? one|any|a|got',
    'has|have none',
    'without',
  ),
  /** Of everything: `turn off every reminder`. */
  everyOne: nothing('all|them|every*'),
  ofAllReminders: nothing('all|every*|each|any|more|reminders|alerts|alarms|notifications'),
  /** What kind of thing something is, which its title need not say: a yoga class is called Yoga. */
  kindOfThing: nothing('class|classes|lesson|lessons|session|sessions|visit|visits (of)?'),
} as const satisfies Patterns
