import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseDay } from '@dodici/core/date'
import type { EngineWindow, Point } from './engine.ts'

/** How long a page may take for what it is asked, in milliseconds: engines without acceleration are slow. */
const PATIENCE = 20_000
const LOOK_EVERY = 100

/** Testing Library finds what a person finds, by role and name; it is put into the page as it is. */
const finder = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
)

/** What is looked for: something with a role and a name in it, or what a selector finds, its text too where one is said. */
export type Sought =
  | { readonly role: string; readonly name?: string; readonly pressed?: boolean }
  | { readonly label: string }
  | { readonly selector: string; readonly text?: string }

/** The cell of a day, `YYYY-MM-DD`. */
export const cellOf = (date: string): Sought => ({ selector: `[data-day="${parseDay(date)}"]` })

/** Everything that is drawn in the year under a title. */
export const drawn = (title: string): Sought => ({ selector: '[data-item]', text: title })

/** What is on the screen of a window, found as a person finds it. */
export interface Screen {
  readonly window: EngineWindow
  readonly goTo: (path: string) => Promise<void>
  /** Waits until so many are seen, and answers their places; one where nothing is said. */
  readonly see: (sought: Sought, count?: number) => Promise<Place[]>
  readonly click: (sought: Sought) => Promise<void>
  /** Clicks into a field, and types. */
  readonly fill: (sought: Sought, text: string) => Promise<void>
  /** Waits until an expression of the page comes to a value. */
  readonly comesTo: (expression: string, value: unknown) => Promise<void>
}

/** Where something is drawn, in px of the window. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const middleOf = ({ left, top, right, bottom }: Place): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** @throws Error that says what was looked for and what was found instead, where it does not come in time */
export function screenOf(window: EngineWindow, address: string): Screen {
  const look = (sought: Sought) => window.evaluate<Place[]>(lookFor(sought))
  const see: Screen['see'] = async (sought, count = 1) => {
    let before = ''
    const isThere = (places: readonly Place[]) => {
      // What still moves is looked at again.
      const [last, now] = [before, JSON.stringify(places)]
      before = now
      return places.length === count && last === now
    }
    return await eventually(() => look(sought), isThere, `${count} of ${JSON.stringify(sought)}`)
  }
  const click = async (sought: Sought) => {
    for (const place of await see(sought)) await window.drag([middleOf(place)])
  }
  return {
    window,
    see,
    click,
    goTo: async (path) => {
      await window.goTo(`${address}${path}`)
      await window.evaluate(`void (() => { ${finder} })()`)
    },
    fill: async (sought, text) => {
      await click(sought)
      await window.type(text)
    },
    comesTo: async (expression, value) => {
      const is = (found: unknown) => JSON.stringify(found) === JSON.stringify(value)
      await eventually(() => window.evaluate(expression), is, `${expression} as ${JSON.stringify(value)}`)
    },
  }
}

async function eventually<Value>(
  ask: () => Promise<Value>,
  isIt: (value: Value) => boolean,
  wanted: string,
): Promise<Value> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const value = await ask()
    if (isIt(value)) return value
    if (Date.now() > end) throw new Error(`Waited for ${wanted}, and found ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
}

/** An expression of the page: the places of all that is found and drawn. */
const lookFor = (sought: Sought): string => `(() => {
  const sought = ${JSON.stringify(sought)}
  const find = window.TestingLibraryDom
  const name = sought.name === undefined ? {} : { name: sought.name }
  const pressed = sought.pressed === undefined ? {} : { pressed: sought.pressed }
  const found =
    sought.role !== undefined ? find.queryAllByRole(document.body, sought.role, { ...name, ...pressed })
    : sought.label !== undefined ? find.queryAllByLabelText(document.body, sought.label)
    : [...document.querySelectorAll(sought.selector)]
        .filter((element) => element.textContent.includes(sought.text ?? ''))
  const isInWindow = ({ top, bottom }) => top >= 0 && bottom <= innerHeight
  if (found.length === 1 && !isInWindow(found[0].getBoundingClientRect())) found[0].scrollIntoView({ block: 'center' })
  return found
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
})()`
