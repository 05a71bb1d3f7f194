import type { Language } from '../../language/index.ts'
import type { PeriodUnit } from './calendar-spans.ts'

const placed = (words: string): ReadonlyMap<string, number> =>
  new Map(words.split(' ').flatMap((some, index) => some.split('|').map((word) => [word, index] as const)))

const MONTHS: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  it: placed(
    '- gennaio|gen febbraio|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago settembre|set ottobre|ott novembre|nov dicembre|dic',
  ),
  en: placed(
    '- january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec',
  ),
}

const WEEKDAYS: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  it: placed('lunedi martedi mercoledi giovedi venerdi sabato domenica'),
  en: placed('monday|mon tuesday|tue|tues wednesday|wed thursday|thu|thurs friday|fri saturday|sat sunday|sun'),
}

const SEASONS: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  it: placed('primavera estate autunno inverno'),
  en: placed('spring summer autumn|fall winter'),
}

const NUMBERS: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  it: placed(
    'zero un|uno|una|un' +
      "' due|paio tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici",
  ),
  en: placed(
    'zero a|an|one two|couple three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  ),
}

const TENS: ReadonlyMap<string, number> = new Map([
  ['venti', 20],
  ['trenta', 30],
  ['quaranta', 40],
  ['sessanta', 60],
  ['novanta', 90],
  ['cento', 100],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['sixty', 60],
  ['ninety', 90],
  ['hundred', 100],
])

/** Words of a language as the inside of a pattern, the longest first. */
const inside = (words: Iterable<string>): string =>
  [...words]
    .filter((word) => word !== '-')
    .sort((a, b) => b.length - a.length)
    .join('|')

const wordsFor = (language: Language) => ({
  month: `(?:${inside(MONTHS[language].keys())})\\b`,
  weekday: `(?:${inside(WEEKDAYS[language].keys())})\\b`,
  season: `(?:${inside(SEASONS[language].keys())})\\b`,
  number: `(?:\\d{1,3}|${inside([...NUMBERS[language].keys(), ...TENS.keys()])})`,
})

/** Alternatives of months, weekdays, seasons and numbers, for patterns. */
export const WORD_PATTERNS = { it: wordsFor('it'), en: wordsFor('en') } as const

/** A number in figures or words; null where it is none. */
export function numberOf(word: string | undefined, language: Language): number | null {
  if (word === undefined) return null
  if (/^\d+$/u.test(word)) return Number(word)
  return NUMBERS[language].get(word) ?? TENS.get(word) ?? null
}

/** A unit by a word that begins as it does in one of the languages. */
export function unitOf(word: string): PeriodUnit {
  if (/^(?:g|d)/u.test(word)) return 'day'
  if (/^(?:s|w)/u.test(word)) return 'week'
  return /^m/u.test(word) ? 'month' : 'year'
}
