interface FakeQuery {
  readonly query: MediaQueryList
  readonly matches: () => boolean
  readonly listeners: Set<() => void>
}

let width = 1440
const queries = new Set<FakeQuery>()

/** Makes the window this wide. jsdom lays nothing out: only media queries of a width are answered. */
export function setWidth(pixels: number): void {
  width = pixels
  for (const { listeners } of queries) for (const listener of listeners) listener()
}

window.matchMedia = (text) => {
  const listeners = new Set<() => void>()
  const matches = () => isTrue(text)
  const query = {
    media: text,
    get matches() {
      return matches()
    },
    onchange: null,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
    dispatchEvent: () => true,
  } as unknown as MediaQueryList
  queries.add({ query, matches, listeners })
  return query
}

function isTrue(text: string): boolean {
  const most = /\(max-width:\s*([\d.]+)px\)/.exec(text)?.[1]
  const least = /\(min-width:\s*([\d.]+)px\)/.exec(text)?.[1]
  if (most === undefined && least === undefined) return false
  return width <= Number(most ?? Number.POSITIVE_INFINITY) && width >= Number(least ?? 0)
}
