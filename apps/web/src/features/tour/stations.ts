/** The stops of the tour, in order; each has its texts under this name. */
export const stations = ['add', 'drag', 'day', 'find', 'history'] as const
export type Station = (typeof stations)[number]

/** The day that the Tab key reaches. */
const DAY = 'main [role="gridcell"][tabindex="0"]'
const ACCOUNT = '[data-menu="account"]'

/** Where each may be on the page: the first that can be seen counts. */
const places: Readonly<Record<Station, readonly string[]>> = {
  add: ['[data-add]'],
  drag: [`main [role="row"]:has([role="gridcell"][tabindex="0"])`, DAY],
  day: [DAY],
  find: ['[data-search]', ACCOUNT],
  history: [ACCOUNT],
}

/** On a phone these are in the menu, or are done otherwise. */
const placesOnPhone: Partial<typeof places> = { drag: [DAY], find: [ACCOUNT] }

/** What a stop speaks of; null if it is not on the page now. */
export function elementOf(station: Station, isPhone: boolean): HTMLElement | null {
  for (const place of (isPhone ? placesOnPhone[station] : undefined) ?? places[station]) {
    const found = [...document.querySelectorAll<HTMLElement>(place)].find((one) => one.getClientRects().length > 0)
    if (found) return found
  }
  return null
}
