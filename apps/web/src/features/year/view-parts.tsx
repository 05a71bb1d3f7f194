import { lazyPart } from '../../ui/lazy-part.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { isPhone } from '../../ui/use-is-phone.ts'

const fallback = <Spinner />

/** The phone's year, loaded only there. */
export const PhonePart = lazyPart(async () => (await import('./phone/phone-view.tsx')).PhoneView, { fallback })

/** Views beside the planner, which is the usual one and loads with the year. */
export const MonthsPart = lazyPart(async () => (await import('./months/months-view.tsx')).MonthsView, { fallback })
export const HeatPart = lazyPart(async () => (await import('./heat/heat-view.tsx')).HeatView, { fallback })

/** An open day, beside the year or over it. */
export const OpenDayView = lazyPart(async () => (await import('./day/open-day.tsx')).OpenDay, { texts: ['dayPanel'] })

/** What a click on another view shows. */
export const otherViews = {
  load: async (): Promise<void> => {
    await Promise.all(isPhone() ? [] : [MonthsPart.load(), HeatPart.load()])
  },
}

const byName = new Map<string | null, { readonly load: () => Promise<void> }>([
  ['months', MonthsPart],
  ['heat', HeatPart],
])

/** Loads what a URL shows beside the year itself. */
export async function loadFirstView(search: string): Promise<void> {
  const asked = new URLSearchParams(search)
  const part = isPhone() ? PhonePart : byName.get(asked.get('view'))
  await Promise.all([part?.load(), asked.has('day') ? OpenDayView.load() : undefined])
}
