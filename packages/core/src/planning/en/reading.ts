import type { ReadingWords } from '../planning-words.ts'
import { numbers } from './numbers.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)?|half an|an|a couple of|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty`
const PRACTICE = String.raw`(?:of (?:study|practice|work|training|revision|exercises|studying|practising|revising)\s*)?`
const LEAD = String.raw`(?:[,;.:(–-]\s*)?(?:(?:and\s+)?(?:i have|we have|i've got|(?:i|we) (?:can|could) (?:do|spare|spend|manage|find|give it|put in|put aside)|spending|putting in|with|for|at|about|around|up to|only|at least|doing|studying|training|practising|practicing)\s+)*`
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const SEASON = '(?:spring|summer|autumn|winter)'
const OVER = String.raw`(?<!\p{L})(?:over|during|in|at|on|for)\s+(?:the\s+)?(?:next\s+)?`
const BEFORE = String.raw`(?<!\p{L})(?:by|before|until|till|ahead of|in time for)\s+(?:the\s+)?(?:next\s+)?`
/** The Mondays of the half terms of English schools: the third of February, the last ones of May and October. */
const HALF_TERMS = ['the third Monday of February', 'the last Monday of May', 'the last Monday of October']

const BANK_HOLIDAYS = ['early May', 'spring', 'August'].map((name) => `over the ${name} bank holiday weekend`)

