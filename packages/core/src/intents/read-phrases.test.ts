import { describe, expect, it } from 'vitest'
import { changeCues } from './en/change-cues.ts'
import { cues } from './en/cues.ts'
import { goalCues } from './en/goal-cues.ts'
import { reminderCues } from './en/reminder-cues.ts'
import { smallCues } from './en/small-cues.ts'
import { wishCues } from './en/wish-cues.ts'
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

  it('have a name each, whatever they are about', () => {
    const names = [cues, goalCues, reminderCues, smallCues, changeCues, wishCues].flatMap((some) => Object.keys(some))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
