import { alarmNameOf } from './alarms.ts'
import type { Assembled } from './assemble.ts'
import { cleanText } from './content.ts'
import type { ComponentExtra, IcsEvent, WrittenPart } from './ics-event.ts'
import type { Warn } from './ics-note.ts'
import { EXTRA_MAX } from './limits.ts'
import type { RawComponent } from './raw-file.ts'
import { writtenComponents, type WrittenComponent, type Writing } from './write-event.ts'
import { oneLine } from './write-line.ts'
import { basisOfPart, propertiesOf, type Part } from './write-part.ts'

const NO_EXTRA: ComponentExtra = { properties: [], parameters: {}, components: [] }

/**
 * Adds to an event's extras the parts that its source writes in another way than the planner, so that they are given
 * back as they were until they change. At most `EXTRA_MAX` of each component; the rest is written in the planner's way,
 * with a warning.
 */
export function withWritten({ event, sources }: Assembled, writing: Writing, warn: Warn): IcsEvent {
  const written = writtenComponents(event, writing).flatMap((component) => {
    const source = sources.get(component.recurrenceId)
    const parts = source ? foreignParts(component, source, warn) : []
    return parts.length === 0 ? [] : [{ component, parts: Object.fromEntries(parts) }]
  })
  if (written.length === 0) return event
  const own = written.find(({ component }) => component.recurrenceId === null)
  const exceptions = written.flatMap(({ component: { recurrenceId, extra }, parts }) =>
    recurrenceId === null ? [] : [[recurrenceId, { ...(extra ?? NO_EXTRA), written: parts }] as const],
  )
  const extra = event.extra ?? { ...NO_EXTRA, exceptions: {}, detached: null }
  return {
    ...event,
    extra: {
      ...extra,
      ...(own ? { written: own.parts } : {}),
      exceptions: { ...extra.exceptions, ...Object.fromEntries(exceptions) },
    },
  }
}

function foreignParts(
  { items, extra, base }: WrittenComponent,
  source: RawComponent,
  warn: Warn,
): [string, WrittenPart][] {
  const linesOf = sourceLines(source, { base, kept: extra?.properties ?? [] })
  let room = EXTRA_MAX
  const foreign: [string, WrittenPart][] = []
  for (const part of items) {
    if (typeof part === 'string') continue
    const lines = linesOf(part)
    const text = lines.join('\n')
    if (text === part.lines.join('\n')) continue
    room -= text.length
    if (room >= 0) foreign.push([part.name, { basis: basisOfPart(part), lines }])
    else warn('extraDropped', part.name)
  }
  return foreign
}

/** The lines of a part in its source, unless the extra has them already. */
function sourceLines(
  { lines, children }: RawComponent,
  { base, kept }: { readonly base: number; readonly kept: readonly string[] },
): (part: Part) => string[] {
  const clean = (text: string): string => oneLine(cleanText(text, () => undefined))
  const byProperty = Map.groupBy(lines, ({ name }) => name)
  const alarms = Map.groupBy(children, (child) => alarmNameOf(child, base))
  return (part) => {
    const own = propertiesOf(part).flatMap((name) => (byProperty.get(name) ?? []).map(({ text }) => clean(text)))
    const reminders = (alarms.get(part.name) ?? []).flatMap(({ name, lines: inner }) => [
      `BEGIN:${name}`,
      ...inner.map(clean),
      `END:${name}`,
    ])
    return [...without(own, kept), ...reminders]
  }
}

/** The lines without the last that are kept elsewhere. */
function without(lines: readonly string[], kept: readonly string[]): string[] {
  if (lines.length === 0 || kept.length === 0) return [...lines]
  const left = new Map<string, number>()
  for (const text of kept) left.set(text, (left.get(text) ?? 0) + 1)
  const others = lines.toReversed().filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
  return others.toReversed()
}
