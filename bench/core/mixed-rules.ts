import { dayOf, formatDay } from '../../packages/core/src/date/index.ts'

/** A series of hours at 09:30 in Rome. */
export interface MixedRule {
  /** `YYYY-MM-DDTHH:mm`. */
  readonly start: string
  readonly rule: string
}

/** @public Also of the peers. */
export const ZONE = 'Europe/Rome'

/** @public The year over which they are expanded, by the peers too. */
export const YEAR = 2026

const RULES = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=DAILY;COUNT=2000',
  'FREQ=DAILY;BYMONTH=1,6;BYDAY=SA,SU',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU',
  'FREQ=WEEKLY;COUNT=200',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYDAY=2TU',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=40',
  'FREQ=YEARLY',
  'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU',
] as const

/** A thousand rules of all the kinds that people have, begun on different days of the seven years before the year. */
export function mixedRules(): MixedRule[] {
  return Array.from({ length: 1_000 }, (_, index) => ({
    start: `${formatDay(dayOf(YEAR - 7 + (index % 7), 1 + (index % 12), 1 + (index % 28)))}T09:30`,
    rule: RULES[index % RULES.length] ?? 'FREQ=DAILY',
  }))
}
