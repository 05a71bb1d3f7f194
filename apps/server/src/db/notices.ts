import type { ChangeNotice } from './database.ts'

/** Delivers notices to subscribers in this process. */
export function noticeBoard() {
  const listeners = new Set<(notice: ChangeNotice) => void>()
  return {
    post: (notice: ChangeNotice): void => {
      for (const listener of listeners) listener(notice)
    },
    subscribe: (listener: (notice: ChangeNotice) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
