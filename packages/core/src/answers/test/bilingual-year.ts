import { weekdayOf, type Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { titleSaysAway } from '../../load/index.ts'
import { anItem, aTimedItem, day } from '../../test/year-item.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'

export type Titles = readonly [italian: string, english: string]

const CATEGORIES: readonly (readonly [string, ...Titles])[] = [
  ['work', 'Lavoro', 'Work'],
  ['family', 'Famiglia', 'Family'],
  ['health', 'Salute', 'Health'],
  ['sport', 'Sport', 'Sport'],
  ['travel', 'Viaggi', 'Travel'],
  ['study', 'Studio', 'Study'],
  ['home', 'Casa', 'Home'],
]

/** The categories of everybody whose year is told here. */
export const categoriesIn = (language: Language): QuestionSurroundings['categories'] =>
  CATEGORIES.map(([_id, italian, english]) => ({ _id, name: language === 'it' ? italian : english }))

/** What somebody has in a year, in both languages. */
export interface BilingualYear {
  readonly wholeDays: readonly (readonly [
    id: string,
    titles: Titles,
    categoryId: string,
    first: string,
    last?: string,
  ])[]
  readonly timed: readonly (readonly [
    id: string,
    titles: Titles,
    categoryId: string | null,
    on: string,
    from: number,
    to: number,
  ])[]
  readonly weekly: readonly WeeklySeries[]
  /** Where some of them are, by id. */
  readonly places: Readonly<Record<string, string>>
}

type WeeklySeries = readonly [
  id: string,
  titles: Titles,
  categoryId: string,
  weekday: number,
  from: number,
  to: number,
  first: string,
  last: string,
]

/** The items of a year that is told, in one of the languages. */
export function itemsOf({ wholeDays, timed, weekly, places }: BilingualYear, language: Language): DetailedItem[] {
  const at = language === 'it' ? 0 : 1
  const texts = (id: string, repeats: boolean) => ({ location: places[id] ?? '', description: '', repeats })
  return [
    ...wholeDays.map(([id, titles, categoryId, on, until]): DetailedItem => {
      const [first, last] = [day(on), day(until ?? on)]
      const away = titleSaysAway(titles[at], last - first + 1) ? true : null
      return { ...anItem(titles[at], first, last, { id, eventId: id, categoryId, away }), ...texts(id, false) }
    }),
    ...timed.map(([id, titles, categoryId, on, from, to]): DetailedItem => ({
      ...aTimedItem(titles[at], day(on), [from, to], { id, eventId: id, categoryId }),
      ...texts(id, false),
    })),
    ...weekly.flatMap(([id, titles, categoryId, weekday, from, to, first, last]) =>
      daysOf(weekday, day(first), day(last)).map((on, index): DetailedItem => {
        const named = { id: `${id}/${index}`, eventId: id, categoryId, isRoutine: true }
        return { ...aTimedItem(titles[at], on, [from, to], named), ...texts(id, true) }
      }),
    ),
  ]
}

const daysOf = (weekday: number, first: Day, last: Day): Day[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step).filter((on) => weekdayOf(on) === weekday)
