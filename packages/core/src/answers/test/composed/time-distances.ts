import { aNamedThing, type NamedThing } from './named-things.ts'
import type { Pair } from './names.ts'
import { inOneOfUnits, type TimeMaker } from './time-case.ts'
import type { SomeYear } from './some-year.ts'

const ANYTHING = ['trip', 'birthday', 'appointment', 'meal', 'series'] as const

const of = ({ isFeminine }: NamedThing, masculine: string, feminine: string): string =>
  isFeminine ? feminine : masculine

/** Whether one of its times is going on: how far it is then is another question. */
const isNow = ({ items }: NamedThing, { today }: SomeYear): boolean =>
  items.some(({ first, last }) => first <= today && last >= today)

/** How far away something is that comes. */
export const untilOf: TimeMaker = (year, chance) => {
  const { today, say } = year
  const thing = aNamedThing(year, chance, ANYTHING)
  const next = thing.items.find(({ first }) => first > today)
  if (!next || isNow(thing, year)) return null
  const to = (english: string): string => thing.behind('a', english)
  const days = next.first - today
  const isInWeeks = days > 21 && chance.upTo(4) === 0
  const text = isInWeeks
    ? say([`quante settimane mancano ${to('')}`, `how many weeks ${to('until')}`])
    : say(
        chance.pick<Pair>([
          [`quanto manca ${to('')}`, `how long ${to('until')}`],
          [`quanti giorni mancano ${to('')}`, `how many days ${to('to')}`],
          [`tra quanto è ${thing.said}`, `how long is it ${to('till')}`],
          [`tra quanti giorni c'è ${thing.said}`, `in how many days is ${thing.said}`],
          [`${thing.said} tra quanto è`, `how far away is ${thing.said}`],
          [`manca molto ${to('')}`, `how soon is ${thing.said}`],
        ]),
      )
  return { text, ...inOneOfUnits(`until ${thing.name}`, [days], isInWeeks) }
}

/** The last of something as a sentence says it, and behind `since`. */
function lastOf(thing: NamedThing, { say }: SomeYear): { readonly said: string; readonly since: string } {
  if (thing.bare === null) return { said: thing.said, since: thing.behind('da', 'since') }
  const said = say([`${of(thing, "l'ultimo", "l'ultima")} ${thing.bare}`, `my last ${thing.bare}`])
  return { said, since: say([`dall'${said.slice(2)}`, `since ${said}`]) }
}

/** How long ago something was that is over. */
export const sinceOf: TimeMaker = (year, chance) => {
  const { today, say } = year
  const thing = aNamedThing(year, chance, ANYTHING)
  const over = thing.items.findLast(({ last }) => last < today)
  if (!over || isNow(thing, year)) return null
  const { said, since } = lastOf(thing, year)
  const isInWeeks = today - over.last > 21 && chance.upTo(4) === 0
  const text = isInWeeks
    ? say([`quante settimane sono passate ${since}`, `how many weeks ${since}`])
    : say(
        chance.pick<Pair>([
          [`quanto tempo è passato ${since}`, `how long has it been ${since}`],
          [`quanti giorni sono passati ${since}`, `how many days ${since}`],
          [`quanto tempo fa è stat${of(thing, 'o', 'a')} ${said}`, `how long ago was ${said}`],
          [`quanti giorni fa era ${said}`, `how many days ago was ${said}`],
        ]),
      )
  return { text, ...inOneOfUnits(`since ${thing.name}`, [today - over.last, today - over.first], isInWeeks) }
}

/** How far two things lie apart, each of which there is once. */
export const betweenOf: TimeMaker = (year, chance) => {
  const { say } = year
  const one = aNamedThing(year, chance, ['trip', 'birthday'])
  const other = aNamedThing(year, chance, ['trip', 'birthday', 'appointment'])
  const [a, b] = [one.items[0], other.items[0]]
  if (!a || !b || one.items.length > 1 || other.items.length > 1 || a.id === b.id) return null
  const [before, after] = a.first < b.first ? [a, b] : [b, a]
  if (after.first <= before.last) return null
  const [from, to] = [one.behind('da', 'from'), other.behind('a', 'to')]
  const text = say(
    chance.pick<Pair>([
      [
        `quanti giorni ci sono tra ${one.said} e ${other.said}`,
        `how many days are there between ${one.said} and ${other.said}`,
      ],
      [
        `quanto tempo passa tra ${one.said} e ${other.said}`,
        `how much time is there between ${one.said} and ${other.said}`,
      ],
      [`quanti giorni passano ${from} ${to}`, `how many days ${from} ${to}`],
    ]),
  )
  const apart = after.first - before.last
  const amounts = [apart, apart - 1, after.first - before.first, after.last - before.first]
  return { text, ...inOneOfUnits(`between ${one.name} and ${other.name}`, amounts, false) }
}
