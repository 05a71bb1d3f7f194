import type { ReadingWords } from '../planning-words.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?|half an|an|a couple of|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty`
const LEAD = String.raw`(?:[,;.:(–-]\s*)?(?:(?:and\s+)?(?:i have|we have|i've got|i can spend|spending|putting in|with|for|at|about|around|up to|only|at least|doing|studying|training|practising|practicing)\s+)*`

/** English patterns by which a goal is read. */
export const reading: ReadingWords = {
  number: NUMBER,
  numbers: {
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    'half an': 0.5,
    'a couple of': 2,
  },
  hoursAWeek: String.raw`${LEAD}(?<![\p{L}\d.,])(${NUMBER})\s*-?(?:hours?|hrs?|h)\s*(?:of (?:study|practice|work|training|studying|practising)\s*)?(?:a|per|each|every|/|weekly|in a)\s*(?:weekly|week|wk)?(?!\p{L})\)?`,
  hoursADay: String.raw`${LEAD}(?<![\p{L}\d.,])(${NUMBER})\s*-?(?:hours?|hrs?|h)\s*(?:a|per|each|every|/)\s*day(?!\p{L})\)?`,
  length: String.raw`(?<![\p{L}\d])(?:in|within|over|over the next|in the next|during the next|for the next|inside)\s+(?:about\s+)?((?:${NUMBER})\s*-?(?:days?|weeks?|months?|years?))(?:['’] time)?(?!\p{L})`,
  lengthAlone: String.raw`^(?:in|for|within|over|about|i have|over the next|in the next|the next|next|a)?\s*(?:about\s+)?((?:${NUMBER})[\s-]*(?:days?|weeks?|wks?|months?|years?))(?:['’] time| from now| of (?:time|preparation|work))?(?: plan)?\.?$`,
  deadline: String.raw`(?<![\p{L}\d])(?:by|no later than|until|till|not later than|for|due by|due)\s+(?:the\s+)?(?=\S)`,
  beforeIt: String.raw`(?<![\p{L}\d])(?:before|ahead of)\s+(?:the\s+)?(?=\S)`,
  carriers: ['x {}', 'x in {}', 'x on {}', 'x at {}', 'x by {}', 'x by the {}', 'x on the {}', 'x in the {}'],
  fromNow: 'x in {}',
  since: String.raw`^(?:from|starting|starting in|starting on|beginning|beginning in|as of|since)\s+(?:the\s+)?(.+)$`,
  wholeYear: String.raw`(?<![\p{L}\d])(?:in|by the end of|by|during|before the end of|within)\s+((?:20|21)\d\d)(?![\d/.-])`,
  alternative: String.raw`^\s*(?:or|and|-|/|,?\s*or)\s`,
  yearly: String.raw`(?:(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L})|christmas|xmas|easter|thanksgiving|halloween|new year|valentine|spring|summer|autumn|(?<!\p{L})fall(?!\p{L})|winter|quarter|boxing day|may day|independence|labor day|memorial day|\d{1,2}[/.-]\d{1,2}(?![/.-]?\d))`,
  relative: String.raw`(?<!\p{L})(?:this|next|last|coming|today|tomorrow|ago|from now|in an?\s|later|after|the following)(?!\p{L})`,
  wishes: String.raw`^(?:(?:i['’]d like to|i would like to|i want to|i wanna|i have to|i need to|i must|i plan to|i am going to|i['’]m going to|i['’]m planning to|i am planning to|we want to|we need to|we have to|we are going to|we['’]re going to|we['’]d like to|help me(?: to)?|my goal is to|goal:?|plan (?:for|my|our|the|a)|prepare (?:me )?for|prepare|get ready for|getting ready for|please|i have|we have|there is|there['’]s|a plan (?:for|to))\s+)+(?:(?:the|a|an|my|our)\s+)?`,
  leftovers: String.raw`(?<!\p{L})(?:(?:the\s+)?due date(?: is)?(?:\s*:)?(?=\s*$)|,\s*due\s*$|by\s*(?:the)?\s*$|starting (?:now|today)|from now on|which is\s*$|scheduled for\s*$|taking place\s*$)`,
  edges: String.raw`(?:\s|[,;:.–-]|(?<!\p{L})(?:the|a|an|on|in|at|by|for|of|and|with|from|is|will be|which is|due|until|before|starting)(?=\s*$))+$`,
}
