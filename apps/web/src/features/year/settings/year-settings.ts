import type { Align, HeatMetric, HeatScale } from '@dodici/core/year'
import { useSyncExternalStore } from 'react'

/** How one person likes to see and use a year in this browser. It is no data of theirs, so it stays here. */
export interface YearSettings {
  readonly align: Align
  readonly weekNumbers: boolean
  /** Weekly series as events instead of dots. */
  readonly routineAsEvents: boolean
  readonly metric: HeatMetric
  readonly scale: HeatScale
  /** Letters and signs pressed alone do something (WCAG 2.1.4 wants that they can be switched off). */
  readonly singleKeys: boolean
}

const KEY = 'year-settings'

const standard: YearSettings = {
  align: 'weekday',
  weekNumbers: false,
  routineAsEvents: false,
  metric: 'count',
  scale: 'fixed',
  singleKeys: true,
}

let text: string | null = null
let settings: YearSettings = standard
const listeners = new Set<() => void>()

/** The settings as they are stored; what cannot be read counts as not said. */
function readSettings(): YearSettings {
  const stored = localStorage.getItem(KEY)
  if (stored !== text) {
    text = stored
    settings = stored === null ? standard : { ...standard, ...known(parsed(stored)) }
  }
  return settings
}

function parsed(stored: string): Partial<Record<keyof YearSettings, unknown>> {
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // Not ours, or of a version to come: the standard settings do.
    return {}
  }
}

function known(said: Partial<Record<keyof YearSettings, unknown>>): Partial<YearSettings> {
  return {
    ...(said.align === 'date' ? { align: said.align } : {}),
    ...(said.weekNumbers === true ? { weekNumbers: true } : {}),
    ...(said.routineAsEvents === true ? { routineAsEvents: true } : {}),
    ...(said.metric === 'hours' ? { metric: said.metric } : {}),
    ...(said.scale === 'relative' ? { scale: said.scale } : {}),
    ...(said.singleKeys === false ? { singleKeys: false } : {}),
  }
}

export function changeYearSettings(patch: Partial<YearSettings>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...readSettings(), ...patch }))
  for (const listener of listeners) listener()
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

export const useYearSettings = (): YearSettings => useSyncExternalStore(subscribe, readSettings)
