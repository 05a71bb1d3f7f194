import type { Terminal } from './terminal.ts'

/** Prints rows of text, aligned in columns and indented by two spaces. */
export function printColumns({ print }: Terminal, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) print(`  ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
