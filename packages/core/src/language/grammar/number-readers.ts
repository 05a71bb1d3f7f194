import {
  clockOf,
  clockPairOf,
  DATELIKE,
  domPairOf,
  eitherDayOf,
  fourFigureClockOf,
  isPointedDay,
  looksLikeFraction,
  monthDayOf,
  pointedMonthDayOf,
  versionDayOf,
} from './figures.ts'
import type { LanguageData, Lexicon } from './language-data.ts'
import type { Reader } from './match.ts'
import { figuresReader, lexiconReader, readerIf, type NamedReader } from './token-readers.ts'

const wholeNumber = (from: number, to: number, digits = 4): Reader =>
  figuresReader('number', (word) => {
    const value = Number(word)
    return word.length <= digits && value >= from && value <= to ? value : undefined
  })

const SHORT_YEAR_MAX = 60

const shortYear: Reader = ({ tokens }, at) => {
  const [sign, figures] = [tokens[at], tokens[at + 1]]
  const value = Number(figures?.word)
  const isYear = sign?.kind === 'sign' && sign.word === '' && figures?.isGlued === true && figures.word.length === 2
  return isYear && value <= SHORT_YEAR_MAX ? [{ end: at + 2, value: 2000 + value }] : []
}

/** The readers of numbers, in words and in figures. */
export function numberReaders({ number, nth, ordinal }: LanguageData): readonly NamedReader[] {
  const words = (from: number, to: number): Lexicon<number> =>
    Object.fromEntries(Object.entries(number).filter(([, value]) => value >= from && value <= to))
  const isVagueHour = (word: string): boolean => !word.startsWith('0') && Number(word) < 12
  const isHour = (word: string): boolean => word.length <= 2 && Number(word) <= 24
  const hourIf = (holds: (word: string) => boolean): Reader =>
    figuresReader('number', (word) => (isHour(word) && holds(word) ? Number(word) : undefined))
  return [
    ['figure', wholeNumber(1, 999, 3)],
    ['hour', hourIf(() => true)],
    ['sureHour', hourIf((word) => !isVagueHour(word))],
    ['bareHour', hourIf(isVagueHour)],
    ['minute', figuresReader('number', (word) => (word.length === 2 && Number(word) < 60 ? Number(word) : undefined))],
    ['year', wholeNumber(1900, 2200)],
    // A year without its century: `18 April '28`. A century back it is rather the year of a wine or of a song.
    ['shortYear', shortYear],
    ['ordinalFigure', wholeNumber(1, 5, 1)],
    ['number', lexiconReader(number, (value) => value)],
    // Not `a`, which is one of something: `lunch at a restaurant`.
    [
      'hourWord',
      readerIf(
        (token) => (token?.word.length ?? 0) > 2,
        lexiconReader(words(1, 24), (value) => value),
      ),
    ],
    ['minuteWord', lexiconReader(words(1, 59), (value) => value)],
    ['nthWord', lexiconReader(nth, (value) => value)],
    ['ordinal', lexiconReader(ordinal, (value) => value)],
  ]
}

const DECIMAL = /^\d{1,2}[.,](?:25|5|75)$/

/** The readers of dates and times in figures. */
export const figureReaders = (isDayFirst: boolean): readonly NamedReader[] => [
  ['monthDay', figuresReader('numeric', (word) => monthDayOf(word, isDayFirst))],
  [
    'clearMonthDay',
    figuresReader('numeric', (word) => (looksLikeFraction(word) ? undefined : monthDayOf(word, isDayFirst))),
  ],
  ['datelike', figuresReader('numeric', (word) => DATELIKE.test(word) || undefined)],
  [
    'unsureDatelike',
    figuresReader(
      'numeric',
      (word) => (DATELIKE.test(word) && !monthDayOf(word, isDayFirst) && !eitherDayOf(word)) || undefined,
    ),
  ],
  ['domPair', figuresReader('numeric', domPairOf)],
  ['eitherDay', figuresReader('numeric', (word) => (isDayFirst ? undefined : eitherDayOf(word)))],
  ['figures', figuresReader('numeric', clockOf)],
  ['clockPair', figuresReader('numeric', clockPairOf)],
  // Minutes that people say: rather an hour than a number of something.
  // Rather an hour than a price: minutes of a quarter, or after noon such as people say.
  [
    'sayableFigures',
    figuresReader('numeric', (word) =>
      /(?:00|15|30|45)$|^(?:1[3-9]|2\d).\d[05]$/u.test(word) ? clockOf(word) : undefined,
    ),
  ],
  ['roundFigures', figuresReader('numeric', (word) => (/[05]$/u.test(word) ? clockOf(word) : undefined))],
  ['commaFigures', figuresReader('numeric', (word) => clockOf(word.replace(',', ':')))],
  ['colonFigures', figuresReader('numeric', (word) => (word.includes(':') ? clockOf(word) : undefined))],
  ['pointedFigures', figuresReader('numeric', (word) => isPointedDay(word) || undefined)],
  ['pointedMonthDay', figuresReader('numeric', pointedMonthDayOf)],
  ['versionDay', figuresReader('numeric', versionDayOf)],
  // Behind a weekday `7.05` is rather an hour.
  ['timelessMonthDay', figuresReader('numeric', (word) => (clockOf(word) ? undefined : pointedMonthDayOf(word)))],
  ['decimal', figuresReader('numeric', (word) => (DECIMAL.test(word) ? Number(word.replace(',', '.')) : undefined))],
  ['fourFigures', figuresReader('number', fourFigureClockOf)],
  ['roundFourFigures', figuresReader('number', (word) => (/[05]$/u.test(word) ? fourFigureClockOf(word) : undefined))],
  ['zeroFigures', figuresReader('number', (word) => (word.startsWith('0') ? fourFigureClockOf(word) : undefined))],
]
