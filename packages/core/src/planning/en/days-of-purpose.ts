import type { ReadingWords } from '../planning-words.ts'
import { MONTH, SEASON } from './times-of-year.ts'

/** English words for when something is taken up, before which what is done for it is there. */
export const daysOfPurpose: ReadingWords['sameDays'] = [
  // A place at a school is there before it is taken up.
  [
    String.raw`(?<=(?<!\p{L})(?:school|nursery|reception)(?!\p{L})[^.]*),? (?:(?:he|she|they|who|\p{Lu}\p{L}+) )?start(?:s|ing)?(?: school)?(?: in)? (?=September \d{4})`,
    ' before ',
  ],
  // What makes something possible from a month on is ready by it.
  [
    String.raw`(?<=(?<!\p{L})so (?:that )?(?:i|we|he|she|they|it)(?:['’]m| can| could|['’]ll be able to| am able to) [^,;.]*)(?<!\p{L})from (?=${MONTH}(?!\p{L}))`,
    'by ',
  ],
  [
    String.raw`(?<=(?<!\p{L})to (?:be able to )?(?:let|rent|rent out|use|open|live|work|sell)(?!\p{L})[^,;.]*)(?<!\p{L})from (?=${MONTH}(?!\p{L}))`,
    'before ',
  ],
  // What is made to be sold on a day has all of it by then: `craft fair: 40 candles to sell on 5 December`.
  [
    String.raw`(?<=:[^;.]*) to (?:sell|show|hand over|give away)(?: at the (?:market|fair|f[eê]te|show))? (?=on (?:the )?(?:\d|\p{L}+day \d))`,
    ', ',
  ],
  // What it comes before says its day itself: `before nursery (she starts on 6 September)`.
  [
    String.raw`(?<!\p{L})before (?:the )?[^,;.(\d]*[,(] ?(?:which |it |that |he |she |they )?(?:starts?|begins?|opens?|reopens?|is|are)(?: on)? (?=(?:the )?\d)`,
    'before ',
  ],
  // What is shown at a meeting is there by it.
  [
    String.raw`(?<=^(?:write|draft|draw up|prepare|finish|do|get)(?!\p{L})[^,;:.]*(?<!\p{L})(?:plan|report|accounts|slides|presentation|figures|budget|proposal|pitch|drawings)(?!\p{L})[^;.]*)[,;:–-] (?:(?:the|my|our) )?(?:\p{L}+ )?(?:meeting|agm|appointment)(?: (?:at|with) [^,;.\d]*?)?(?: is)? on (?=(?:the )?\d|\p{L}+day(?!\p{L}))`,
    ' by ',
  ],
  // A stocktake of the end of the year is on its last day.
  [
    String.raw`(?<=(?<!\p{L})(?:year[- ]end|end[- ]of[- ](?:the[- ])?year) )(?:stock ?-?tak(?:e|ing)|inventory)(?!\p{L})(?![^;.]*\d)`,
    '$& on 31 December',
  ],
  // What comes of it is later.
  [
    String.raw`(?<=(?<!\p{L})(?:${MONTH}|${SEASON})(?!\p{L})[^;.]*)\sso (?:that )?(?:i|we|they|it|he|she)(?:['’]ll| can| will)? (?=\p{L})[^,;.]*`,
    '',
  ],
  // What is sold for a feast is there some weeks before it.
  [
    String.raw`(?<=^(?!close|closing|wind)[^;.]*(?<!\p{L})(?:etsy|online|shop|selling|sell my|sell our|sell the)(?!\p{L})[^;.]*)(?<!\p{L})(?:before|by|in time for) christmas(?!\p{L})`,
    'by 13 November',
  ],
  [
    String.raw`(?<!\p{L})(?:before|by|in time for|for) the christmas (?:rush|season|trade|shopping)(?!\p{L})`,
    'by 13 November',
  ],
]
