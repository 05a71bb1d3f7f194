import { AWAY } from './far-places.ts'
import type { ReadingWords } from '../planning-words.ts'
import { daysInARow } from './days-in-a-row.ts'
import { daysOfOthers } from './days-of-others.ts'
import { daysOfPurpose } from './days-of-purpose.ts'
import { MONTH, SEASON, timesOfYear } from './times-of-year.ts'

const OVER = String.raw`(?<!\p{L})(?:over|during|in|at|on|for)\s+(?:the\s+)?(?:next\s+)?`
const BEFORE = String.raw`(?<!\p{L})(?:by|before|until|till|ahead of|in time for)\s+(?:the\s+)?(?:next\s+)?`
/** The Mondays of the half terms of English schools: the third of February, the last ones of May and October. */
const HALF_TERMS = ['the third Monday of February', 'the last Monday of May', 'the last Monday of October']
const BANK_HOLIDAYS = ['early May', 'spring', 'August'].map((name) => `over the ${name} bank holiday weekend`)

/** Feasts of other calendars, in the years ahead. */
const DIWALI = ['8 November 2026', '29 October 2027', '17 October 2028', '5 November 2029', '26 October 2030'].map(
  (day) => ` on ${day}`,
)
/** Whether a text says a date, beside other numbers. */
const DATED = String.raw`(?!.*(?:20\d\d|\d[/.]\d|\d(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}|${MONTH}\s+\d))`
const LUNAR_NEW_YEAR = ['6 February 2027', '26 January 2028', '13 February 2029', '3 February 2030'].map(
  (day) => ` on ${day}`,
)

