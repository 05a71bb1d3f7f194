import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Category } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { databasesOfCostlyTests, databasesToTest } from './test/each-database.ts'
import { clientOf, registerAt, startServer } from './test/server-process.ts'
import { emptyFolder, newDatabase, type TestDatabase } from './test/test-database.ts'

const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

interface CommandResult {
  readonly code: number | null
  readonly out: string
  readonly faults: string
}

/** Runs a command as the operator does, in a process of its own. */
function dodici({ databaseUrl, dataDir }: TestDatabase, args: readonly string[], input = ''): Promise<CommandResult> {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: dataDir,
    env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) },
  })
  let [out, faults] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (faults += text.toString()))
  child.stdin.end(input)
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, faults })))
}

it.each(databasesOfCostlyTests())(
  'backs up beside a running server, and restores into the other database, where a server goes on (from %s)',
  async (kind) => {
    const database = await newDatabase(kind)
    const server = await startServer(database)
    const client = await registerAt(server, 'ada@example.org')
    await client.send('POST', '/categories', { name: 'Famiglia' })
    const file = path.join(database.dataDir, 'backup.sqlite')
    const [written, checked, created] = await Promise.all([
      dodici(database, ['backup', file]),
      dodici(database, ['check']),
      dodici(database, ['users', 'create', 'grace@example.org', '--password-stdin'], 'correct horse\n'),
    ])
    expect(written).toMatchObject({ code: 0, faults: '' })
    expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('All is well.') as string, faults: '' })
    expect(created).toMatchObject({ code: 0, faults: '' })
    const login = { email: 'grace@example.org', password: 'correct horse' }
    expect((await client.send('POST', '/auth/login', login)).status).toBe(200)
    server.kill('SIGTERM')
    await server.ended

    const elsewhere = await newDatabase(databasesToTest().find((other) => other !== kind) ?? kind)
    expect(await dodici(elsewhere, ['restore', file])).toMatchObject({ code: 0, faults: '' })
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

it('goes on where nobody reads what it says', async () => {
  const database = emptyFolder()
  const migrated = await dodici(database, ['migrate'])
  expect(migrated).toMatchObject({ code: 0, faults: '' })
  const child = spawn(process.execPath, [CLI, 'check'], {
    ...{ cwd: database.dataDir, env: { ...process.env, DATA_DIR: database.dataDir } },
  })
  child.stdout.destroy()
  let faults = ''
  child.stderr.on('data', (text: Buffer) => (faults += text.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect({ code, faults }).toEqual({ code: 0, faults: '' })
  await database.remove()
}, 60_000)

it('says what is wrong in plain words, without a stack, and ends with 1', async () => {
  const database = emptyFolder()
  const nowhere = { ...database, databaseUrl: 'postgres://secret:secret@localhost:1/x' }
  const outcomes = await Promise.all([
    dodici(database, ['backup', 'x.sqlite']),
    dodici(nowhere, ['check']),
    dodici({ ...database, databaseUrl: 'mysql://x' }, ['users', 'list']),
    dodici(database, ['seed', '--language', 'fr']),
    dodici(database, ['nonsense']),
  ])
  expect(outcomes.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1])
  expect(outcomes.map(({ faults }) => faults.trim())).toEqual([
    `There is no database in ${database.dataDir}. Set DATA_DIR or DATABASE_URL; the server makes a new one when it starts.`,
    expect.stringMatching(
      /^PostgreSQL does not answer, or refuses: connect ECONNREFUSED \S+\. Look at DATABASE_URL\.$/,
    ),
    expect.stringMatching(/^These settings cannot be used:\n {2}DATABASE_URL: must start with postgres:\/\/[^\n]*$/),
    expect.stringContaining("argument 'fr' is invalid. Allowed choices are it, en."),
    "error: unknown command 'nonsense'",
  ])
  await database.remove()
}, 60_000)
