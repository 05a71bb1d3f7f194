import { countries } from './countries.ts'
import { families } from './families.ts'
import { wishWords } from './wish-words.ts'

const HOW_FAR = '\\bhow (?:long|far|much time|soon|many (?:minutes|hours|days|weeks|months))'
const ASKED = '^(?:is|does|are) '

/** What somebody asks who may have too much in a row. */
const MANAGES =
  '\\b(?:(?:can|could|will|would) (?:i|we) (?:still |even )?|(?:do|will) (?:i|we) have (?:enough )?time (?:to|for) |is there (?:enough )?time (?:to|for) )'

/** What an English word does, by its verb: `skiing` is `ski`, `swimming` is `swim`. */
function verbsOf(word: string): readonly string[] {
  const verb = /^(.{3,})ing$/u.exec(word)?.[1]
  return verb === undefined ? [] : [verb, verb.replace(/(.)\1$/u, '$1')]
}

/** What English questions and wishes are read by beside patterns. */
export const questionWords = {
  /** A wish that something were in no category. */
  noCategory: 'delete the category',
  /** Words that join what is left out: `apart from the day of the race`. */
  links: 'of to with for',
  /** Words that people shorten where they type in haste, and that are no name of anything. */
  shortened: {
    til: 'until',
    tomorrows: "tomorrow's",
    todays: "today's",
    tonights: "tonight's",
    b4: 'before',
    hr: 'hour',
    hrs: 'hours',
    mins: 'minutes',
    wk: 'week',
    wks: 'weeks',
    wkend: 'weekend',
    hols: 'holidays',
    owt: 'anything',
    nowt: 'nothing',
    wot: 'what',
    wots: 'whats',
    wen: 'when',
    r: 'are',
    n: 'and',
  } as Readonly<Record<string, string>>,
  /** A word with the letter that it cannot do without, as `q` in Italian has a `u` behind it. */
  spelled: (word: string): string => word,
  /** Nouns that titles have in place of verbs that ask. */
  nounOf: {} as Readonly<Record<string, string>>,
  /** Whether a name stands before what it tells more of: `work meetings`. */
  isNameFirst: true,
  /** The part of a folded word that its singular and plural share. */
  stem: (word: string): string => word.replace(/ies$/u, 'y').replace(/(?:e?s|e)$/u, ''),
  /** The unit of time said again, in the words of something that leaves it out: `this week or next`. */
  withUnit: (words: string, unit: string): string =>
    words.replace(/\b(this|next|last|(?:first|second|third|fourth)(?=$| one$))(?: one)?\b/u, `$1 ${unit}`),
  /** Before one more of the same. */
  and: 'and',
  /** Catches the first of two things that are joined by a word before each. */
  bothOfTwo: /\bboth (?<one>.{2,30}?) and /iu,
  /** Both days of a weekend, said behind the word for it. */
  bothOfWeekend: /(?<=\bweekends?\b.{0,60}),? (?:on |for )?(?:both )?(?:the )?saturday and (?:the )?sunday(?: both)?/iu,
  /** Catches the `name` of somebody, what is said `between`, and a pronoun for them behind that. */
  ofThem: /\b(?:with|for) (?<name>\p{Lu}\p{L}+)(?<between>\b[^.?!]{3,80}?\b(?:with|for)) (?:him|her|them)\b/u,
  /** What is only said not to be too exact, or from which moment something is counted that is counted from now anyway. */
  saidLoosely: [
    /,? \b(?:give or take|or thereabouts|roughly speaking|approximately|ballpark)(?!\p{L})/giu,
    /(?<!\b(?:that|this|it|is|was|be)),? more or less(?=\s*[?!.]*$)/iu,
    /(?<=,) say,?(?= (?:from|at|around|about|after|before|between|on|in|by)\b| \d)/giu,
    /(?<=\bhow (?:many|long|far|much time)\b.{1,60}\b(?:to|until|till|before|away|off)\b.{0,60}),? (?:starting )?(?:from|as of) (?:right )?(?:now|today)(?=[\s?!.]*$)/iu,
  ],
  /** A day as it is said of what is on it. */
  onDay: (day: string): string => `on ${day.replace(/^(?:to|on|for) /iu, '')}`,
  /** Before a part of the day, in place of the word that says of which day it is: `that evening`. */
  ofPart: 'in the',
  /** The noun for `working out`. */
  exercise: 'workout',
  /** A month with the word before it by which it is surely one: `March`. */
  inMonth: (month: string): string => `in ${month}`,
  /** Expressions in folded text that catch two things which a question sets side by side. */
  sides: {
    /** What lies between the two. */
    between: [
      // A name may have an `and` of its own.
      /\bbetween (?!\d|now\b|today\b)(.+) and (?=(?:the|my|our|a|an) )(.+)/u,
      /\bbetween (?!\d|now\b|today\b)(.+?) and (?!\d)(.+)/u,
      /\bhow far apart (?:are|is|were) (.+?) and (.+)/u,
      new RegExp(
        `${HOW_FAR} (?:is it |are there |is there |do i have )?(?:between |from )(?!\\d|now\\b|today\\b)(.+?) (?:to|until|till) (?!\\d)(.+)`,
        'u',
      ),
      new RegExp(
        `${HOW_FAR} (?:after|before) (?!(?:that|it|then|this)\\b)(.+?) (?:is|are|was|were|does|do|did|will|comes?|starts?) (?!i\\b|we\\b)(.+)`,
        'u',
      ),
      new RegExp(
        `${HOW_FAR} (?:after|before) (?!(?:that|it|then|this)\\b)(.+?) (?:do|did|will|am|are|have) (?:i|we) (.+)`,
        'u',
      ),
    ],
    /** Which of the two comes first. */
    order: [
      new RegExp(`${ASKED}(?!there )(.+?) (?:come |fall )?before (?!or )(.+)`, 'u'),
      new RegExp(`${ASKED}(.+?) (?:come )?before or after (.+)`, 'u'),
      /^(?:do|did|will|am) (?:i|we) (?:see|seeing|meet|meeting|have|having|visit) (.+?) before or after (.+)/u,
      /\b(?:first|earlier|sooner|closer|nearer)[,:]? (.+?) or (.+)/u,
      /^(?:between|out of|of) (.+?) (?:and|or) (.+?),? which (?:one )?(?:is|comes|starts|begins|happens) (?:first|earlier|sooner)/u,
    ],
    /** Whether there is time for the two of them, one after the other. */
    inTurn: [
      new RegExp(
        `${MANAGES}(.+?),? (?:and )?(?:then|afterwards|straight after) (?:to |go to |get to |make it to )?(.+)`,
        'u',
      ),
      new RegExp(`${MANAGES}(.+?) (?:straight |right )?(?:after|before) (.+)`, 'u'),
      new RegExp(`${MANAGES}(?:get |make it |go |rush |travel )?from (.+?) to (.+)`, 'u'),
    ],
    /** Which of the two has more. */
    among: [
      /^compare (.{2,40}?) (?:and|with|to|against) (.{2,40}?)(?: for me)?[.?!]*$/u,
      /^(?:between|out of|of) (.{2,40}?) (?:and|or) (.{2,40}?)(?:,| (?=which |what |where |when |who |do |did |have |has ))/u,
    ],
    /** Which of the two lasts longer. */
    length: [
      /\b(?:more|fewer) (?:days|nights|time away) (?:away )?(?:in|at|on) (.+?) or (?:in |at |on )?(.+)/u,
      /\b(?:longer|shorter),? (?:between|out of|of) (.+?) (?:and|or) (.+)/u,
      /^(?:which|what|whats)(?: one)?,? (?:between|out of|of) (.+?) (?:and|or) (.+?),? (?:is|are|lasts?|takes?|will last|will be) (?:the )?(?:longer|shorter)/u,
      /^(?:and )?(?:between|out of|of) (.+?) (?:and|or) (.+?),? (?:which|what|whats)\b.{0,20}? (?:longer|longest|shorter|shortest)/u,
      /\b(?:longer|shorter)[,:]? (?!than )(.+?) or (.+)/u,
      /^(?:is|are|was|does|will) (.+?) (?:be |last |take )?(?:longer|shorter) than (.+)/u,
      /^(?:by )?how (?:much|many (?:days|hours|nights)) (?:longer|shorter) (?:is|are|was|will) (.+?) (?:be )?than (.+)/u,
    ],
  },
  /** How a wish is typed whose parts were said in other words, and how it is told where a name stands before the verb. */
  wishes: wishWords,
  ...families,
  countries,
  /** Words that tell what kind of thing something is, and not which. */
  /** What the word for several ends with behind that for one; an article says it in other languages. */
  plurals: ['s', 'es'] as readonly string[],
  kindWords:
    'lesson class course visit checkup check meeting interview dinner lunch breakfast drinks party birthday anniversary training workout practice session exam test trip game match call lecture shift deadline holiday vacation',
  /** What a word does, by its verb; empty where the language has no such words. */
  verbsOf,
  /** Words of questions about goals and reminders, whatever those are called. */
  nameless: 'goal goals reminder reminders times every year month week',
}
