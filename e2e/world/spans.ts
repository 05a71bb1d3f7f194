import type { Person } from './person.ts'
import { expect } from './test.ts'
import { YEAR } from './year.ts'

/** First and last day of everything with a title, `05-11 05-13`, as the server has it, in order. */
export async function spansOf(person: Person, title: string): Promise<string[]> {
  const events = await person.call<{ title: string; occurrences: { start: string; end: string }[] }[]>(
    'GET',
    `/events?year=${YEAR}`,
  )
  return events
    .filter((event) => event.title === title)
    .flatMap(({ occurrences }) => occurrences.map(({ start, end }) => `${start.slice(5)} ${end.slice(5)}`))
    .sort()
}

/** Waits until the server has an event of this title on these days and no others: the page shows it before that. */
export async function expectSpans(person: Person, title: string, spans: readonly unknown[]): Promise<void> {
  await expect.poll(() => spansOf(person, title), `where the server has ${title}`).toEqual(spans)
}
