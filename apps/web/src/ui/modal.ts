import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react'

/** Open dialogs, topmost last. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/**
 * Shows a native modal dialog while mounted. Everything else is inert then, so messages must be inside it, and others
 * can ask for the topmost one. Afterwards the focus returns, unless something else has taken it; the browser does that
 * only if it closes the dialog itself.
 *
 * Where `onLeave` is said, only that closes it. The browser asks first (`cancel`), but not twice: a second Escape with
 * nothing in between closes the dialog whatever is said to it. So does the first one where nobody has done anything yet.
 *
 * @returns whether it is open: it is drawn before that.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onLeave?: () => void): boolean {
  const leave = useEffectEvent(onLeave ?? (() => undefined))
  const isHeld = onLeave !== undefined
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const before = document.activeElement
    element.showModal()
    set([...open, element])
    const listening = new AbortController()
    const { signal } = listening
    if (isHeld) {
      element.addEventListener('cancel', (cancel) => askToLeave(cancel, element, leave), { signal })
      element.addEventListener('close', (close) => askToLeave(close, element, leave), { signal })
    }
    return () => {
      listening.abort()
      set(open.filter((other) => other !== element))
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [dialog, isHeld])
  return useSyncExternalStore(subscribe, () => open.some((one) => one === dialog.current))
}

/** Keeps a dialog open until its owner closes it. */
function askToLeave(event: Event, dialog: HTMLDialogElement, leave: () => void): void {
  // A file chooser inside it fires its own cancel.
  if (event.target !== dialog) return
  event.preventDefault()
  if (!dialog.open) dialog.showModal()
  leave()
}

export const useTopmostModal = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, () => open.at(-1) ?? null)

function set(next: readonly HTMLDialogElement[]): void {
  open = next
  const page = document.documentElement
  page.toggleAttribute('data-held', open.length > 0 && page.scrollHeight > page.clientHeight)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
