import { useEffect, useSyncExternalStore, type RefObject } from 'react'

/** Those that are open, the topmost last. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/**
 * Opens a dialog of the browser's own over the page, as long as it is drawn. Beside it nothing can be clicked or heard:
 * what is said meanwhile must be said inside of it, so others can ask for the topmost one. Afterwards the focus is where
 * it was, if nothing else has taken it: the browser sees to that only where it closes the dialog itself.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const before = document.activeElement
    element.showModal()
    set([...open, element])
    return () => {
      set(open.filter((other) => other !== element))
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
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
