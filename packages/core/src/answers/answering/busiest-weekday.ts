import { weekdayOf } from '../../date/index.ts'
import { counted, opening, sayHabit } from '../saying/days.ts'
import { aboutOf, type Asking, type Reply } from './asking.ts'
import { nothing, periodOf } from './periods.ts'

const A_WEEK = 7

/** On how many days of each weekday (0 is Monday) something is on, each event counted on each of its days. */
function loadsByWeekday({ items, question }: Asking): readonly number[] {
  const loads = Array.from({ length: A_WEEK }, () => 0)
  for (const { isLoad, first, last } of items) {
    if (!isLoad) continue
    for (let day = Math.max(first, question.first); day <= Math.min(last, question.last); day += 1) {
      const weekday = weekdayOf(day)
      loads[weekday] = (loads[weekday] ?? 0) + 1
    }
  }
  return loads
}

/** The weekday with most of what counts, or with least, and all of them in order. */
export function answerExtremeWeekday(asking: Asking, isBusiest: boolean): Reply {
  const { say, language } = asking
  const loads = loadsByWeekday(asking)
  if (loads.every((load) => load === 0)) return { text: nothing(asking, aboutOf(asking)) }
  const ordered = loads
    .map((load, weekday) => ({ load, weekday }))
    .toSorted((a, b) => (isBusiest ? b.load - a.load : a.load - b.load))
  const lines = ordered.map(
    ({ load, weekday }) =>
      `• ${sayHabit(weekday, language)}: ${counted(load, say('impegno', 'event'), say('impegni', 'events'))}`,
  )
  const head = say(
    `${opening(periodOf(asking))}${aboutOf(asking)}, dal giorno più ${isBusiest ? 'pieno' : 'tranquillo'} della settimana:`,
    `${opening(periodOf(asking))}${aboutOf(asking)}, from the ${isBusiest ? 'busiest' : 'calmest'} day of the week:`,
  )
  return { text: [head, ...lines].join('\n') }
}
