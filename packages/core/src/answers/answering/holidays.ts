import type { Holiday } from '../../year/index.ts'
import { opening, sayDay } from '../saying/days.ts'
import type { Asking, Reply } from './asking.ts'
import { periodOf } from './periods.ts'

const SHOWN = 10

const sayHoliday = ({ day, name }: Holiday, { language }: Asking): string => `${sayDay(day, language)}: ${name}`

/** Public holidays, where a question is about them; null where it is about something else, or events are meant. */
export function answerHolidays(asking: Asking): Reply | null {
  const { question, phrases, surroundings, today, say } = asking
  if (!phrases.has('publicHolidays') || question.kind === 'change' || question.kind === 'plan') return null
  // A feast may only name the day of which something else is asked.
  if (question.hasPeriod && phrases.has('asksSome')) return null
  const isAnyTime = !question.hasPeriod
  const named = surroundings.holidays
    .filter(({ day }) => (isAnyTime ? day >= today : day >= question.first && day <= question.last))
    .sort((a, b) => a.day - b.day)
  if (isAnyTime) return answerComing(asking, named)
  const none = say(
    `${opening(periodOf(asking))} non ci sono giorni festivi.`,
    `There are no public holidays ${periodOf(asking)}.`,
  )
  return {
    text:
      named.length === 0
        ? none
        : named
            .slice(0, SHOWN)
            .map((one) => opening(sayHoliday(one, asking)))
            .join('\n'),
  }
}

function answerComing(asking: Asking, [next, ...after]: readonly Holiday[]): Reply {
  const { say } = asking
  if (!next) return { text: say('Non conosco altri giorni festivi.', 'I know of no more public holidays.') }
  const more = after.slice(0, 3).map((one) => sayHoliday(one, asking))
  const rest = more.length === 0 ? '' : say(` Poi: ${more.join('; ')}.`, ` After that: ${more.join('; ')}.`)
  return {
    text: say(
      `Il prossimo giorno festivo è ${sayHoliday(next, asking)}.${rest}`,
      `The next public holiday is ${sayHoliday(next, asking)}.${rest}`,
    ),
  }
}
