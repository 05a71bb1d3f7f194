import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import type { Trait } from './template-types.ts'
import { stepsFor, templates } from './templates.ts'

const TRAITS: readonly ReadonlySet<Trait>[] = [
  new Set(),
  new Set(['short']),
  new Set(['half']),
  new Set(['long']),
  new Set(['skill', 'abroad', 'driving', 'guest']),
  new Set(['skill', 'habit']),
]
const both = ['it', 'en'] as const

describe.each(templates)('the template $id', ({ id, steps }) => {
  it.each(both)('has words for each of its steps and for no other, in %s', (language) => {
    const words = languages[language].steps[id]
    expect(Object.keys(words).sort()).toEqual([...new Set(steps.map((step) => step.id))].sort())
    for (const [phase, title, description] of Object.values(words)) {
      expect(phase).not.toBe('')
      expect(title.length).toBeGreaterThan(3)
      expect(description.length).toBeGreaterThan(20)
      expect(description).toMatch(/[.?!]$/u)
    }
  })

  it('names no step twice, whatever the target is like, and has a final check', () => {
    for (const traits of TRAITS) {
      const ids = stepsFor(id, traits).map((step) => step.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toContain('check')
      expect(ids.length).toBeGreaterThanOrEqual(5)
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

it('there are fifteen templates, each with a name in both languages', () => {
  expect(templates).toHaveLength(15)
  for (const language of both) expect(Object.keys(languages[language].names)).toHaveLength(15)
})
