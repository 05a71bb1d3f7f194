import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database for one test on a PostgreSQL server that others use too. */
export interface TestPostgres {
  readonly url: string
  readonly remove: () => Promise<void>
}

const newName = (): string => `test_${randomBytes(8).toString('hex')}`

/** An empty schema, which is a database of its own to whoever connects by its address. */
export async function newSchema(): Promise<TestPostgres> {
  const server = testServer()
  const schema = newName()
  await onServer(server, `create schema ${schema}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return { url: url.toString(), remove: () => onServer(server, `drop schema ${schema} cascade`) }
}

/** An empty database, or a copy of one to which nobody is connected. */
export async function newPostgresDatabase(
  original: string | null = null,
  server = testServer(),
): Promise<TestPostgres & { name: string }> {
  const name = newName()
  await onServer(server, `create database ${name}${original === null ? '' : ` template ${original}`}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.toString(), remove: () => onServer(server, `drop database ${name} with (force)`) }
}

/** @throws Error where `TEST_DATABASE_URL` names none */
function testServer(): string {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) {
    throw new Error('TEST_DATABASE_URL is not set: run `npm test`, which starts a PostgreSQL server, or set it.')
  }
  return server
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
