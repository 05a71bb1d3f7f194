import { MINUTES_A_DAY, type Day } from '../../date/index.ts'
import type { AskedItem } from '../answer-types.ts'
import { isTimeOfDay, type Amount } from '../../language/index.ts'
import { opening, sayDay } from '../saying/days.ts'
import { quoted, sayHour, sayLength } from '../saying/items.ts'
import { dayPartOf, nowOf, type Asking, type Reply } from './asking.ts'
import { periodOf } from './periods.ts'

/** Hours of a day within which room is looked for, where no part of the day was said. */
const WAKING = [8 * 60, 20 * 60] as const
const DAYS = 7
const SHORTEST = 30
/** So many things that go on beside the hours are named. */
const BESIDE = 3

/** The minutes of a day within which room is looked for: those that were said, but for a morning before it begins. */
function hoursLookedAt({ phrases }: Asking): readonly [number, number] {
  const [begin, end] = dayPartOf(phrases) ?? WAKING
  return begin === 0 && phrases.has('morning') ? [WAKING[0], end] : [begin, end]
}

/** Gaps of some days are hours, of many days they are days. */
const isOfHours = ({ phrases, question: { hasPeriod, first, last } }: Asking): boolean =>
  phrases.has('freeTime') || (hasPeriod && last - first < DAYS && phrases.has('gaps'))

/** When on one day is about its hours: `when am I free tomorrow`. */
const isWhenOfOneDay = ({ phrases, question: { hasPeriod, first, last } }: Asking): boolean =>
  hasPeriod && first === last && phrases.has('asksWhen')

/** How many minutes in a row are asked for; null where the question is not about hours. */
export function wantedMinutes(asking: Asking): number | null {
  const wanted = (['wantedHours', 'byAmount'] as const)
    .flatMap((cue) => asking.phrases.findAll(cue))
    .map(({ value }) => value as Amount)
    .find(isTimeOfDay)
  return wanted?.minutes ?? (isOfHours(asking) || isWhenOfOneDay(asking) ? SHORTEST : null)
}

const loadOn = ({ all }: Asking, day: Day): AskedItem[] =>
  all.filter(({ isLoad, first, last }) => isLoad && first <= day && last >= day)

/** What goes on in the days beside their hours, such as a journey: whoever asks decides what it leaves. */
function sayBeside(asking: Asking, day: Day): string {
  const beside = loadOn(asking, day).filter(({ allDay, first, last }) => allDay && last > first)
  if (beside.length === 0) return ''
  const titles = beside.slice(0, BESIDE).map(({ title }) => quoted(title, asking.language))
  return ` (${asking.say('in quei giorni', 'on those days')}: ${titles.join(', ')})`
}

type Gap = readonly [from: number, to: number]

/** What is free of a day between two of its minutes. What lasts all day has no hours, and takes none. */
function gapsOn(asking: Asking, day: Day, wanted: number): Gap[] {
  const [begin, end] = hoursLookedAt(asking)
  const midnight = day * MINUTES_A_DAY
  const earliest = Math.max(midnight + begin, Math.ceil(nowOf(asking) / SHORTEST) * SHORTEST)
  const gaps: Gap[] = []
  let from = earliest
  for (const item of loadOn(asking, day).filter(({ allDay }) => !allDay)) {
    if (item.start - from >= wanted) gaps.push([from, Math.min(item.start, midnight + end)])
    from = Math.max(from, item.end)
  }
  if (midnight + end - from >= wanted) gaps.push([from, midnight + end])
  return gaps.filter((gap) => gap[1] - gap[0] >= wanted)
}

/** The hours in a row that are free on the days asked for, or in the next week. */
export function answerFreeHours(asking: Asking, wanted: number): Reply {
  const { question, today, language, say } = asking
  const first = Math.max(question.first, today)
  const last = !question.hasPeriod ? today + DAYS - 1 : Math.max(question.last, first)
  const days = Array.from({ length: Math.min(last - first + 1, DAYS) }, (_, step) => first + step)
  const [begin, end] = hoursLookedAt(asking)
  const lines = days.flatMap((day) => {
    const gaps = gapsOn(asking, day, wanted).map(
      ([from, to]) => `${sayHour(from)}–${to % MINUTES_A_DAY === 0 ? '24:00' : sayHour(to)}`,
    )
    return gaps.length === 0 ? [] : [`• ${sayDay(day, language)}: ${gaps.join(', ')}${sayBeside(asking, day)}`]
  })
  const length = sayLength(wanted, language)
  const hours = say(`fra le ${begin / 60} e le ${end / 60}`, `between ${begin / 60}:00 and ${end / 60}:00`)
  if (lines.length === 0)
    return {
      text: say(
        `${opening(periodOf(asking))} non trovo ${length} di fila ${hours}.`,
        `I find no ${length} in a row ${hours} ${periodOf(asking)}.`,
      ),
    }
  const head = say(
    `Ecco quando hai almeno ${length} di fila, ${hours}:`,
    `You have at least ${length} in a row, ${hours}:`,
  )
  return { text: [head, ...lines].join('\n') }
}
