import type { DetailedItem } from '../../answer-types.ts'
import type { Chance } from './chance.ts'
import type { Pair } from './names.ts'
import type { SomeYear } from './some-year.ts'

/** One thing of a year by its name, as a sentence says it. */
export interface NamedThing {
  readonly name: string
  /** Its occurrences, by start. */
  readonly items: readonly DetailedItem[]
  /** With its article, or whose it is. */
  readonly said: string
  /** Behind an Italian preposition, which its article is joined with; in English behind any. */
  readonly behind: (preposition: Preposition, english: string) => string
  readonly isFeminine: boolean
  /** What one of several is called, without an article; null where there is only one. */
  readonly bare: string | null
}

export type Preposition = 'a' | 'da' | 'di' | 'per'

const JOINED: Readonly<Record<Preposition, Readonly<Record<string, string>>>> = {
  a: { il: 'al ', la: 'alla ', "l'": "all'" },
  da: { il: 'dal ', la: 'dalla ', "l'": "dall'" },
  di: { il: 'del ', la: 'della ', "l'": "dell'" },
  per: { il: 'per il ', la: 'per la ', "l'": "per l'" },
}

interface Told {
  readonly name: string
  readonly noun: Pair
  readonly article: 'il' | 'la'
  /** What stands before the English name: nothing before `Anna's birthday`. */
  readonly determiner: string
  readonly isOneOfSeveral: boolean
}

function asNamed({ language, say }: SomeYear, told: Told, items: readonly DetailedItem[]): NamedThing {
  const { name, noun, determiner, isOneOfSeveral } = told
  const isFeminine = told.article === 'la'
  const article = /^[aeiou]/u.test(noun[0]) ? "l'" : told.article
  const english = `${determiner}${noun[1]}`
  const italian = article === "l'" ? `l'${noun[0]}` : `${article} ${noun[0]}`
  return {
    ...{ name, isFeminine, items: items.toSorted((a, b) => a.start - b.start) },
    said: say([italian, english]),
    behind: (preposition, word) =>
      language === 'it' ? `${JOINED[preposition][article]}${noun[0]}` : `${word} ${english}`,
    bare: isOneOfSeveral ? say(noun) : null,
  }
}

type Maker = (year: SomeYear, chance: Chance) => NamedThing

const aTrip: Maker = (year, chance) => {
  const { id, city } = chance.pick(year.trips)
  const noun: Pair = [`viaggio a ${city[0]}`, `trip to ${city[1]}`]
  const told = { name: 'trip', noun, article: 'il', determiner: chance.pick(['the ', 'my ']), isOneOfSeveral: false }
  return asNamed(
    year,
    told as Told,
    year.items.filter((item) => item.id === id),
  )
}

const aBirthday: Maker = (year, chance) => {
  const person = chance.pick(year.people)
  const noun: Pair = [`compleanno di ${person[0]}`, `${person[1]}'s birthday`]
  const told: Told = { name: 'birthday', noun, article: 'il', determiner: '', isOneOfSeveral: false }
  const title = year.say([`Compleanno di ${person[0]}`, `${person[1]}'s birthday`])
  return asNamed(
    year,
    told,
    year.items.filter((item) => item.title === title),
  )
}

const ALONE: readonly (readonly [title: Pair, noun: Pair, article: 'il' | 'la'])[] = [
  [['Dentista', 'Dentist'], ['dentista', 'dentist'], 'il'],
  [['Parrucchiere', 'Haircut'], ['parrucchiere', 'haircut'], 'il'],
  [['Concerto', 'Concert'], ['concerto', 'concert'], 'il'],
  [['Trasloco', 'House move'], ['trasloco', 'house move'], 'il'],
  [['Scadenza tasse', 'Tax deadline'], ['scadenza tasse', 'tax deadline'], 'la'],
]

const anAppointment: Maker = (year, chance) => {
  const [title, noun, article] = chance.pick(ALONE)
  const items = year.items.filter((item) => item.title === year.say(title))
  const isOneOfSeveral = items.length > 1
  return asNamed(year, { name: 'appointment', noun, article, determiner: 'the ', isOneOfSeveral }, items)
}

const aMeal: Maker = (year, chance) => {
  const person = chance.pick(year.people)
  const [italian, english, article] = chance.pick([
    ['cena', 'dinner', 'la'],
    ['pranzo', 'lunch', 'il'],
    ['riunione', 'meeting', 'la'],
  ] as const)
  const noun: Pair = [`${italian} con ${person[0]}`, `${english} with ${person[1]}`]
  const title = year.say(noun)
  const items = year.items.filter((item) => item.title.toLowerCase() === title.toLowerCase())
  const told: Told = { name: 'meal', noun, article, determiner: 'the ', isOneOfSeveral: items.length > 1 }
  return asNamed(year, told, items)
}

const aSeries: Maker = (year, chance) => {
  const { title, one } = chance.pick(year.weeklies)
  const article = one[0].startsWith('allenamento') ? 'il' : 'la'
  const told: Told = { name: 'series', noun: one, article, determiner: 'the ', isOneOfSeveral: true }
  return asNamed(
    year,
    told,
    year.items.filter((item) => item.title === year.say(title)),
  )
}

const MAKERS = { trip: aTrip, birthday: aBirthday, appointment: anAppointment, meal: aMeal, series: aSeries } as const

/** Something of a year, of one of some kinds, that is there. */
export function aNamedThing(year: SomeYear, chance: Chance, kinds: readonly (keyof typeof MAKERS)[]): NamedThing {
  for (;;) {
    const thing = MAKERS[chance.pick(kinds)](year, chance)
    if (thing.items.length > 0) return thing
  }
}
