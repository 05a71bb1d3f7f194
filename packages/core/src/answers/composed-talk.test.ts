import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { chanceOf } from './test/composed/chance.ts'
import { composedQuestion } from './test/composed/composed-question.ts'
import { composedTime } from './test/composed/composed-time.ts'
import { toldAroundIt } from './test/composed/talk.ts'
import { answerTo, isSafe, verdictOf, type Verdict } from './test/composed/verdict.ts'

interface Asked {
  readonly verdict: Verdict
  readonly told: string
}

/** How a question of a seed is answered, alone and with what is told around it. */
function askedTwice(seed: number, language: 'it' | 'en'): readonly [alone: Verdict, around: Asked] {
  const chance = chanceOf(seed)
  const isOfTime = chance.upTo(2) === 0
  const time = composedTime(seed, language)
  const question = composedQuestion(seed, language)
  const { year, text: asked } = isOfTime ? time : question
  const ask = (text: string): Asked => {
    const answer = answerTo({ text, year })
    const timed = time.isRight(answer) ? 'right' : isSafe(answer, time.limits) ? 'safe' : 'wrong'
    return { verdict: isOfTime ? timed : verdictOf(question, answer), told: `${text}\n${answer.text}` }
  }
  return [ask(asked).verdict, ask(toldAroundIt(asked, year, chance))]
}

/** Of those that are right alone so many of a thousand may be answered to another question. */
const WRONG_MAX = 20
const RIGHT_MIN = 940

describe.each(['it', 'en'] as const)('questions with what is told around them in %s', (language) => {
  it('are answered as they are alone, or in words that say what was left out', () => {
    const asked = Array.from({ length: testCounts.composedTalk }, (_, place) => askedTwice(testSeed + place, language))
    const around = asked.flatMap(([alone, one]) => (alone === 'right' ? [one] : []))
    const wrong = around.filter(({ verdict }) => verdict === 'wrong').map(({ told }) => told)
    const right = around.filter(({ verdict }) => verdict === 'right')
    expect(wrong.slice(0, Math.max(0, wrong.length - Math.floor((around.length * WRONG_MAX) / 1_000)))).toEqual([])
    expect(right.length).toBeGreaterThanOrEqual(Math.floor((around.length * RIGHT_MIN) / 1_000))
  })
})
