import { describe, expect, it } from 'vitest'
import { scoreGoals } from './test/score-goals.ts'

describe.each(['it', 'en'] as const)('the goals of the table, %s', (language) => {
  const scored = scoreGoals(language)

  it('are sixty, none of them twice', () => {
    expect(new Set(scored.map(({ goal }) => goal)).size).toBe(60)
    expect(scored).toHaveLength(60)
  })

  it.each(scored)('is answered well: $goal', ({ lacks }) => {
    expect(lacks).toEqual([])
  })
})
