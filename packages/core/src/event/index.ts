export type { EventContent, EventKind, EventStatus, EventTimes, Exception, Repetition, Series } from './event.ts'
export { countCharacters, foldForSearch } from './text.ts'
