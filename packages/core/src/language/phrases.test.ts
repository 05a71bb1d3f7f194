import { describe, expect, it } from 'vitest'
import { englishLines, englishPhrases } from './test/english/phrases.ts'
import { italianLines, italianPhrases } from './test/italian/phrases.ts'
import {
  englishAtYearEnd,
  englishBeforeMidnight,
  englishOnASunday,
  englishOnLeapDay,
} from './test/english/other-days.ts'
import {
  italianAtYearEnd,
  italianBeforeMidnight,
  italianOnASunday,
  italianOnLeapDay,
} from './test/italian/other-days.ts'
import { said } from './test/said.ts'

describe.each([
  { language: 'it', phrases: italianPhrases, lines: italianLines },
  { language: 'en', phrases: englishPhrases, lines: englishLines },
] as const)('quick add, $language', ({ language, phrases, lines }) => {
  it.each(phrases.map(([text, ...meant]) => ({ text, meant })))('reads: $text', ({ text, meant }) => {
    expect(said(text, language)).toEqual(meant)
  })

  it.each(lines)('finds no date in: %s', (text) => {
    expect(said(text, language)).toEqual([text, '-'])
  })

  it('is asked for no phrase twice', () => {
    const texts = [...phrases.map(([text]) => text), ...lines]
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })
})

describe.each([
  { language: 'it', now: '2026-12-29T18:30', phrases: italianAtYearEnd },
  { language: 'en', now: '2026-12-29T18:30', phrases: englishAtYearEnd },
  { language: 'it', now: '2028-02-29T09:15', phrases: italianOnLeapDay },
  { language: 'en', now: '2028-02-29T09:15', phrases: englishOnLeapDay },
  { language: 'it', now: '2027-08-15T21:00', phrases: italianOnASunday },
  { language: 'en', now: '2027-08-15T21:00', phrases: englishOnASunday },
  { language: 'it', now: '2026-12-31T23:30', phrases: italianBeforeMidnight },
  { language: 'en', now: '2026-12-31T23:30', phrases: englishBeforeMidnight },
] as const)('quick add on another day, $language $now', ({ language, now, phrases }) => {
  it.each(phrases.map(([text, ...meant]) => ({ text, meant })))('reads: $text', ({ text, meant }) => {
    expect(said(text, language, now)).toEqual(meant)
  })
})
