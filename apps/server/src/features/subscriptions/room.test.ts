import { afterAll, expect, it } from 'vitest'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { daysFeed, startFeedServer } from '../../../../../scripts/machine/feed-server.ts'
import { openFiles, passMinutes, readAllDue, subscribe, subscriptionsOf, titlesOf } from './test/subscriber.ts'

const server = await startFeedServer()
const files = openFiles()
afterAll(async () => {
  await files.close()
  await server.close()
})

const day = { title: 'Mio', allDay: true, start: '2027-05-01', end: '2027-05-01', description: 'x'.repeat(5_000) }
const limits = {
  ...PERSON_LIMITS,
  bytes: { ...PERSON_LIMITS.bytes, kept: 400_000 },
  units: { ...PERSON_LIMITS.units, calendar: 4 },
}

eachDatabase(
  (planner) => {
    it('Q4: has no more calendars than a person may have, own and subscribed ones together', async () => {
      const person = await planner().newUser()
      server.answer('/few', daysFeed(1))
      for (let at = 0; at < 3; at += 1) await subscribe(person, server.urlOf('/few'))
      const refused = await person.post('/subscriptions', { url: server.urlOf('/few') })
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'quota_exceeded'])
      expect(await subscriptionsOf(person)).toHaveLength(3)
    })

    it('Q4: takes no room from what a person writes themselves, and says that there is none', async () => {
      const person = await planner().newUser()
      server.answer('/grows', daysFeed(50))
      await subscribe(person, server.urlOf('/grows'))
      server.answer('/grows', daysFeed(365))
      passMinutes(planner(), 61)
      await readAllDue(planner(), files)
      expect((await subscriptionsOf(person))[0]).toMatchObject({ fault: 'quota' })
      expect(await titlesOf(person)).toHaveLength(50)
      for (let at = 0; at < 20; at += 1) expect((await person.post('/events', day)).statusCode).toBe(201)
      server.answer('/grows', daysFeed(40))
      passMinutes(planner(), 6)
      await readAllDue(planner(), files)
      expect((await subscriptionsOf(person))[0]).toMatchObject({ fault: null })
    })
  },
  { OUTGOING_ALLOWED: server.place },
  { limits },
)
