import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { KNOWN_KINDS } from './known-kinds.ts'
import { details, type Detail } from './details.ts'
import { TRAIL_DAYS, TRIP_DAYS } from './own-weekdays.ts'
import { acts, things, type Sign } from './signs.ts'
import { DAYS_BEHIND } from './template-types.ts'
import { stepsFor, templates } from './templates.ts'
import { LONGER } from './usual-lengths.ts'

const SIGNS: readonly ReadonlySet<Sign | Detail>[] = [
  new Set(),
  ...details.map((detail): ReadonlySet<Detail> => new Set([detail])),
  new Set(['short']),
  new Set(['half']),
  new Set(['long']),
  new Set(['abroad']),
]
const both = ['it', 'en'] as const

describe.each(templates)('the template $id', ({ id, steps }) => {
  it('has words for each of its steps in some language, and in none for another', () => {
    const ids = steps.map((step) => step.id)
    const withWords = both.flatMap((language) => Object.keys(languages[language].steps[id]))
    expect([...new Set(withWords)].sort()).toEqual([...new Set(ids)].sort())
  })

  it.each(both)('says in each step what it is and what to do, in %s', (language) => {
    const words = languages[language].steps[id]
    for (const [phase, title, description] of Object.values(words)) {
      expect(phase).not.toBe('')
      expect(title.length).toBeGreaterThan(3)
      expect(description.length).toBeGreaterThan(20)
      expect(description).toMatch(/[.?!]$/u)
    }
  })

  it('ends within the days that a plan looks at behind its target', () => {
    const ends = steps.filter(({ place }) => place === 'after').map(({ lead, most }) => lead + most)
    expect(Math.max(0, ...ends)).toBeLessThan(DAYS_BEHIND - 20)
  })

  it('names no step twice, and has at least three, whatever the target is like', () => {
    for (const signs of SIGNS) {
      const ids = stepsFor(id, signs).map((step) => step.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const language of both) {
        const said = ids.filter((step) => step in languages[language].steps[id])
        expect([...signs, said.length >= 3]).toEqual([...signs, true])
      }
    }
  })

  it('asks for at least a day and at most as many as it may take', () => {
    for (const { least, most, weight, lead, place } of steps) {
      expect(least).toBeGreaterThanOrEqual(1)
      expect(most).toBeGreaterThanOrEqual(least)
      expect(weight).toBeGreaterThan(0)
      expect(lead > 0).toBe(place !== 'flow')
    }
  })
})

describe('the kinds of goals', () => {
  it('are at least forty, each with steps, and with names in both languages', () => {
    expect(templates.map(({ id }) => id).sort()).toEqual([...KNOWN_KINDS].sort())
    expect(templates.length).toBeGreaterThanOrEqual(40)
    for (const language of both) {
      const names = KNOWN_KINDS.map((id) => languages[language].names[id])
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => name.includes('|'))).toEqual([])
    }
  })

  it('need every sign that the languages have words for', () => {
    const usual = both.flatMap((language) => Object.values(languages[language].usualDays).flat())
    const ofDays: readonly (Sign | Detail)[] = ['atWork', ...usual.flatMap(({ only }) => only ?? [])]
    const needed = templates.flatMap(({ by, maybe, otherwise, not, steps }) => [
      ...by.flat(),
      ...maybe,
      ...otherwise,
      ...not,
      ...steps.flatMap(({ only, also, never }) => [...only, ...also, ...never]),
      ...[...TRIP_DAYS, ...TRAIL_DAYS].map(([detail]) => detail),
      ...ofDays,
      ...Object.values(LONGER).flatMap((longer) => Object.keys(longer)),
    ])
    expect([...acts, ...things, ...details].filter((sign) => !needed.includes(sign))).toEqual([])
  })

  it('are told by no detail', () => {
    const telling: readonly string[] = [...acts, ...things]
    expect(details.filter((detail) => telling.includes(detail))).toEqual([])
  })

  it.each(both)('have signs without a word that stands there twice, in %s', (language) => {
    const { signs, details: ofSize } = languages[language]
    for (const [sign, words] of [...Object.entries(signs), ...Object.entries(ofSize)]) {
      const list = words.split('|')
      expect([sign, list.filter((word, at) => list.indexOf(word) !== at || word.trim() === '')]).toEqual([sign, []])
    }
  })
})
