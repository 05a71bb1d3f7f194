import { dayOf, type Day } from '@dodici/core/date'
import { YEAR_IN_DRAWN } from '@dodici/contract/built-pages'
import { useSyncExternalStore } from 'react'

/** A page rendered by the build has no today. */
const DAY_IN_DRAWN = dayOf(YEAR_IN_DRAWN, 1, 1)

const listeners = new Set<() => void>()
let clock = clockOf(undefined)
let timer: ReturnType<typeof setTimeout> | undefined

/** The time zone of midnight: the person's own once known, the browser's before. */
export function setTodayZone(name: string): void {
  clock = clockOf(name)
  known = { minute: NaN, day: 0 }
  announce()
}

/** Cached per minute: no midnight is inside one, and every component asks on each drawing. */
let known = { minute: NaN, day: 0 }

/** Today in the person's zone. */
export function today(): Day {
  const minute = Math.floor(Date.now() / 60_000)
  if (known.minute !== minute) known = { minute, day: readDay() }
  return known.day
}

function readDay(): Day {
  const parts = clock.formatToParts(new Date()).map((part): [string, number] => [part.type, Number(part.value)])
  const { year = 1970, month = 1, day = 1 } = Object.fromEntries(parts) as Record<string, number>
  return dayOf(year, month, day)
}

/** Today, updated at midnight and when a sleeping page wakes up. */
export const useToday = (): Day => useSyncExternalStore(subscribe, today, () => DAY_IN_DRAWN)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) rest()
  }
}

function watch(): void {
  document.addEventListener('visibilitychange', announce)
  tick()
}

function rest(): void {
  document.removeEventListener('visibilitychange', announce)
  clearTimeout(timer)
}

/** Computing another zone's midnight is not worth it: checking each minute is cheap. */
function tick(): void {
  timer = setTimeout(
    () => {
      announce()
      tick()
    },
    60_000 - (Date.now() % 60_000),
  )
}

function announce(): void {
  for (const listener of listeners) listener()
}

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const day = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, ...day })
  } catch {
    // For an unknown zone, the browser's own is the closest.
    return new Intl.DateTimeFormat('en-US', day)
  }
}
