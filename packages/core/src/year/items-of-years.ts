import type { YearItem } from './item.ts'
import { yearItems, type YearEvent } from './year-items.ts'

/** The items of several years, each as it was answered; what goes on from one year into the next is one item. */
export function itemsOfYears(years: readonly (readonly YearEvent[])[]): YearItem[] {
  const all = years.flatMap((events) => yearItems(events))
  return years.length === 1 ? all : [...new Map(all.map((item) => [item.id, item])).values()]
}
