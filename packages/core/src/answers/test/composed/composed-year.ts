import { dayOf, formatWall, MINUTES_A_DAY, weekdayOf, type Day } from '../../../date/index.ts'
import { measureRules } from '../../../load/index.ts'
import type { Language } from '../../../language/index.ts'
import { aTimedItem } from '../../../test/year-item.ts'
import type { QuestionSurroundings } from '../../../intents/question-types.ts'
import type { DetailedItem } from '../../answer-types.ts'
import { categoriesIn } from '../bilingual-year.ts'
import type { Chooser } from './chooser.ts'
import type { ComposedWords, Thing } from './composed-words.ts'

/** A Wednesday. */
export const TODAY: Day = dayOf(2026, 5, 20)

/** The person, on the morning of that day. */
export const composer = (language: Language): QuestionSurroundings => ({
  language,
  now: '2026-05-20T08:00',
  weekStart: 0,
  allDayAt: 540,
  categories: categoriesIn(language),
  calendars: [],
  rules: measureRules(0, categoriesIn(language)),
  holidays: [],
  year: 2026,
  categoryId: null,
  selectedIds: [],
  hasOpenCard: false,
})

/** Something in the calendar, with the name that people say. */
export interface Known {
  readonly thing: Thing
  readonly items: readonly DetailedItem[]
}

interface Place {
  readonly day: Day
  readonly from: number
  readonly to: number
  readonly repeats: boolean
}

const itemOf = (
  thing: Thing,
  id: string,
  { day, from, to, repeats }: Place,
  categoryId: string | null,
): DetailedItem => ({
  ...aTimedItem(thing.name, day, [from / 60, to / 60], { id, eventId: id.split('/')[0] ?? id, categoryId }),
  ...{ location: '', description: '', repeats, reminders: [] },
})

const LENGTHS = [60, 90, 120]
const STARTS = [9, 10, 11, 12, 15, 16, 17, 18, 19, 20].map((hour) => hour * 60)

/** Things that share no word that tells them apart. */
export function apart(things: readonly Thing[], choose: Chooser, many: number): readonly Thing[] {
  const taken = new Set<string>()
  return choose
    .shuffled(things)
    .flatMap((thing) => {
      const words = thing.name
        .toLowerCase()
        .split(' ')
        .filter((word) => word.length > 2)
      if (taken.size > 0 && words.some((word) => taken.has(word))) return []
      for (const word of words) taken.add(word)
      return [thing]
    })
    .slice(0, many)
}

/** Days ahead on which things are. */
const AHEAD = 40

/** A few things, each once; `weeks` of the first where it is a series, or twice. */
export function knownYear(words: ComposedWords, choose: Chooser, times: 'once' | 'twice' | 'weekly'): readonly Known[] {
  const days = choose.shuffled(Array.from({ length: AHEAD }, (_, ahead) => TODAY + 2 + ahead))
  return apart(words.things, choose, 6).map((thing, place) => {
    const [day, from] = [days[place] ?? TODAY + 2, choose.one(hoursOf(thing, STARTS))]
    const to = from + choose.one(LENGTHS)
    const categoryId = choose.one(['work', 'family', null])
    const many = place > 0 || times === 'once' ? 1 : times === 'twice' ? 2 : 5
    const first = many > 2 ? TODAY + 1 + (day % 7) : day
    const items = Array.from({ length: many }, (_, time) =>
      itemOf(
        thing,
        many === 1 ? `one-${place}` : many === 2 ? `two-${time}` : `series/${time}`,
        { day: first + time * 7, from, to, repeats: many > 2 },
        categoryId,
      ),
    )
    return { thing, items }
  })
}

export const wallOf = (day: Day, minute: number): string => formatWall(day * MINUTES_A_DAY + minute)

/** A day on which it is none of some. */
export function otherDay(choose: Chooser, besides: readonly Day[]): Day {
  const free = Array.from({ length: AHEAD }, (_, ahead) => TODAY + 1 + ahead).filter((day) => !besides.includes(day))
  return choose.one(free)
}

/** The next of a weekday, today too: nothing begins before the morning on which it is said. */
export const weekdayFrom = (weekday: number): Day => TODAY + ((weekday - weekdayOf(TODAY) + 7) % 7)

const NOON = 720
const LATE = /cena|dinner|aperitivo|concerto|concert|recita|play|recital|saggio|partita|match/iu
const EARLY = /colazione|breakfast/iu
const MIDDAY = /pranzo|lunch/iu

/** Hours at which something may be, of which nobody thinks that the other half of the day is meant. */
export function hoursOf({ name }: Thing, minutes: readonly number[]): readonly number[] {
  if (LATE.test(name)) return minutes.filter((minute) => minute >= 1080)
  if (EARLY.test(name)) return minutes.filter((minute) => minute < NOON - 60)
  return MIDDAY.test(name) ? minutes.filter((minute) => minute >= NOON && minute < 960) : minutes
}
