import { formatDay, monthDays, numberOfMonth, weekdayOf, type Day, type Month } from '../date/index.ts'
import type { EventKind } from '../event/index.ts'
import type { Language } from '../language/index.ts'
import type { SampleEntry, SampleRoutine } from './sample-entry.ts'
import { sampleEntries, sampleRoutines } from './sample-plan.ts'
import { languages } from './languages.ts'
import type { SampleWords } from './sample-words.ts'
import { starterCategories, type StarterCategoryFacts } from './starter-categories.ts'
import type { StarterCategory } from './starter-category.ts'

/** An event of a sample year, with times as a new event has them: days, or wall times of the person. */
export interface SampleEvent {
  /** Tells it from the others of the same year, whatever the person makes of it. */
  readonly key: string
  readonly title: string
  readonly category: StarterCategory
  readonly kind: EventKind
  readonly allDay: boolean
  readonly start: string
  readonly end: string
  /** An RRULE that ends by a count. */
  readonly recurrence: string | null
}

/** A made-up year, in one language. */
export interface SampleYear {
  readonly calendar: string
  readonly description: string
  readonly categories: readonly StarterCategoryFacts[]
  readonly events: readonly SampleEvent[]
}

const MONTHS = 12
const WEEK = 7
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/**
 * A sample for the twelve months that begin with `from`: 60 to 90 events, each beginning in them, on weekdays that suit
 * it. The same months give the same year.
 */
export function sampleYear(from: Month, language: Language): SampleYear {
  const words = languages[language]
  return {
    calendar: words.calendar,
    description: words.description,
    categories: starterCategories(language),
    events: [
      ...namesOf(sampleEntries).map((name) => singleEvent(sampleEntries[name], { name, from, words })),
      ...namesOf(sampleRoutines).flatMap((name) => seriesOf(sampleRoutines[name], { name, from, words })),
    ],
  }
}

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] => Object.keys(table) as Name[]

interface Named {
  readonly name: keyof SampleWords['titles']
  readonly from: Month
  readonly words: SampleWords
}

function singleEvent({ category, on, days, hours, kind }: SampleEntry, { name, from, words }: Named): SampleEvent {
  const [month, nth, weekday] = on
  const first = firstWeekday(shownMonth(from, month), weekday) + (nth - 1) * WEEK
  return {
    key: name,
    title: words.titles[name],
    category,
    kind,
    ...timesOf(first, first + days - 1, hours),
    recurrence: null,
  }
}

/** One series for each run of its months among the shown ones. */
function seriesOf({ category, weekday, hours, months }: SampleRoutine, { name, from, words }: Named): SampleEvent[] {
  return runsOf(months, from).map(([begin, end], place) => {
    const first = firstWeekday(begin, weekday)
    const count = Math.floor((monthDays(end).last - first) / WEEK) + 1
    return {
      key: `${name}-${String(place + 1)}`,
      title: words.titles[name],
      category,
      kind: 'event',
      ...timesOf(first, first, hours),
      recurrence: `FREQ=WEEKLY;BYDAY=${WEEKDAYS[weekday] ?? ''};COUNT=${String(count)}`,
    }
  })
}

/** First and last month of each run of months that follow each other. */
function runsOf(numbers: readonly number[], from: Month): [first: Month, last: Month][] {
  const runs: [Month, Month][] = []
  for (let month = from; month < from + MONTHS; month += 1) {
    if (!numbers.includes(numberOfMonth(month))) continue
    const last = runs.at(-1)
    if (last?.[1] === month - 1) last[1] = month
    else runs.push([month, month])
  }
  return runs
}

/** The month of that number, from 1 to 12, among the twelve that begin with `from`. */
const shownMonth = (from: Month, number: number): Month => from + ((number - numberOfMonth(from) + MONTHS) % MONTHS)

function firstWeekday(month: Month, weekday: number): Day {
  const { first } = monthDays(month)
  return first + ((weekday - weekdayOf(first) + WEEK) % WEEK)
}

function timesOf(first: Day, last: Day, hours: string | null): Pick<SampleEvent, 'allDay' | 'start' | 'end'> {
  const [start, end] = [formatDay(first), formatDay(last)]
  if (hours === null) return { allDay: true, start, end }
  const [from = '', to = ''] = hours.split('-')
  return { allDay: false, start: `${start}T${from}`, end: `${end}T${to}` }
}
