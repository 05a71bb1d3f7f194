import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { composedCase } from './test/composed/compose.ts'
import { judge, type Verdict } from './test/composed/judge.ts'

/** What was measured on thousands of them, less what a sample may differ by. */
const BOUNDS = { right: 0.86, wrong: 0.04 }

/** So many seeds lie between the samples of two runs. */
const APART = 100_000

describe.each(['it', 'en'] as const)('composed wishes in %s', (language) => {
  it('are mostly read in full, and else asked back or named', () => {
    const judged = Array.from({ length: testCounts.composedWishes }, (_, index) => {
      const seed = (testSeed % APART) * APART + index
      return { seed, ...judge(composedCase(language, seed)) }
    })
    const shareOf = (verdict: Verdict): number => judged.filter((one) => one.verdict === verdict).length / judged.length
    const wrong = judged.flatMap((one) => (one.verdict === 'wrong' ? [`${one.seed}: ${one.told}`] : []))
    expect(shareOf('right')).toBeGreaterThanOrEqual(BOUNDS.right)
    expect(shareOf('wrong') <= BOUNDS.wrong ? [] : wrong).toEqual([])
  })
})
