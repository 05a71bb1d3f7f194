import type { ReadingWords } from '../planning-words.ts'
import type { TimeOfYear } from '../time-of-year.ts'

export const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
export const SEASON = '(?:spring|summer|autumn|winter)'

const SCHOOL = String.raw`(?:the |their |her |his )?(?:schools?|term|lessons|classes)`
const CHILDREN = String.raw`(?:the |my |our )?(?:kids|children|boys|girls|twins|grandchildren|grandkids)`
const BEACH = '(?:bikini|swimsuit|swimming|beach|beach body) season'
const CHRISTMAS_MARKETS = '(?:school |church |village )?christmas (?:markets?|fairs?|fayres?|bazaars?)'
const START = '(?:starts?|begins?|starts? again|starts? up again|is back|are back|opens?|reopens?)'

const times: readonly TimeOfYear[] = [
  {
    names: 'harvest|harvesting|harvest time',
    begins: 'harvest (?:starts|begins)',
    ends: String.raw`(?:the )?harvest is (?:in|over|done|finished)`,
    first: '15 July',
    last: '15 September',
  },
  { names: 'grape harvest|grape picking', first: '10 September', last: '10 October' },
  { names: 'lambing|lambing season|lambing time', first: '1 March', last: '25 April' },
  { names: 'calving|calving season', first: '1 February', last: '30 April' },
  { names: 'shearing', first: '1 June', last: '15 July' },
  { names: 'haymaking|hay making|silage|hay season', first: '1 June', last: '15 July' },
  {
    names: String.raw`(?:autumn |winter )?(?:rains?|storms?)|rainy season|wet (?:weather|season)|bad weather`,
    begins: String.raw`it (?:starts|begins) (?:raining|to rain)(?: again)?|it rains(?: again)?|(?:the )?weather (?:turns|breaks|changes|gets (?:bad|worse|wet|cold)|turns (?:bad|cold|wet))`,
    first: '1 October',
    last: '30 November',
  },
  {
    names: '(?:first )?snows?|snowfall',
    begins: 'it (?:starts (?:snowing|to snow)|snows)|the (?:first )?snow (?:comes|falls|arrives)',
    first: '1 December',
    last: '20 March',
  },
  {
    names: 'summer heat|heat|hot weather|hot spell|heatwaves?|hot summer',
    begins: String.raw`it (?:gets|turns|becomes|is) (?:too |really )?hot|the (?:heat|hot weather) (?:comes|arrives|starts)`,
    first: '1 June',
    last: '5 September',
  },
  {
    names: 'heating season',
    begins: String.raw`(?:we |i )?(?:light|lighting|start|starting) the (?:stove|fire|wood burner|log burner|boiler)(?: again)?|(?:the )?heating (?:goes|comes|is) (?:back )?on(?: again)?|(?:we |i )?(?:have to |need to )?(?:turn|turning|put|putting|switch|switching) (?:the )?heating (?:back )?on(?: again)?`,
    first: '10 October',
    last: '20 April',
  },
  {
    names: String.raw`the end of (?:the )?(?:school year|summer term)|school holidays|summer (?:holidays|hols|break)`,
    begins: String.raw`the (?:school |summer )*holidays (?:start|begin)|${SCHOOL} (?:breaks? up|ends?|finish(?:es)?|is over|is out)|${CHILDREN} (?:break up|are off(?: school)?|finish school)`,
    ends: String.raw`${SCHOOL} (?:breaks? up|has broken up|have broken up|ends?|finish(?:es)?|is over|is out)|${CHILDREN} (?:break up|are off(?: school)?|finish school|have broken up|are on (?:their )?(?:summer )?holidays?)`,
    first: '22 July',
    last: '22 July',
  },
  {
    names: 'end of (?:the )?tax year|tax year ends?|tax year end',
    begins: '(?:the )?tax year ends',
    first: '5 April',
    last: '5 April',
  },
  {
    names: 'new term|university term|start of uni|uni starts',
    begins: '(?:uni|university|the new term|term) (?:starts|begins)',
    first: '20 September',
    last: '25 September',
  },
  { names: 'summer term', first: '15 April', last: '21 July' },
  { names: 'spring term', first: '6 January', last: '27 March' },
  { names: 'autumn term', first: '3 September', last: '18 December' },
  {
    names: String.raw`(?:the )?(?:start of (?:the )?(?:term|school(?: year)?|autumn term)|first day of (?:school|term)|back to school)`,
    begins: String.raw`${SCHOOL} ${START}|${CHILDREN} (?:go|are|start) back (?:to|at) school|${CHILDREN} (?:start|go to) school|they go back to school`,
    first: '2 September',
    last: '6 September',
  },
  {
    names: `beach(?: weather| holiday)?|${BEACH}`,
    begins: String.raw`(?:we|i) (?:hit|go to) the beach|going to the beach|i have to wear a (?:bikini|swimsuit)`,
    first: '20 June',
    last: '5 September',
  },
  {
    names: 'summer rush|tourist season|summer season|high season|holiday season',
    first: '1 June',
    last: '15 September',
  },
  { names: 'ski(?:ing)? season|winter season', first: '5 December', last: '10 April' },
  {
    names: 'falling leaves|leaf fall',
    begins: String.raw`the leaves (?:start (?:falling|to fall)|fall|come down)`,
    ends: String.raw`(?:all )?the leaves (?:fall|have (?:all )?fallen|are (?:all )?(?:down|off)|have come down)`,
    first: '10 October',
    last: '25 November',
  },
  {
    names: 'growing season',
    begins: String.raw`(?:the )?grass (?:starts (?:growing|to grow)|grows)(?: again)?|things start growing`,
    first: '25 March',
    last: '31 October',
  },
  {
    names: String.raw`clock change`,
    begins: String.raw`the clocks (?:change|go back|go forward)`,
    first: '29 October',
    last: '31 October',
  },
  {
    names: String.raw`(?:my |her |his |their |our )?(?:a[ -]?levels?|gcses?)`,
    first: '10 May',
    last: '25 June',
  },
]

