import { readPhrases } from '../../intents/read-phrases.ts'
import { weekdayOf } from '../../date/index.ts'
import type { Holiday } from '../../year/index.ts'
import { saySpan } from '../saying/days.ts'
import type { Asking, Reply } from './asking.ts'

const SHOWN = 4
const A_WEEKEND = 7

interface LongWeekend extends Holiday {
  readonly first: number
  readonly last: number
  readonly off: readonly [italian: string, english: string] | null
}

/** From which day to which one is free by a holiday on a weekday, and which day must be taken off for it. */
const BY_WEEKDAY: Readonly<Record<number, readonly [number, number, LongWeekend['off']]>> = {
  0: [-2, 0, null],
  1: [-3, 0, ['prendendo libero il lunedì', 'with the Monday off']],
  3: [0, 3, ['prendendo libero il venerdì', 'with the Friday off']],
  4: [0, 2, null],
}

function longWeekend(holiday: Holiday): LongWeekend[] {
  const found = BY_WEEKDAY[weekdayOf(holiday.day)]
  return found ? [{ ...holiday, first: holiday.day + found[0], last: holiday.day + found[1], off: found[2] }] : []
}

/** Long weekends by the public holidays; null where a question is not about them, or events are called so. */
export function answerLongWeekends(asking: Asking): Reply | null {
  const { phrases, question, all, surroundings, today, say, language } = asking
  if (!phrases.has('longWeekends') || phrases.has('away') || question.kind === 'change' || question.kind === 'plan')
    return null
  if (all.some(({ title }) => readPhrases(title, language).has('longWeekends'))) return null
  const isNamed = question.hasPeriod && question.last - question.first > A_WEEKEND
  const [from, to] = isNamed ? [question.first, question.last] : [today, Infinity]
  const found = surroundings.holidays
    .flatMap(longWeekend)
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => a.day - b.day)
  if (found.length === 0)
    return {
      text: say('Non trovo ponti fra le feste che conosco.', 'I find no long weekends among the holidays I know.'),
    }
  const lines = found.slice(0, SHOWN).map(({ first, last, name, off }) => {
    const how = off ? `, ${say(...off)}` : ''
    return `• ${saySpan(first, last, language)} (${name}${how})`
  })
  return { text: [say('I prossimi ponti:', 'The next long weekends:'), ...lines].join('\n') }
}
