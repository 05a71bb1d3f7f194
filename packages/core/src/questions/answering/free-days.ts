import type { Day } from '../../date/index.ts'
import type { AskedItem } from '../question-types.ts'
import type { Span } from '../reading/dates.ts'
import { counted, opening, sayPeriod, saySpan } from '../saying/days.ts'
import { listed } from '../saying/items.ts'
import { dayPartOf, type Asking, type Reply } from './asking.ts'
import { periodOf } from './periods.ts'
import { loadsOf, stretchesOf, touching } from './stretches.ts'
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

const YES_NO = /\b(?:sono|siamo|saro|sara|ho un buco|am i|are we|will i|ho tempo|do i have time)\b/u

const isYesNo = ({ plain, question }: Asking): boolean =>
  YES_NO.test(plain) && question.last - question.first < 7 && !/^(?:quando|when)/u.test(plain)

/** Which days are free, whether some are, or windows of so many days. */
export function answerFree(asking: Asking): Reply {
  if (isYesNo(asking)) return answerWhether(asking)
  const { first, last } = asking.question
  const wanted = wantedOf(asking)
  return wanted && last - first + 1 >= wanted.days ? answerWindows(asking, wanted) : answerFreeDays(asking)
}

function answerFreeDays(asking: Asking): Reply {
  const { question, all, items, say, language, today } = asking
  const first = question.last >= today ? Math.max(question.first, today) : question.first
  const stretches = stretchesOf(asking, 'day', { first, last: question.last })
  const loads = loadsOf(dayPartOf(asking.plain) ? items : all, stretches)
  const free = stretches.filter((_, place) => loads[place] === 0).map((stretch) => stretch.first)
  const period = sayPeriod(first, question.last, language)
  if (free.length === 0)
    return {
      text: say(`${opening(period)} non hai giorni del tutto liberi.`, `You have no completely free days ${period}.`),
    }
  const head = say(
    `${opening(period)} hai ${counted(free.length, 'giorno libero', 'giorni liberi')} su ${stretches.length}:`,
    `You have ${counted(free.length, 'free day', 'free days')} out of ${stretches.length} ${period}:`,
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

const DAY_PARTS = [
  [12, ' di mattina', ' in the morning'],
  [18, ' di pomeriggio', ' in the afternoon'],
  [24, ' di sera', ' in the evening'],
] as const

function sayDayPart({ plain, say }: Asking): string {
  const end = (dayPartOf(plain)?.[1] ?? 0) / 60
  const said = DAY_PARTS.find(([hour]) => hour === end)
  return said ? say(said[1], said[2]) : ''
}

function answerWhether(asking: Asking): Reply {
  const { say, today, language } = asking
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
