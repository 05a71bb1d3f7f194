import type { DetailedItem } from '../../answer-types.ts'
import type { Chance } from './chance.ts'
import { CATEGORY_NAMES, type Pair } from './names.ts'
import type { SomeYear } from './some-year.ts'
import type { Limit } from './limits.ts'

/** What is asked for: what several and one of it are called, and which they are. */
export interface Thing {
  readonly name: string
  readonly many: string
  readonly one: string
  readonly isFeminine: boolean
  readonly keeps: (item: DetailedItem) => boolean
  readonly mayKeep?: (item: DetailedItem) => boolean
  /** Limits that it says already, or that say nothing of it. */
  readonly not: readonly Limit['of'][]
}

type Maker = (year: SomeYear, chance: Chance) => Thing

const everything: Maker = ({ say }, chance) => {
  const [many, one] = chance.pick<readonly [Pair, Pair]>([
    [
      ['impegni', 'things'],
      ['impegno', 'thing'],
    ],
    [
      ['eventi', 'events'],
      ['evento', 'event'],
    ],
    [
      ['appuntamenti', 'appointments'],
      ['appuntamento', 'appointment'],
    ],
  ])
  return { name: 'all', many: say(many), one: say(one), isFeminine: false, keeps: () => true, not: [] }
}

const aSeries: Maker = ({ say, weeklies }, chance) => {
  const { title, many, one } = chance.pick(weeklies)
  const isFeminine = !many[0].startsWith('allenamenti')
  const keeps = (item: DetailedItem): boolean => item.title === say(title)
  return {
    name: 'series',
    many: say(many),
    one: say(one),
    isFeminine,
    keeps,
    not: ['who', 'category', 'kind', 'series', 'hour', 'length'],
  }
}

const MET: readonly (readonly [
  many: Pair,
  one: Pair,
  begin: Pair,
  isFeminine: boolean,
  not: readonly Limit['of'][],
])[] = [
  [['cene', 'dinners'], ['cena', 'dinner'], ['Cena', 'Dinner'], true, ['hour', 'category', 'series']],
  [['pranzi', 'lunches'], ['pranzo', 'lunch'], ['Pranzo', 'Lunch'], false, ['hour', 'category', 'series', 'length']],
  [['riunioni', 'meetings'], ['riunione', 'meeting'], ['Riunione', 'eeting'], true, ['category']],
  [
    ['concerti', 'concerts'],
    ['concerto', 'concert'],
    ['Concerto', 'Concert'],
    false,
    ['hour', 'who', 'category', 'series', 'length'],
  ],
]

const ofAKind: Maker = ({ say, language }, chance) => {
  const [many, one, begin, isFeminine, not] = chance.pick(MET)
  const keeps = ({ title }: DetailedItem): boolean => title.includes(language === 'it' ? begin[0] : begin[1])
  return { name: 'kind', many: say(many), one: say(one), isFeminine, keeps, not }
}

const journeys: Maker = ({ say }) => ({
  ...{ name: 'trips', many: say(['viaggi', 'trips']), one: say(['viaggio', 'trip']), isFeminine: false },
  keeps: ({ title }) => title.startsWith(say(['Viaggio', 'Trip'])),
  not: ['hour', 'who', 'category', 'series', 'length', 'kind', 'days'],
})

const birthdays: Maker = ({ say }) => ({
  ...{
    name: 'birthdays',
    many: say(['compleanni', 'birthdays']),
    one: say(['compleanno', 'birthday']),
    isFeminine: false,
  },
  keeps: ({ title }) => title.includes(say(['Compleanno', 'birthday'])),
  not: ['hour', 'who', 'category', 'series', 'length', 'kind'],
})

const ofCategory: Maker = ({ say }, chance) => {
  const id = chance.pick(['work', 'family', 'sport'] as const)
  const name = CATEGORY_NAMES[id]!
  const many = say([`impegni di ${name[0]}`, `${name[1]} events`])
  return {
    name: 'category',
    many,
    one: say([`impegno di ${name[0]}`, `${name[1]} event`]),
    isFeminine: false,
    keeps: ({ categoryId }) => categoryId === id,
    not: ['category'],
  }
}

const withSomebody: Maker = ({ say, people }, chance) => {
  const one = say(chance.pick(people))
  const text = say([`con ${one}`, `with ${one}`])
  return {
    ...{
      name: 'person',
      many: say([`impegni ${text}`, `appointments ${text}`]),
      one: say([`impegno ${text}`, `appointment ${text}`]),
    },
    ...{
      isFeminine: false,
      keeps: ({ title }: DetailedItem) => title.endsWith(text),
      mayKeep: ({ title }: DetailedItem) => title.includes(one),
      not: ['who', 'series', 'kind'],
    },
  }
}

const allDay: Maker = ({ say }) => ({
  ...{
    name: 'all day',
    many: say(['eventi di tutto il giorno', 'all-day events']),
    one: say(['evento di tutto il giorno', 'all-day event']),
  },
  ...{
    isFeminine: false,
    keeps: (item: DetailedItem) => item.allDay,
    not: ['hour', 'who', 'series', 'length', 'kind'],
  },
})

/** All that is asked for. */
export const THINGS: readonly Maker[] = [
  everything,
  everything,
  aSeries,
  ofAKind,
  ofAKind,
  journeys,
  birthdays,
  ofCategory,
  withSomebody,
  allDay,
]
