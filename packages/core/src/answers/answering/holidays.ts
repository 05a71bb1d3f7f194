import { opening } from '../words/day-words.ts'
import type { QuestionContext, Reply } from './question-context.ts'
import { periodOf } from './periods.ts'

const SHOWN = 10
const AFTER = 3

/** Public holidays, where a question is about them; null where it is about something else, or events are meant. */
export function answerHolidays(asking: QuestionContext): Reply | null {
  const { question, phrases, surroundings, today, sentences } = asking
  const { words, events } = sentences
  if (!phrases.has('publicHolidays') || question.kind === 'change' || question.kind === 'plan') return null
  // A feast may only name the day of which something else is asked.
  if (question.hasPeriod && phrases.has('asksSome')) return null
  const isAnyTime = !question.hasPeriod
  const named = surroundings.holidays
    .filter(({ day }) => (isAnyTime ? day >= today : day >= question.first && day <= question.last))
    .sort((a, b) => a.day - b.day)
  const [next] = named
  if (!next) return { text: events.noHoliday(isAnyTime ? null : periodOf(asking)) }
  const lines = named.map(({ day, name }) => `${words.day(day)}: ${name}`)
  if (!isAnyTime) return { text: lines.slice(0, SHOWN).map(opening).join('\n') }
  return { text: events.nextHoliday(next.day, next.name) + words.then(lines.slice(1, 1 + AFTER)) }
}
