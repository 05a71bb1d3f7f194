const SAYS_HALF =
  /[ap]\.?m\.?$|mattin|sera|pomeriggio|notte|morning|evening|afternoon|night|noon|mezzogiorno|mezzanotte/u
const OF_24 = /(?<![\d:.])(?:0\d|1[3-9]|2\d)/u

/** Whether words for an hour leave open in which half of the day it is: `at 8`, and not `at 08:00`, `at 8pm`, `at 20`. */
export const isOpenHour = (words: string): boolean => !SAYS_HALF.test(words.toLowerCase()) && !OF_24.test(words)
