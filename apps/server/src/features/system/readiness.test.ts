import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ROOM_NEEDED_BYTES } from '#server/disk-room.ts'
import { databasesToTest } from '#server/test/each-database.ts'
import { startPlanner } from '#server/test/planner.ts'
import { newDatabase, newSqlite } from '#server/test/test-database.ts'

it('D3: is not ready while the disk of the embedded database has too little room', async () => {
  const database = newSqlite()
  const disk = { free: ROOM_NEEDED_BYTES }
  const asked: string[] = []
  const freeBytes = (folder: string) => Promise.resolve((asked.push(folder), disk.free))
  const planner = await startPlanner(database, {}, { freeBytes })
  const ready = () => planner.request('GET', '/ready')
  expect((await ready()).json()).toEqual({ status: 'ready', database: 'sqlite' })
  disk.free -= 1
  const refused = await ready()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10'])
  expect(refused.json()).toMatchObject({ status: 503, code: 'not_writable' })
  disk.free += 1
  expect((await ready()).statusCode).toBe(200)
  expect(new Set(asked)).toEqual(new Set([database.dataDir]))
  await planner.stop()
  await database.remove()
})

it('D3: is not ready where the disk cannot even be asked', async () => {
  const database = newSqlite()
  const freeBytes = () => Promise.reject(new Error('EIO: /secret/folder'))
  const planner = await startPlanner(database, {}, { freeBytes })
  const refused = await planner.request('GET', '/ready')
  expect(refused.json()).toMatchObject({ status: 503, code: 'not_writable' })
  expect(refused.body).not.toContain('secret')
  await planner.stop()
  await database.remove()
})

const onServers = databasesToTest().filter((kind) => kind === 'postgresql')

it.each(onServers)('is ready on %s however full the own disk is: nothing of it is there', async (kind) => {
  const database = await newDatabase(kind)
  const planner = await startPlanner(database, {}, { freeBytes: () => Promise.resolve(0) })
  expect((await planner.request('GET', '/ready')).statusCode).toBe(200)
  await planner.stop()
  await database.remove()
})

it.each(onServers)('D3: is not ready while %s takes reads alone, as after a change of the leader', async (kind) => {
  const database = await newDatabase(kind)
  const planner = await startPlanner(database, { DATABASE_POOL: '1' })
  const person = await planner.newUser()
  const ready = async () => (await planner.request('GET', '/ready')).statusCode
  const become = (mode: string) =>
    sql.raw(`set session characteristics as transaction ${mode}`).execute(planner.db.read)
  await become('read only')
  expect(await ready()).toBe(200)
  const refused = await person.post('/categories', { name: 'Sport' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(await ready()).toBe(503)
  expect((await person.get('/categories')).json()).toEqual([])
  await become('read write')
  expect(await ready()).toBe(200)
  expect((await person.post('/categories', { name: 'Sport' })).statusCode).toBe(201)
  await planner.stop()
  await database.remove()
})
