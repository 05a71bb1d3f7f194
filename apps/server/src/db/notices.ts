import type { ChangeNotice } from './database.ts'

/** Hands notices to whoever listens in this process. */
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
