import { lazyPart } from '../../../ui/lazy-part.ts'
import { Spinner } from '../../../ui/spinner.tsx'

/** The year of a phone, which no other screen loads. */
export const PhonePart = lazyPart(async () => (await import('./phone-view.tsx')).PhoneView, <Spinner />)
