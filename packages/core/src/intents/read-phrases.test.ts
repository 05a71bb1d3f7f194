import { describe, expect, it } from 'vitest'
import { LANGUAGE_WORDS, type Cue } from './languages.ts'
import { readPhrases } from './read-phrases.ts'

// Patterns are read when they are first looked at: a name of an action that there is not would be found by a person.
describe('the patterns of questions', () => {
  it.each(['it', 'en'] as const)('can all be read, in %s', (language) => {
    const phrases = readPhrases('xyz', language)
    const found = (Object.keys(LANGUAGE_WORDS[language].cues) as Cue[]).filter((cue) => phrases.has(cue))
    // Any word may be somebody.
    expect(found).toEqual(['someone'])
    expect(phrases.kindBut(new Set())).toBeNull()
  })
})
