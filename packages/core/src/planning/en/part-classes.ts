import type { PartClassWords } from '../reading/part-words.ts'
import type { PartClass } from '../templates/part-classes.ts'

const named = (things: string): string => `(?:${things})(?:s|es)?`

/** English words by which is told what has to be done about a part of a goal, and what is said of it. */
export const partClassWords: Readonly<Record<PartClass, PartClassWords>> = {
  order: {
    things: named(
      'bed|cot|crib|sofa|armchair|chair|table|desk|wardrobe|bookcase|shelves|mattress|curtain|blind|carpet|rug|tile|worktop|countertop|unit|cabinet|cupboard|flooring|laminate|window|door|boiler|radiator|oven|hob|fridge|freezer|dishwasher|sink|basin|bath|shower|toilet|loo|lamp|lighting|handle|shed|greenhouse|pram|pushchair|buggy|seat|bike|tent|dress|suit|ring|gown|frame|laptop|banner|label|business card|packaging|furniture|appliance|panel|mirror|print|cake',
    ),
    verbs: 'order|measure|print|get (?:it|them) printed|have (?:it|them) printed',
    note: 'Measure, compare and order: ask how long it takes to come.',
  },
  buy: {
    things: named(
      'shoe|boot|trainer|rucksack|backpack|clothes|coat|jacket|glove|food|drink|ingredient|snack|goodie|seed|bulb|compost|pot|present|gift|card|notebook|pencil|stationery|uniform|bunting|decoration|balloon|candle|wool|yarn|fabric|thread|brush|toy|bowl|lead|collar|crate|kit|helmet|wetsuit|medicine|supplies|materials|equipment|tools|map|food',
    ),
    verbs: 'buy|collect|fetch',
    note: 'A list with sizes and numbers, then one round of the shops.',
  },
  find: {
    things: named(
      'electrician|plasterer|plumber|builder|painter|decorator|roofer|tiler|joiner|carpenter|gardener|surveyor|architect|photographer|band|dj|musician|florist|caterer|catering|hairdresser|cleaner|movers|removals|shipping|sitter|babysitter|childminder|solicitor|lawyer|accountant|adviser|advisor|agent|tutor|teacher|coach|celebrant|magician|entertainer|guide|carer|editor|proofreader|translator|designer|printer|helper|volunteer|leader|driver|marshal|steward|first aider|umpire|lifeguard|adult|parent|director|stage manager|prompter|pianist|accompanist|treasurer|secretary|chairperson|quizmaster|quiz master|compere|auctioneer|father christmas|santa|goalie|timekeeper|cook|chef|mechanic|supplier|sponsor|partner|bridesmaid|best man|supervisor|examiner|witness|guarantor|co host|goalkeeper|steward|minder|dog sitter|cat sitter',
    ),
    verbs:
      'find|hire|meet|see|interview|have (?:it|them) (?:insulated|painted|plastered|tiled|fitted|rewired|boarded|repaired|installed|decorated|cleaned|valued)',
    note: 'Ask about two or three, then fix it: the good ones go early.',
  },
  papers: {
    things: named(
      'visa|passport|permit|licence|license|insurance|certificate|registration|application|form|fee|referee|reference|dbs|quote|contract|mortgage|loan|residence|residency|closure|permission|consent|tax|will|deed|assessment|proof|translation|apostille|forecast|pension|benefit|document|papers|paperwork|notice|probate|nie|account|school|nursery|enrolment',
    ),
    verbs:
      'start on|make a start on|get going on|change (?:doctor|doctors|gp|dentist)|apply|ask for|register|renew|request|claim|declare|submit',
    note: 'What they want to see, what it costs, how long it takes: begin with what takes longest.',
  },
  book: {
    things: named(
      'venue|church|restaurant|hotel|bouncy castle|inflatable|photo booth|hog roast|ice cream van|face painter|hostel|campsite|marquee|pitch|site|accommodation|cottage|flight|ferry|ticket|coach|minibus|transport|transfer|van|appointment|gp|dentist',
    ),
    verbs: 'book|reserve|arrange',
    note: 'Compare, book in time, and note until when it can be cancelled.',
  },
  tell: {
    things: named(
      'invite|invitation|guest|meeting|bank|utility|utilities|energy|broadband|internet|mobile|post|address|neighbour|goodbye|farewell|time off|day off|annual leave|lift|lift home|someone|somebody',
    ),
    verbs:
      'find homes for|find a home for|find good homes for|rehome|invite|tell|ask|ring|call|email|contact|say|thank|cancel|switch|notify|redirect',
    note: 'Write or call, and note who has answered.',
  },
  write: {
    things: named(
      'chapter|intro|introduction|conclusion|speech|reading|cv|letter|poster|programme|menu|slide|website|leaflet|flyer|list|script|evidence|portfolio|linkedin|article|post|essay|report|playlist|bibliography|text',
    ),
    verbs: 'write|draft|revise|update|design',
    note: 'A first version early; then let somebody read it.',
  },
  learn: {
    things: named(
      'scale|aural|piece|song|verb|grammar|vocabulary|choreography|theory|technique|training|practice|exercise|maths|english|science|history|geography|speaking|listening',
    ),
    verbs: 'learn|practise|practice|train|study|rehearse|memorise|catch up on|catch up with|revise|brush up',
    note: 'A little and often, the hardest first.',
  },
  sell: {
    things: `${named('sale')}|.* (?:we|i)(?: re| m| are| am| ll| will)? (?:going to )?sell(?:ing)?`,
    verbs: 'sell|selling|rent out|let|get it on the market|put it (?:up for sale|on the market)',
    note: 'A price, good photos and an honest text: it may take weeks.',
  },
  save: {
    things: 'savings',
    verbs: 'raise (?=[£$€\\d]|money|funds|the money)|raising (?=[£$€\\d]|money|funds)|pay off|save|clear the mortgage',
    note: 'So much a month, set aside as soon as it comes in.',
  },
  work: {
    things: named(
      'demolition|plumbing|wiring|electrics|tiling|plastering|painting|paint|wallpaper|wallpapering|sanding|insulation|cleaning|decorating|weeding|digging|pruning|repair|gutter|roof|fence|wall|ceiling|bodywork|engine|brakes|hedge|lawn|weeds|album',
    ),
    verbs:
      'paint|redo|back up|strip|sand|wax|oil|fix|repair|mend|build|put up|take down|clear|clean|tidy|prune|mow|dig|plant|sow|fit|lay|tile|plaster|decorate|sort|empty|restore|replace|change|sew|knit|wash|chop|rake|water|sweep',
    note: 'Have everything there before you begin, and allow more time than you think.',
  },
  pack: {
    things: named('suitcase|luggage'),
    verbs: 'pack|packing|load|lock up|water',
    note: 'With a list, so that nothing is forgotten.',
  },
}
