import { families } from './families.ts'

/** A wish for a reminder in its parts as they were typed. */
interface WishParts {
  readonly source: string
  readonly lead: string
  readonly isByMail: boolean
}

const HOW_FAR = '\\bhow (?:long|far|much time|soon|many (?:minutes|hours|days|weeks|months))'
const ASKED = '^(?:is|does|are) '

const WHAT = '^(?<what>.{2,80}?)'
const MOVED = '(?:moved|rescheduled|postponed|shifted|pushed(?: back)?|brought forward|changed)'
const BEGINS = '(?:now )?(?:starts|leaves|begins|departs)(?: now)?'
const DAY = '(?:on |at |tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \\d|\\d)'
const INSTEAD = '(?:,? (?:instead of|rather than|and not|not) .+)'

/** What an English word does, by its verb: `skiing` is `ski`, `swimming` is `swim`. */
function verbsOf(word: string): readonly string[] {
  const verb = /^(.{3,})ing$/u.exec(word)?.[1]
  return verb === undefined ? [] : [verb, verb.replace(/(.)\1$/u, '$1')]
}

/** What English questions and wishes are read by beside patterns. */
export const questionWords = {
  /** Words that join what is left out: `apart from the day of the race`. */
  links: 'of',
  /** Words that people shorten where they type in haste, and that are no name of anything. */
  shortened: {
    til: 'until',
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
      /\bbetween (?!\d|now\b|today\b)(.+?) and (?!\d)(.+)/u,
      /\bhow far apart (?:are|is|were) (.+?) and (.+)/u,
      new RegExp(
        `${HOW_FAR} (?:after|before) (.+?) (?:is|are|was|were|does|do|did|will|comes?|starts?) (?!i\\b|we\\b)(.+)`,
        'u',
      ),
      new RegExp(`${HOW_FAR} (?:after|before) (.+?) (?:do|did|will|am|are|have) (?:i|we) (.+)`, 'u'),
    ],
    /** Which of the two comes first. */
    order: [
      new RegExp(`${ASKED}(?!there )(.+?) (?:come |fall )?before (?!or )(.+)`, 'u'),
      new RegExp(`${ASKED}(.+?) (?:come )?before or after (.+)`, 'u'),
      /\b(?:first|earlier|sooner|closer|nearer)[,:]? (.+?) or (.+)/u,
      /^(?:between|out of|of) (.+?) (?:and|or) (.+?),? which (?:one )?(?:is|comes|starts|begins|happens) (?:first|earlier|sooner)/u,
    ],
    /** Which of the two lasts longer. */
    among: [
      /^compare (.{2,40}?) (?:and|with|to|against) (.{2,40}?)(?: for me)?[.?!]*$/u,
      /^(?:between|out of|of) (.{2,40}?) (?:and|or) (.{2,40}?)(?:,| (?=which |what |where |when |who |do |did |have |has ))/u,
    ],
    length: [
      /\b(?:longer|shorter),? (?:between|out of|of) (.+?) (?:and|or) (.+)/u,
      /^(?:which|what|whats)(?: one)?,? (?:between|out of|of) (.+?) (?:and|or) (.+?),? (?:is|are|lasts?|takes?|will last|will be) (?:the )?(?:longer|shorter)/u,
      /\b(?:longer|shorter)[,:]? (?!than )(.+?) or (.+)/u,
      /^(?:is|are|was|does|will) (.+?) (?:be |last |take )?(?:longer|shorter) than (.+)/u,
      /^how much (?:longer|shorter) (?:is|are|was|will) (.+?) (?:be )?than (.+)/u,
    ],
  },
  /** How a wish is typed whose parts were said in other words, and how it is told where a name stands before the verb. */
  wishes: {
    /** A whole wish for a reminder, of its parts as they were typed: what was said in two texts is read as one. */
    whole: ({ source, lead, isByMail }: WishParts): string =>
      `remind me about ${source} ${lead}${isByMail ? ' by e-mail' : ''}`,
    /** An hour as typed, with the word before it. */
    atHour: (hour: string): string => `at ${hour}`,
    /** A verb of wishing that something were elsewhere, and the word before where to. */
    verb: 'move',
    /** A verb of wishing something once more. */
    /** In place of the name of what a wish is about, behind its verb. */
    pronoun: 'it',
    again: 'copy',
    /** A verb of wishing something new. */
    add: 'add',
    to: 'to',
    toWhen: (when: string) => `to ${when}`,
    /** Before a day of a month. */
    theDay: 'the',
    /** Until when something lasts that ends on a day. */
    untilWhen: (when: string): string => `until ${when.replace(/^on /u, '')}`,
    /** The word before the last day of what comes back. */
    until: 'until',
    except: 'except',
    /** Expressions in folded text that catch `what` is moved, and `to` where: `dinner was moved to Friday`. */
    patterns: [
      new RegExp(`${WHAT},? (?:move|make|push|shift|change) (?:it|them) (?:all )?(?<to>.+)$`, 'du'),
      new RegExp(`${WHAT} (?:(?:has|have) been |got |was |is |were |are )?${MOVED} to (?<to>.+)$`, 'du'),
      new RegExp(`${WHAT} (?:is|are) now (?<to>${DAY}.*?)${INSTEAD}?$`, 'du'),
      new RegExp(
        `${WHAT} (?:needs? to|has to|have to|should|must) (?:be |start |begin |move |go )(?:to )?(?<to>(?:at |on |an? |half |\\d|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day).*)$`,
        'du',
      ),
      /^(?:change|update|fix) the (?:time|start|date|day|hour) (?:of|for) (?<what>.{2,60}?)[,:;.] .{0,25}?(?<to>(?:at|on|to) .+)$/du,
      new RegExp(`${WHAT} ${BEGINS} (?<to>at .+?)${INSTEAD}?$`, 'du'),
      new RegExp(`${WHAT} (?<to>(?:at|on) .{1,40}?)${INSTEAD}$`, 'du'),
      /^(?<to>(?:to|on|at|for) .{2,60}?),? (?:move|reschedule|shift) (?<what>(?!.* to ).+)$/du,
    ],
    /** Expressions that catch `what` is to be at another hour, and `to` which, behind a verb: `make dinner 7.30 instead of 8`. */
    retimed: [
      /^(?:make|do|have|start|begin) (?<what>(?!it\b|that\b|this\b).{2,60}?) (?<to>(?:at |for )?(?:half past |quarter (?:past|to) )?\d.{0,20}?),? instead(?: of .+)?$/du,
      /^(?:(?:i |we )?(?:can'?t|cannot) (?:make|do|manage) )?(?<what>.{2,60}?),? (?:move|put|stick|pop) (?:it|them) (?<to>.+?),? instead$/du,
      /^(?:start|begin) (?<what>(?!it\b|that\b|this\b).{2,60}?) (?<to>at .{1,30}?)$/du,
    ],
    /** Expressions that catch `what` is not to be any more: `the dentist has been called off`. */
    calledOff: [
      /^(?<what>.{2,60}?) (?:isn'?t|is not|won'?t be) (?:on|happening|taking place)(?: any ?more)?(?:[,;.!] .*|[.!]?)$/du,
      /^(?<what>.{2,60}?)(?:'s| s| has| have| is| are| was| were|'ve) (?:just |now )?(?:been )?(?:called off|cancell?ed|scrapped|off)(?:[,;.! ].*)?$/du,
      /^(?:i think |i guess )?(?:i|we)(?:'?ll| will| am going to|'?m going to|'?re going to|'?d rather) (?:just )?(?:skip|miss|drop|cancel) (?<what>(?!it\b|that\b|this\b|them\b)[^,;?]{2,60}?)[.!]*$/du,
    ],
    /** Catches `what` is to last, and `to` until when: `the move goes on for one more day, until the 20th`. */
    lasts:
      /^(?<what>.{2,60}?) (?:now |will now |will )?(?:only )?(?:lasts?|goes on|go on|runs?|carries on|carry on)(?: only| just)?(?: (?:for )?(?:an?|one|two|\w+) (?:extra |more )?\w+(?: longer| more)?,?)? (?<to>(?:until|till|to) .{1,25}?)$/du,
    /** Catches `what` one is back from, or is over, and `to` when, instead of another day. */
    returns: new RegExp(
      `${WHAT}[,:]? (?:(?:we|i)(?:'re|'m| are| am)? (?:back|home|return|come (?:back|home))|ends|finishes) (?<to>(?:on |the |\\d).{1,25}?)${INSTEAD}$`,
      'du',
    ),
    /** A verb of wishing that something were not. */
    drop: 'delete',
    ...{
      theOne: 'the one',
      daysOne:
        /(?<=\b(?:skip|cancel|delete|move|drop|miss) )(?<when>(?:next|this) week|today|tonight|tomorrow)['’]s(?=[ .!]|$)/iu,
    },
    /** Catches `what` is named first, the `verb` of a wish for it, and the `rest`. */
    nameFirst:
      /^(?<what>.{2,80}?)(?:[,:]| -) (?:(?:can|could) (?:you|u) )?(?<verb>\p{L}{3,12}) (?:it|them)(?: (?<rest>.+))?$/du,
    /** Verbs of wishing that something lasts longer, shorter or so long, or comes with a reminder. */
    lengthen: 'extend',
    shorten: 'shorten',
    toLast: 'make last',
    /** Catches how one is `asked` to remind, the `moment` that stands between, and what `joins` the thing to it. */
    remindMeThen: /^\s*(?:please )?(?<asked>remind me)\s+(?<moment>\S[^,;?]{1,40}?)\s+(?<joins>to)\s+(?=\p{L})/iu,
    /** Catches the verb with which things are `asked` for that a colon tells, and the `moment` that is said of all of them. */
    listedThen:
      /^\s*(?:please )?(?<asked>add|put(?: in| down)?|create|book|schedule)\s+(?:(?:these|the following|a few|some|two|three|four|five|\d)\s+){1,2}(?:more )?(?:things|events|appointments|entries|items)\s*(?<moment>[^:,]{0,40}?)\s*:\s*(?=\S)/iu,
    /** A wish that asks somebody to do it, with its verb as one says it to them. */
    asImperative: (text: string): string =>
      text.replace(
        /(?<=.{4}),? (?:can|could|would|will) (?:you|u) (?:please )?(?=(?:move|shift|push|cancel|delete|make|bring|put off|postpone|change) (?:it|them)\b)(.*?)\?*\s*$/iu,
        ', $1',
      ),
    /** Catches `what` is told, and then wished to be written down, or to be reminded of. */
    noteBehind:
      /^(?<what>.{6,}?)[,.;:?]+ (?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:(?:note|jot|put|write|pencil|add|stick|pop) (?:it|that)|make a note of (?:it|that))(?: (?:down|in))?(?: (?:in|to|on) (?:my|the) (?:calendar|diary))?(?: for me| please)?[\s?.!]*$/iu,
    remindBehind:
      /^(?<what>.{6,}?)[,.;:?]* (?:can|could|will|would) (?:you|u) (?:please )?remind me(?: of (?:it|that))?[\s?.!]*$/iu,
    /** Catches `what` is not to be, `when`, and `why`. */
    notToBe:
      /^(?:(?<when>[^,;.?]{3,30}?),? )?no (?<what>(?!more |need |longer |one |idea )[^,;.?]{3,40})(?<why>[,;.] [^?]*)?$/iu,
    remindOfIt: 'remind me of it',
    /** An amount as how long before something. */
    before: (amount: string): string => `${amount} before`,
    /** A wish to put something into a category. */
    from: 'from',
    instead: 'instead',
    /** That something is to last one day alone. */
    forOneDay: 'for 1 day',
    putInto: (category: string): string => `put in ${category}`,
    placeAt: (place: string): string => `set the place: ${place.replace(/^(?:to|at|in|as) /u, '')}`,
    renameTo: (title: string): string => `rename to ${title}`,
    /** The word before a new name. */
    asName: 'to',
  },
  ...families,
  /** Words that tell what kind of thing something is, and not which. */
  kindWords:
    'lesson class course visit checkup check meeting interview dinner lunch breakfast drinks party birthday anniversary training workout practice session exam test trip game match call lecture shift deadline holiday vacation',
  /** What a word does, by its verb; empty where the language has no such words. */
  verbsOf,
  /** Words of questions about goals and reminders, whatever those are called. */
  nameless: 'goal goals reminder reminders times every year month week',
}
