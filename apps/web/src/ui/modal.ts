import { useEffect, useSyncExternalStore, type RefObject } from 'react'

/** Those that are open, the topmost last. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/**
 * Opens a dialog of the browser's own over the page, as long as it is drawn. Beside it nothing can be clicked or heard:
 * what is said meanwhile must be said inside of it, so others can ask for the topmost one.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    set([...open, element])
    return () => set(open.filter((other) => other !== element))
  }, [dialog])
}

export const useTopmostModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, () => open.at(-1) ?? null)

function set(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
