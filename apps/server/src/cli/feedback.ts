import { listFeedback } from '../features/feedback/feedback.service.ts'
import type { Terminal } from './terminal.ts'
import { withStorage } from './with-database.ts'

const COLUMNS = ['createdAt', 'category', 'title', 'details', 'page', 'url', 'userAgent', 'email'] as const

type Written = Awaited<ReturnType<typeof listFeedback>>[number]

/** Prints all feedback for reading, oldest first. */
export async function listAllFeedback(terminal: Terminal): Promise<void> {
  const all = await withStorage(terminal, listFeedback)
  for (const one of all) {
    const from = one.email ?? 'a stranger'
    terminal.print(`${one.createdAt.slice(0, 16).replace('T', ' ')}  ${one.category}  ${from}  ${shown(one.page)}`)
    terminal.print(`  ${shown(one.title)}`)
    for (const line of one.details.split('\n')) terminal.print(`  | ${shown(line)}`)
  }
  terminal.print(`${String(all.length)} in all.`)
}

/** Prints all feedback for another program: CSV with a header, or one JSON array. */
export async function exportFeedback(terminal: Terminal, { json }: { readonly json?: true }): Promise<void> {
  const all = await withStorage(terminal, listFeedback)
  if (json === true) terminal.print(JSON.stringify(all, null, 2))
  else for (const line of [COLUMNS, ...all.map(cellsOf)]) terminal.print(line.map(csvCell).join(','))
}

const cellsOf = (one: Written): string[] => COLUMNS.map((column) => one[column] ?? '')

/** RFC 4180. A leading character that a spreadsheet would take for a formula gets an apostrophe before it. */
const csvCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Text from strangers must not contain control sequences for the operator's terminal. */
const shown = (text: string): string => text.replace(/\p{Cc}/gu, ' ')
