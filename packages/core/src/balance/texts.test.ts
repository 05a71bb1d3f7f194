import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDay } from '../date/index.ts'
import { analyseYear } from './analyse-year.ts'
import type { AnalysisInput } from './balance-types.ts'
import { englishWords } from './en/english-words.ts'
import { italianWords } from './it/italian-words.ts'
import { suggest } from './suggest.ts'
import { anyInput, sampleInput } from './test/analysis-input.ts'
import { livableYear } from './test/livable-year.ts'

/** Every text that a person reads of an analysis and of suggestions. */
function textsOf(input: AnalysisInput): string[] {
  const { scores, recommendations, summary } = analyseYear(input)
  const offered = [...recommendations, ...suggest(input, null)]
  return [
    summary,
    ...scores.flatMap(({ name, reading, formula, evidence }) => [
      name,
      reading,
      formula,
      ...evidence.map(({ text }) => text),
    ]),
    ...offered.flatMap(({ text, action, evidence }) => [
      text,
      action.label,
      ...evidence.map((one) => one.text),
      ...action.changes.map(({ reason }) => reason),
    ]),
  ]
}

const leftover = /undefined|\bnull\b|NaN|Infinity|\$\{|\[object|[{}]| {2}|\.\.|^[\s,;.]|[\s,;]$| [.,;]/
const wrongItalian =
  /(?<![\d.,])1 (ore|giorni|settimane|eventi|traguardi)(?!\p{L})|\b(il|del|al|dal) (8|11|8\d%|1%)(?!\d)|\b(dell|l|all)[’'](?!1°|1%|8|11|\p{L})|lo [1-9]|\b(hour|day|week|event)s?\b/u
const wrongEnglish = /(?<![\d.,])1 (hours|days|weeks|events|weekends)\b|\b(ore|giorni|settimane|eventi)\b/

const checkTexts = (input: AnalysisInput): void => {
  for (const text of textsOf(input)) {
    expect(text).not.toMatch(leftover)
    expect(text).not.toMatch(input.language === 'it' ? wrongItalian : wrongEnglish)
  }
}

it('leaves no placeholder, wrong plural or wrong article in any text of any year', () => {
  fc.assert(fc.property(fc.oneof(anyInput, livableYear), checkTexts), { numRuns: 150, seed: 5, endOnFailure: true })
  for (const language of ['it', 'en'] as const)
    for (const count of [0, 1, 5, 40, 400]) checkTexts(sampleInput(count, { language }))
})

it('says the sentence about evenness in both languages', () => {
  const evenness = (language: 'it' | 'en') =>
    analyseYear(sampleInput(200, { language })).scores.find(({ id }) => id === 'evenness')?.reading
  expect(evenness('it')).toContain('Uguale, però, non vuol dire giusto')
  expect(evenness('en')).toContain('Even is not the same as good')
})

it('writes days and weeks as each language does', () => {
  const day = (text: string) => parseDay(text)!
  expect(italianWords.span(day('2027-05-01'), day('2027-05-02'))).toBe('da sabato 1° a domenica 2 maggio')
  expect(italianWords.ofWeek(day('2027-11-08'), day('2027-11-14'))).toBe('dell’8–14 novembre')
  expect(italianWords.ofWeek(day('2027-09-27'), day('2027-10-03'))).toBe('dal 27 settembre al 3 ottobre')
  expect(italianWords.ofWeek(day('2027-01-01'), day('2027-01-03'))).toBe('del 1°–3 gennaio')
  expect([0, 0.01, 0.08, 0.11, 0.12, 0.83].map(italianWords.theShare)).toEqual([
    ...['lo 0%', 'l’1%', 'l’8%', 'l’11%', 'il 12%', 'l’83%'],
  ])
  expect([1, 1.04, 1.5, 2027].map(italianWords.hours)).toEqual(['1 ora', '1 ora', '1,5 ore', '2027 ore'])
  expect(englishWords.span(day('2027-05-01'), day('2027-05-01'))).toBe('Saturday 1 May')
  expect(englishWords.ofWeek(day('2027-09-27'), day('2027-10-03'))).toBe('of 27 September to 3 October')
  expect([0, 1, 2].map(englishWords.days)).toEqual(['0 days', '1 day', '2 days'])
})

it('shows a title on one line, in quotes, and not longer than a line', () => {
  expect(italianWords.title(' Cena\n con  Luca ')).toBe('«Cena con Luca»')
  expect(englishWords.title('x'.repeat(100))).toBe(`“${'x'.repeat(59)}…”`)
})
