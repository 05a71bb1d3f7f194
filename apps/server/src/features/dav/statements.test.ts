import { afterAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { actorOfDevice } from '#server/features/api-keys/device-passwords.service.ts'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { notingPlugin } from '#server/test/noting-plugin.ts'
import { answerDav } from './dav.service.ts'
import { davClient, resource } from './test/dav-client.ts'

/** A database that counts the statements that are made on it, without the beginning and the end of a transaction. */
function counting(db: Database): { readonly db: Database; readonly take: () => number } {
  let count = 0
  const plugin = notingPlugin(() => (count += 1))
  const counted: Database = {
    ...db,
    read: db.read.withPlugin(plugin),
    ask: (query) => {
      count += 1
      return db.ask(query)
    },
    transactFor: (write) =>
      db.transactFor({ ...write, work: (trx, parts) => write.work(trx.withPlugin(plugin), parts) }),
  }
  const take = (): number => {
    const taken = count
    count = 0
    return taken
  }
  return { db: counted, take }
}

const files = openIcsTasks()
afterAll(files.close)

eachDatabase((planner) => {
  it('puts an event with 16 statements, and another version of it with 17: a device sends thousands', async () => {
    const person = await planner().newUser()
    const { calendar, password } = await davClient(planner(), person)
    const { db, take } = counting(planner().db)
    const storage = { ...planner(), db, files }
    const signedIn = await actorOfDevice(storage, { user: '', password, userAgent: '', address: '192.0.2.7' })
    const put = async (title: string) => {
      take()
      const body = Buffer.from(resource('counted').replace('Cena da Ada', title))
      const { status } = await answerDav(storage, signedIn, {
        method: 'PUT',
        path: `${calendar}counted.ics`,
        base: '',
        headers: {},
        body,
      })
      return { status, statements: take() }
    }
    expect(await put('Cena')).toEqual({ status: 201, statements: 16 })
    expect(await put('Pranzo')).toEqual({ status: 204, statements: 17 })
  })
})
