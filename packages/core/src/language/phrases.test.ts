import { describe, expect, it } from 'vitest'
import { englishMorePhrases } from './test/english-more-phrases.ts'
import { englishPhrases } from './test/english-phrases.ts'
import { englishTraps } from './test/english-traps.ts'
import { italianMorePhrases } from './test/italian-more-phrases.ts'
import { italianPhrases } from './test/italian-phrases.ts'
import { italianTraps } from './test/italian-traps.ts'
import { said } from './test/said.ts'

describe.each([
  { language: 'it', phrases: [...italianPhrases, ...italianMorePhrases], traps: italianTraps },
  { language: 'en', phrases: [...englishPhrases, ...englishMorePhrases], traps: englishTraps },
] as const)('quick add, $language', ({ language, phrases, traps }) => {
  it.each(phrases.map(([text, ...meant]) => ({ text, meant })))('reads: $text', ({ text, meant }) => {
    expect(said(text, language)).toEqual(meant)
  })

  it.each(traps)('finds no date in: %s', (text) => {
    expect(said(text, language)).toEqual([text, '-'])
  })
})