/** English words for days as others say them, which are read more surely. */
export const sameDays: ReadingWords['sameDays'] = [
  ...daysInARow,
  ...daysOfOthers,
  ...timesOfYear,
  ...daysOfPurpose,
  // A feast of this year is the next one.
  [
    String.raw`(?<=(?<!\p{L})(?:christmas|xmas|easter|thanksgiving|hanukkah|halloween)) (?:earlier |early )?this year(?!\p{L})`,
    '',
  ],
  // How long a race takes is no hour of the day.
  [String.raw`(?<=(?<!\p{L})(?:under|below|sub|beat|in) )([1-6])[:.]([0-5]\d)(?![:.\d]| ?[ap]\.?m)`, '$1h$2'],
  // What runs out in a month has to be there before that begins.
  [
    String.raw`(?<=(?<!\p{L})(?<!(?:lease|tenancy|contract) )(?:runs? out|running out|expires?|expiring|lapses)) in (?=${MONTH}(?!\p{L}))`,
    ' before ',
  ],
  // A month or season by itself in a clause is when it is.
  [String.raw`(?<=[,;] )(?=(?:${MONTH}|${SEASON})(?: \d{4})?\s*(?:$|[,;.)]))`, 'in '],
  // Since when something is left may stand first.
  [
    String.raw`^((?:from|starting) (?:\p{L}+day|today|tomorrow|(?:\d\d? )?${MONTH})),? ((?:no|not|without) [^,;.]*?) (?=(?:until|till|to) )`,
    '$2 $1 ',
  ],
  // A break before a colon is when all of it is.
  [String.raw`^(?=(?:(?:february|may|october) )?half[ -]term\s*:)`, 'over the '],
  [
    String.raw`(?<!\p{L})before (?:the (?:cold(?: weather)?|(?:first )?frosts?)(?: (?:comes?|starts?|arrives?|sets? in))?|it (?:gets|turns|goes) (?:too )?cold)(?!\p{L})`,
    'before November',
  ],
  [
    String.raw`(?<!\p{L})(?:but )?(?:not (?:before|until|till)|(?:no|not any) (?:earlier|sooner) than)(?= (?:the )?(?:\d|\p{L}+day|${MONTH}|easter|christmas))`,
    'from',
  ],
  [String.raw`(?<!\p{L})before the (?:year is (?:out|over)|year ends|end of the year)(?!\p{L})`, 'by 31 December'],
  [
    String.raw`(?<!\p{L})before (?:the |this )?(${SEASON}|${MONTH})(?:['’]s (?:out|over|gone)| (?:is (?:out|over)|ends|has gone|is gone))(?!\p{L})`,
    'by the end of $1',
  ],
  [String.raw`(?<!\p{L})(?:in|over|during|for) the (?:school )?summer (?:holidays?|hols|break)(?!\p{L})`, 'in August'],
  [String.raw`(?<!\p{L})at (?=\d\d? weeks?(?!\p{L}))`, 'of '],
  [
    String.raw`(?<=(?<!\p{L})(?:gcses?|a[ -]levels|exams|finals|sats)(?!\p{L})[^,;.]* in ${MONTH}) and ${MONTH}(?!\p{L})`,
    '',
  ],
  [
    String.raw`(?<=(?<!\p{L})(?:garlic|leeks|kale|onions|broad beans|cabbages?|sprouts)(?!\p{L})[^,;.]*) (?:in )?for (?:the )?winter(?!\p{L})`,
    '',
  ],
  [String.raw`(?<=(?<!\p{L})in ${MONTH}) or (?:(?:early|mid|late)[ -])?${MONTH}(?!\p{L})`, ''],
  // Of two parts of months that may be, the first.
  [
    String.raw`(?<=(?:early|mid|late|beginning of|start of|end of)[ -]${MONTH}) or (?:early|mid|late|beginning of|start of|end of)[ -]${MONTH}(?!\p{L})`,
    '',
  ],
  // What goes on until a month goes on until that begins.
  [
    String.raw`(?<!(?<!\p{L})(?:from|between|since) [^,;]*)(?<!\p{L})(?:until|till|til) (?=${MONTH}(?!\p{L}|\s+\d\d?(?!\d)))`,
    'before ',
  ],
  [String.raw`^dry (?=(?:until|till|before|for)(?!\p{L}))`, 'stay dry '],
  // A meal of a weekday is on the day that is said with it.
  [
    String.raw`(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day (?=(?:lunch|roast|brunch|dinner|supper|tea)(?!\p{L})[^;.]*\d(?:st|nd|rd|th)? (?:of )?${MONTH}(?!\p{L}))`,
    '',
  ],
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
    String.raw`(?<=(?<!\p{L})for (?:\S+ ){1,3}(?:baby|newborn|niece|nephew|(?:great-?)?grand(?:child|son|daughter))(?!\p{L})[^;.]*),? (?:due|expected|arriving|born|who is due|who is born|is due|is born|coming) in (?=${MONTH}(?!\p{L}))`,
    ' before ',
  ],
  [String.raw`(?<!\p{L})for advent(?!\p{L})`, 'by the end of November'],
  [String.raw`(?<!\p{L})(?:in|during|throughout) advent(?!\p{L})`, 'in the first half of December'],
  [
    String.raw`(?<!\p{L})(?:in|by|at) the (${MONTH}) (?:\p{L}+ )?(?:round|session|sitting|intake|window)(?!\p{L})`,
    'in $1',
  ],
  [String.raw`(?<!\p{L})(?:in|by) the (${SEASON}) (?:\p{L}+ )?(?:round|intake)(?!\p{L})`, 'in $1'],
  [String.raw`(?<=^${DATED}.*(?<!\p{L})diwali(?!\p{L})[^,;.]*)(?: this year)?(?=$|[,;.])`, DIWALI],
  [
    String.raw`(?<=^${DATED}.*(?<!\p{L})(?:chinese|lunar) new year(?!\p{L})[^,;.]*)(?: this year)?(?=$|[,;.])`,
    LUNAR_NEW_YEAR,
  ],
  [String.raw`(?<!\p{L})(?:in|with) the new year(?!\p{L}|['’])`, 'from January'],
  [String.raw`(?<=(?<!\p{L})(?:before|by|until|till) )ramadan(?!\p{L})`, 'the start of ramadan'],
  [String.raw`(?<!\p{L})late[ -](?=${SEASON}(?!\p{L}))`, ''],
  [String.raw`(?<!\p{L})(?:on|for) the (?:early )?may bank holiday(?! weekend)(?!\p{L})`, 'on the first Monday of May'],
  // Who is somewhere over Easter is there from Friday to Monday.
  [
    String.raw`(?<=(?<!\p{L})(?:visit\p{L}*|stay|go(?:ing)?|away|trip|break|camp\p{L}*|guests?)(?!\p{L})[^;.]*)(?<!\p{L})over (?:the )?easter(?: weekend)?(?!\p{L}|\s+(?:holiday|break|sunday|monday|lunch))`,
    'from Good Friday to Easter Monday',
  ],
  [
    String.raw`(?<!\p{L})over (?:the )?easter(?!\p{L}|\s+(?:holiday|break|sunday|monday|weekend|lunch))`,
    'in the week of Easter Monday',
  ],
  [
    String.raw`(?<!\p{L})(?:some ?(?:where|time) )?(?:around|round about|about|towards|in) (?:the )?(?=(?:late|early|mid)[ -])`,
    '',
  ],
  [String.raw`(?<!\p{L})some ?(?:where|time) (?:around|in) `, 'in '],
  [String.raw`(?<!\p{L})start(?:s|ing)? (?:in )?(?=${MONTH}(?!\p{L})|sept?(?!\p{L}))`, 'from '],
  [String.raw`(?<!\p{L})end[ -]of[ -](?:the[ -])?year (?=exams?(?!\p{L})|tests?(?!\p{L})|mocks?(?!\p{L}))`, 'summer '],
  [String.raw`(?<!\p{L})early next year(?!\p{L})`, 'in January next year'],
  [String.raw`(?<!\p{L})late[ -](?=${MONTH}(?!\p{L}))`, 'at the end of '],
  [String.raw`(?<!\p{L})early[ -](?=${MONTH}(?!\p{L}| bank holiday))`, 'at the beginning of '],
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
  [`${BEFORE}christmas (?:school )?(?:holidays?|hols|break)`, 'before 22 December'],
  [`${OVER}christmas (?:school )?(?:holidays?|hols|break)( \\d{4})?`, 'from 22 December$1 to 2 January'],
  // Nobody goes away for the feast alone.
  [`${AWAY}(?:at|over|in) christmas( \\d{4})?(?=$|[,;.)])`, 'from 22 December$1 to 2 January'],
  [`${AWAY}(?:at|over|in) easter( \\d{4})?(?=$|[,;.)])`, 'in the week of Easter Monday$1'],
  [`${BEFORE}easter (?:school )?(?:holidays?|hols|break)`, 'before Good Friday'],
  [`${OVER}easter (?:school )?(?:holidays?|hols|break)`, 'in the week of Easter Monday'],
  [
    String.raw`^lent\s*[:,–-]\s*(?=(?:no|without|not|off|giv(?:e|ing) up)(?!\p{L}))([^.;]*?)(?:,? (?:starting )?from (?:today|now|tomorrow))?(?:,? (?:until|till|to) easter)?$`,
    '$1 until Easter',
  ],
  [String.raw`(?<!\p{L})(?:for|during|over|through|in) lent(?!\p{L})`, 'until Easter'],
  // A year of school begins in September.
  [
    String.raw`(?<!\p{L})(?:(?:for|by|from|in) )?(?:the )?(?:next|new|coming) (?:school|academic) year(?! starts)(?!\p{L})`,
    'for September',
  ],
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
    String.raw`(?<=(?<!\p{L})(?:cherry[ -]blossoms?|sakura)(?!\p{L})[^;.]*)(?<!\p{L})(?:in (?:the )?|(next |this ))?spring( \d{4})?(?!\p{L})`,
    'at the beginning of $1April$2',
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
  [String.raw`(?<!\p{L})(?:in |during )?the week after easter(?!\p{L})`, 'in the week of Easter Monday'],
  [
    String.raw`(?<=(?<!\p{L})before (?:the )?(?:autumn|winter|spring|summer)) (?:storms?|gales|rains?|frosts?|cold|heat|rush|weather)(?!\p{L})`,
    '',
  ],
  [`${BEFORE}easter weekend`, 'before Good Friday'],
  [`${OVER}easter weekend`, 'from Good Friday to Easter Monday'],
  [`${BEFORE}holy week`, 'before Palm Sunday'],
  [`(?:${OVER}|(?<!\\p{L}))holy week`, 'from Palm Sunday to Easter'],
  [`${OVER}summer session`, 'in June'],
  [`${OVER}spring session`, 'in March'],
  [`${OVER}autumn session`, 'in November'],
  [`${OVER}(?:early )?may bank holiday(?: weekend)?`, 'over the early May bank holiday weekend'],
  [`${OVER}bank holiday weekend`, BANK_HOLIDAYS],
  [
    String.raw`(?<=(?<!\p{L})after )(?:(?:the|my|our) (?!(?:\p{L}+ )?(?:holidays?|hols|summer|school|work|break)(?!\p{L}))\p{L}+|moving(?: house)?) (?:in|of) (?=${MONTH}(?!\p{L}| \d))`,
    '',
  ],
  [
    String.raw`(?<!\p{L})at (the|my|our) (${SEASON}) (?!half|term|holidays?|hols|break|sales?|solstice)(\p{L}+)`,
    'at $1 $3 in $2',
  ],
]
