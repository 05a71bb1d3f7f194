import { caldavName } from '../names.ts'
import { attributeOf, childNamed, childrenNamed, type XmlElement } from '../xml/element.ts'
import { refuseFor, refuseShape } from './dav-reading.ts'
import { closedRangeOf, type ClosedRange } from './time-range.ts'

/** The parts of a component that are wanted. An empty `C:comp` wants the whole component. */
export interface ComponentSelection {
  /** In upper case. */
  readonly name: string
  /** Null wants all properties. */
  readonly properties: readonly PropertySelection[] | null
  /** Null wants all components inside it. */
  readonly components: readonly ComponentSelection[] | null
}

export interface PropertySelection {
  /** In upper case. */
  readonly name: string
  /** Whether the name is wanted without its value. */
  readonly isNameOnly: boolean
}

/** What is wanted of each calendar object (RFC 4791 9.6). All null: the object as it is. */
export interface CalendarDataRequest {
  readonly selection: ComponentSelection | null
  /** Occurrences in this range, in UTC, instead of series. */
  readonly expand: ClosedRange | null
  /** Series, with the changed occurrences that matter to this range. */
  readonly limitRecurrence: ClosedRange | null
  /** Busy times in this range; they occur in VFREEBUSY alone. */
  readonly limitFreeBusy: ClosedRange | null
}

/** The same for an element `C:calendar-data` (RFC 4791 9.6). Refuses other types than iCalendar 2.0. */
export function calendarDataRequestOf(element: XmlElement): CalendarDataRequest {
  const type = attributeOf(element, 'content-type') ?? 'text/calendar'
  const version = attributeOf(element, 'version') ?? '2.0'
  if (type.trim().toLowerCase() !== 'text/calendar' || version.trim() !== '2.0') refuseFor('supported-calendar-data')
  const rangeIn = (local: string): ClosedRange | null => {
    const child = childNamed(element, caldavName(local))
    return child && closedRangeOf(child)
  }
  const [expand, limitRecurrence] = [rangeIn('expand'), rangeIn('limit-recurrence-set')]
  if (expand && limitRecurrence) refuseShape()
  const comp = childNamed(element, caldavName('comp'))
  return {
    selection: comp && rootSelectionOf(comp),
    expand,
    limitRecurrence,
    limitFreeBusy: rangeIn('limit-freebusy-set'),
  }
}

const nameOf = (element: XmlElement): string => attributeOf(element, 'name')?.trim().toUpperCase() ?? refuseShape()

function rootSelectionOf(comp: XmlElement): ComponentSelection {
  const selection = selectionOf(comp)
  return selection.name === 'VCALENDAR' ? selection : refuseFor('supported-calendar-data')
}

function selectionOf(comp: XmlElement): ComponentSelection {
  const properties = childrenNamed(comp, caldavName('prop'))
  const components = childrenNamed(comp, caldavName('comp'))
  const isWhole = comp.content.length === 0
  return {
    name: nameOf(comp),
    properties: isWhole || childNamed(comp, caldavName('allprop')) ? null : properties.map(propertySelectionOf),
    components: isWhole || childNamed(comp, caldavName('allcomp')) ? null : components.map(selectionOf),
  }
}

const propertySelectionOf = (prop: XmlElement): PropertySelection => ({
  name: nameOf(prop),
  isNameOnly: attributeOf(prop, 'novalue') === 'yes',
})
