import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { betterExample, type Statement } from './statement.ts'

/**
 * What the tests of the server have noted, each statement once, with the example that lists most values.
 * @throws Error where nothing was noted
 */
export function readStatements(dialect: Statement['dialect']): readonly Statement[] {
  const folder = process.env['STATEMENTS_FOLDER']
  if (folder === undefined || !existsSync(folder)) {
    throw new Error('Nothing has noted the statements of the server: run `npm test -- server plans`.')
  }
  const best = new Map<string, Statement>()
  const known = new Map<string, number>()
  for (const file of globSync('*.jsonl', { cwd: folder }).sort()) {
    for (const line of readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')) {
      const statement = JSON.parse(line) as Statement
      const better = statement.dialect === dialect && isQuery(statement) ? betterExample(statement, known) : null
      if (better === null) continue
      known.set(better.key, statement.parameters.length)
      best.set(better.key, statement)
    }
  }
  return [...best.values()].sort((a, b) => (a.origin + a.sql < b.origin + b.sql ? -1 : 1))
}

/** A table of older backups. */
const FORMER = /"reminder"/

/** Others change settings, or take locks of their own. */
const isQuery = ({ sql }: Statement): boolean =>
  /^\s*\(*(select|insert|update|delete|with)\b/i.test(sql) && !FORMER.test(sql)
