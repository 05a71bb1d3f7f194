import type { Goal, StoredResult, Table } from './result.ts'

interface Section {
  readonly heading: string
  readonly kept: StoredResult | null
  readonly command: string
  /** Machine and versions that the document names at its beginning. */
  readonly surroundings: readonly string[]
}

/** A part as a section of the document. */
export function sectionOf({ heading, kept, command, surroundings }: Section): string {
  if (!kept) return `## ${heading}\n\nNot measured yet: \`${command}\`.\n`
  const { tables, goals, notes, date, commit, seconds, load } = kept
  return [
    `## ${heading}`,
    `Measured on ${date} at commit ${commit}, in ${Math.round(seconds)} s; ${load.map((one) => one.toFixed(1)).join(' to ')} programs competed for the processors. To repeat: \`${command}\`.`,
    elsewhere(kept.surroundings, surroundings),
    goals.length > 0 ? goalsTable(goals) : '',
    ...tables.map(tableOf),
    notes.map((note) => `- ${note}`).join('\n'),
    '',
  ]
    .filter((block, place, all) => block !== '' || place === all.length - 1)
    .join('\n\n')
}

/** What a part was measured on, as far as it is not what the document names. */
function elsewhere(own: readonly string[] | undefined, named: readonly string[]): string {
  if (!own) return 'The machine and the versions of that day were not kept; they may be others than those above.'
  const others = own.filter((line) => !named.includes(line))
  return others.length === 0 ? '' : `Other than above: ${others.join(' ')}`
}

const REACHED = 'reached'
const MISSED = '**missed**'

/** How many of the goals of some sections are reached, in words. */
export function sumUp(sections: readonly string[]): string {
  const rows = sections.flatMap((section) => section.split('\n'))
  const [reached, missed] = [REACHED, MISSED].map((word) => rows.filter((row) => row.endsWith(`| ${word} |`)).length)
  return `${reached} of ${(reached ?? 0) + (missed ?? 0)} goals reached, ${missed} missed.`
}

const goalsTable = (goals: readonly Goal[]): string =>
  grid(
    ['goal', 'measured', ''],
    goals.map(({ goal, measured, isReached }) => [goal, measured, isReached ? REACHED : MISSED]),
  )

const tableOf = ({ title, columns, rows }: Table): string => `${title}:\n\n${grid(columns, rows, '---:')}`

/** The first column is text, the others are figures. */
function grid(columns: readonly string[], rows: readonly (readonly string[])[], others = '---'): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(columns), line(columns.map((_, place) => (place === 0 ? '---' : others))), ...rows.map(line)].join('\n')
}
