import { storedValue } from '../ui/stored-value.ts'
import type { CalendarAddress } from './calendar-address.ts'
import type { ChangeAddress } from './use-calendar-address.ts'

/** Whether a person wants the year before beside the shown one, kept in this browser as how the year is drawn. */
const stored = storedValue('beside-last', { isOn: false }, ({ isOn }) => (isOn === true ? { isOn } : {}))

export const wantsLastBeside = (): boolean => stored.get().isOn

/** Shows the year before beside the shown one, or no longer. The address says so, for links; the browser remembers it. */
export function switchLastBeside({ beside }: Pick<CalendarAddress, 'beside'>, change: ChangeAddress): void {
  const isOn = beside === null
  stored.set({ isOn })
  change({ beside: isOn ? 'last' : null }, { replace: true })
}
