import { describe, expect, it } from 'vitest'
import { cues } from './en/cues.ts'
import { goalCues } from './en/goal-cues.ts'
import { reminderCues } from './en/reminder-cues.ts'
import { readPhrases, type Cue } from './read-phrases.ts'
import { readPursuitPhrases, type PursuitCue } from './read-pursuit-phrases.ts'

// Patterns are read when they are first looked at: a name of an action that there is not would be found by a person.
describe('the patterns of questions', () => {
  it.each(['it', 'en'] as const)('can all be read, in %s', (language) => {
    const phrases = readPhrases('xyz', language)
    const found = (Object.keys(cues) as Cue[]).filter((cue) => phrases.has(cue))
    // Any word may be somebody.
    expect(found).toEqual(['someone'])
    expect(phrases.kindBut(new Set())).toBeNull()
  })

  it('about goals and reminders can all be read', () => {
    const phrases = readPursuitPhrases('xyz')
    const all = [...Object.keys(goalCues), ...Object.keys(reminderCues)] as PursuitCue[]
    expect(all.filter((cue) => phrases.has(cue))).toEqual([])
  })
})
