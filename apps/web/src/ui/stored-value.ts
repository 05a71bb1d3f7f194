import { useSyncExternalStore } from 'react'

/** Something that this browser keeps. */
export interface StoredValue<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** The same, and drawn anew where it is changed, here or in another tab. */
  readonly use: () => Value
}

/** What a stored object says of a value; nobody knows yet whether it makes sense. */
type Said<Value> = Partial<Record<keyof Value, unknown>>

/**
 * A value as JSON in the local storage under a key. `known` takes of a stored object what it knows of it; what is not ours,
 * or of a version to come, counts as not said.
 */
export function storedValue<Value extends object>(
  key: string,
  standard: Value,
  known: (said: Said<Value>) => Partial<Value>,
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
    use: () => useSyncExternalStore(subscribe, get),
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
