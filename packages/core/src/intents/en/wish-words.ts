import { AMOUNT, toldWords } from './told-words.ts'

/** A wish for a reminder in its parts as they were typed. */
interface WishParts {
  readonly source: string
  readonly lead: string
  readonly isByMail: boolean
}

const WHAT = '^(?<what>.{2,80}?)'
const MOVED = '(?:moved|rescheduled|postponed|shifted|pushed(?: back)?|brought forward|changed)'
const BEGINS = '(?:now )?(?:starts|leaves|begins|departs)(?: now)?'
/** The verb of a question that is asked as if its answer were sure, and what stands before it. */
const SURE =
  /^(?<lead>(?:[^?]{3,80},? but )?(?:(?:but|and|wait|hang on|so|hey),? )*)(?<verb>are|do|is|have|did|was|were|does|will|wo)n['’]?t (?=(?:i|we|the|my|our|there|it)\b[^?]*\?\s*$)/iu
const DAY = '(?:on |at |tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \\d|\\d)'
const INSTEAD = '(?:,? (?:instead of|rather than|and not|not) .+)'

/** How much longer something lasts, the verb before that, and what is told behind it. */
const TO_BE = '(?:needs? to be|has to be|have to be|should be|must be|is (?:now )?(?:being )?|has been|gets?|got)'
/** A verb of another end, and what joins that end to it: `shorten it SO THAT it ends at 4`. */
const CHANGES_END = '(?:(?:shorten|lengthen|extend|stretch|prolong) )?'
const SO_THAT = '(?:,? (?:so|so that|and have|and) (?:it|they))?'
const TELLS = '(?:[,;.-]+ .*)?[.!]*'

/** Coming home. */
const RETURN =
  "(?:we|i)(?:'re|'m| are| am)? (?:coming |going |getting |travelling )?(?:back|home|return|come (?:back|home)|get (?:back|home))"

/** What English wishes are read by, and how one is said in other words. */
export const wishWords = {
  /** A whole wish for a reminder, of its parts as they were typed: what was said in two texts is read as one. */
  whole: ({ source, lead, isByMail }: WishParts): string =>
    `remind me about ${source} ${lead}${isByMail ? ' by e-mail' : ''}`,
  /** An hour as typed, with the word before it. */
  atHour: (hour: string): string => `at ${hour}`,
  /** A verb of wishing that something were elsewhere, and the word before where to. */
  verb: 'move',
  /** In place of the name of what a wish is about, behind its verb. */
  pronoun: 'it',
  again: 'copy',
  /** A verb of wishing something new. */
  add: 'add',
  /** Behind what follows something at once. */
  afterwards: 'right after',
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
    new RegExp(
      `^(?:i|we)(?:'ve| have|ve)? (?:just |now )?${MOVED} (?<what>(?!it\\b|that\\b|them\\b|this\\b).{2,60}?) to (?<to>.+)$`,
      'du',
    ),
    new RegExp(
      `${WHAT} (?:(?:has|have) been |got |gets |was |(?:is|are) being |is |were |are |will be |needs to be |has to be )?${MOVED} to (?<to>.+)$`,
      'du',
    ),
    new RegExp(
      `${WHAT} (?:have |has |'ve |'s )?(?:moved|changed|pushed|rescheduled|shifted) (?:my|our|the) (?:appointment|visit|slot|time|meeting|check-?up)(?: back)? to (?<to>.+)$`,
      'du',
    ),
    new RegExp(`${WHAT} (?:is|are) now (?<to>${DAY}.*?)${INSTEAD}?$`, 'du'),
    new RegExp(
      `${WHAT} (?:needs? to|has to|have to|should|must) (?:be |start |begin |move |go )(?:to )?(?<to>(?:at |on |an? |half |\\d|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day).*?)${INSTEAD}?$`,
      'du',
    ),
    new RegExp(
      `${WHAT} (?:is|are)(?: not|n'?t) (?:any ?more )?(?:${DAY}|noon).{0,40}? but (?<to>(?:${DAY}|[a-z]+ \\d|noon).{0,40}?)$`,
      'du',
    ),
    new RegExp(`^(?:put|make|move) (?<what>.{2,60}?) (?<to>(?:on|at) .{1,40}?)${INSTEAD}$`, 'du'),
    /^(?:change|update|fix) the (?:time|start|date|day|hour) (?:of|for) (?<what>.{2,60}?)[,:;.] .{0,25}?(?<to>(?:at|on|to) .+)$/du,
    /^(?=.*\bfrom\b)(?<what>.{2,80}?) (?:is|will be|takes place|happens|moves|goes) (?<to>(?:at|to) .{1,20})$/du,
    new RegExp(`${WHAT} ${BEGINS} (?<to>at .+?)${INSTEAD}?$`, 'du'),
    new RegExp(`${WHAT} (?<to>(?:at|on) .{1,40}?)${INSTEAD}$`, 'du'),
    /^(?<to>(?:to|on|at|for) .{2,60}?),? (?:move|reschedule|shift) (?<what>(?!.* to ).+)$/du,
  ],
  /** Expressions that catch `what` is not to be any more: `the dentist has been called off`. */
  calledOff: [
    /^(?<what>.{2,60}?) (?:isn'?t|is not|won'?t be) (?:on|happening|taking place)(?: any ?more)?(?:[,;.!] .*|[.!]?)$/du,
    /^(?<what>.{2,60}?)(?:'s| s| has| have| is| are| was| were|'ve) (?:just |now )?(?:been )?(?:called off|cancell?ed|scrapped|off)(?:[,;.! ].*)?$/du,
    /^(?:i think |i guess )?(?:i|we)(?:'?ll| will| am going to|'?m going to|'?re going to|'?d rather) (?:just )?(?:skip|miss|drop|cancel) (?<what>(?!it\b|that\b|this\b|them\b)[^,;?]{2,60}?)[.!]*$/du,
  ],
  /** Catch `what` is to last longer, or shorter, and `to` by how much, whatever is said behind that. */
  longerBy: [
    new RegExp(
      `${WHAT} ${TO_BE} (?:extended|prolonged|lengthened|stretched) by (?<to>${AMOUNT})(?: at the end| more)?${TELLS}$`,
      'du',
    ),
    new RegExp(
      `${WHAT} (?:(?:will )?lasts?|(?:will )?takes?|is|will be|(?:goes|runs) on|runs?) (?:for )?(?<to>${AMOUNT}) (?:longer|more|extra)${TELLS}$`,
      'du',
    ),
    new RegExp(
      `^(?:we'?re|i'?m|we are|i am|we'?ll be|i'?ll be) staying (?:in |at |on )?(?<what>.{2,60}?) (?:for )?(?<to>${AMOUNT}) (?:longer|more|extra)${TELLS}$`,
      'du',
    ),
  ],
  shorterBy: [
    new RegExp(`${WHAT} ${TO_BE} (?:shortened|cut short|cut|reduced) by (?<to>${AMOUNT})${TELLS}$`, 'du'),
    new RegExp(
      `${WHAT} (?:(?:will )?lasts?|(?:will )?takes?|is|will be) (?<to>${AMOUNT}) (?:shorter|less)${TELLS}$`,
      'du',
    ),
  ],
  by: 'by',
  ...toldWords,
  /** Catches `what` is to last, and `to` until when: `the move goes on for one more day, until the 20th`. */
  lasts:
    /^(?<what>.{2,60}?) (?:now |will now |will |is now going to |is going to |'s going to )?(?:only )?(?:lasts?|goes on|go on|runs?|carries on|carry on)(?: only| just)?(?: (?:for )?(?:an?|one|two|\w+) (?:extra |more )?\w+(?: longer| more)?,?)? (?<to>(?:until|till|to) .{1,25}?)$/du,
  /** Catches where `what` is, which is a name: `the concert is at Brixton Academy`. */
  placed:
    /^(?<what>(?:[Tt]he|[Mm]y|[Oo]ur) [^,;?]{2,50}?)(?:['’]s| is| will be| takes place|['’]s now| is now) (?<to>(?:at|in) (?:the )?\p{Lu}[^?;:]{2,60}?)[.!]*$/u,
  /** Catches `what` ends, and `to` at which hour. */
  endsAt: new RegExp(
    `^${CHANGES_END}(?<what>(?!make |cut |let |have )[^,;]{2,60}?)${SO_THAT} (?:now |will now |will |should )?(?:ends?|finish(?:es)?) (?<to>at .{1,25}?)${INSTEAD}?$`,
    'du',
  ),
  /** Catches `what` one is back from, or is over, and `to` when, instead of another day. */
  returns: [
    new RegExp(
      `${WHAT}[,:]? (?:${RETURN}|ends|finishes|(?:should|has to|needs to|must) (?:end|finish)) (?<to>(?:on |the |\\d).{1,25}?)${INSTEAD}$`,
      'du',
    ),
    new RegExp(`^${RETURN} from (?<what>.{2,60}?) (?<to>(?:on |the |\\d).{1,25}?)${INSTEAD}$`, 'du'),
    new RegExp(
      `^(?:the |my |our )?(?:return|end|last day|journey home|way back) (?:from|of) (?<what>.{2,60}?) (?:is|will be|falls) (?:now )?(?<to>(?:on |the |\\d).{1,25}?)${INSTEAD}$`,
      'du',
    ),
  ],
  /** Catches from `when` on something is to be at another hour, behind all that: `move it to 7 pm from June on`. */
  sinceBehind:
    /^(?<head>.{8,}?),? (?:from|starting(?: from| in)?|as of|beginning(?: in)?) (?<when>[\p{L}\d ]{3,20}?)(?: on| onwards?)?[\s?.!]*$/iu,
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
  /** Begins what is to be done, where it stands behind when. */
  toDoThen: /^\p{Ll}/u,
  /** Catches how one is `asked` to remind, the `moment` that stands between, and what `joins` the thing to it. */
  remindMeThen: /^\s*(?:[Pp]lease )?(?<asked>[Rr]emind me)\s+(?<moment>\S[^,;?]{1,40}?)\s+(?<joins>to)\s+(?=\p{Ll})/u,
  /** Catches the verb with which things are `asked` for that a colon tells, and the `moment` that is said of all of them. */
  listedThen:
    /^\s*(?:(?:please|i (?:need|want|have) to|can you|could you) )?(?<asked>add|put(?: in| down)?|create|book|schedule)\s+(?:(?:these|the following|a few|some|two|three|four|five|\d)\s+){1,2}(?:more )?(?:things|events|appointments|entries|items)\s*(?<moment>[^:,]{0,40}?)\s*:\s*(?=\S)/iu,
  /** A question that is asked as if its answer were sure, as one that is open: `aren't I away on Friday?`. */
  asOpen: (text: string): string => {
    const said = SURE.exec(text)
    const { lead = '', verb = '' } = said?.groups ?? {}
    if (!said) return text
    const behind = text.slice(said[0].length)
    const open = /^are$/iu.test(verb) && /^i\b/iu.test(behind) ? 'am' : verb === 'wo' ? 'will' : verb
    return `${lead}${open} ${behind}`
  },
  /** Catches `some` of certain days, of which it is left open which; the question which are free; and how that is asked. */
  someOfThem:
    /\b(?:an?|one|some|any) (?<some>(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening|night|lunchtime))?|weekend|morning|afternoon|evening|weekday)\b/iu,
  whichOnes:
    /^(?:(?:which|what)(?:(?: one| day| date)s?| of (?:them|those|these))?|when)(?: (?:could|would|might|will|can|may|do|does|am|is|are|have|i|we|be|still|best|me|us|for|works?|suits?|good|free|possible|available|ok|okay|fine|it|make|that|this|manage|got|open|clear))+\?*$/iu,
  whichFree: (some: string, days: string): string => `which ${some}s are free ${days}?`,
  /** Catches what somebody may do on a day in the `lead` of a question, and what is `asked` of that day. */
  whatIsOn: 'what do I have',
  supposed:
    /^if (?<lead>[^,?]{6,70}?),? (?<asked>(?:then |what )*(?:do|does|am|is|are|will|would|have) (?:i|we|there|it|that|anything)\b.*?)(?: (?:on )?(?:that day|the same day|that date|that evening))?\s*\?*\s*$/iu,
  /** A wish for a reminder of what is to be done, as one asks to be reminded. */
  asReminding: (text: string): string =>
    text.replace(
      /^\s*(?:[Pp]lease )?(?:(?:[Ss]et|[Cc]reate|[Aa]dd|[Pp]ut(?: in)?|[Mm]ake|[Gg]ive me|[Ii] need|[Ii] want)(?: me)? )?(?:[Aa]n? )?(?:[Rr]eminder|[Aa]lert|[Aa]larm)(?: for me)?(?<when>:| (?!to )[^:;?]{3,50}?)? to (?=(?!the |my |an? |our |go off)\p{Ll})/u,
      (_, when: string | undefined) =>
        `remind me ${(when ?? '').replace(/^:/u, '').trim()}${(when ?? '').length > 1 ? ' ' : ''}to `,
    ),
  /** Catches `what` is told or wished, and then wished to be put right: `the barbecue starts at 1, can you change it?`. */
  fixBehind:
    /^(?<what>.{8,}?)[,.;:?]+ (?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:change|fix|correct|update|amend|edit|adjust)(?: (?:it|that|this))?(?: for me| please)?[\s?.!]*$/iu,
  /** A wish that asks somebody to do it, with its verb as one says it to them. */
  asImperative: (text: string): string =>
    text
      // So short a word is no slip of another elsewhere.
      .replace(
        /^(?:(?:can|could|will) you |please )*(?:find|give|get) me (?:a |some )?(?<room>.{3,}?),? (?:and|then) (?:please )?(?:put|book|pop|stick|add|schedule|pencil|slot) (?:it|that|me)(?: in| down)?(?: (?:for me|please|(?:to|in|into|on) (?:my|the) (?:calendar|diary)))*[\s?.!]*$/iu,
        (_, room: string) =>
          `book ${room.replace(/\b(?:free |spare )?(?:slot|gap|time|moment|space)\b ?|\b(?:free|spare)\b ?/giu, '')} whenever I'm free`,
      )
      .replace(/(?<!\p{L})w\/ ?(?=\p{L})/giu, 'with ')
      .replace(/\bto the next day\b/giu, 'to the day after')
      .replace(
        /^(?:and )?(?:(?:for )?how long(?: for)?|how long (?:would|will) (?:it|that|this) be)(?: then| now)?\s*\?*$/iu,
        'how long is it?',
      )
      .replace(/^(?:ad|dd|adn) (?=(?:an?|the|my|our|another|some|one|two|three) )/iu, 'add ')
      .replace(/^(?:please )?(?:(?:make|take) a note|note)(?: that\b|:|,) ?/iu, 'note down that ')
      .replace(
        /(?<=.{4}),? (?:can|could|would|will) (?:you|u) (?:please )?(?=(?:move|shift|push|cancel|delete|make|bring|put off|postpone|change) (?:it|them)\b)(.*?)\?*\s*$/iu,
        ', $1',
      )
      .replace(
        /\b(?:make|have|let|get) (it|them|(?:the|my|our) [^,;?.]{2,40}?) (?:to )?(?:start|begin) at\b(?!.*\b(?:finish|end))/giu,
        'move $1 to',
      ),
  /** Catches `what` is told, and then wished to be written down, or to be reminded of. */
  noteBehind:
    /^(?<what>.{6,}?)[,.;:?]+ (?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:(?:note|jot|put|write|pencil|add|stick|pop) (?:it|that)|make a note of (?:it|that))(?: (?:down|in))?(?: (?:in|to|on) (?:my|the) (?:calendar|diary))?(?: for me| please)?[\s?.!]*$/iu,
  remindBehind:
    /^(?<what>.{6,}?)[,.;:?]* (?:can|could|will|would) (?:you|u) (?:please )?remind me(?: of (?:it|that))?[\s?.!]*$/iu,
  /** Catches `what` is told, and `when` it is wished to be reminded of it. */
  remindedThen:
    /^(?<what>[^:;?]{4,60}?)\s*(?:[:;,]|\.| -) (?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:(?:(?:set|put|add|give|make|create|send|pop)(?: me| in)? )?(?:an? )?(?:reminder|alert)(?: for me)?(?: for)?|remind me(?: of (?:it|that))?) (?<when>(?:on |at |the |tomorrow|tonight|next |this |\d).{0,40}?)(?: please)?[\s?.!]*$/iu,
  /** Catches `what` is not to be, `when`, and `why`. */
  notToBe:
    /^(?:(?<when>[^,;.?]{3,30}?),? )?(?:no|(?:i'?m|we'?re|i am|we are) not going to (?:the|my|our)|(?:i|we) (?:can'?t|cannot|won'?t) (?:make|make it to|go to|come to) (?:the|my|our)) (?<what>(?!more |need |longer |one |idea |make |move |put |not |wait |sorry |actually |change |keep |leave |it |i |just |only )[^,;.?]{3,40}?)(?: pls| please)?(?<why>[,;.] [^?]*)?$/iu,
  remindOfIt: 'remind me of it',
  /** An amount as how long before something. */
  before: (amount: string): string => `${amount} before`,
  /** A wish to put something into a category. */
  from: 'from',
  instead: 'instead',
  /** How long something is, as it is asked. */
  howLong: 'how long is it?',
  /** What is asked of two things: which comes first, how far they lie apart, and which lasts longer. */
  whichFirst: (one: string, other: string): string => `which comes first, ${one} or ${other}?`,
  howFarApart: (one: string, other: string): string => `how long between ${one} and ${other}?`,
  whichLonger: (one: string, other: string): string => `which is longer, ${one} or ${other}?`,
  /** That something is to last one day alone. */
  forOneDay: 'for 1 day',
  putInto: (category: string): string => `put in ${category}`,
  placeAt: (place: string): string => `set the place: ${place.replace(/^(?:to|at|in|as) /u, '')}`,
  renameTo: (title: string): string => `rename to ${title}`,
  /** The word before a new name. */
  asName: 'to',
  with: 'with',
  /** A wish to have something a week later. */
  weekLater: 'move by a week',
}
