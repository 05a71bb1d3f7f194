import type { RawComponent } from './components.ts'
import { cleanText } from './content.ts'
import { parametersOf, type ContentLine } from './content-line.ts'
import type { ComponentExtra, ExtraComponent, IcsExtra } from './ics-event.ts'
import type { Warn } from './ics-note.ts'
import { EXTRA_MAX, URL_MAX } from './limits.ts'

/** Properties that the planner keeps as values of its own, or writes anew (DTSTAMP, LAST-MODIFIED). */
const UNDERSTOOD = new Set(
  `UID SEQUENCE DTSTAMP LAST-MODIFIED DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID SUMMARY DESCRIPTION
  LOCATION URL STATUS TRANSP CATEGORIES X-DODICI-KIND`.split(/\s+/),
)
/** Understood properties whose parameters may say more: a language, an alternative text, a range. */
const TELLING = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL', 'DTSTART', 'RECURRENCE-ID'])
const UNDERSTOOD_PARAMETERS = new Set(['TZID', 'VALUE'])

/** What a component says beyond what the planner understands. */
export interface Leftover {
  /** Lines of understood properties that could not be taken in. */
  readonly lines: readonly ContentLine[]
  readonly components: readonly ExtraComponent[]
}

/** Collects what was not understood of a component, up to `EXTRA_MAX`; what goes beyond is dropped with a warning. */
export function extraOf(component: RawComponent, leftover: Leftover, warn: Warn): ComponentExtra {
  const strange = component.lines.filter((line) => !UNDERSTOOD.has(line.name) || isLongUrl(line))
  let room = EXTRA_MAX
  const fits = (name: string, length: number): boolean => {
    if (length > room) {
      warn('extraDropped', name)
      return false
    }
    room -= length
    return true
  }
  const properties = [...strange, ...leftover.lines].filter((line) => fits(line.name, line.text.length))
  const components = leftover.components.filter(({ name, lines }) => fits(name, lines.join('').length))
  return {
    properties: properties.map((line) => cleanText(line.text, warn)),
    parameters: parametersBeyond(component.lines),
    components: components.map(({ name, lines }) => ({ name, lines: lines.map((line) => cleanText(line, warn)) })),
  }
}

const isLongUrl = (line: ContentLine): boolean => line.name === 'URL' && line.value.length > URL_MAX

function parametersBeyond(lines: readonly ContentLine[]): Record<string, string> {
  const kept = new Map<string, string>()
  for (const { name, parameters, value } of lines) {
    if (parameters === '' || value === '' || !TELLING.has(name) || kept.has(name)) continue
    const strange = parametersOf(parameters).filter((one) => !UNDERSTOOD_PARAMETERS.has(one.name))
    if (strange.length > 0) kept.set(name, strange.map((one) => one.text).join(''))
  }
  return Object.fromEntries(kept)
}

/** Whether there is nothing in an extra. */
export const isEmptyExtra = (extra: ComponentExtra): boolean =>
  extra.properties.length === 0 && extra.components.length === 0 && Object.keys(extra.parameters).length === 0

/** The extra of an event with those of its exceptions, or null where everything was understood. */
export function joinExtras(
  own: ComponentExtra,
  exceptions: ReadonlyMap<string, ComponentExtra>,
  detached: IcsExtra['detached'],
): IcsExtra | null {
  const kept = [...exceptions].filter(([, extra]) => !isEmptyExtra(extra))
  if (isEmptyExtra(own) && kept.length === 0 && !detached) return null
  return { ...own, exceptions: Object.fromEntries(kept), detached }
}
