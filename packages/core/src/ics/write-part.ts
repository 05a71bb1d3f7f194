import { contentLineOf } from './content-line.ts'
import { fingerprint } from './derived-uid.ts'
import type { ComponentExtra } from './ics-event.ts'
import { areComponents } from './write-extra.ts'
import { oneLine } from './write-line.ts'

/** Lines that are given back as they were written while they mean the same: one property, some that belong together, or a reminder. */
export interface Part {
  /** A property's name, or what `alarmName` calls a reminder. */
  readonly name: string
  /** As the planner writes them. */
  readonly lines: readonly string[]
  /** A fingerprint of all that their meaning depends on; of the lines themselves by default. */
  readonly basis?: string
}

const TIMES: readonly string[] = ['DTSTART', 'DTEND', 'DURATION']

/** Names of the properties of a part. */
export const propertiesOf = ({ name }: Part): readonly string[] => (name === 'DTSTART' ? TIMES : [name])

/** A fingerprint of lines. */
export const basisOf = (lines: readonly string[]): string => fingerprint(lines.join('\n'))

/** The basis of a part, for `WrittenPart`. */
export const basisOfPart = ({ basis, lines }: Part): string => basis ?? basisOf(lines)

/** The lines of a part: those of another program if it has said so and nothing has changed. */
export function partLines(part: Part, extra: ComponentExtra | null): readonly string[] {
  const written = extra?.written?.[part.name]
  if (!written || written.basis !== basisOfPart(part)) return part.lines
  const lines = written.lines.map(oneLine)
  return isOfPart(part, lines) ? lines : part.lines
}

function isOfPart(part: Part, lines: readonly string[]): boolean {
  if (part.name.startsWith('VALARM')) return areComponents(lines, { isStrict: false })
  return lines.every((text) => propertiesOf(part).includes(contentLineOf(text)?.name ?? ''))
}
