import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { composedQuestion } from './test/composed/composed-question.ts'
import { answerTo, verdictOf, type Verdict } from './test/composed/verdict.ts'

/** What was asked and answered, by how it was answered. */
function asked(language: 'it' | 'en'): Record<Verdict, string[]> {
  const said: Record<Verdict, string[]> = { right: [], safe: [], wrong: [] }
  for (let place = 0; place < testCounts.composedQuestions; place += 1) {
    const question = composedQuestion(testSeed + place, language)
    const answer = answerTo(question)
    said[verdictOf(question, answer)].push(`${question.made}: ${question.text}\n${answer.text}`)
  }
  return said
}

/** Of a thousand questions so many may be answered to another one: what is known to be misread is rarer. */
const WRONG_MAX = 5
const RIGHT_MIN = 970

describe.each(['it', 'en'] as const)('questions that are put together in %s', (language) => {
  it('are answered as a plain filter would, or in words that say what was left out', () => {
    const { right, wrong } = asked(language)
    const of = testCounts.composedQuestions
    expect(wrong.slice(0, Math.max(0, wrong.length - Math.floor((of * WRONG_MAX) / 1_000)))).toEqual([])
    expect(right.length).toBeGreaterThanOrEqual(Math.floor((of * RIGHT_MIN) / 1_000))
  })

  it('are the same for the same seed', () => {
    const [one, other] = [composedQuestion(testSeed, language), composedQuestion(testSeed, language)]
    expect(one).toEqual({ ...other, year: { ...other.year, say: one.year.say } })
  })
})
