import { contentLineOf } from '../../ics/index.ts'
import type { ComponentSelection } from '../requests/calendar-data-request.ts'
import type { WrittenComponent } from './raw-text.ts'

function selectedLines(lines: readonly string[], { properties }: ComponentSelection): readonly string[] {
  if (properties === null) return lines
  const wanted = new Map(properties.map(({ name, isNameOnly }) => [name, isNameOnly]))
  return lines.flatMap((text) => {
    const line = contentLineOf(text)
    const isNameOnly = line ? wanted.get(line.name) : undefined
    if (!line || isNameOnly === undefined) return []
    return [isNameOnly ? `${line.name}${line.parameters}:` : text]
  })
}

/** The parts of a component that are wanted, in their order (RFC 4791 9.6.1). */
export function selectParts(component: WrittenComponent, selection: ComponentSelection): WrittenComponent {
  const { components } = selection
  if (components === null) return { ...component, lines: selectedLines(component.lines, selection) }
  const wanted = new Map(components.map((one) => [one.name, one]))
  const children = component.children.flatMap((child) => {
    const inside = wanted.get(child.name)
    return inside ? [selectParts(child, inside)] : []
  })
  return { ...component, lines: selectedLines(component.lines, selection), children }
}
