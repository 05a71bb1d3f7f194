import type { ReadingWords } from '../planning-words.ts'
import { MONTH } from './times-of-year.ts'

const MAKE = String.raw`(?:finish(?:ing)? |start )?(?:sew|knit|crochet|make|making|build|carve|paint|embroider|bake|design|print|frame|restore|finish|get)`
/** What is said or eaten there is of its day. */
const FRESH = String.raw`(?<!\p{L})(?:speech|toast|reading|poem|cakes?|cupcakes|food|buffet|dinner|lunch|bread|desserts?|bouquets?|flowers)(?!\p{L})`
const OCCASION = String.raw`(?:wedding|birthday|christening|communion|baptism|anniversary|party|prom|graduation|baby shower|hen do|reunion)`

/** Days on which something else is, ahead of which or behind which a goal is. */
export const daysOfOthers: ReadingWords['sameDays'] = [
  // What is made for a wedding in a month is ready before that begins: nobody said which day of it.
  [
    String.raw`(?<=^${MAKE}(?!\p{L})(?![^.;:]*${FRESH})[^.;:]*(?<!\p{L})for (?:the|my|our|his|her|their|\p{Lu}?\p{L}+['’]?s)(?!\p{L})[^.;:,]*${OCCASION}),? in (?=${MONTH}(?!\p{L}| \d))`,
    ' before ',
  ],
  // Who moves in on a day has guests later.
  [
    String.raw`(?<=(?<!\p{L})house ?warming(?!\p{L})[^]*?)(?:,? (?:once|after|when|as soon as)(?!\p{L})[^,;]*?)?,? (?:we|i)(?: move| are moving|['’]re moving| am moving|['’]m moving| get the keys| moved)(?: in)?(?: on)? (?=(?:the )?\d)`,
    ' after ',
  ],
  [String.raw`(?<=(?<!\p{L})after )(?:the|my|our) (?!\d)\p{L}+ (?:on|of) (?=(?:the )?\d)`, ''],
]
