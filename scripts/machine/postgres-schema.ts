import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** An empty schema on a PostgreSQL server, which is a database of its own to whoever connects by its address. */
export interface TestSchema {
  readonly url: string
  readonly remove: () => Promise<void>
}

/**
 * Makes one on the server that `TEST_DATABASE_URL` names.
 * @throws Error where it names none
 */
export async function newSchema(): Promise<TestSchema> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) {
    throw new Error('TEST_DATABASE_URL is not set: run `npm test`, which starts a PostgreSQL server, or set it.')
  }
  const schema = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `create schema ${schema}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return { url: url.toString(), remove: () => onServer(server, `drop schema ${schema} cascade`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
