import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { composedTime } from './test/composed/composed-time.ts'
import type { Judged } from './test/composed/judge.ts'
import { byVerdict, wrongBeyond } from './test/composed/score.ts'
import { answerTo, isSafe } from './test/composed/verdict.ts'

function asked(seed: number, language: 'it' | 'en'): Judged {
  const one = composedTime(seed, language)
  const answer = answerTo(one)
  const verdict = one.isRight(answer) ? 'right' : isSafe(answer, one.limits) ? 'safe' : 'wrong'
  return { verdict, told: `${one.made}: ${one.text} (${one.truth})\n${answer.text}` }
}

/** Of a thousand questions so many may be answered to another one: what is known to be misread is rarer. */
const WRONG_MAX = 10
const RIGHT_MIN = 970

describe.each(['it', 'en'] as const)('questions about time that are put together in %s', (language) => {
  it('are answered as plain sums would, or in words that say what was left out', () => {
    const of = testCounts.composedTimes
    const said = byVerdict(Array.from({ length: of }, (_, place) => asked(testSeed + place, language)))
    expect(wrongBeyond(said, WRONG_MAX)).toEqual([])
    expect(said.right.length).toBeGreaterThanOrEqual(Math.floor((of * RIGHT_MIN) / 1_000))
  })
})
