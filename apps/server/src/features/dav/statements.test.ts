import { afterAll, expect, it } from 'vitest'
import { actorOfDevice } from '#server/features/api-keys/device-passwords.service.ts'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { countingDatabase } from '#server/test/counting-database.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { answerDav } from './dav.service.ts'
import { davClient, resource } from './test/dav-client.ts'

const files = openIcsTasks()
afterAll(files.close)

eachDatabase((planner) => {
  it('puts an event with 16 statements, and another version of it with 15: a device sends thousands', async () => {
    const person = await planner().newUser()
    const { calendar, password } = await davClient(planner(), person)
    const { db, take } = countingDatabase(planner().db)
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
    expect(await put('Pranzo')).toEqual({ status: 204, statements: 15 })
  })
})
