import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Category } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { databasesToTest } from './test/each-database.ts'
import { clientOf, registerAt, startServer } from './test/server-process.ts'
import { newPostgres, newSqlite, type TestDatabase } from './test/test-database.ts'

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url))

const newDatabase = (kind: 'sqlite' | 'postgresql'): Promise<TestDatabase> =>
  kind === 'sqlite' ? Promise.resolve(newSqlite()) : newPostgres()

/** Runs a command as the operator does. */
function dodici({ databaseUrl, dataDir }: TestDatabase, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd: dataDir,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) },
  })
  return { status, stdout, stderr }
}

it.each(databasesToTest())(
  'backs up and checks beside a running server, and restores into a new place where a server then runs (%s)',
  async (kind) => {
    const database = await newDatabase(kind)
    const server = await startServer(database)
    const client = await registerAt(server, 'ada@example.org')
    await client.send('POST', '/categories', { name: 'Famiglia' })
    const file = path.join(database.dataDir, 'backup.sqlite')

    expect(dodici(database, 'backup', file)).toMatchObject({ status: 0, stderr: '' })
    expect(dodici(database, 'check')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('All is well.') as string,
    })
    const again = dodici(database, 'backup', file)
    expect(again.status).toBe(1)
    expect(again.stderr.trim().split('\n')).toHaveLength(1)
    server.kill('SIGTERM')
    await server.ended

    const elsewhere = await newDatabase(kind)
    expect(dodici(elsewhere, 'restore', file)).toMatchObject({ status: 0, stderr: '' })
    const copy = await startServer(elsewhere)
    const categories = (await (await clientOf(copy, client.token).send('GET', '/categories')).json()) as Category[]
    expect(categories).toMatchObject([{ name: 'Famiglia' }])
    copy.kill('SIGTERM')
    await copy.ended
    await database.remove()
    await elsewhere.remove()
  },
  60_000,
)

it.each(databasesToTest())(
  'makes the demo year once, and says how to sign in (%s)',
  async (kind) => {
    const database = await newDatabase(kind)
    expect(dodici(database, 'migrate')).toMatchObject({ status: 0, stdout: 'The tables are up to date.\n' })
    expect(dodici(database, 'seed', '--language', 'en').stdout).toContain('The demo year is made: sign in as demo@')
    expect(dodici(database, 'seed').stdout).toContain('was there already')
    expect(dodici(database, 'seed', '--language', 'fr')).toMatchObject({ status: 1 })
    await database.remove()
  },
  60_000,
)
