import { sampleEvents, type SampleEvent } from '../sample/sample-events.ts'

/** A way to draw a year, as the benchmark drives it. What `itemOf` does is not timed: it stands for the cache. */
export interface Subject<Item> {
  readonly itemOf: (event: SampleEvent) => Item
  /** Draws a year for the first time, into an empty element that fills the window. */
  readonly mount: (root: HTMLElement, items: readonly Item[], year: number) => void
  /** Draws other items, or another year, in the same place. */
  readonly show: (items: readonly Item[], year: number) => void
  /** Elements that only fade in, after everything has been drawn. */
  readonly fading?: string
}

/** What the benchmark calls in the page. Everything has been made ready before the clock starts. */
export interface BenchPage {
  readonly prepare: (count: number, year: number) => void
  readonly mount: () => void
  /** One category of ten. */
  readonly filter: () => void
  readonly unfilter: () => void
  readonly nextYear: () => void
  readonly fading: string | undefined
}

const SHOWN_CATEGORY = 3

/** Puts a subject before the benchmark. */
export function offer<Item>(subject: Subject<Item>): void {
  const root = document.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('the page has no #root')
  let year = 0
  let events: { category: number; item: Item }[] = []
  let next: Item[] = []
  const all = () => events.map(({ item }) => item)
  const page: BenchPage = {
    prepare: (count, firstYear) => {
      year = firstYear
      events = sampleEvents(count, year).map((event) => ({ category: event.category, item: subject.itemOf(event) }))
      next = sampleEvents(count, year + 1).map(subject.itemOf)
    },
    mount: () => subject.mount(root, all(), year),
    filter: () =>
      subject.show(
        events.filter(({ category }) => category === SHOWN_CATEGORY).map(({ item }) => item),
        year,
      ),
    unfilter: () => subject.show(all(), year),
    nextYear: () => subject.show(next, year + 1),
    fading: subject.fading,
  }
  Object.assign(window, { benchPage: page })
}
