import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { chanceOf } from './test/composed/chance.ts'
import { composedQuestion } from './test/composed/composed-question.ts'
import { composedTime } from './test/composed/composed-time.ts'
import type { Judged } from './test/composed/judge.ts'
import { byVerdict, wrongBeyond } from './test/composed/score.ts'
import { toldAroundIt } from './test/composed/talk.ts'
import { answerTo, isSafe, verdictOf } from './test/composed/verdict.ts'

/** How a question of a seed is answered, alone and with what is told around it. */
function askedTwice(seed: number, language: 'it' | 'en'): readonly [alone: Judged, around: Judged] {
  const chance = chanceOf(seed)
  const isOfTime = chance.upTo(2) === 0
  const time = composedTime(seed, language)
  const question = composedQuestion(seed, language)
  const { year, text: asked } = isOfTime ? time : question
  const ask = (text: string): Judged => {
    const answer = answerTo({ text, year })
    const timed = time.isRight(answer) ? 'right' : isSafe(answer, time.limits) ? 'safe' : 'wrong'
    return { verdict: isOfTime ? timed : verdictOf(question, answer), told: `${text}\n${answer.text}` }
  }
  return [ask(asked), ask(toldAroundIt(asked, year, chance))]
}

/** Of those that are right alone so many of a thousand may be answered to another question. */
const WRONG_MAX = 20
const RIGHT_MIN = 940

describe.each(['it', 'en'] as const)('questions with what is told around them in %s', (language) => {
  it('are answered as they are alone, or in words that say what was left out', () => {
    const asked = Array.from({ length: testCounts.composedTalk }, (_, place) => askedTwice(testSeed + place, language))
    const around = asked.flatMap(([alone, one]) => (alone.verdict === 'right' ? [one] : []))
    const said = byVerdict(around)
    expect(wrongBeyond(said, WRONG_MAX)).toEqual([])
    expect(said.right.length).toBeGreaterThanOrEqual(Math.floor((around.length * RIGHT_MIN) / 1_000))
  })
})
