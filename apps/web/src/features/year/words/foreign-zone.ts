import type { Event } from '@dodici/contract/types'
import { currentLanguage } from '../../../i18n/start.ts'
import { zonePlace } from '../../../ui/zone.ts'

/** An event's time zone, if its clocks differ from the person's: `New York`. */
export function foreignZone(
  { allDay, timezone }: Pick<Event, 'allDay' | 'timezone'>,
  own: string | null,
): string | null {
  if (allDay || timezone === null || own === null || timezone === own) return null
  return zonePlace(timezone, currentLanguage())
}
