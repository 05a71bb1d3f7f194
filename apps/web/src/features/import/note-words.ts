import { FIRST_YEAR, LAST_YEAR } from '@dodici/contract/limits'
import type { en } from '../../i18n/en.ts'
import type { TFunction } from '../../i18n/texts.ts'

/** What happened to a component: skipped, or imported with a change. */
export type NoteKind = 'skip' | 'warning'

type SkipCode = keyof typeof en.import.skip
type WarningCode = keyof typeof en.import.warning

const SKIPS: Readonly<Record<SkipCode, true>> = {
  todo: true,
  journal: true,
  freeBusy: true,
  unsupported: true,
  noStart: true,
  badStart: true,
  yearOutOfRange: true,
  duplicate: true,
  badRecurrenceId: true,
  olderSequence: true,
  other: true,
}

const WARNINGS: Readonly<Record<WarningCode, true>> = {
  notUtf8: true,
  nulRemoved: true,
  noCalendar: true,
  unclosed: true,
  strayEnd: true,
  brokenLine: true,
  badEnd: true,
  endBeforeStart: true,
  secondsDropped: true,
  unknownZone: true,
  zoneByRules: true,
  zoneToUtc: true,
  zoneNearest: true,
  badRule: true,
  moreRules: true,
  startNotInRule: true,
  fineRule: true,
  exruleIgnored: true,
  periodStart: true,
  badDate: true,
  tooManyDates: true,
  tooManyExceptions: true,
  thisAndFuture: true,
  detached: true,
  titleCut: true,
  descriptionCut: true,
  locationCut: true,
  categoryCut: true,
  urlDropped: true,
  extraDropped: true,
  controlsRemoved: true,
  tooManyReminders: true,
  other: true,
}

const isSkip = (reason: string): reason is SkipCode => Object.hasOwn(SKIPS, reason)
const isWarning = (reason: string): reason is WarningCode => Object.hasOwn(WARNINGS, reason)

/** Texts of the reasons; unknown codes get a general sentence. */
export function noteWords(kind: NoteKind, reason: string, t: TFunction): string {
  if (kind === 'warning') return t(`import.warning.${isWarning(reason) ? reason : 'other'}`)
  return t(`import.skip.${isSkip(reason) ? reason : 'other'}`, { first: FIRST_YEAR, last: LAST_YEAR })
}