/** English patterns by which a target is read. */
export const reading: ReadingWords = {
  number: NUMBER,
  currencies: 'euros?|eur|dollars|quid',
  numbers,
  hoursAWeek: String.raw`${LEAD}(?<![\p{L}\d.,])(${NUMBER})\s*-?(?:hours?|hrs?|h)\s*${PRACTICE}(?:(?:a|per|each|every|/|in a)\s*(?:week|wk)|weekly)(?!\p{L})\)?`,
  hoursADay: String.raw`${LEAD}(?<![\p{L}\d.,])(${NUMBER})\s*-?(?:hours?|hrs?|h)\s*${PRACTICE}(?:a|per|each|every|/)\s*(?:day|evening|morning)(?!\p{L})\)?`,
  minutesADay: String.raw`${LEAD}(?<![\p{L}\d.,])(${NUMBER})\s*-?(?:minutes?|mins?)\s*${PRACTICE}(?:a|per|each|every|/)\s*(?:day|evening|morning)(?!\p{L})\)?`,
  length: String.raw`(?<![\p{L}\d])(?!in (?:a|one|1) day(?!\p{L}))(?:(?:in|within|over|over the next|in the next|during the next|for the next|inside)\s+(?:about\s+)?|(?:a\s+)?(?=\S+[ -](?:day|week|month)s?\s+(?:plan|programme|program)))((?:${NUMBER})\s*-?(?:days?|weeks?|months?|years?))(?:['’] time)?(?!\p{L})(?:\s+(?:plan|programme|program))?`,
  lengthAlone: String.raw`^(?:in|for|within|over|about|i have|over the next|in the next|the next|next|a)?\s*(?:about\s+)?((?:${NUMBER})[\s-]*(?:days?|weeks?|wks?|months?|years?))(?:['’] time| from now| of (?:time|preparation|work))?(?: plan)?\.?$`,
  stay: String.raw`(?<![\p{L}\d])(?:(?:for|in)\s+)?(?<count>${NUMBER})(?:\s+|(?<own>-))(?:days?|(?<nights>nights?)|(?<weeks>weeks?))(?!\p{L})(?=\s+(?:in|at|away|with)(?!\p{L})|(?<=-\p{L}+)\s+(?!(?:\p{L}+\s+)?(?:plan|program|training))\p{L}|(?<=^\D*(?<!\p{L})for\s+\S+\s+\p{L}+)\s*(?:$|[,;.(]|\s(?:this|next|over|during)(?!\p{L})))`,
  loss: String.raw`(?<!\p{L})(?:split|divorce|separation|redundancy|made redundant|burnout|burn-out|death|died|passed away|passing|funeral|broke up|breakup|break-up|left (?:me|us)|miscarriage)(?!\p{L})`,
  someWeekend: String.raw`(?<!\p{L})(?:(?:on |over )?(?:one|some|any) (?:of these )?weekends?(?: or other| soon| or another)|(?:on )?(?:one of|any of) (?:these|the next) weekends)(?!\p{L})`,
  mealOfDay: String.raw`^(?:(?:for|on|at|a)\s+)?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: night)? (?:lunch|brunch|roast|dinner|supper|tea|breakfast|drinks)(?!\p{L})`,
  bareWeekend: '^(?:weekend|week end)$',
  deadline: String.raw`(?<![\p{L}\d])(?<!get(?:ting)? )(?:by|no later than|until|till|not later than|for(?!\s+(?:a|an|one|two|three|four|a few|\d+)\s+(?:day|night|week|month|year)s?(?!\p{L}))|due by|due)\s+(?:the\s+)?(?=\S)`,
  beforeIt: String.raw`(?<![\p{L}\d])(?:before|ahead of|in time for|(?<=ready )for|(?:until|till)(?= (?:the|our|my) (?:trip|journey|race|marathon|wedding|exams?|summer (?:holidays?|hols|break|vacation))(?!\p{L})))\s+(?!(?:the\s+)?deadline)(?:the\s+)?(?=\S)`,
  seasonHolidays: {
    'summer holidays': 'summer',
    'summer holiday': 'summer',
    'summer hols': 'summer',
    'summer break': 'summer',
    'summer vacation': 'summer',
    'winter break': 'winter',
  },
  nextSeason: String.raw`(?<!\p{L})next (?:${SEASON}|${MONTH})(?!\p{L})`,
  roughly: String.raw`(?<!\p{L})(?:end of|beginning of|start of|middle of|(?:first|second) half of|mid|around|about|roughly|week)(?!\p{L})`,
  week: String.raw`(?<!\p{L})week (?:of|commencing|beginning|starting)(?!\p{L})`,
  birth: String.raw`(?:the |my |our )?(?:bab(?:y|ies)|birth|due date|newborn|little one)(?!\p{L}|['’]s (?:room|first|1st))`,
  sameDays: [
    // A month or season by itself in a clause is when it is.
    [String.raw`(?<=[,;] )(?=(?:${MONTH}|${SEASON})(?: \d{4})?\s*(?:$|[,;.)]))`, 'in '],
    [String.raw`(?<!\p{L})before the (?:year is (?:out|over)|year ends|end of the year)(?!\p{L})`, 'by 31 December'],
    [
      String.raw`(?<!\p{L})before (?:the |this )?(${SEASON}|${MONTH}) (?:is (?:out|over)|ends|has gone|is gone)(?!\p{L})`,
      'by the end of $1',
    ],
    [
      String.raw`(?<!\p{L})(?:in|over|during|for) the (?:school )?summer (?:holidays?|hols|break)(?!\p{L})`,
      'in August',
    ],
    [String.raw`(?<!\p{L})at (?=\d\d? weeks?(?!\p{L}))`, 'of '],
    // Of two parts of months that may be, the first.
    [
      String.raw`(?<=(?:early|mid|late|beginning of|end of)[ -]${MONTH}) or (?:early|mid|late|beginning of|end of)[ -]${MONTH}(?!\p{L})`,
      '',
    ],
    // What goes on until a month goes on until that begins.
    [
      String.raw`(?<!(?<!\p{L})(?:from|between|since) [^,;]*)(?<!\p{L})(?:until|till|til) (?=${MONTH}(?!\p{L}|\s+\d\d?(?!\d)))`,
      'before ',
    ],
    [String.raw`^dry (?=(?:until|till|before|for)(?!\p{L}))`, 'stay dry '],
    // People mean the months of a season, and the cold comes with December.
    [
      String.raw`${BEFORE}winter(?!\p{L}|\s+(?:\d|break|holidays?|hols|vacation|sports?|session|term))`,
      'by the end of November',
    ],
    // What is of a feast is of that of the year.
    [
      String.raw`(?<=(?<!\p{L})(?:christmas|xmas) (?:presents|gifts|cards|stockings|cake|pudding|dinner|lunch)(?!\p{L})[^;.]*) this year(?!\p{L})`,
      '',
    ],
    // What is grown to be eaten in winter, or comes through it, says no day.
    [
      String.raw`(?<=(?<!\p{L})(?:something|crops|veg|vegetables|greens) )for (?:the )?winter(?!\p{L})|(?<!\p{L})through (?:the )?winter(?!\p{L})`,
      '',
    ],
    // What waits for the end of winter is done in the spring that comes, or is there.
    [String.raw`(?<!\p{L})after (?:the |this )?winter(?!\p{L}|\s+(?:\d|holidays?|hols|break|vacation))`, 'in April'],
    ...(['summer August', 'winter February', 'spring May', 'autumn November'] as const).map((row) => {
      const [season = '', month = ''] = row.split(' ')
      return [
        String.raw`(?<!\p{L})after (?:the |this )?${season}(?: holidays?| hols| break| vacation)?(?!\p{L}|\s+\d)`,
        `after ${month}`,
      ] as const
    }),
    // What is made for a child is done before it is born.
    [
      String.raw`(?<=(?<!\p{L})for (?:\S+ ){1,3}(?:baby|newborn|niece|nephew|grandchild|grandson|granddaughter)(?!\p{L})[^;.]*),? (?:due|arriving|born|who is due|who is born|is due|is born|coming) in (?=${MONTH}(?!\p{L}))`,
      ' before ',
    ],
    [String.raw`(?<!\p{L})for advent(?!\p{L})`, 'by the end of November'],
    [String.raw`(?<!\p{L})(?:in|during|throughout) advent(?!\p{L})`, 'in the first half of December'],
    [String.raw`(?<!\p{L})in the (${MONTH}) (?:round|session|sitting|intake|window)(?!\p{L})`, 'in $1'],
    [String.raw`(?<!\p{L})(?:in|with) the new year(?!\p{L}|['’])`, 'from January'],
    [String.raw`(?<=(?<!\p{L})(?:before|by|until|till) )ramadan(?!\p{L})`, 'the start of ramadan'],
    [String.raw`(?<!\p{L})late[ -](?=${SEASON}(?!\p{L}))`, ''],
    [
      String.raw`(?<!\p{L})(?:over|on|for|during) the (?:early )?may bank holiday(?! weekend)(?!\p{L})`,
      'on the first Monday of May',
    ],
    [
      String.raw`(?<!\p{L})(?:some ?(?:where|time) )?(?:around|round about|about|towards|in) (?:the )?(?=(?:late|early|mid)[ -])`,
      '',
    ],
    [String.raw`(?<!\p{L})some ?(?:where|time) (?:around|in) `, 'in '],
    [String.raw`(?<!\p{L})start(?:s|ing)? (?:in )?(?=${MONTH}(?!\p{L})|sept?(?!\p{L}))`, 'from '],
    [String.raw`(?<!\p{L})early next year(?!\p{L})`, 'in January next year'],
    [String.raw`(?<!\p{L})late[ -](?=${MONTH}(?!\p{L}))`, 'at the end of '],
    [String.raw`(?<!\p{L})early[ -](?=${MONTH}(?!\p{L}))`, 'at the beginning of '],
    ...(['february', 'may|summer', 'october|autumn'] as const).flatMap((name, at) => [
      [`${BEFORE}(?:${name}) half[ -]term`, `before ${HALF_TERMS[at]}`] as const,
      [`(?:${OVER}|(?<!\\p{L}))(?:${name}) half[ -]term(?: week)?`, `in the week of ${HALF_TERMS[at]}`] as const,
    ]),
    [
      String.raw`(?<!\p{L})before (?:(?:he|she|they) starts? (?:at )?(?:school|nursery|reception)|(?:the )?(?:school|new school year|school year|nursery) starts)(?!\p{L}|\s+(?:again )?(?:in|on)(?!\p{L}))`,
      'before September',
    ],
    [
      String.raw`(?<!\p{L})before (?:the end of (?:the )?school year|school (?:ends|finishes|breaks up))(?!\p{L})`,
      'by mid-July',
    ],
    [
      String.raw`(?<!\p{L})(?:over|on|during|for|in) (?:the )?(?:two |both )?may bank holidays(?!\p{L})`,
      'on the last Monday of May',
    ],
    [String.raw`(${MONTH})(?!\p{L})((?:(?!${MONTH})[^])*?)(?<!\p{L})(?:that|the same) month(?!\p{L})`, '$1$2$1'],
    [`${BEFORE}half[ -]term`, HALF_TERMS.map((monday) => `before ${monday}`)],
    [`(?:${OVER}|(?<=[,;] ))half[ -]term(?: week)?`, HALF_TERMS.map((monday) => `in the week of ${monday}`)],
    // As the British keep it.
    [
      String.raw`^(?!.*(?:\d|mothering sunday))(.*(?<!\p{L})mother['’]?s['’]? day(?!\p{L})[^;.]*)`,
      '$1 on Mothering Sunday',
    ],
    // Away at the new year is away before it; else it is its eve.
    [
      String.raw`(?<=(?<!\p{L})(?:ski\p{L}*|trip|holiday|away|weekend|cottage|cabin|chalet|lapland|travel|fly|go to)(?!\p{L})[^;.]*)(?<!\p{L})(?:at|over|for|during) (?:the )?new year(?!\p{L}|['’])`,
      'from 30 December to 2 January',
    ],
    [String.raw`(?<!\p{L})(?:at|over) (?:the )?new year(?!\p{L}|['’])`, 'on 31 December'],
    [String.raw`(?<!\p{L})for (?:the )?new year(?!\p{L}|['’])`, 'for 31 December'],
    [String.raw`(?<!\p{L})(?:for|at|during|to) the (?:edinburgh )?(?:festival )?fringe(?!\p{L})`, 'in August'],
    // Those of English schools end about the week behind the feast.
    [`${BEFORE}easter (?:school )?(?:holidays?|hols|break)`, 'before Good Friday'],
    [`${OVER}easter (?:school )?(?:holidays?|hols|break)`, 'in the week of Easter Monday'],
    [String.raw`(?<!\p{L})(?:for|during|over|through|in) lent(?!\p{L})`, 'until Easter'],
    [
      String.raw`(?<!\p{L})(?:by|before|at|for|until) (?:the )?end of (?:the )?(?:summer term|(?:school|academic) year)(?!\p{L})`,
      'by 20 July',
    ],
    [
      String.raw`(?<!\p{L})(?:by|before|at|for|until) (?:the )?end of (?:the )?term(?!\p{L}| papers?| exams?)`,
      ['by 26 March', 'by 20 July', 'by 17 December'],
    ],
    // Cherries are in blossom before spring is at its middle.
    [
      String.raw`(?<=(?<!\p{L})(?:cherry[ -]blossoms?|sakura)(?!\p{L})[^;.]*)(?<!\p{L})(next |this |in the |in )?spring(?!\p{L})`,
      'at the beginning of $1April',
    ],
    // A holiday fills two weeks that are named, and what is shorter has its days in them.
    [
      String.raw`(?<=(?<!\p{L})(?:holidays?|trip|away|campervan|motorhome|cruise|villa|cottage)(?!\p{L})[^;.]*)(?<!\p{L})(?:in |for |during )?(?:the )?first (?:two weeks|fortnight) (?:of|in) (${MONTH})(?!\p{L})`,
      'from 1 $1 to 14 $1',
    ],
    [
      String.raw`(?<!\p{L})(?:in |for |during )?(?:the )?first (?:two weeks|fortnight) (?:of|in) (?=${MONTH}(?!\p{L}))`,
      'in the first half of ',
    ],
    [`${BEFORE}easter weekend`, 'before Good Friday'],
    [`${OVER}easter weekend`, 'from Good Friday to Easter Monday'],
    [`${BEFORE}holy week`, 'before Palm Sunday'],
    [`(?:${OVER}|(?<!\\p{L}))holy week`, 'from Palm Sunday to Easter'],
    [`${OVER}summer session`, 'in June'],
    [`${OVER}spring session`, 'in March'],
    [`${OVER}autumn session`, 'in November'],
    [`${OVER}may bank holiday weekend`, 'over the early May bank holiday weekend'],
    [`${OVER}bank holiday weekend`, BANK_HOLIDAYS],
    // What is for a birth is done before it.
    [
      String.raw`(?<=^(?![^,;:]*(?<!\p{L})(?:birth|arrival)(?!\p{L}))[^,;:]*\S)(?:(?:,| [-–]| \(?)? ?(?:by the time|when|before)|,| [-–]) (?:(?:the |our |my )?baby(?: is|['’]s)?,? (?:due|comes?|coming|arrives?|arriving|born)|(?:she|he)(?: is|['’]s) (?:due|born))(?: on)? (?=(?:the )?\d|in ${MONTH}(?!\p{L}))`,
      ' before the baby ',
    ],
    [
      String.raw`(?<=(?<!\p{L})after )(?:(?:the|my|our) (?!(?:\p{L}+ )?(?:holidays?|hols|summer|school|work|break)(?!\p{L}))\p{L}+|moving(?: house)?) (?:in|of) (?=${MONTH}(?!\p{L}| \d))`,
      '',
    ],
    [
      String.raw`(?<!\p{L})at (the|my|our) (${SEASON}) (?!half|term|holidays?|hols|break|sales?|solstice)(\p{L}+)`,
      'at $1 $3 in $2',
    ],
  ],
  afterIt: String.raw`(?<![\p{L}\d]|look\p{L}* )(?:the (?:day|week|weekend) )?(?:(?:but )?only |straight |right |just )?(?:after|(?:when|once|as soon as|(?:but )?not (?:before|until)) (?:(?:i|we)['’ ](?:a?re?|m|am|get|come) )?back from)\s+(?:the\s+)?(?!(?:dinner|lunch|breakfast|supper|tea|midnight|dark)(?!\p{L}))(?=\S)`,
  gettingReady: String.raw`(?<!\p{L})(?:get(?:ting)?|pack(?:ing)?|prepar(?:e|ing)|organi[sz](?:e|ing)|plan(?:ning)?|sort(?:ing)?(?: out)?|everything|all|ready|things|stuff|bags?|trip)(?!\p{L})`,
  ownHoliday: String.raw`(?:my |our )?(?:holidays?|hols|vacation)(?=\s*$|[,;.])`,
  forJourney: String.raw`(?<!\p{L})for (?:the|our|my|a|an|this|\p{L}+['’]s) (?:(?!day)\p{L}+ )?(?:trip|journey|holiday|travels|honeymoon|safari|cruise|expedition)(?!\p{L})`,
  forOccasion: String.raw`(?<!\p{L})for\s+(?:(?:the|our|my|his|her|their|\p{L}+['’]s)\s+(?!\d)\p{L}|(?=christmas|xmas|easter|new year|31 december|thanksgiving|halloween))[^,;.]*$`,
  during: String.raw`(?<!\p{L})(?:while|when) (?:we|i)(?:['’](?:re|m)| are| am) (?=(?:away )?(?:in|at)(?!\p{L}))`,
  early: String.raw`(?<!\p{L})(?:early|earlier|ahead of time|in good time)(?!\p{L})`,
  instead: String.raw`[,;.!]*\s(?:i|we)(?:['’]ve| have) (?:already |now )?(?:started|tried|begun|failed|stopped|attempted|given up)(?: (?!times)[^\s,;.]+)* (?:times|twice|once)(?: (?:already|now|before))?(?=[,;.!]|$)|(?:,?\s(?:who\s)?(?:died|passed(?: away)?|was born|(?<!['’]s )born|diagnosed)\s(?:(?:back\s)?in|on|last)\s\p{L}+(?:\s\d{4})?(?!\p{L}))|\s(?:instead of|rather than|not (?:on|in|at))\s[^,;]*|[,!]*\snot like\s[^,;]*|,?\snot (?:january|february|march|april|june|july|august|september|october|november|december)(?!\p{L})[^,;]*`,
  past: String.raw`(?<!\p{L})(?:been|was|were|had|(?:has|have|had)n['’]t|since|ago|(?:it|he|she)['’]?s been|(?:i|we|he|she|it|they)(?:['’](?:ve|d))? (?:(?:just|only|finally) )?(?!need|signed up|booked|entered|registered|planned|agreed|arranged|reserved)(?:\p{L}{2,}ed|came|went|left|lost|began|met|broke|fell|had)|for (?:(?:over|nearly|almost|about|so) )?(?:${NUMBER}|many|some|\d+)? ?(?:years|decades|ages))(?!\p{L})`,
  slow: String.raw`(?<!\p{L})(?:no (?:rush|hurry)|without (?:rushing|hurry)|tak(?:e|ing) (?:my|our) time|(?:one|a) \p{L}+ at a time|little by little|bit by bit|slowly|(?<!(?:in|with|throughout|across|around|for|clean|cleaning) (?:the|our|my) )(?:whole|entire) house|(?:clear|empty|sort|declutter|tidy|pack)\p{L}* [^,;]*(?:mum|dad|nan|gran|grandma|grandad|grandparents|parents|aunt|uncle)['’]?s?['’]? house|(?:\d+,?000|thousands of) (?:photos|pictures|slides|books|records|files|emails))(?!\p{L})`,
  question: String.raw`^(?:(?:so|and|but|ok|hey|hi)[, ]+)?(?:(?:please )?(?:remind|tell|show) me (?:what|when|where|who|how (?!to)|which|if|whether)(?!\p{L})|(?:what|who|where|why|whose)(?:['’]?s|['’]re)?(?!\p{L}| to )|which (?:one|is|are|of)|how (?!to)\p{L}+|when (?:is|are|was|were|do|does|did|can|will|should)(?!\p{L})|(?:is|are|am|was|were|does|did|can|could|would|should|isn['’]t|aren['’]t|don['’]t you)(?!\p{L})|(?:do|have|will|has|shall) (?:i|you|we|he|she|it|they|this|that|there|these|those|anyone|anybody)(?!\p{L}))`,
  statement: String.raw`^(?:(?:lol|haha|omg|well|ok|so),? )*(?:my|our|his|her|a) \p{L}+ (?:made|told|got|gave|said|sent|put|thought|signed|wanted|asked|suggested)(?!\p{L})|^(?:it|that)['’]?s \p{L}+ing(?!\p{L})|^(?!(?:hem|shed|wed)(?!\p{L}))(?:i|we|you|he|she|it|they|this|that|these|those|there|life|everyone|everybody|nobody)(?:['’]?(?:s|m|re|ve|d|ll))?(?: (?!\p{L}+ing(?!\p{L}))|$)|(?<!\p{L})(?:is|isn['’]t|are|aren['’]t|was|were|has|had|does|doesn['’]t|did|didn['’]t|can['’]t|won['’]t|(?<!(?:a|my|the|our|his|her) )will|makes|takes|goes|comes|gets|keeps|says|saves|feels|seems|means|waits|flies|never|ain['’]t)(?!\p{L})`,
  givenUp: String.raw`^(?:i['’]?m |i am |we['’]?re )?(?:no (?!one|enough|idea|way|thanks|problem|need|time|clue|worries|matter|reason)\p{L}{3,}|(?:w/o|without|staying off) \p{L}{3,}|not \p{L}+ing(?!\p{L})|(?:don['’]?t|do not|never) (?!enough|forget|miss|lose|skip|know|mind|care|worry|like|want|understand|think|have|get|be|let)\p{L}{3,})`,
  begunByAct: String.raw`^(?:make|check|ask|tell|let|keep|sort|get|find|see|put|take|give|go|be|become|have|do|try|stop|start|set|bring|show|teach|write|read|learn|buy|sell|build|clean|clear|fix|move|plan|prove|apply|claim|ensure|finish|follow)(?!\p{L})`,
  opinion: String.raw`(?<!\p{L})does (?:this|it) (?:even |actually )?work\??$|(?<!\p{L})this(?: (?:app|site|website|thing|planner|one))?[.!]*$|(?<!\p{L})(?:(?:is|are) (?:very|too|so|more|less|better|worse|best)|was|were)(?!\p{L})`,
  joins: 'and|&',
  likens: String.raw`^(?!.*(?<!\p{L})(?:goals?|dreams?|plans?|aims?|wish|idea|project|target)(?!\p{L})).*(?<!\p{L})(?:is|are) (?:a|an|just|like)(?!\p{L})`,
  subordinates: String.raw`(?<!\p{L})(?:who|whos|which|that|where|when|while|whenever|because|cos|since|if|unless|before|until|till|after|so|as|than|how|what|why|whether)(?:['’]s)?(?!\p{L})`,
  sighs: String.raw`^(?:um+|uh+|erm*) (?:not sure|dunno|no idea)|^(?=.*\p{L})(?:(?:asdf\S*|qwert\S*|(?:bla|blah)|test|testing|hello|hi|ok|um|\d+)(?: |$))+$|^(?:(?:oh|ah) )?(?:if only (?:i|we)|i wish (?:i|we) had)(?: \S+){0,5}$|^what an? (?:day|week|month|year|mess|nightmare)(?: this| it)?(?!\p{L})|^(?!(?:get|have|want|need)(?!\p{L}))(?:\p{L}+ ){1,3}(?:is |was |has been |got |s )?(?:moved|postponed|rescheduled|brought forward) (?:to|until)(?!\p{L})|^(?:so|dead|proper) (?:tired|knackered|fed up|bored)$|^(?:lol|lmao|omg|wtf|haha\p{L}*)(?: (?:this|that|it|the|app|site|thing|is|what|ok|yes|no|me|so|funny))*$|^(?:(?:um|er|hmm?|sorry|well) )*(?:i )?(?:(?:really|honestly) )?(?:don ?t (?:really )?know|dunno|idk|not (?:really )?sure|(?:have )?no (?:idea|clue)|(?:haven ?t|not) a clue)(?: (?:really|yet|tbh|sorry))*(?: what (?:i want|to (?:write|say|put|type|do|ask))(?: here| yet)?)?$|^(?:meh|ugh|h+m+|whatever(?: really)?|blah|oh well|good luck|all good|who knows|lol|test|testing|help(?: me)?(?: please)?|(?:something|anything)(?: really)?)$|^(?:(?:nowt|nothing) )?(?:really )?just (?:looking|browsing|testing|trying|having a look|curious)(?!\p{L})|^(?:nowt|nothing|nothing much) really|^never mind|^(?:today|tomorrow|yesterday) (?:is|was)(?!\p{L})`,
  // Who says by June means its beginning.
  forSeason: String.raw`(?<![\p{L}\d])(?:(?:in time )?(?:for|by|until|till)\s+(?:the\s+)?(?=(?:next\s+|coming\s+)?${SEASON}(?!\p{L}))|by\s+(?=(?:next\s+)?${MONTH}(?!\p{L}|\s+(?:\d\d?(?!\d)|bank|half|or|holidays?|to)|\s*[-–/]\s*(?:\d|${MONTH}))))`,
  ofMonth: String.raw`(?<!\p{L})(?:of|this|next)\s+(January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}|\s*\d)`,
  article: String.raw`(?:the\s+)$`,
  forMonth: String.raw`^for\s+(\p{L}+\s+\d{4}|(?:next\s+)?${MONTH})$`,
  feastItself: String.raw`^(?:(?:organi[sz]|host|prepar|plan|celebrat|hav|spend|sort|surviv|get(?:ting)? through|do(?:ing)?(?= something))\p{L}*\s+(?:out\s+)?)?(?:(?:an?|our|the|my|this|for)\s+)?(?:(?!(?:for|by|before|until|since|after|at|over|on|in|of|around|till)(?!\p{L}))\p{L}+\s+){0,2}(christmas(?: eve)?|xmas|(?<!(?:orthodox|greek) )easter|(?:orthodox|greek) easter|thanksgiving|new year['’]s eve|boxing day|pancake day|shrove tuesday|burns night|bonfire night|halloween|mother['’]?s day|mothering sunday|father['’]?s day|eid(?: (?:al|ul)[ -](?:fitr|adha))?|ramadan|hanukkah|chanukah|passover|pesach|rosh hashanah|yom kippur)(?:\s+day)?(?=\s*(?:$|[,;:.(])|\s+(?:for|at|with|without|here|in)(?!\p{L}))`,
  ofFeast: String.raw`(?<!\p{L})(christmas eve|christmas|xmas|easter|thanksgiving|halloween|boxing day|pancake day|burns night|mother['’]?s day|mothering sunday|father['’]?s day|eid(?: (?:al|ul)[ -](?:fitr|adha))?|ramadan|hanukkah|chanukah|passover|pesach|rosh hashanah|yom kippur)(?:\s+day)?\s+(?:dinner|lunch|brunch|roast|meal|presents?|gifts?|cake|pudding|eggs?|costumes?|decorations|biscuits|cookies|baking|crackers|wreaths?|markets?|fairs?|fayre|f[eê]te|concert|bazaar|play|show|panto|party|parties|do|drinks|quiz)(?!\p{L})`,
  heldBefore: String.raw`(?:christmas|xmas|easter)\s+(?:market|fair|fayre|f[eê]te|concert|bazaar|play|show|panto)s?(?!\p{L})|(?:christmas|xmas) (?:party|parties|do|drinks|quiz)(?!\p{L})|^(?=.*(?:christmas|xmas)).*(?<!\p{L})(?:colleagues|coworkers|office|work|team|staff|class|school|nursery|choir|church|club|friends|company)(?!\p{L})`,
  happened: String.raw`(?<!(?<!\p{L})(?:get|getting|be|have|having) (?:\S+ ){0,3})(?<!\p{L})(?!(?:need|plann|book|arrang|schedul|agree|enter|register|reserv)\p{L}*)(?:\p{L}{2,}ed|got|bought|had|broken|stolen|lost|sent|taken)(?: (?!for|by|before|until)\p{L}+){0,3}`,
  carriers: ['zzz {}', 'zzz in {}', 'zzz on {}', 'zzz at {}', 'zzz on the {}', 'zzz in the {}'],
  fromNow: 'zzz in {}',
  since: String.raw`^(?:from|starting|starting in|starting on|beginning|beginning in|as of|since)\s+(?:the\s+)?(.+)$`,
  rangeTo: String.raw`\s(?:to|until|till|through|-|–)\s`,
  deadlineWords: 'by|within|before',
  ofNextYear: String.raw`(?<!\p{L})(?:of next year|next year)(?!\p{L})`,
  ofThisYear: String.raw`(?<!\p{L})(?:of this year|this year)(?!\p{L})`,
  wholeYear: String.raw`(?<![\p{L}\d])(?:in|of|by the end of|by|during|before the end of|within)\s+((?:20|21)\d\d)(?![\d/.-])`,
  goesOn: String.raw`^\s+(?:weekend|week|holidays?|hols|break|season|vacation)(?!\p{L})`,
  alternative: String.raw`^\s*(?:or|and|-|/|,?\s*or)\s`,
  yearly: String.raw`(?:(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L})|christmas|xmas|easter|thanksgiving|halloween|(?<!\p{L})(?:eid|ramadan|hanukkah|chanukah|passover|pesach|rosh hashanah|yom kippur)(?!\p{L})|bonfire|new year|valentine|spring|summer|autumn|(?<!\p{L})fall(?!\p{L})|winter|quarter|boxing day|remembrance|may day|independence|labor day|memorial day|\d{1,2}[/.-]\d{1,2}(?![/.-]?\d))`,
  relative: String.raw`(?<!\p{L})(?:this|next|last|coming|today|tomorrow|ago|from now|in an?\s|later|after|the following)(?!\p{L})`,
  dateHint: String.raw`day|night|week|month|year|fortnight|end|beginning|start|mid`,
  compoundEnd:
    '(?<= )(?:of|for|to|at|in|on|with|from|by|about|into|over|during|and|before|after|as|near|nearer|under|without|so|who|that|which|when|while) ',
  objectOfAct: String.raw`^(?:Learn(?: how)? to play|Learn|Study|Take up|Practi[sc]e|Improve|Renovate|Redo|Refurbish|Remodel|Repaint|Paint|Tidy(?: up)?|Clear(?: out)?|Clean(?: out)?|Declutter|Sort out|Repair|Fix)\s+((?:(?:my|our|the|a|an)\s+)?(?!(?:to|how|about|a bit|more|it|this|that)(?!\p{L}))\p{L}+(?:\s+(?!(?:by|in|on|for|with|before|at|to|from|and|over|until|this|next|again|properly|well|better|up|out)(?!\p{L}))\p{L}+){0,2})(?=$|[\s,.])`,
  placeName: String.raw`(?<!\p{L})(?:to|in)\s+((?:the\s+)?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)(?!\p{L}))\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+){0,2})`,
  wishes: String.raw`^(?:(?:(?:hi|hey|hello|ok|please),?|(?:can|could|would|will) you(?: please)?|how (?:do|can|should) (?:i|we)(?: best)?(?= (?:prepare|train|get ready))|(?:make|give|create|write) (?:me )?a(?: \p{L}+)? plan (?:for|to)|i['’]d like to|i would like to|this year|i (?:finally |really |just )?want to|i wanna|i(?: really)? should|i ought to|i['’]ve got(?: to)?|i have to|i need(?: to)?|i must|i plan to|i am going to|i['’]m going to|i['’]m planning to|i am planning to|we want to|we need to|we have to|we are going to|we['’]re going to|we['’]d like to|help me(?: to)?|my goal is to|goal:?|plan for|prepare (?:me )?for|prepare|train for|get ready for|getting ready for|please|i have|we have|there is|there['’]s|a plan (?:for|to))\s+)+(?:(?:the|a|an|my|our)\s+)?`,
  leftovers: String.raw`(?<!\p{L})(?:for once(?!\p{L})|asap(?!\p{L})|as soon as possible|(?:the\s+)?due date(?: is)?(?:\s*:)?(?=\s*$)|,\s*due\s*$|by\s*(?:the)?\s*$|starting (?:now|today)|from now on|which is\s*$|scheduled for\s*$|taking place\s*$)`,
  beginnings: String.raw`^(?:of|for|to|and|(?:a )?plan (?:for|to))\s+(?=.)`,
  edges: String.raw`(?:\s|[,;:.–-]|(?<!\p{L})(?:the|a|an|on|(?<!(?:notice|settl\p{L}+) )in|(?<!look\p{L}* )at|by|for|of|and|with|from|is|arriving|will be|which is|due|until|before|starting|starts?|at least|well|(?<!in )one day|maybe|perhaps|probably|hopefully|ideally|some ?time|somewhere|around|about|(?:that |which )?(?:expires?|is due|is up|runs? out|ends?))(?=\s*$))+$`,
  leads: String.raw`^(?:the (?=\p{L}+ of )|go(?:ing)? to (?=[^,]*(?<!\p{L})(?:wedding|christening|funeral|baptism|concert|gig|party|exhibition|reunion|graduation)(?!\p{L}))(?:the |a )?)`,
  tails: String.raw`by the time (?:i|we|he|she|they)|(?:is )?(?:and|but) (?:i|we|he|she|they)(?:['’](?:m|re|ll|ve|s|d))?|while (?:the|my|our|there)|(?:that|which|who)(?:['’]s| has| have| is| are| was| were)|so (?:that )?(?:i|we|he|she|it|they|my|our)|because|cos|even though|although|(?<!(?:find out|work out|figure out|know|decide|see|understand|check) )(?:before|after|when|while|until|till|if|once) (?:i|we|he|she|it|they)(?:['’]?re)?|in case|for when|as soon as|to stop (?:him|her|it|them)|instead of|rather than`,
  listEnd: String.raw`^\p{L}+ (?:and|or|&) \p{L}+$`,
}
