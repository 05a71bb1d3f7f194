import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { composedTime } from './test/composed/composed-time.ts'
import { answerTo, isSafe, type Verdict } from './test/composed/verdict.ts'

/** What was asked and answered, by how it was answered. */
function asked(language: 'it' | 'en'): Record<Verdict, string[]> {
  const said: Record<Verdict, string[]> = { right: [], safe: [], wrong: [] }
  for (let place = 0; place < testCounts.composedTimes; place += 1) {
    const one = composedTime(testSeed + place, language)
    const answer = answerTo(one)
    const verdict = one.isRight(answer) ? 'right' : isSafe(answer, one.limits) ? 'safe' : 'wrong'
    said[verdict].push(`${one.made}: ${one.text} (${one.truth})\n${answer.text}`)
  }
  return said
}

/** Of a thousand questions so many may be answered to another one: what is known to be misread is rarer. */
const WRONG_MAX = 10
const RIGHT_MIN = 970

describe.each(['it', 'en'] as const)('questions about time that are put together in %s', (language) => {
  it('are answered as plain sums would, or in words that say what was left out', () => {
    const { right, wrong } = asked(language)
    const of = testCounts.composedTimes
    expect(wrong.slice(0, Math.max(0, wrong.length - Math.floor((of * WRONG_MAX) / 1_000)))).toEqual([])
    expect(right.length).toBeGreaterThanOrEqual(Math.floor((of * RIGHT_MIN) / 1_000))
  })
})
