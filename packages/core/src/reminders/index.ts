export { firingsOf, FORGOTTEN_AFTER_DAYS, nextFiring } from './firings.ts'
export { minutesOfDay, quietEnd } from './quiet-hours.ts'
export type { QuietHours } from './quiet-hours.ts'
export type { Firing, PersonalClock, RemindedEvent, Wish } from './reminder-types.ts'
