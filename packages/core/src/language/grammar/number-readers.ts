import type { Token } from '../tokens.ts'
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
import { lexiconReader, readerIf, tokenReader, type NamedReader } from './token-readers.ts'

const wholeNumber = (from: number, to: number, digits = 4): Reader =>
  tokenReader(({ kind, word }) => {
    const value = Number(word)
    return kind === 'number' && word.length <= digits && value >= from && value <= to ? value : undefined
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
  const isVagueHour = ({ word }: Token): boolean => !word.startsWith('0') && Number(word) < 12
  const hours = tokenReader((token) =>
    token.kind === 'number' && token.word.length <= 2 && Number(token.word) <= 24 ? Number(token.word) : undefined,
  )
  const hourIf = (isVague: boolean): Reader =>
    tokenReader((token, matching, at) =>
      hours(matching, at).length > 0 && isVagueHour(token) === isVague ? Number(token.word) : undefined,
    )
  return [
    ['figure', wholeNumber(1, 999, 3)],
    ['hour', hours],
    ['sureHour', hourIf(false)],
    ['bareHour', hourIf(true)],
    [
      'minute',
      tokenReader(({ kind, word }) =>
        kind === 'number' && word.length === 2 && Number(word) < 60 ? Number(word) : undefined,
      ),
    ],
    ['year', wholeNumber(1900, 2200)],
    // A year without its century: `18 April '28`. A century back it is rather the year of a wine or of a song.
    ['shortYear', shortYear],
    ['ordinalFigure', wholeNumber(1, 5, 1)],
    ['number', lexiconReader(number, (value) => value)],
    ['hourWord', lexiconReader(words(1, 24), (value) => value)],
    // Not `a`, which is one of something.
    [
      'hourName',
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

/** Reads a token of figures with signs inside: `20/5`, `15:30`. */
const numericReader = (read: (word: string) => unknown): Reader =>
  tokenReader(({ kind, word }) => (kind === 'numeric' ? read(word) : undefined))

/** The readers of dates and times in figures. */
export const figureReaders = (isDayFirst: boolean): readonly NamedReader[] => [
  ['monthDay', numericReader((word) => monthDayOf(word, isDayFirst))],
  ['clearMonthDay', numericReader((word) => (looksLikeFraction(word) ? undefined : monthDayOf(word, isDayFirst)))],
  ['datelike', numericReader((word) => DATELIKE.test(word) || undefined)],
  [
    'unsureDatelike',
    numericReader((word) => (DATELIKE.test(word) && !monthDayOf(word, isDayFirst) && !eitherDayOf(word)) || undefined),
  ],
  ['domPair', numericReader(domPairOf)],
  ['eitherDay', numericReader((word) => (isDayFirst ? undefined : eitherDayOf(word)))],
  ['figures', numericReader(clockOf)],
  ['clockPair', numericReader(clockPairOf)],
  // Minutes that people say: rather an hour than a number of something.
  // Rather an hour than a price: minutes of a quarter, or after noon such as people say.
  [
    'sayableFigures',
    numericReader((word) => (/(?:00|15|30|45)$|^(?:1[3-9]|2\d).\d[05]$/u.test(word) ? clockOf(word) : undefined)),
  ],
  ['roundFigures', numericReader((word) => (/[05]$/u.test(word) ? clockOf(word) : undefined))],
  ['commaFigures', numericReader((word) => clockOf(word.replace(',', ':')))],
  ['colonFigures', numericReader((word) => (word.includes(':') ? clockOf(word) : undefined))],
  ['pointedFigures', numericReader((word) => isPointedDay(word) || undefined)],
  ['pointedMonthDay', numericReader(pointedMonthDayOf)],
  ['versionDay', numericReader(versionDayOf)],
  // Behind a weekday `7.05` is rather an hour.
  ['timelessMonthDay', numericReader((word) => (clockOf(word) ? undefined : pointedMonthDayOf(word)))],
  ['decimal', numericReader((word) => (DECIMAL.test(word) ? Number(word.replace(',', '.')) : undefined))],
  ['fourFigures', tokenReader(({ kind, word }) => (kind === 'number' ? fourFigureClockOf(word) : undefined))],
  [
    'roundFourFigures',
    tokenReader(({ kind, word }) => (kind === 'number' && /[05]$/u.test(word) ? fourFigureClockOf(word) : undefined)),
  ],
  [
    'zeroFigures',
    tokenReader(({ kind, word }) => (kind === 'number' && word.startsWith('0') ? fourFigureClockOf(word) : undefined)),
  ],
]
