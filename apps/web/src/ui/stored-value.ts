import { useSyncExternalStore } from 'react'

/** A value stored in this browser. */
export interface StoredValue<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** The same, redrawn on changes here or in another tab. */
  readonly use: () => Value
}

/** A field of a stored object, not validated yet. */
type StoredFields<Value> = Partial<Record<keyof Value, unknown>>

/** A JSON value in local storage. `known` picks valid fields; foreign and future ones count as absent. */
export function storedValue<Value extends object>(
  key: string,
  standard: Value,
  known: (said: StoredFields<Value>) => Partial<Value>,
): StoredValue<Value> {
  let text: string | null = null
  let value = standard
  const listeners = new Set<() => void>()
  const get = (): Value => {
    const stored = localStorage.getItem(key)
    if (stored !== text) {
      text = stored
      value = stored === null ? standard : { ...standard, ...known(objectIn(stored)) }
    }
    return value
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    // Another tab of the same person.
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  return {
    get,
    set: (next) => {
      localStorage.setItem(key, JSON.stringify(next))
      for (const listener of listeners) listener()
    },
    // The build draws pages where nothing is stored.
    use: () => useSyncExternalStore(subscribe, get, () => standard),
  }
}

function objectIn(stored: string): object {
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
