import { lazyPart } from '../../../../ui/lazy-part.ts'

/** What opens a month, loaded with the first. */
export const OpenedMonthPart = lazyPart(async () => (await import('./opened-month.tsx')).OpenedMonthView)
