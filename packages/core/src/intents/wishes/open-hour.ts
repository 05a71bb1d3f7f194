import { readInAnyLanguage } from '../read-phrases.ts'

const OF_24 = /(?<![\d:.])(?:0\d|1[3-9]|2\d)/u

/** Whether words for an hour leave open in which half of the day it is: `at 8`, and not `at 08:00`, `at 8pm`, `at 20`. */
export const isOpenHour = (words: string): boolean => !OF_24.test(words) && !readInAnyLanguage(words).has('halfOfDay')
