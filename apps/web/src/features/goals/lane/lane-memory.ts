import { useSyncExternalStore } from 'react'

/** What this browser knows of the lane before anything is read, so that the year has its place from the first drawing. */
interface LaneMemory {
  readonly isShown: boolean
  /** The years that had goals when they were last looked at. */
  readonly years: readonly number[]
}

const KEY = 'goals-lane'
const MOST_YEARS = 30
const standard: LaneMemory = { isShown: true, years: [] }

let text: string | null = null
let memory: LaneMemory = standard
const listeners = new Set<() => void>()

/** As it is stored; what cannot be read counts as not said. */
function readMemory(): LaneMemory {
  const stored = localStorage.getItem(KEY)
  if (stored !== text) {
    text = stored
    memory = stored === null ? standard : parsed(stored)
  }
  return memory
}

function parsed(stored: string): LaneMemory {
  try {
    const said = (JSON.parse(stored) ?? {}) as Partial<Record<keyof LaneMemory, unknown>>
    const years = Array.isArray(said.years) ? said.years.filter((year) => typeof year === 'number') : []
    return { isShown: said.isShown !== false, years }
  } catch {
    // Not ours, or of a version to come: the lane is shown, and its place found anew.
    return standard
  }
}

function store(next: LaneMemory): void {
  localStorage.setItem(KEY, JSON.stringify(next))
  for (const listener of listeners) listener()
}

export const showLane = (isShown: boolean): void => store({ ...readMemory(), isShown })

/** Notes whether a year has goals. */
export function rememberYear(year: number, hasGoals: boolean): void {
  const { years, isShown } = readMemory()
  if (years.includes(year) === hasGoals) return
  const others = years.filter((other) => other !== year)
  store({ isShown, years: hasGoals ? [...others, year].slice(-MOST_YEARS) : others })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same person.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useLaneMemory = (): LaneMemory => useSyncExternalStore(subscribe, readMemory)
