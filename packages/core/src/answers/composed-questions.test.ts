import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { composedQuestion } from './test/composed/composed-question.ts'
import type { Judged } from './test/composed/judge.ts'
import { byVerdict, wrongBeyond } from './test/composed/score.ts'
import { answerTo, verdictOf } from './test/composed/verdict.ts'

function asked(seed: number, language: 'it' | 'en'): Judged {
  const question = composedQuestion(seed, language)
  const answer = answerTo(question)
  return { verdict: verdictOf(question, answer), told: `${question.made}: ${question.text}\n${answer.text}` }
}

/** Of a thousand questions so many may be answered to another one: what is known to be misread is rarer. */
const WRONG_MAX = 5
const RIGHT_MIN = 970

describe.each(['it', 'en'] as const)('questions that are put together in %s', (language) => {
  it('are answered as a plain filter would, or in words that say what was left out', () => {
    const of = testCounts.composedQuestions
    const said = byVerdict(Array.from({ length: of }, (_, place) => asked(testSeed + place, language)))
    expect(wrongBeyond(said, WRONG_MAX)).toEqual([])
    expect(said.right.length).toBeGreaterThanOrEqual(Math.floor((of * RIGHT_MIN) / 1_000))
  })

  it('are the same for the same seed', () => {
    const [one, other] = [composedQuestion(testSeed, language), composedQuestion(testSeed, language)]
    expect(one).toEqual({ ...other, year: { ...other.year, say: one.year.say } })
  })
})
