import type { Patterns } from '../../language/index.ts'
import { nothing } from '../kind-patterns.ts'

const OF_THING = '(before|after)? of|the !week|month|year'

/** What English words say of which things are meant, and of what is wished for them: none of them asks. */
export const namingCues = {
  beforeThing: nothing('before|until|till !it|they|when|what', '(between|from) now|today and|to'),
  afterThing: nothing('after'),
  earlier: nothing('before'),
  later: nothing('after'),
  dayOf: nothing(`day ${OF_THING}`),
  weekOf: nothing(`week ${OF_THING}`),
  weekendOf: nothing(`(week - end|week end|weekend) ${OF_THING}`),
  monthOf: nothing(`month ${OF_THING}`),
  birthday: nothing('birthday*'),
  birthdayThing: nothing('birthday|party|dinner|lunch'),
  noon: nothing('noon'),
  ofComparing: nothing('busier|quieter|calmer|fuller|emptier|freer|lighter|heavier|fewer'),
  except: nothing('except|excluding', 'apart from', 'other than', 'but not'),
  forAll: nothing(
    'all|every|everything|each|any|both|these|those',
    'appointments|events|meetings|classes|lessons|sessions',
  ),
  selection: nothing('these|those|this|selected'),
  newName: nothing('to|as|into|in'),
  hasNone: nothing(
    '(doesnt|dont|does not|do not) have',
    '(hasnt|havent|has not|have not) (got)? one|any|a|got',
    'has|have none',
    'without',
  ),
  everything: nothing('all|them|every*'),
  ofEverything: nothing('all|every*|each|any|more|reminders|alerts|alarms|notifications'),
  inCategory: nothing('(in|to|into|under|as|with)? (the|my)? category (to|as|in)?'),
  namedCategory: nothing('(in|to|into|under|as) (the)? {gap} category'),
  into: nothing('in|into|to|under the?'),
  article: nothing('{begin} (as|for)? a|an|the'),
  hanging: nothing('by|of|to|a|an|down {atEnd}'),
  toPlace: nothing('to|until|till'),
  toBareHour: nothing('to {bareClock} {leadEnd}', 'to {bareClock} =,|.|!|on|please|instead|tomorrow|today|this'),
  onPlace: nothing('on|for|at'),
} as const satisfies Patterns
