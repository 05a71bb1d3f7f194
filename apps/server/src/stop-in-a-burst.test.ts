import { expect, it } from 'vitest'
import { openDatabase } from './db/open.ts'
import { startBusyClient } from './test/busy-client.ts'
import { databasesToTest } from './test/each-database.ts'
import { registerAt, startServer } from './test/server-process.ts'
import { newDatabase } from './test/test-database.ts'

const CLIENTS = 50
/** Between two requests of a client: with a pause its connection has nothing to do at most moments. */
const PAUSES = [0, 20, 100]

it.each(databasesToTest())(
  'H5: on SIGTERM in a burst answers every request that came, and stores what it said it stored (%s)',
  async (kind) => {
    const database = await newDatabase(kind)
    const server = await startServer(database, { SHED_AFTER_MS: '60000' })
    const people = await Promise.all(
      Array.from({ length: 5 }, (_, index) => registerAt(server, `ada${String(index)}@example.org`)),
    )
    const stream = await people[0]!.send('GET', '/events/stream')
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      startBusyClient({
        url: `${server.api}/categories`,
        token: people[index % people.length]!.token,
        bodyOf: (count) => ({ name: `${String(index)} ${String(count)}` }),
        pauseMilliseconds: PAUSES[index % PAUSES.length]!,
      }),
    )
    const answered = () => clients.filter(({ statuses }) => statuses.length > 0).length
    await expect.poll(answered, { timeout: 30_000 }).toBe(CLIENTS)

    server.kill('SIGTERM')
    // Whoever is impatient presses again: it changes nothing.
    server.kill('SIGTERM')
    server.kill('SIGINT')
    await Promise.all(clients.map(({ stopped }) => stopped))
    expect(clients.flatMap(({ cutOff }) => cutOff)).toEqual([])
    const refusals = clients.flatMap((client) => client.refusals).map((text) => JSON.parse(text) as object)
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await stream.text()).toContain('event: change')
    expect(await server.ended).toEqual({ code: 0, signal: null })

    const db = await openDatabase({ ...database, databasePool: 2 })
    const { stored } = await db.read
      .selectFrom('category')
      .select((select) => select.fn.countAll<number | string>().as('stored'))
      .executeTakeFirstOrThrow()
    const said = clients.flatMap(({ statuses }) => statuses).filter((status) => status === 201)
    expect(Number(stored)).toBe(said.length)
    await db.close()
    await database.remove()
  },
  90_000,
)
