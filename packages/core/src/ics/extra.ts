import { URL_MAX } from '../event/index.ts'
import type { RawComponent } from './raw-file.ts'
import { cleanText } from './content.ts'
import { isParameters, parametersOf, type ContentLine } from './content-line.ts'
import type { ComponentExtra, ExtraComponent, IcsExtra } from './ics-event.ts'
import type { Warn } from './ics-note.ts'
import { EXTRA_MAX } from './limits.ts'
import { createdLine } from './instant.ts'
import { componentLines, isGivenBack } from './write-extra.ts'

/** Properties that the planner stores itself, or rewrites (DTSTAMP, LAST-MODIFIED). */
const UNDERSTOOD = new Set(
  `UID SEQUENCE DTSTAMP LAST-MODIFIED DTSTART DTEND DURATION RRULE EXRULE RDATE EXDATE RECURRENCE-ID SUMMARY DESCRIPTION
  LOCATION URL STATUS TRANSP CATEGORIES X-DODICI-KIND
  X-DODICI-AWAY`.split(/\s+/),
)
/** Understood properties whose parameters may add something: a language, an alternative text, a range. */
const TELLING = new Set(['SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL', 'DTSTART', 'RECURRENCE-ID'])
const UNDERSTOOD_PARAMETERS = new Set(['TZID', 'VALUE'])

/** What a component contains beyond what the planner understands. */
export interface Leftover {
  /** Lines of understood properties that could not be used. */
  readonly lines: readonly ContentLine[]
  readonly components: readonly ExtraComponent[]
  /** When its series was made: what says the same is understood. */
  readonly createdAt: string | null
  /** Whether to drop what strict parsers reject. */
  readonly isStrict: boolean
}

/**
 * Collects what was not understood, up to `EXTRA_MAX`, and only what an export can write again. The rest is dropped
 * with a warning.
 */
export function extraOf(component: RawComponent, leftover: Leftover, warn: Warn): ComponentExtra {
  const url = component.lines.find((line) => line.name === 'URL')
  const [created] = createdLine(leftover.createdAt)
  const strange = component.lines.filter(
    (line) => (!UNDERSTOOD.has(line.name) && line.text !== created) || (line === url && isLong(line)),
  )
  let room = EXTRA_MAX
  const isKept = (name: string, length: number, isWritable: () => boolean): boolean => {
    const isFitting = length <= room && isWritable()
    if (isFitting) room -= length
    else warn('extraDropped', name)
    return isFitting
  }
  const lines = [...strange, ...leftover.lines].filter(({ name, text }) =>
    isKept(name, text.length, () => isGivenBack(cleanText(text, warn), leftover)),
  )
  const components = leftover.components
    .map((one) => ({ ...one, lines: one.lines.map((line) => cleanText(line, warn)) }))
    .filter((one) => isKept(one.name, one.lines.join('').length, () => componentLines(one, leftover) !== null))
  return {
    properties: lines.map((line) => cleanText(line.text, warn)),
    parameters: parametersBeyond(component.lines),
    components,
  }
}

const isLong = (line: ContentLine): boolean => line.value.length > URL_MAX

function parametersBeyond(lines: readonly ContentLine[]): Record<string, string> {
  const kept = new Map<string, string>()
  for (const { name, parameters, value } of lines) {
    if (parameters === '' || value === '' || !TELLING.has(name) || kept.has(name)) continue
    const strange = parametersOf(parameters).filter((one) => !UNDERSTOOD_PARAMETERS.has(one.name))
    const text = strange.map((one) => one.text).join('')
    if (text !== '' && isParameters(text)) kept.set(name, text)
  }
  return Object.fromEntries(kept)
}

/** Whether there is nothing in an extra. */
const isEmptyExtra = (extra: ComponentExtra): boolean =>
  extra.properties.length === 0 && extra.components.length === 0 && Object.keys(extra.parameters).length === 0

/** The extra of an event with those of its exceptions; null if everything was understood. */
export function joinExtras(
  own: ComponentExtra,
  exceptions: ReadonlyMap<string, ComponentExtra>,
  detached: IcsExtra['detached'],
): IcsExtra | null {
  const kept = [...exceptions].filter(([, extra]) => !isEmptyExtra(extra))
  if (isEmptyExtra(own) && kept.length === 0 && !detached) return null
  return { ...own, exceptions: Object.fromEntries(kept), detached }
}
