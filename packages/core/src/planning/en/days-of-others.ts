import type { ReadingWords } from '../planning-words.ts'
import { MONTH } from './times-of-year.ts'

const MAKE = String.raw`(?:finish(?:ing)? |start )?(?:sew|knit|crochet|make|making|build|carve|paint|embroider|bake|design|print|frame|restore|finish|get)`
/** What is said or eaten there is of its day. */
const FRESH = String.raw`(?<!\p{L})(?:speech|toast|reading|poem|cakes?|cupcakes|food|buffet|dinner|lunch|bread|desserts?|bouquets?|flowers)(?!\p{L})`
const OCCASION = String.raw`(?:wedding|birthday|christening|communion|baptism|anniversary|party|prom|graduation|baby shower|hen do|reunion)`

/** Days on which something else is, ahead of which or behind which a goal is. */
export const daysOfOthers: ReadingWords['sameDays'] = [
  [String.raw`(?<=, (?:all )?(?:on my own|alone|by myself|without help)) this (?:year|time)(?=\s*(?:$|[,;.]))`, ''],
  // A young animal comes when the holidays begin, and not when they end.
  [
    String.raw`(?<=(?<!\p{L})(?:puppy|kitten|rescue dog|rabbits?|a dog|a cat)(?!\p{L})[^;.]*) (?:in|during|over) the summer (?:holidays?|hols|break)(?!\p{L})`,
    ' in the last week of July',
  ],
  // How old somebody will be says no day: `60 next year`.
  [
    String.raw`, (?:(?:i|he|she|we)(?:['’](?:m|s|re|ll be)| am| is| will be| turn)? )?[1-9]\d (?:next|this) (?:year|month|week|${MONTH}|spring|summer|autumn|winter)(?=\s*(?:$|[,;.]))`,
    '',
  ],
  // The colony comes weeks before its honey.
  [
    String.raw`(?<=(?<!\p{L})(?:honey|harvest)(?!\p{L})[^;.]*)(?<=(?:colony|bees|nuc|swarm) (?:(?:is|are) )?(?:arriv|com)(?:es?|ing|e)) (?:in|on|at the (?:start|end) of) (?:the )?(?:\d\d?(?:st|nd|rd|th)? (?:of )?)?${MONTH}`,
    '',
  ],
  // Days to which something is kept are none on which it is done.
  [
    String.raw`(?<=^(?:cut down|cut back|drink less|smoke less|eat less|less|fewer|limit|reduce)[^;.]*), (?:only|just) (?:(?:at|on|for)(?: the)? )?(?:weekends?|saturdays?|sundays?)(?!\p{L})`,
    '',
  ],
  // What has a day of its own waits for no birth: `baby shower on 5 June, she's due in July`.
  [
    String.raw`(?<=^[^,;:]*(?<!\p{L})(?:on|by) (?:the )?\d[^,;:]*), (?:(?:she|who|baby|(?:the|our) baby|\p{Lu}\p{L}+)(?:['’]s| is)? )?due (?=\p{L}|\d)[^,;.]*`,
    '',
  ],
  // Presents for a feast have the day by which they are there.
  [
    String.raw`(?<=(?<!\p{L})(?:christmas|xmas) (?:presents?|gifts?|shopping|cards|hampers?)(?!\p{L})[^,;]*?)[,;]? (?:all )?(?:sorted|ready|done|bought|wrapped|finished|posted)(?:(?:,| and) (?:wrapped|posted|sorted|ready|hidden))* (?=by )`,
    ' ',
  ],
  // Work for weekends is of all of them.
  [String.raw`(?<=(?<!\p{L})(?:job|work) )(?:for|at|on) (?:the )?weekends?(?!\p{L})`, 'of weekends'],
  // What one needs on a journey is there before it.
  [
    String.raw`(?<=^[^,;:.]*(?<!\p{L})(?:passports?|visas?|id cards?|vaccin\p{L}+|vaccinated|jabs?|travel insurance|suitcases?|luggage|rucksack|kennels?|cattery|(?:cat|dog|pet|house)[ -]?sitter)(?!\p{L})[^,;:.]*)[,;.:–-]+ (?:because |as |since |cos )?(?:(?:i|we)(?:['’](?:m|re)| am| are)? )?(?:going|off|flying|travelling|leaving|moving|go|fly|travel|leave|move) (?=[^,;.]*(?:\d|${MONTH}|summer|easter|christmas))`,
    ' before we go ',
  ],
  [
    String.raw`(?<=^[^,;:.]*(?<!\p{L})(?:passports?|visas?|id cards?|vaccin\p{L}+|vaccinated|jabs?|travel insurance|kennels?|cattery)(?!\p{L})[^,;:.]*)[,;.:–-]+ (?:because |as |since )?in (?=${MONTH}(?!\p{L}))(\p{L}+) (?:we|i)(?:['’](?:re|m)| are| am)? (?:going|off|flying|travelling|leaving|moving|go|fly|travel|leave|move)[^,;.]*`,
    ' before we go in $1',
  ],
  // A day of no month is of the one that is named before it.
  [
    String.raw`(?<=(?<!\p{L})in (${MONTH})(?!\p{L})[^.;]*) on the (\d\d?(?:st|nd|rd|th))(?!\p{L}| of | ?${MONTH})`,
    ' on $2 $1',
  ],
  // What somebody told on a day is over.
  [
    String.raw`(?<=[,;–-] (?:they|he|she|my \p{L}+|the \p{L}+|work) (?:told|informed|announced|rang|wrote|emailed|called|asked|offered|said)(?!\p{L})[^,;.]*?) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?! (?:is|at|for))`,
    '',
  ],
  // What happened to somebody on a day is over.
  [
    String.raw`(?<=[,;(–-]\s?(?:(?:i|we|he|she)(?:['’]\p{L}+)? (?:was |were |been )?)?(?:made redundant|laid off|sacked|dismissed|let go|moved (?:out|in)|died|retired|divorced|married|born|operated on|discharged)) (?:on|in|at) (?:the )?(?:(?:end|start|middle) of )?(?:\d\d?(?:st|nd|rd|th)? (?:of )?)?${MONTH}(?!\p{L})`,
    '',
  ],
  // What is fitted once it has come is done from that day on.
  [
    String.raw`,? (?:that|which) (?:arrives?|comes?|is (?:delivered|coming|arriving|being delivered)|gets delivered)(?: on)? (?=(?:the )?\d|${MONTH}(?!\p{L}))`,
    ' after ',
  ],
  // Who moves somewhere in a month is ready for it before.
  [
    String.raw`(?<=^(?!(?:move|moving|relocat|emigrat))[^,;]*), (?:because |as |since )?(?:(?:i|we)(?:['’](?:m|re))? (?:am |are )?)?(?:moving|move|off|leaving) (?:to \p{Lu}\p{L}+ )(?:to live )?in (?=${MONTH}(?!\p{L}))`,
    ' before ',
  ],
  // Work from a month on is found before it.
  [
    String.raw`(?<=^(?:i (?:need|want) to )?(?:find|get|look(?:ing)? for|land|do|start|lease|hire|rent|buy)(?!\p{L})(?![^,;.]* so )[^,;.]*(?<!\p{L})(?:car|van|job|work|placement|internship|apprenticeship|traineeship|position|post)(?!\p{L})[^,;.]*) (?:from|starting(?: in)?|to start in) (?=${MONTH}(?!\p{L}))`,
    ' before ',
  ],
  // So many days that are left are those within which it is done.
  [
    String.raw`[,;:.–-]+ (?:and )?(?:(?:i|we)(?:['’]ve| have)(?: only)?(?: got)? |there(?:['’]s| are) (?:only )?|only )?(\d+|two|three|four|five|six|ten) (days|weeks)(?: are)? (?:left|remaining)(?: to [^,;.]*)?(?=$|[,;.])`,
    ' within $1 $2',
  ],
  // Who comes on a day has it done before.
  [
    String.raw`(?<!\p{L})before (?:my|our|the|her|his|their) (?!(?:new )?(?:baby|twins|little|birth))\p{L}+(?: \p{L}+)? (?:comes?|arrives?|visits?|moves? in|gets? (?:here|back)|is back|are back|comes? (?:back|home|over|round))(?: \p{L}+)?,? (?:on|in) (?=(?:the )?\d|${MONTH}(?!\p{L}))`,
    'before ',
  ],
  // Where somebody else begins in a month, what is for them is there before it.
  [
    String.raw`(?<=(?<!\p{L})for (?:my|our|his|her) (?:son|daughter|kids|children|twins|boy|girl|grandson|granddaughter|nephew|niece)(?!\p{L})[^;.]*),? (?:and |who |because )?(?:he|she|they|who)(?:['’]s|['’]re| is| are)? (?:starts?|starting|begins?|goes|going|moves?|moving)(?: (?:there|uni|school|college|work))? in (?=${MONTH}(?!\p{L}))`,
    ' before ',
  ],
  // A journey begins with its flight, whatever else is said of when it is.
  [
    String.raw`(?<!\p{L})(?:in|over|during) (?:the (?:school )?(?:summer|easter|christmas) (?:holidays?|hols|break)|the summer|${MONTH}),?(?=[^;.]*(?<!\p{L})(?:flights?|ferry|ferries|train|trains|eurostar|plane tickets)(?: (?:is|are))?(?: already)? (?:booked|paid|bought|reserved) (?:for|on) (?:the )?\d)`,
    '',
  ],
  [
    String.raw`,? (?:with )?(?:the |our )?(?:flights?|ferry|ferries|train|trains|eurostar|plane tickets)(?: (?:is|are))?(?: already)? (?:booked|paid|bought|reserved) (?:for|on) (?=(?:the )?\d|${MONTH}(?!\p{L}))`,
    ' from ',
  ],
  // What comes behind what somebody else does on days comes behind these.
  [
    String.raw`(?<!\p{L})(?:after|once|as soon as) (?:the|my|our|their|his|her) \p{L}+ (?:leaves?|moves? out|goes|has gone|finish(?:es)?|ends?|is over|are over|retires?|comes? out|has left) (?:at|on|in) (?=(?:the )?(?:end|start|beginning|middle) of|${MONTH}(?!\p{L})|(?:the )?\d)`,
    'after ',
  ],
  // Work of a weekday has no day.
  [
    String.raw`(?<=(?<!\p{L})(?:my|his|her|our) )(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s? (?=(?:jobs?|shifts?)(?!\p{L}))`,
    '',
  ],
  // What is for a birth is done before it.
  [
    String.raw`(?<=^(?![^,;:]*(?<!\p{L})(?:birth|arrival)(?!\p{L}))[^,;:]*\S)(?:(?:,| [-–]| \(?)? ?(?:by the time|when|before)|,| [-–]) (?:(?:the |our |my )?baby(?: is|['’]s)?,? (?:due|comes?|coming|arrives?|arriving|born)|(?:she|he)(?: is|['’]s) (?:due|born))(?: on)? (?=(?:the )?\d|in ${MONTH}(?!\p{L}))`,
    ' before the baby ',
  ],
  // What is for a birth is done before it, wherever the baby is named.
  [
    String.raw`(?<=(?<!\p{L})(?<!(?:ready|prepared?) )for (?:the|our|my|a) (?:new )?(?:baby|twins|little one|new arrival)),? (?:(?:who|which|that)(?: is|['’]s) )?(?:due|arriving|coming|expected)(?: on)? (?=(?:the )?\d|in ${MONTH}(?!\p{L}))`,
    ' before the baby ',
  ],
  // What is made for a wedding in a month is ready before that begins: nobody said which day of it.
  [
    String.raw`(?<=^${MAKE}(?!\p{L})(?![^.;:]*${FRESH})[^.;:]*(?<!\p{L})for (?:the|my|our|his|her|their|\p{Lu}?\p{L}+['’]?s)(?!\p{L})[^.;:,]*${OCCASION}),? in (?=${MONTH}(?!\p{L}| \d))`,
    ' before ',
  ],
  // What is learned for it is there before it, too.
  [
    String.raw`(?<=^(?:learn|practi[sc]e|improve|brush up|get (?:fit|in shape|better|good)|tone up|be able|train|lose)(?!\p{L})[^.;:]*(?<!\p{L})(?:for|at|in time for) (?:the|my|our|his|her|their|\p{Lu}?\p{L}+['’]?s)(?!\p{L})[^.;:,]*${OCCASION}),? in (?=${MONTH}(?!\p{L}| \d))`,
    ' before ',
  ],
  // Who moves in on a day has guests later.
  [
    String.raw`(?<=(?<!\p{L})house ?warming(?!\p{L})[^]*?)(?:,? (?:once|after|when|as soon as)(?!\p{L})[^,;]*?)?,? (?:we|i)(?: move| are moving|['’]re moving| am moving|['’]m moving| get the keys| moved)(?: in)?(?: on)? (?=(?:the )?\d)`,
    ' after ',
  ],
  [String.raw`(?<=(?<!\p{L})after )(?:the|my|our) (?!\d)\p{L}+ (?:on|of) (?=(?:the )?\d)`, ''],
  // What is picked from pots in summer is planted before.
  [
    String.raw`(?<=^(?=[^]*(?<!\p{L})(?:balcony|pots?|tubs?|containers?|hanging baskets?|window ?sill|window boxes|terrace|greenhouse|polytunnel)(?!\p{L}))(?:grow|growing)(?!\p{L})[^]*?\s)(?:this|over the|in the|for the|all) summer(?!\p{L})`,
    ['by 22 May', 'by 20 June', 'by 20 July'],
  ],
  // Until when somebody else is there, or something else lasts, is no day of what is done.
  [
    String.raw`(?<=[,;(–-]\s*(?:(?:with )?(?:the|a|my|our|his|her) )?(?:tenants?|lodgers?|lease|tenancy|contract|fixed (?:rate|term)|mortgage deal)(?!\p{L})[^,;]*?) (?:until|till) [^,;.]*`,
    '',
  ],
  [
    String.raw`(?<=(?:by|before|for|on) )(?:the )?(?:late )?(?:may |spring |august |summer )?bank holiday(?: weekend)?,? (?:on )?(?=\d)`,
    '',
  ],
  [String.raw`(?<=(?:builders?|plumbers?|fitters?|roofers?|electricians?) booked)(?: in)? for (?=\d)`, ' on '],
  [String.raw`(?<!\p{L})(?:and )?(?:hand(?:ing)?[ -]in|handed in|submit(?:ting)?)(?: it)? (?:on )?(?=\d)`, 'by '],
]