const THE = String.raw`(?:the |this |next |our |my )?(?:next )?`
const WHEN = String.raw`(?:when|once|as soon as|after|now that|from when)`
/** What a time does when it begins: `before the rain comes`. */
const COMES = '(?: (?:comes?|starts?|begins?|arrives?|returns?|sets? in|is here|hits?))?'
/** What is done before a time is done before its first day. */
const BEFORE = '(?:before|by|by the time|in time for|ahead of|in good time for|until|till)'

const rowsOf = ({ names, begins, ends, first, last }: TimeOfYear): ReadingWords['sameDays'] => [
  [String.raw`(?<!\p{L})${BEFORE} ${THE}(?:${names})${COMES}(?!\p{L})`, `before ${first}`],
  [String.raw`(?<!\p{L})after ${THE}(?:${names})(?!\p{L})`, `after ${last}`],
  ...(begins === undefined
    ? []
    : ([[String.raw`(?<!\p{L})${BEFORE} (?:${begins})(?!\p{L})`, `before ${first}`]] as const)),
  ...(ends === undefined && begins === undefined
    ? []
    : ([
        [
          String.raw`(?<!\p{L})${WHEN} (?:${ends ?? begins ?? ''})(?!\p{L})`,
          `after ${ends === undefined ? first : last}`,
        ],
      ] as const)),
]

/** Two days, one behind the other, are one time: `28 and 29 August`. */
const twoDays: ReadingWords['sameDays'] = Array.from({ length: 30 }, (_, at) => [
  String.raw`(?<![\d.:/]|\d )(?:the )?${at + 1}(?:st|nd|rd|th)?(?: and| &)(?: the)?\s*${at + 2}(?:st|nd|rd|th)? (?:of )?(?=${MONTH}(?!\p{L}))`,
  `from ${at + 1} to ${at + 2} `,
])

