import { MINUTES_A_DAY, writeTime, type HourCycle } from '../../date/index.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'
import type { Language } from '../../language/index.ts'
import type { Answer } from '../answer-types.ts'
import { sentencesIn } from './sentences.ts'

/** An hour between its marks (`hour-marks`). */
const MARKED = /\uE000([\d:]+)\uE001/gu

/** A text with its hours as the person writes them. */
export const withHours = (text: string, cycle: HourCycle, language: Language): string =>
  (cycle === 'h23' ? text : sentencesIn(language).beforeTwelve(text)).replace(MARKED, (_, written: string) =>
    cycle === 'h23' ? written : byTwelve(written, language),
  )

function byTwelve(written: string, language: Language): string {
  const [hour = 0, minute = 0] = written.split(':').map(Number)
  return writeTime((hour * 60 + minute) % MINUTES_A_DAY, 'h12', language)
}

/** The same of all that an answer says. */
export function writtenAnswer(answer: Answer, { hourCycle = 'h23', language }: QuestionSurroundings): Answer {
  const written = (text: string): string => withHours(text, hourCycle, language)
  const changes = answer.changes.map((one) => ('said' in one ? { ...one, said: written(one.said) } : one))
  return { ...answer, text: written(answer.text), changes }
}
