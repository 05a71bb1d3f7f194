export { NOTICE } from './event.ts'
export type {
  EventContent,
  EventKind,
  EventStatus,
  EventTimes,
  Exception,
  ReminderChannel,
  Repetition,
  Series,
} from './event.ts'
export {
  DESCRIPTION_MAX,
  FIRST_YEAR,
  LAST_YEAR,
  LOCATION_MAX,
  NAME_MAX,
  QUICK_ADD_MAX,
  REMINDER_MINUTES_MAX,
  REMINDERS_MAX,
  TITLE_MAX,
  URL_MAX,
} from './limits.ts'
export { countCharacters, entryOf, foldForSearch, foldWithPlaces, oneLine } from './text.ts'
