import type { Series } from '../../event/index.ts'
import { contentLineOf, type ContentLine, type IcsObject, type RawComponent } from '../../ics/index.ts'
import { newQuestion, occursIn, overlaps } from '../instances.ts'
import type { CompFilter, PropFilter } from '../requests/calendar-filter.ts'
import type { TimeRange } from '../requests/time-range.ts'
import { alarmMatches } from './match-alarm.ts'
import { lineMatches, paramMatches } from './match-text.ts'
import { instantOfLine, type Place } from './place.ts'

/** A component to be looked at. Inside a VEVENT, `series` is that of the event. */
interface Node {
  readonly name: string
  readonly lines: readonly ContentLine[]
  readonly children: () => readonly Node[]
  readonly series: Series | null
}

type Child = RawComponent['children'][number]

/** The lines of a nested component without those of components inside it. */
function ownLines({ lines }: Child): ContentLine[] {
  let depth = 0
  const own: ContentLine[] = []
  for (const text of lines) {
    const line = contentLineOf(text)
    if (line?.name === 'BEGIN') depth += 1
    else if (line?.name === 'END') depth -= 1
    else if (line && depth === 0) own.push(line)
  }
  return own
}

/** Alarms of a component that are looked at. Each may be asked for all occurrences. */
const CHILDREN_MAX = 100

/** UTF-16 units of an object that all texts of a filter may look at together. */
const TEXT_UNITS_MAX = 2_000_000

const nothing = (): readonly Node[] => []

/** A component, whose children are read once, if they are asked for. */
function nodeOf({ name, lines, children }: RawComponent, series: Series | null): Node {
  let known: readonly Node[] | null = null
  const read = (): readonly Node[] =>
    children
      .slice(0, CHILDREN_MAX)
      .map((child) => ({ name: child.name, lines: ownLines(child), children: nothing, series }))
  return { name, lines, series, children: () => (known ??= read()) }
}

function isInRange({ name, lines, series }: Node, range: TimeRange, place: Place): boolean {
  if (name === 'VALARM') return alarmMatches(lines, series, range, place)
  return series !== null && occursIn(series, range, place)
}

function isLineInRange(line: ContentLine, range: TimeRange, place: Place): boolean {
  const time = instantOfLine(line, place)
  return time !== null && overlaps(time, range)
}

function propMatches(filter: PropFilter, lines: readonly ContentLine[], place: Place): boolean {
  const named = lines.filter(({ name }) => name === filter.name)
  if (filter.isNotDefined) return named.length === 0
  return named.some(
    (line) =>
      (filter.range === null || isLineInRange(line, filter.range, place)) &&
      (filter.text === null || lineMatches(line, filter.text, place)) &&
      filter.params.every((param) => paramMatches(line, param, place)),
  )
}

/** Whether one component of the name fulfils all that a filter says. What is costly comes last. */
function compMatches(filter: CompFilter, nodes: readonly Node[], place: Place): boolean {
  const named = nodes.filter(({ name }) => name === filter.name)
  if (filter.isNotDefined) return named.length === 0
  return named.some(
    (node) =>
      filter.props.every((prop) => propMatches(prop, node.lines, place)) &&
      filter.comps.every((comp) => compMatches(comp, node.children(), place)) &&
      (filter.range === null || isInRange(node, filter.range, place)),
  )
}

/**
 * Whether a calendar object is what a calendar-query asks for (RFC 4791 9.7 to 9.9). Each component counts by itself: an
 * event whose changed occurrence fulfils all of a filter does, but not one of which two components fulfil half each. One
 * whose times take too many steps is said to be in a range, and one of which too much text was looked at to contain it. Floating and all-day times are those of `zone`. Throws a
 * RangeError for an invalid zone.
 */
export function matchesFilter(object: IcsObject, filter: CompFilter, zone: string): boolean {
  if (filter.isNotDefined) return false
  const place = { ...newQuestion(zone), momentOf: object.momentOf, text: { left: TEXT_UNITS_MAX } }
  const seriesOf = new Map(object.events.map(({ component, series }) => [component, series]))
  const nodes = object.components.map((component) => nodeOf(component, seriesOf.get(component) ?? null))
  return (
    filter.props.every((prop) => propMatches(prop, object.lines, place)) &&
    filter.comps.every((comp) => compMatches(comp, nodes, place))
  )
}
