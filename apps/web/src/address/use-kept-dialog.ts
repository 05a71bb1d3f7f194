import { useState } from 'react'
import type { CalendarAddress } from './calendar-address.ts'
import { useCalendarAddress } from './use-calendar-address.ts'

interface Form {
  readonly isChanged: boolean
  readonly mode: { readonly kind: string }
  readonly finish: () => void
}

/**
 * A dialog of the address with a form. If the address changes (Back) over unsaved input, the dialog stays until the
 * person decides.
 */
export function useKeptDialog(name: NonNullable<CalendarAddress['dialog']>, form: Form) {
  const { address, change } = useCalendarAddress()
  const [isLeaving, setIsLeaving] = useState(false)
  const isWanted = address.dialog === name
  const isOpen = isWanted || form.isChanged
  if (!isOpen && form.mode.kind !== 'idle') form.finish()
  const close = () => {
    setIsLeaving(false)
    form.finish()
    if (isWanted) change({ dialog: null })
  }
  return {
    isOpen,
    /** Whether to ask if the input may be lost. */
    isAsking: form.isChanged && (isLeaving || !isWanted),
    leave: form.isChanged ? () => setIsLeaving(true) : close,
    stay: () => {
      setIsLeaving(false)
      if (!isWanted) change({ dialog: name })
    },
    close,
  }
}
