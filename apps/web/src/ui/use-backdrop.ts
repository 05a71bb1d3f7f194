import { useRef, type MouseEvent, type RefObject } from 'react'

/**
 * Closes a dialog by a click on its backdrop. Only the backdrop has the dialog itself as its target. So has a drag that
 * began inside and ends out there, which closes nothing.
 */
export function useBackdrop(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const pressed = useRef<EventTarget>(null)
  return {
    onPointerDown: ({ target }: MouseEvent) => {
      pressed.current = target
    },
    onClick: ({ target }: MouseEvent) => {
      if (target === dialog.current && pressed.current === dialog.current) onClose()
    },
  }
}
