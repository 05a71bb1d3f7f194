import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteFile } from '#server/db/sqlite-folder.ts'
import { said, sortByName } from '#server/test/statements/named.ts'
import { READING_ALL } from '#server/test/statements/named-statements.ts'
import { LARGE_TABLES } from '#server/test/statements/plan.ts'
import { readStatements } from '#server/test/statements/read-statements.ts'
import type { Statement } from '#server/test/statements/statement.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'

// SQLite keeps no statistics of ours: its plans are the same whatever is in the tables.
describe('sqlite', () => {
  let database: TestDatabase
  let connection: Sqlite.Database
  beforeAll(() => {
    database = newSqlite()
    connection = new Sqlite(sqliteFile(database.dataDir))
  })
  afterAll(async () => {
    connection.close()
    await database.remove()
  })

  /** Tables that are read from the first row to the last, or by all of an index. */
  const wholeReadBy = (sql: string, parameters: readonly unknown[]): string[] => {
    const plan = connection.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    const steps = plan.all(...parameters)
    const details = steps.map(({ detail }) => detail)
    const isLimited = /\blimit\b/i.test(sql) && !details.some((detail) => detail.includes('TEMP B-TREE FOR ORDER BY'))
    return details.flatMap((detail) => {
      const [, table, how = ''] = /^SCAN (?!CONSTANT ROW|\()(\w+)(.*)/.exec(detail) ?? []
      if (table === undefined || (isLimited && (how.includes('USING') || !/\bwhere\b/.test(sql)))) return []
      const its = tableOf(table, sql)
      return LARGE_TABLES.has(its) ? [its] : []
    })
  }

  /** The table behind a name; an alias stands behind it. */
  const tableOf = (name: string, sql: string): string =>
    new RegExp(`(?:from|join|update|into) "?(\\w+)"?(?: as)? "?${name}"?(?![\\w.])`).exec(sql)?.[1] ?? name

  it('Q10: no statement of the product reads a whole table, but for those that are named', () => {
    const found: { statement: Statement; what: string[] }[] = []
    for (const statement of readStatements('sqlite')) {
      const what = wholeReadBy(statement.sql, statement.parameters)
      if (what.length > 0) found.push({ statement, what })
    }
    const { unnamed, unneeded } = sortByName(found, READING_ALL, 'sqlite')
    expect(unnamed.map(({ statement, what }) => said(statement, what)).join('\n')).toBe('')
    expect(unneeded).toEqual([])
  })

  it.each([
    [`select id from "event" where title = 'x'`, ['event']],
    [`select id from "event" where id > 'x' order by title limit 3`, []],
    [`select id from "event" where owner_id = 'x'`, []],
    [`select id from "event" order by id limit 3`, []],
    [`select id from "event" order by title limit 3`, ['event']],
    [`select uid from "event" where uid = 'x'`, ['event']],
  ])('judges %s', (sql, whole) => {
    expect(wholeReadBy(sql, [])).toEqual(whole)
  })
})
