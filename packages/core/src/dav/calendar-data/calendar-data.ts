import { readObject, type IcsObject } from '../../ics/index.ts'
import { newQuestion, type Question } from '../instances.ts'
import type { CalendarDataRequest } from '../requests/calendar-data-request.ts'
import { isCarriedByXml } from '../xml/escape.ts'
import { expandObject } from './expand.ts'
import { limitRecurrence } from './limit-recurrence.ts'
import { asWritten, calendarOfComponents, textOfComponent, type WrittenComponent } from './raw-text.ts'
import { selectParts } from './select-parts.ts'

/** The value of `C:calendar-data` for one object. */
export interface CalendarData {
  /** Null if XML cannot carry it: the property is answered with 404, and GET alone gives the object. */
  readonly text: string | null
  /** Whether occurrences may be missing: over 1,000 or 4 MB, or a rule that cannot be expanded or takes too long. */
  readonly isTruncated: boolean
}

/** Whether the object itself is wanted, so that it need not be parsed. */
export const wantsWhole = ({ selection, expand, limitRecurrence: limit }: CalendarDataRequest): boolean =>
  selection === null && expand === null && limit === null

interface Parts {
  readonly components: readonly WrittenComponent[]
  readonly isTruncated: boolean
}

function partsOf(
  object: IcsObject,
  { expand, limitRecurrence: limit }: CalendarDataRequest,
  question: Question,
): Parts {
  if (expand) return expandObject(object, expand, question)
  const kept = limit ? limitRecurrence(object, limit, question) : object.components
  return { components: kept.map(asWritten), isTruncated: false }
}

/**
 * What a report gives of a calendar object: all of it as it is, its occurrences in a range, or parts (RFC 4791 9.6). Text
 * that is no calendar is given as it is. Floating and all-day times are those of `zone`. Throws a RangeError for an
 * invalid zone.
 */
export function calendarDataOf(body: string, request: CalendarDataRequest, zone: string): CalendarData {
  if (!isCarriedByXml(body)) return { text: null, isTruncated: false }
  const object = wantsWhole(request) ? null : readObject(body, zone)
  if (!object) return { text: body, isTruncated: false }
  const { components, isTruncated } = partsOf(object, request, newQuestion(zone))
  const calendar = calendarOfComponents(object.lines, components)
  const selected = request.selection ? selectParts(calendar, request.selection) : calendar
  return { text: textOfComponent(selected), isTruncated }
}
