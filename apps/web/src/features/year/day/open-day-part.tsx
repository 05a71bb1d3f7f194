import { useDayInUrl } from '../../../address/day-in-url.ts'
import { useReadyPart } from '../../../ui/use-ready-part.ts'
import { OpenDayView } from '../view-parts.tsx'
import type { OpenDayProps } from './open-day.tsx'

/** The URL's day, if there is one. What draws it has loaded before somebody there opens one. */
export function OpenDayPart(props: OpenDayProps) {
  const day = useDayInUrl()
  // A finger says nothing before it taps a day.
  useReadyPart(OpenDayView, { isFirst: props.room.isPhone })
  return day === null ? null : <OpenDayView {...props} />
}
