// Notes the statements that the product makes while its tests run, in a folder that `STATEMENTS_FOLDER` names: what each
// of them costs among millions of rows, and whose rows it reads, is looked at afterwards (`db/plans`).
import { appendFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { PostgresQueryCompiler, SqliteQueryCompiler, type CompiledQuery } from 'kysely'
import { betterExample, type Statement } from './statement.ts'

const SOURCE = join(import.meta.dirname, '../..') + sep
/** Between a query and what asks for it are Kysely's own calls, and the builders of the query. */
const FRAMES = 60
/** Compiles for others what they ask often. */
const PREPARED = join(SOURCE, 'db/prepare-query.ts')
/** Neither this file nor that one is who asks. */
const BETWEEN = [import.meta.filename, PREPARED]
/** What makes the tables, and the migrator's own bookkeeping. */
const NO_PRODUCT = /(^|\/)test\/|\.test\.ts$|^db\/migrations\/|^db\/migrate\.ts$/

const known = new Map<string, number>()

/** The file of the product that made what is being compiled; null if a test did. */
function originOf(stack: string): string | null {
  const frame = stack.split('\n').find((line) => line.includes(SOURCE) && !BETWEEN.some((file) => line.includes(file)))
  const file = frame?.slice(frame.indexOf(SOURCE) + SOURCE.length).replace(/\.ts.*$/, '.ts')
  return file === undefined || NO_PRODUCT.test(file) ? null : file
}

function stackHere(): string {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = FRAMES
  const { stack = '' } = new Error('where this was called')
  Error.stackTraceLimit = before
  return stack
}

function note(folder: string, dialect: Statement['dialect'], { sql, parameters }: CompiledQuery): void {
  const better = betterExample({ dialect, sql, parameters }, known)
  if (!better) return
  const stack = stackHere()
  const origin = originOf(stack)
  if (origin === null) return
  known.set(better.key, parameters.length)
  const isKept = stack.includes(PREPARED)
  const statement: Statement = { dialect, sql, parameters, origin, isKept }
  appendFileSync(join(folder, `${String(process.pid)}.jsonl`), `${JSON.stringify(statement)}\n`)
}

const watched = globalThis as { isNotingStatements?: boolean }

/** Files of tests share a process, and with it Kysely. */
function watch(folder: string): void {
  if (watched.isNotingStatements === true) return
  watched.isNotingStatements = true
  for (const [dialect, compiler] of [
    ['postgresql', PostgresQueryCompiler],
    ['sqlite', SqliteQueryCompiler],
  ] as const) {
    const { compileQuery } = compiler.prototype
    compiler.prototype.compileQuery = function compileAndNote(...wanted) {
      const compiled = compileQuery.apply(this, wanted)
      note(folder, dialect, compiled)
      return compiled
    }
  }
}

const folder = process.env['STATEMENTS_FOLDER']
if (folder !== undefined) watch(folder)
