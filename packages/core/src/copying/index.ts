export { copyYear } from './copy-year.ts'
export type { CopiableEvent, CopiedEvent, CopyKind, CopyNote, YearCopy } from './copying-types.ts'
export { moveDay } from './move-day.ts'
export type { KeptPart } from './move-day.ts'
