import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteFile } from '#server/db/sqlite-folder.ts'
import { said, sortByName } from '#server/test/statements/named.ts'
import { READING_ALL } from '#server/test/statements/named-statements.ts'
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
  const wholeReadBy = (sql: string): string[] => {
    const steps = connection.prepare<[], { detail: string }>(`explain query plan ${sql}`).all()
    const details = steps.map(({ detail }) => detail)
    const isLimited = /\blimit\b/i.test(sql) && !details.some((detail) => detail.includes('TEMP B-TREE FOR ORDER BY'))
    return details.flatMap((detail) => {
      const [, table, how = ''] = /^SCAN (?!CONSTANT ROW|\()(\w+)(.*)/.exec(detail) ?? []
      return table === undefined || !isTable(table, sql) || (isLimited && how.includes('USING')) ? [] : [table]
    })
  }

  /** What a query has put together itself has been found before. */
  const isTable = (name: string, sql: string): boolean => new RegExp(`(from|join|update|into) "${name}"`).test(sql) || aliased(name, sql)
  const aliased = (name: string, sql: string): boolean => new RegExp(`(from|join|update) "?\\w+"? as "?${name}"?`).test(sql)

  it('Q10: no statement of the product reads a whole table, but for those that are named', () => {
    const found: { statement: Statement; what: string[] }[] = []
    for (const statement of readStatements('sqlite')) {
      const what = wholeReadBy(statement.sql)
      if (what.length > 0) found.push({ statement, what })
    }
    const { unnamed } = sortByName(found, READING_ALL)
    expect(unnamed.map(({ statement, what }) => said(statement, what))).toEqual([])
  })

  it.each([
    [`select id from "event" where title = ?`, ['event']],
    [`select id from "event" where id > ? order by title limit 3`, []],
    [`select id from "event" where owner_id = ?`, []],
    [`select id from "event" order by id limit 3`, []],
    [`select uid from "event" where uid = ?`, ['event']],
  ])('judges %s', (sql, whole) => {
    expect(wholeReadBy(sql)).toEqual(whole)
  })
})
