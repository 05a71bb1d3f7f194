import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { profile } from '../../../api/profile.queries.ts'

const KEY = 'assistant-hidden'
/** Old entries make room: their facts are over. */
const KEPT = 300

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same person.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function parsed(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    // Not ours: nothing is hidden.
    return []
  }
}

/** Recommendations this person has hidden in this browser, by list (`place`). */
export function useHiddenAdvice(place: string) {
  const { data: user } = useQuery(profile)
  const key = `${KEY} ${user?._id ?? ''}`
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  const hidden = new Set(parsed(text))
  const nameOf = (id: string) => `${place}/${id}`
  const keep = (names: readonly string[]) => {
    localStorage.setItem(key, JSON.stringify(names.slice(-KEPT)))
    for (const listener of listeners) listener()
  }
  const without = (names: ReadonlySet<string>) => parsed(localStorage.getItem(key)).filter((name) => !names.has(name))
  return {
    isHidden: (id: string) => hidden.has(nameOf(id)),
    hide: (id: string) => keep([...without(new Set([nameOf(id)])), nameOf(id)]),
    show: (ids: readonly string[]) => keep(without(new Set(ids.map(nameOf)))),
  }
}
