import type { CalendarContent, CategoryContent } from '../../schema.ts'
import { calendarUnit, categoryUnit } from './described-unit.ts'
import { eventUnit, type EventContent } from './event-unit.ts'
import type { UnitStore, UnitType } from './unit.ts'

/** The content of a unit of each type. */
export interface UnitContents {
  readonly event: EventContent
  readonly category: CategoryContent
  readonly calendar: CalendarContent
}

const stores: { readonly [Type in UnitType]: UnitStore<UnitContents[Type]> } = {
  event: eventUnit,
  category: categoryUnit,
  calendar: calendarUnit,
}

export const storeOf = <Type extends UnitType>(type: Type): UnitStore<UnitContents[Type]> => stores[type]
