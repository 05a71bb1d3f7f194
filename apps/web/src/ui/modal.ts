import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react'

/** Open dialogs, topmost last. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/**
 * Shows a native modal dialog while mounted. Everything else is inert then, so messages must be inside it, and others
 * can ask for the topmost one. Afterwards the focus returns, unless something else has taken it; the browser does that
 * only if it closes the dialog itself.
 *
 * With `onLeave`, only that closes it. The browser asks first (`cancel`), but only once: a second Escape without
 * interaction in between closes the dialog anyway, and so does the first one without any interaction.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onLeave?: () => void): void {
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
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
