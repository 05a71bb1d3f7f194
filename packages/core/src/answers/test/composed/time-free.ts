import { dayOf, daysInMonth, formatDay, partsOf, weekdayOf, type Day } from '../../../date/index.ts'
import type { Pair } from './names.ts'
import { aDaySaid, monthsOf, type NamedMonth } from './periods.ts'
import type { SomeYear } from './some-year.ts'
import type { TimeMaker } from './time-case.ts'

interface Part {
  readonly words: Pair
  readonly from: number
  readonly to: number
}

const PARTS: readonly Part[] = [
  { words: ['di mattina', 'in the morning'], from: 6, to: 12 },
  { words: ['nel pomeriggio', 'in the afternoon'], from: 12, to: 18 },
  { words: ['la sera', 'in the evening'], from: 18, to: 24 },
]

/** What is on at some hours of a day. */
const onAt = ({ items }: SomeYear, day: Day, from: number, to: number) =>
  items.filter(({ allDay, start, end, first, last }) =>
    allDay ? first <= day && last >= day : start < day * 1440 + to * 60 && end > day * 1440 + from * 60,
  )

const YES = /^(?:sì|yes)[ ,]/iu
const NO = /^(?:no|non|not)[ ,]/iu

/** Whether somebody is free on a day, or in a part of it. */
export const isFreeOn: TimeMaker = (year, chance) => {
  const { text: on, day } = aDaySaid(year, chance)
  const part = chance.upTo(2) === 0 ? chance.pick(PARTS) : null
  const taken = onAt(year, day, part?.from ?? 0, part?.to ?? 24)
  // Who is asked whether a birthday takes a day would not agree.
  if (taken.some(({ allDay }) => allDay)) return null
  const when = part ? `${on} ${year.say(part.words)}` : on
  const text = year.say(
    chance.pick<Pair>([
      [`sono libero ${when}`, `am I free ${when}`],
      [`${when} sono libera`, `${when}, am I free`],
      [`ho qualcosa ${when}`, `do I have anything on ${when}`],
      [`ho impegni ${when}`, `have I got anything ${when}`],
    ]),
  )
  const asksFree = /liber|free/u.test(text)
  const isFree = taken.length === 0
  return {
    ...{
      text,
      made: `free ${part ? 'in a part of a day' : 'on a day'}`,
      truth: `${isFree ? 'free' : taken.map(({ title }) => title).join()} on ${formatDay(day)}`,
      limits: [],
    },
    isRight: ({ text: told, itemIds }) => {
      const listsAll = taken.every(({ id }) => itemIds.includes(id)) && itemIds.length === taken.length
      if (!asksFree) return listsAll && (!isFree || /nessun|niente|nothing|no events/iu.test(told))
      return isFree ? YES.test(told) : NO.test(told) && listsAll
    },
  }
}

/** Whether there is time at an hour of a day. */
export const isFreeAt: TimeMaker = (year, chance) => {
  const { text: on, day } = aDaySaid(year, chance)
  const hour = 9 + chance.upTo(12)
  const taken = onAt(year, day, hour, hour + 0.01)
  if (taken.some(({ allDay }) => allDay)) return null
  const twelve = hour > 12 ? `${String(hour - 12)}pm` : hour === 12 ? '12pm' : `${String(hour)}am`
  const text = year.say(
    chance.pick<Pair>([
      [`sono libera ${on} alle ${String(hour)}`, `am I free ${on} at ${twelve}`],
      [`posso ${on} alle ${String(hour)}`, `am I available at ${twelve} ${on}`],
      [`${on} alle ${String(hour)} ho qualcosa`, `is there anything ${on} at ${twelve}`],
    ]),
  )
  return {
    ...{ text, made: 'free at an hour', truth: taken.map(({ title }) => title).join() || 'free', limits: [] },
    isRight: ({ itemIds, text: told }) =>
      taken.length === 0
        ? !NO.test(told) || /nessun|niente|nothing|no events/iu.test(told)
        : taken.every(({ id }) => itemIds.includes(id)),
  }
}

const weekendsOf = ({ first, last }: NamedMonth): readonly (readonly [Day, Day])[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step)
    .filter((day) => weekdayOf(day) === 5)
    .map((day) => [day, day + 1])

/** Which weekends of a month are free, or taken. */
export const weekendsFree: TimeMaker = (year, chance) => {
  const months = monthsOf(year).filter(({ first }) => first > year.today)
  const month = chance.pick(months)
  // A weekend that begins in another month may be of both.
  if (weekdayOf(month.first) === 6 || weekdayOf(month.last) === 5) return null
  const isFree = chance.upTo(2) === 0
  const name = year.say(month.name)
  const at = `${/^a/u.test(name) ? 'ad' : 'a'} ${name}`
  const weekends = weekendsOf(month).filter(
    ([first, last]) => isFree === (onAt(year, first, 0, 24).length + onAt(year, last, 0, 24).length === 0),
  )
  const text = year.say(
    chance.pick<Pair>(
      isFree
        ? [
            [`quali weekend sono liberi ${at}`, `which weekends are free in ${name}`],
            [`${at} quali fine settimana ho liberi`, `in ${name} which weekends am I free`],
            [`ho qualche weekend libero ${at}`, `do I have any free weekends in ${name}`],
            [`quanti weekend liberi ho ${at}`, `how many free weekends are there in ${name}`],
          ]
        : [
            [`quali weekend sono occupati ${at}`, `which weekends are taken in ${name}`],
            [`${at} quali fine settimana ho già impegnati`, `in ${name} which weekends am I busy`],
            [`in quali weekend di ${name} ho qualcosa`, `on which weekends in ${name} do I have something on`],
          ],
    ),
  )
  return {
    ...{
      text,
      made: `weekends ${isFree ? 'free' : 'taken'}`,
      truth: weekends.map(([first]) => formatDay(first)).join() || 'none',
      limits: [],
    },
    isRight: ({ days, text: told }) =>
      weekends.length === 0
        ? /nessun|niente|non ci sono|\bno\b|nothing|none/iu.test(told)
        : days.length === weekends.length &&
          weekends.every(([first]) => days.some((one) => one.first <= first && one.last >= first)),
  }
}

/** How many days of a month are free. */
export const daysFree: TimeMaker = (year, chance) => {
  const month = chance.pick(monthsOf(year).filter(({ first }) => first > year.today))
  const name = year.say(month.name)
  const at = `${/^a/u.test(name) ? 'ad' : 'a'} ${name}`
  const { year: thisYear, month: place } = partsOf(month.first)
  const all = Array.from({ length: daysInMonth(thisYear, place) }, (_, step) => dayOf(thisYear, place, 1) + step)
  const free = all.filter((day) => onAt(year, day, 0, 24).length === 0)
  if (free.length === 0) return null
  const text = year.say(
    chance.pick<Pair>([
      [`in quali giorni di ${name} non ho niente`, `on which days in ${name} do I have nothing on`],
      [`quanti giorni liberi ho ${at}`, `how many free days do I have in ${name}`],
      [`${at} che giorni ho liberi`, `in ${name}, which days am I free`],
    ]),
  )
  return {
    ...{ text, made: 'days free', truth: `${String(free.length)} days`, limits: [] },
    isRight: ({ text: told }) => new RegExp(`(?<!\\d)${String(free.length)} (?:giorn|free|day)`, 'u').test(told),
  }
}
