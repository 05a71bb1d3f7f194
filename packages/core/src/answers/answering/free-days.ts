import { weekdayOf, type Day } from '../../date/index.ts'
import type { AskedItem } from '../answer-types.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { counted, opening, sayDay, sayPeriod, saySpan } from '../saying/days.ts'
import { listed, sayHour } from '../saying/items.ts'
import { dayPartOf, inPartOfDay, type Asking, type Reply } from './asking.ts'
import { periodOf } from './periods.ts'
import { freeNouns, weekdayAsked, type FreeNouns } from './free-nouns.ts'
import { hourAsked } from './hour-asked.ts'
import { loadsOf, stretchesOf, touching } from './stretches.ts'
import { answerFreeHours, wantedMinutes } from './free-hours.ts'
import { answerWindows, wantedOf } from './windows.ts'

function runsOf(days: readonly Day[]): Span[] {
  const runs: { first: Day; last: Day }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.last === day - 1) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}

const RUNS = 10

const isYesNo = ({ phrases, question }: Asking): boolean =>
  (phrases.has('yesNo') || question.first === question.last) &&
  question.last - question.first < 7 &&
  !phrases.has('whichOnes')

/** Which days are free, whether some are, or windows of so many days. */
export function answerFree(asking: Asking): Reply {
  const minutes = wantedMinutes(asking)
  if (minutes !== null) return answerFreeHours(asking, minutes)
  if (isYesNo(asking)) return answerWhether(asking)
  const { first, last } = asking.question
  const wanted = wantedOf(asking)
  return wanted && last - first + 1 >= wanted.days ? answerWindows(asking, wanted) : answerFreeDays(asking)
}

/** The longest of the free days in a row. */
function longestOf(free: readonly Day[], period: string, { say, language }: Asking): Reply {
  const runs = runsOf(free).sort((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first)
  const longest = runs[0] ?? { first: 0, last: 0 }
  const days = longest.last - longest.first + 1
  const alike = runs.filter(({ first, last }) => last - first + 1 === days)
  const others = alike.slice(1, 4).map(({ first, last }) => saySpan(first, last, language))
  const more =
    others.length === 0 ? '' : say(` Ugualmente lunghi: ${others.join('; ')}.`, ` As long: ${others.join('; ')}.`)
  const span = saySpan(longest.first, longest.last, language)
  return {
    text: say(
      `Il periodo libero più lungo ${period} dura ${counted(days, 'giorno', 'giorni')}: ${span}.${more}`,
      `Your longest free stretch ${period} is ${counted(days, 'day', 'days')}: ${span}.${more}`,
    ),
  }
}

/** The first that is free, and some that come after it. */
function firstOf(free: readonly Day[], { one }: FreeNouns, { say, language }: Asking): Reply {
  const [first, ...after] = free
  const rest = after.slice(0, 3).map((day) => sayDay(day, language))
  const day = first === undefined ? '' : sayDay(first, language)
  const more = rest.length === 0 ? '' : say(` Poi: ${rest.join('; ')}.`, ` After that: ${rest.join('; ')}.`)
  const article = /^(?:ser|mattin)/u.test(one) ? 'La prima' : 'Il primo'
  return { text: say(`${article} ${one} è ${day}.${more}`, `Your first ${one} is ${day}.${more}`) }
}

function answerFreeDays(asking: Asking): Reply {
  const { question, all, say, language, today } = asking
  const first = question.last >= today ? Math.max(question.first, today) : question.first
  const stretches = stretchesOf(asking, 'day', { first, last: question.last })
  const part = dayPartOf(asking.phrases)
  const loads = loadsOf(part ? all.filter((item) => inPartOfDay(item, part)) : all, stretches)
  const weekday = weekdayAsked(asking)
  const days = stretches.map((stretch, place) => ({ day: stretch.first, isFree: loads[place] === 0 }))
  const asked = weekday === null ? days : days.filter(({ day }) => weekdayOf(day) === weekday)
  const free = asked.filter(({ isFree }) => isFree).map(({ day }) => day)
  const nouns = freeNouns(asking, weekday)
  const period = sayPeriod(first, question.last, language)
  if (free.length === 0)
    return {
      text: say(`${opening(period)} non hai ${nouns.none}.`, `You have no ${nouns.none} ${period}.`),
    }
  if (asking.phrases.has('longest')) return longestOf(free, period, asking)
  if (asking.phrases.has('firstOne') && !question.hasPeriod) return firstOf(free, nouns, asking)
  const head = say(
    `${opening(period)} hai ${counted(free.length, nouns.one, nouns.many)} su ${asked.length}:`,
    `You have ${counted(free.length, nouns.one, nouns.many)} out of ${asked.length} ${period}:`,
  )
  return { text: [head, ...runLines(free, asking)].join('\n') }
}

function runLines(free: readonly Day[], { say, language }: Asking): string[] {
  const runs = runsOf(free)
  const lines = runs.slice(0, RUNS).map((run) => `• ${saySpan(run.first, run.last, language)}`)
  const rest = runs.length - RUNS
  if (rest <= 0) return lines
  return [
    ...lines,
    say(
      rest === 1 ? 'e un altro periodo' : `e altri ${rest} periodi`,
      `and ${counted(rest, 'more stretch', 'more stretches')}`,
    ),
  ]
}

function busyOf({ question, items, all }: Asking): AskedItem[] {
  const busy = items.filter(({ isLoad }) => isLoad)
  return question.terms.length === 0 ? busy : touching(all, question)
}

/** Whether an hour of one day is free. */
function answerAtHour(asking: Asking, [from, to]: readonly [number, number]): Reply {
  const { say, today, language } = asking
  const busy = busyOf(asking).filter(({ allDay, start, end }) => allDay || (start < to && end > from))
  const hour = sayHour(from)
  if (busy.length === 0) {
    const when = periodOf(asking)
    return {
      text: say(
        `Sì, ${when} alle ${hour} non hai nessun impegno.`,
        `Yes, you are free ${when} at ${hour}: I find no events.`,
      ),
    }
  }
  const list = listed(busy, today, language)
  return { text: `${say(`No, alle ${hour} hai:`, `No, at ${hour} you have:`)}\n${list.text}`, itemIds: list.itemIds }
}

const DAY_PARTS = [
  [12, ' di mattina', ' in the morning'],
  [18, ' di pomeriggio', ' in the afternoon'],
  [24, ' di sera', ' in the evening'],
] as const

function sayDayPart({ phrases, say }: Asking): string {
  const end = (dayPartOf(phrases)?.[1] ?? 0) / 60
  const said = DAY_PARTS.find(([hour]) => hour === end)
  return said ? say(said[1], said[2]) : ''
}

function answerWhether(asking: Asking): Reply {
  const { say, today, language } = asking
  const at = hourAsked(asking)
  if (at !== null) return answerAtHour(asking, at)
  const busy = busyOf(asking)
  const period = periodOf(asking)
  const hours = sayDayPart(asking)
  if (busy.length === 0)
    return {
      text: say(
        `Sì, ${period}${hours} non hai nessun impegno.`,
        `Yes, you are free ${period}${hours}: I find no events.`,
      ),
    }
  const list = listed(busy, today, language)
  const head = say(
    `Non del tutto: ${period} hai ${counted(busy.length, 'impegno', 'impegni')}:`,
    `Not all of it: you have ${counted(busy.length, 'event', 'events')} ${period}:`,
  )
  return { text: `${head}\n${list.text}`, itemIds: list.itemIds }
}
