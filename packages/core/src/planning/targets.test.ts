import { describe, expect, it } from 'vitest'
import { scoreTargets } from './test/score-targets.ts'

describe.each(['it', 'en'] as const)('the targets of the table, %s', (language) => {
  const scored = scoreTargets(language)

  it('are sixty, none of them twice', () => {
    expect(new Set(scored.map(({ goal }) => goal)).size).toBe(60)
    expect(scored).toHaveLength(60)
  })

  it.each(scored)('is answered well: $goal', ({ lacks }) => {
    expect(lacks).toEqual([])
  })
})
