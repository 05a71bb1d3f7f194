import { describe, expect, it } from 'vitest'
import { cardCues } from './en/card-cues.ts'
import { choosingCues } from './en/choosing-cues.ts'
import { cues } from './en/cues.ts'
import { dayCues } from './en/day-cues.ts'
import { goalCues } from './en/goal-cues.ts'
import { hourCues } from './en/hour-cues.ts'
import { limitCues } from './en/limit-cues.ts'
import { namingCues } from './en/naming-cues.ts'
import { reminderCues } from './en/reminder-cues.ts'
import { roomCues } from './en/room-cues.ts'
import { talkCues } from './en/talk-cues.ts'
import { unknownCues } from './en/unknown-cues.ts'
import { wishCues } from './en/wish-cues.ts'
import { LANGUAGE_WORDS, type Cue } from './languages.ts'
import { sharedCues } from './shared-cues.ts'
import { ASKING_WORDS, readInAnyLanguage, readPhrases, watched } from './read-phrases.ts'

// Patterns are read when they are first looked at: a name of an action that there is not would be found by a person.
describe('the patterns of questions', () => {
  it.each(['it', 'en'] as const)('can all be read, in %s', (language) => {
    const phrases = readPhrases('xyz', language)
    const found = (Object.keys(LANGUAGE_WORDS[language].cues) as Cue[]).filter((cue) => phrases.has(cue))
    // Any word may be somebody.
    expect(found).toEqual(['someone'])
    expect(phrases.kindBut(new Set())).toBeNull()
  })

  it.each(Object.getOwnPropertyNames(Object.prototype))('find nothing in a word that every object has: %s', (name) => {
    for (const language of ['it', 'en'] as const) expect(readPhrases(name, language).kindBut(new Set())).toBeNull()
  })

  it('have a name each, whatever they are about', () => {
    const files = [
      ...[cardCues, choosingCues, cues, dayCues, goalCues, hourCues, limitCues, namingCues],
      ...[reminderCues, roomCues, talkCues, unknownCues, wishCues, sharedCues],
    ]
    const names = files.flatMap((some) => Object.keys(some))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names.length).toBe(Object.keys(LANGUAGE_WORDS.en.cues).length)
  })
})

describe('words that name things and what is wished for them', () => {
  it.each<readonly [cue: Cue, text: string, words: readonly string[]]>([
    ['newName', 'the gym in palestra as Gym', ['in', 'as']],
    ['inCategory', 'il dentista nella categoria Salute', ['nella categoria']],
    ['inCategory', 'the dentist to the category Health', ['to the category']],
    ['forAll', 'tutte le riunioni', ['tutte', 'le']],
    ['except', 'everything apart from work', ['apart from']],
    ['weekOf', 'the week before the wedding', ['week before the']],
    ['weekOf', 'la settimana del mese', []],
    ['beforeThing', "prima dell'esame", ["prima dell'"]],
    ['beforeThing', 'la prima riunione', []],
    ['hanging', 'shorten the trip by', ['by']],
    ['hanging', 'the trip by train', []],
  ])('of %s are found in: %s', (cue, text, words) => {
    expect(
      readInAnyLanguage(text)
        .findAll(cue)
        .map(({ from, to }) => text.slice(from, to)),
    ).toEqual(words)
  })

  it('are no words that ask, of which others might be slips', () => {
    expect(ASKING_WORDS.en.has('sessions')).toBe(false)
    expect(ASKING_WORDS.it.has('visita')).toBe(false)
  })
})

describe('what was asked of words', () => {
  const words = () => watched(readPhrases('how many weeks of holiday this month', 'en'))
  const placesRead = (phrases: ReturnType<typeof words>) => phrases.read().map(({ from, to }) => [from, to])

  it('counts as read where something was made of it', () => {
    const phrases = words()
    expect(phrases.firstOf([() => (phrases.has('week') ? 'week' : null)])).toBe('week')
    expect(placesRead(phrases)).toEqual([[9, 14]])
  })

  it('counts as not read where nothing was, but for what was read before', () => {
    const phrases = words()
    phrases.has('month')
    const tried = [() => (phrases.has('week') && phrases.has('month') ? null : 'none'), () => null]
    expect(phrases.firstOf(tried)).toBeNull()
    expect(placesRead(phrases)).toEqual([[31, 36]])
  })

  it('is no matter of who reads the same words again', () => {
    const phrases = words()
    phrases.has('week')
    const again = phrases.copied()
    again.has('month')
    expect(placesRead(phrases)).toEqual([[9, 14]])
    expect(placesRead(again)).toEqual([
      [9, 14],
      [31, 36],
    ])
  })
})
