import { lazyPart } from '../../../ui/lazy-part.ts'
import { Spinner } from '../../../ui/spinner.tsx'

/** The phone's year, loaded only there. */
export const PhonePart = lazyPart(async () => (await import('./phone-view.tsx')).PhoneView, { fallback: <Spinner /> })
