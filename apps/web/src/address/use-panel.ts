import { useCalendarAddress } from './use-calendar-address.ts'

/** The open panel: how to close it, and whether a dialog is over it. */
export function usePanel(): { readonly isCovered: boolean; readonly onClose: () => void } {
  const { address, change } = useCalendarAddress()
  const { event, create, dialog } = address
  return {
    isCovered: event !== null || create !== null || dialog !== null,
    onClose: () => change({ panel: null }),
  }
}
