import type { DetailedItem } from '../../answer-types.ts'
import type { SomeYear } from './some-year.ts'

/** Whether an event is meant. */
export type Keeps = (item: DetailedItem) => boolean

/** From the first day to the last. */
export type Days = readonly [first: number, last: number]

/** Which days a question that says none may mean. */
export function spansUnsaid({ today }: SomeYear): readonly Days[] {
  const far = 10_000
  const [begin, end] = [20_454, 20_818]
  return [
    [begin, end],
    [today, end],
    [today, today + far],
    [today - far, today + far],
    [begin, today],
    [begin - 365, today],
    [today - 365, today + far],
  ]
}

/** What all of some tests keep, of each of some days, by start. */
export function meantBy({ items }: SomeYear, keeps: readonly Keeps[], spans: readonly Days[]): DetailedItem[][] {
  const all = items.toSorted((a, b) => a.start - b.start)
  return spans.map(([first, last]) =>
    all
      .filter((item) => item.first <= last && item.last >= first)
      .filter((item) => {
        const within = { ...item, first: Math.max(first, item.first), last: Math.min(last, item.last) }
        return keeps.every((keep) => keep(within))
      }),
  )
}

/** Each way to understand some words. */
export const waysOf = (parts: readonly { readonly keeps: Keeps; readonly mayKeep?: Keeps }[]): Keeps[][] =>
  parts.reduce<Keeps[][]>(
    (all, { keeps, mayKeep }) => all.flatMap((one) => [[...one, keeps], ...(mayKeep ? [[...one, mayKeep]] : [])]),
    [[]],
  )
