import { formatDay, parseDay, weekdayOf, type Day } from '../../../date/index.ts'
import type { Language } from '../../../language/index.ts'
import { measureRules } from '../../../load/index.ts'
import type { DetailedItem } from '../../answer-types.ts'
import type { QuestionSurroundings } from '../../../intents/question-types.ts'
import { categoriesIn, itemsOf, type BilingualYear } from '../bilingual-year.ts'
import { CITIES, PEOPLE, PLACES, WEEKLIES, type Pair, type Weekly } from './names.ts'
import type { Chance } from './chance.ts'

const parsed = (text: string): Day => parseDay(text) ?? 0

/** A year that nobody wrote down, and what is in it. */
export interface SomeYear {
  readonly language: Language
  readonly items: readonly DetailedItem[]
  readonly surroundings: QuestionSurroundings
  readonly today: Day
  readonly now: number
  readonly weeklies: readonly Weekly[]
  readonly people: readonly Pair[]
  readonly places: typeof PLACES
  readonly trips: readonly { readonly id: string; readonly city: Pair; readonly first: Day; readonly last: Day }[]
  readonly say: (pair: Pair) => string
}

const NOWS = ['2026-05-20T11:00', '2026-03-11T10:30', '2026-09-16T12:00'] as const
const [BEGIN, END] = [parsed('2025-09-01'), parsed('2027-05-31')]

/** What is with somebody: its title before the name, its category, and when it begins. */
const WITH = [
  [['Cena con', 'Dinner with'], 'family', [20, 22]],
  [['Pranzo con', 'Lunch with'], 'family', [13, 14]],
  [['Riunione con', 'Meeting with'], 'work', [10, 11.5]],
  [['Riunione con', 'Meeting with'], 'work', [16, 18]],
] as const satisfies readonly (readonly [Pair, string, readonly [number, number]])[]

const ALONE = [
  [['Dentista', 'Dentist'], 'health', [11, 12]],
  [['Parrucchiere', 'Haircut'], 'health', [17, 17.75]],
  [['Concerto', 'Concert'], 'family', [21, 23.5]],
] as const satisfies readonly (readonly [Pair, string, readonly [number, number]])[]

/** Days of some years, no two of them near to each other. */
function someDays(chance: Chance, count: number): Day[] {
  const step = Math.floor((END - BEGIN) / count)
  return Array.from({ length: count }, (_, place) => BEGIN + place * step + chance.upTo(step - 1))
}

function tripsOf(chance: Chance): SomeYear['trips'] {
  const cities = chance.some(CITIES, 5)
  return someDays(chance, 5).map((first, place) => ({
    id: `trip-${place}`,
    city: cities[place] ?? CITIES[0]!,
    first,
    last: first + 2 + chance.upTo(9),
  }))
}

function timedOf(chance: Chance, people: readonly Pair[]): BilingualYear['timed'] {
  const places = someDays(chance, 44)
  return places.map((on, place) => {
    const isWith = chance.upTo(4) > 0
    const [title, categoryId, [from, to]] = chance.pick<(typeof WITH)[number] | (typeof ALONE)[number]>(
      isWith ? WITH : ALONE,
    )
    const somebody = chance.pick(people)
    const titles: Pair = isWith ? [`${title[0]} ${somebody[0]}`, `${title[1]} ${somebody[1]}`] : title
    return [`one-${place}`, titles, categoryId, formatDay(on), from, to]
  })
}

const weekliesOf = (chance: Chance, weeklies: readonly Weekly[], today: Day): BilingualYear['weekly'] =>
  weeklies.map(({ title, categoryId, from, hours }, place) => {
    const [first, last] = [today - 60 - chance.upTo(100), today + 40 + chance.upTo(100)]
    return [`weekly-${place}`, title, categoryId, chance.upTo(6), from, from + hours, formatDay(first), formatDay(last)]
  })

function wholeDaysOf(chance: Chance, people: readonly Pair[], trips: SomeYear['trips']): BilingualYear['wholeDays'] {
  const others = someDays(chance, 8)
  return [
    ...trips.map(
      ({ id, city, first, last }) =>
        [id, [`Viaggio a ${city[0]}`, `Trip to ${city[1]}`], 'travel', formatDay(first), formatDay(last)] as const,
    ),
    ...people.map(
      (one, place) =>
        [
          `birthday-${place}`,
          [`Compleanno di ${one[0]}`, `${one[1]}'s birthday`],
          'family',
          formatDay(others[place] ?? BEGIN),
        ] as const,
    ),
    ['tax', ['Scadenza tasse', 'Tax deadline'], 'work', formatDay(others[6] ?? BEGIN)],
    ['move', ['Trasloco', 'House move'], 'family', formatDay(others[7] ?? BEGIN), formatDay((others[7] ?? BEGIN) + 1)],
  ]
}

/** A year that chance makes: journeys, birthdays, people who are met, and what comes back each week. */
export function someYear(language: Language, chance: Chance): SomeYear {
  const now = chance.pick(NOWS)
  const today = parsed(now.slice(0, 10))
  const [people, weeklies, trips] = [chance.some(PEOPLE, 4), chance.some(WEEKLIES, 3), tripsOf(chance)]
  const timed = timedOf(chance, people)
  const where = chance.some(PLACES, 2)
  const at = language === 'it' ? 0 : 1
  const nameOf = (place: (typeof PLACES)[number]): string => place[at === 0 ? 0 : 2]
  const met = timed.filter(([, titles]) => /^(?:Cena|Pranzo)/u.test(titles[0]))
  const places = Object.fromEntries(
    met.filter(() => chance.upTo(2) > 0).map(([id]) => [id, nameOf(chance.pick(where))]),
  )
  const year = {
    timed,
    places,
    wholeDays: wholeDaysOf(chance, people, trips),
    weekly: weekliesOf(chance, weeklies, today),
  }
  return {
    ...{ language, today, weeklies, people, trips, places: where },
    items: itemsOf(year, language),
    now: today * 1440 + Number(now.slice(11, 13)) * 60 + Number(now.slice(14)),
    surroundings: surroundingsOf(language, now),
    say: (pair) => pair[at],
  }
}

const surroundingsOf = (language: Language, now: string): QuestionSurroundings => ({
  ...{ language, now, weekStart: 0, allDayAt: 540, calendars: [], year: 2026 },
  categories: categoriesIn(language),
  rules: measureRules(0, categoriesIn(language)),
  holidays: [
    { day: parsed('2026-06-02'), name: language === 'it' ? 'Festa della Repubblica' : 'Republic Day' },
    { day: parsed('2026-12-25'), name: language === 'it' ? 'Natale' : 'Christmas Day' },
  ],
  ...{ categoryId: null, selectedIds: [], hasOpenCard: false },
})

/** Whether an item is on one of some weekdays, 0 is Monday. */
export const isOnWeekday = ({ first, last }: DetailedItem, weekdays: readonly number[]): boolean =>
  Array.from({ length: Math.min(last - first + 1, 7) }, (_, step) => weekdayOf(first + step)).some((one) =>
    weekdays.includes(one),
  )
