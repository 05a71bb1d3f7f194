import { storedValue } from '../../ui/stored-value.ts'

/** Ids of the palette entries that were chosen last, newest first. */
interface RecentFinds {
  readonly ids: readonly string[]
}

const RECENT_MAX = 5

const stored = storedValue<RecentFinds>('recent-finds', { ids: [] }, ({ ids }) =>
  Array.isArray(ids) ? { ids: ids.filter((id) => typeof id === 'string').slice(0, RECENT_MAX) } : {},
)

export const recentFinds = (): readonly string[] => stored.get().ids

/** Remembers a chosen entry in this browser, until somebody signs out. */
export const rememberFind = (id: string): void =>
  stored.set({ ids: [id, ...recentFinds().filter((other) => other !== id)].slice(0, RECENT_MAX) })
