import { foldLines, type ContentLine, type RawComponent } from '../../ics/index.ts'

/** A component to write: its lines unfolded, without BEGIN and END. */
export interface WrittenComponent {
  readonly name: string
  readonly lines: readonly string[]
  readonly children: readonly WrittenComponent[]
}

/** A component as it is written. What is nested deeper than its children stands in their lines. */
export const asWritten = ({ name, lines, children }: RawComponent): WrittenComponent => ({
  name,
  lines: lines.map(({ text }) => text),
  children: children.map((child) => ({ ...child, children: [] })),
})

/** A VCALENDAR of these components. */
export const calendarOfComponents = (
  lines: readonly ContentLine[],
  children: readonly WrittenComponent[],
): WrittenComponent => ({ name: 'VCALENDAR', lines: lines.map(({ text }) => text), children })

const linesOf = ({ name, lines, children }: WrittenComponent): string[] => [
  `BEGIN:${name}`,
  ...lines,
  ...children.flatMap(linesOf),
  `END:${name}`,
]

/** The text of a component: folded, ended by CRLF. */
export const textOfComponent = (component: WrittenComponent): string => foldLines(linesOf(component))
