import { weekdayOf, type Day } from '../../../date/index.ts'
import type { Chance } from './chance.ts'
import type { Pair } from './names.ts'
import { aDaySaid } from './periods.ts'
import type { SomeYear } from './some-year.ts'
import type { TimeMaker } from './time-case.ts'

const LENGTHS: readonly (readonly [words: Pair, minutes: number, isOne: boolean])[] = [
  [["un'ora", 'an hour'], 60, true],
  [["un'ora e mezza", 'an hour and a half'], 90, true],
  [["mezz'ora", 'half an hour'], 30, true],
  [['due ore', 'two hours'], 120, false],
  [['tre ore', 'three hours'], 180, false],
  [['45 minuti', '45 minutes'], 45, false],
  [['90 minuti', '90 minutes'], 90, false],
]

const PARTS: readonly (readonly [words: Pair, from: number, to: number])[] = [
  [['', ''], 8, 20],
  [['', ''], 8, 20],
  [['di mattina', 'in the morning'], 8, 12],
  [['di pomeriggio', 'in the afternoon'], 12, 18],
  [['di sera', 'in the evening'], 18, 24],
]

const DOINGS: readonly Pair[] = [
  ['per la dichiarazione', 'for the tax return'],
  ['per sistemare il garage', 'to tidy up the garage'],
  ['per studiare', 'to study'],
  ['', ''],
  ['', ''],
]

/** The days within which room is looked for, and how they are said. */
function someNearDays({ today, say }: SomeYear, on: ReturnType<typeof aDaySaid>, chance: Chance) {
  const week = today - weekdayOf(today)
  return chance.pick<{ readonly text: string; readonly first: Day; readonly last: Day }>([
    { text: on.text, first: on.day, last: on.day },
    { text: say(['questa settimana', 'this week']), first: today, last: week + 6 },
    { text: say(['la prossima settimana', 'next week']), first: week + 7, last: week + 13 },
  ])
}

/** Whether a day has so many minutes in a row free between two of its hours, from now on. */
function hasRoom({ items, now }: SomeYear, day: Day, minutes: number, [from, to]: readonly [number, number]): boolean {
  const midnight = day * 1440
  const timed = items.filter(({ allDay, start, end }) => !allDay && end > midnight && start < midnight + 1440)
  const starts = [from * 60 + midnight, Math.ceil(now / 30) * 30, ...timed.map(({ end }) => end)]
  return starts.some((start) => {
    const isWithin = start >= Math.max(midnight + from * 60, Math.ceil(now / 30) * 30)
    const isInDay = start + minutes <= midnight + to * 60
    return isWithin && isInDay && timed.every((item) => item.end <= start || item.start >= start + minutes)
  })
}

/** On which days there is room for something that takes so long. */
export const roomFor: TimeMaker = (year, chance) => {
  const [length, minutes, isOne] = chance.pick(LENGTHS)
  const [part, from, to] = chance.pick(PARTS)
  const near = someNearDays(year, aDaySaid(year, chance), chance)
  const [say, doing] = [year.say, year.say(chance.pick(DOINGS))]
  const when = [near.text, say(part)].join(' ').trim()
  const [long, free] = [say(length), isOne ? 'libera' : length[0].endsWith('minuti') ? 'liberi' : 'libere']
  const behind = doing === '' ? '' : ` ${doing}`
  const text = say(
    chance.pick<Pair>([
      [`quando ho ${long} ${free} ${when}`, `when do I have ${long} free ${when}`],
      [
        `mi ${isOne ? 'serve' : 'servono'} ${long}${behind} ${when}: quando posso`,
        `I need ${long}${behind} ${when}: when can I`,
      ],
      [`trovami ${long}${behind} ${when}`, `find me ${long}${behind} ${when}`],
      [`${when} quando ho ${long} ${free}${behind}`, `${when}, when do I have ${long}${behind}`],
      [`ho ${long} ${free} ${when}`, `do I have ${long} free ${when}`],
    ]),
  )
  const days = Array.from({ length: near.last - near.first + 1 }, (_, step) => near.first + step)
  const found = days.filter((day) => hasRoom(year, day, minutes, [from, to]))
  const isEmpty = days.every((day) => year.items.every(({ first, last }) => first > day || last < day))
  return {
    ...{ text, made: `room of ${length[1]}${part[0] === '' ? '' : ' in a part of the day'}` },
    ...{ truth: `${String(found.length)} days`, limits: [doing, say(part)] },
    isRight: (answer) => {
      if (isEmpty && /^(?:sì|yes)[ ,]/iu.test(answer.text)) return true
      if (found.length === 0) return answer.days.length === 0 && /nessun|niente|non |\bno\b|not/iu.test(answer.text)
      const told = answer.days.flatMap(({ first, last }) => (first === last ? [first] : [first, last]))
      return told.length === found.length && told.every((day, place) => day === found[place])
    },
  }
}