/** Times of the year as they usually are in England, said as days. */
export const timesOfYear: ReadingWords['sameDays'] = [
  ...times.flatMap(rowsOf),
  ...twoDays,
  [String.raw`(?<!\p{L})for ${THE}(?:${BEACH})(?!\p{L})`, 'before 20 June'],
  [String.raw`(?<!\p{L})(?:for|before|by|in time for) ${THE}(?:${CHRISTMAS_MARKETS})(?!\p{L})`, 'before 5 December'],
  [String.raw`(?<!\p{L})after (?:the )?easter (?:school )?(?:holidays?|hols|break)(?!\p{L})`, 'after Easter Monday'],
  [
    String.raw`(?<!\p{L})(?:in|for|during) (?:the |this )?(${SEASON}) (?:planting|sowing|pruning|bare[ -]root) season(?!\p{L})`,
    'in $1',
  ],
  [
    String.raw`(?<!\p{L})(?:when|once|as soon as) (?:the )?(?:weather (?:gets|is|turns) (?:better|warmer|nicer|warm|nice|good|dry|drier)|it(?:['’]s| is| gets| turns) (?:warmer|warm|drier|dry))(?: enough| again)?(?!\p{L})`,
    'in May',
  ],
  [String.raw`(?<!\p{L})before (?:my |the )?(?:next )?pay[ -]?day(?!\p{L})`, 'by the end of the month'],
  [
    String.raw`(?<!\p{L})(?:(?:when|once|as soon as) (?:the )?(?:last )?frosts? (?:is|are|has|have) (?:over|past|gone|passed)|after (?:the )?(?:last )?frosts?)(?!\p{L})`,
    'in the middle of May',
  ],
  [String.raw`(?<!\p{L})in time for the season(?!\p{L})`, 'before 1 May'],
  [
    String.raw`(?<=(?<!\p{L})(?:boiler|radiators?|heating|stove|wood burner|log burner|chimney|heat pump)(?!\p{L})[^.;]*)(?<!\p{L})(?:before|by|in time for) (?:the |next |this )*winter(?!\p{L})`,
    'before 10 October',
  ],
  [
    String.raw`(?<=(?:can['’]?t|cannot|won['’]?t)[^,;.]*) (?:past|beyond|after) (?:the )?(?:end of (?:the )?)?(?=(?:summer|autumn|winter|spring)(?!\p{L}))`,
    ' by the end of ',
  ],
  [String.raw`(?<!\p{L})half[ -]term in (february|may|october)(?!\p{L})`, '$1 half term'],
  [String.raw`(?<!\p{L})in the new year(?!\p{L})`, 'in January'],
  // What somebody does from a month on is why it has to be there before.
  [
    String.raw`,\sfrom (?=${MONTH}(?!\p{L}))(\p{L}+) (?:i|we|he|she|they|my \p{L}+)(?:['’]\p{L}+)? [^,;.]*`,
    ' before $1',
  ],
  // Who comes in a month is there from its first day; what is wanted from a month on is there before.
  [
    String.raw`(?<!\p{L})when (?:they|he|she|my \p{L}+|our \p{L}+) (?:visits?|comes?|arrives?)(?: \p{L}+){0,2} in (?=${MONTH})`,
    'before ',
  ],
  [String.raw`,?\s(?:because|as|since) from (?=${MONTH})(\p{L}+)[^,;.]*`, ' before $1'],
  [String.raw`(?<!\p{L})(?:for|by|in time for|before) (?:the )?(20\d\d) season(?!\p{L})`, 'before 1 May $1'],
  // What is printed to be given is there before.
  [
    String.raw`(?<=(?<!\p{L})(?:print(?:ed)?|publish(?:ed)?|bound|photo ?books?|albums?)(?!\p{L})[^,;.]*)(?<!\p{L})(?:for|by|before|in time for) (?:christmas|xmas)(?!\p{L})`,
    'by 5 December',
  ],
]
