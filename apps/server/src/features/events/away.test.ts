import type { Event } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { create, eventsOf, trip, yoga } from './test/batch-steps.ts'
import { exported, imported, patch, thisOne } from './test/series-steps.ts'

const THIRD = '2027-03-15T18:00'

const awayOf = async (person: Person): Promise<unknown[]> => (await eventsOf(person)).map(({ away }) => away)
const exceptionsOf = async (person: Person): Promise<unknown[]> =>
  (await eventsOf(person))
    .flatMap(({ occurrences }) => occurrences)
    .flatMap(({ changed }) => (changed ? [changed.away] : []))

/** A file as Outlook writes a day "out of office". */
const OUT_OF_OFFICE = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN', 'BEGIN:VEVENT'],
  ...['UID:away@example.org', 'DTSTAMP:20270101T000000Z', 'SUMMARY:Anna', 'DTSTART;VALUE=DATE:20270503'],
  ...['DTEND;VALUE=DATE:20270506', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n')

eachDatabase((planner) => {
  describe('whether somebody is away for an event', () => {
    it('is not said until they say it, can be changed either way, and left to the title again', async () => {
      const person = await planner().newUser()
      const event = await create(person, trip)
      expect(event.away).toBeNull()
      for (const away of [true, false, null]) {
        expect((await patch(person, event, '', { away })).away).toBe(away)
        expect(await awayOf(person)).toEqual([away])
      }
      expect((await create(person, { ...trip, away: true })).away).toBe(true)
    })

    it('stays as it is where an edit says nothing of it', async () => {
      const person = await planner().newUser()
      const event = await create(person, { ...trip, away: false })
      expect((await patch(person, event, '', { title: 'Corea' })).away).toBe(false)
    })

    it('can be said of one occurrence alone', async () => {
      const person = await planner().newUser()
      const series = await create(person, yoga)
      await patch(person, series, thisOne(THIRD), { away: true })
      expect([await awayOf(person), await exceptionsOf(person)]).toEqual([[null], [true]])
    })

    it('comes back by undo, of an event and of an occurrence', async () => {
      const person = await planner().newUser()
      const event = await create(person, { ...trip, away: true })
      const changed = await person.patch(`/events/${event._id}`, { away: false })
      expect((await person.post(`/changes/${String(changed.headers['x-change-id'])}/undo`)).statusCode).toBe(200)
      expect(await awayOf(person)).toEqual([true])
      const series = await create(person, yoga)
      await patch(person, series, thisOne(THIRD), { away: true })
      const again = await person.patch(`/events/${series._id}?${thisOne(THIRD)}`, { away: false })
      expect(await exceptionsOf(person)).toEqual([false])
      expect((await person.post(`/changes/${String(again.headers['x-change-id'])}/undo`)).statusCode).toBe(200)
      expect(await exceptionsOf(person)).toEqual([true])
    })

    it('takes no other word than yes, no and unsaid', async () => {
      const person = await planner().newUser()
      expect((await person.post('/events', { ...trip, away: 'yes' })).statusCode).toBe(400)
    })

    it('cannot be said of somebody else’s event', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      const { _id } = await create(person, trip)
      expect((await other.patch(`/events/${_id}`, { away: true })).statusCode).toBe(404)
      expect(await awayOf(person)).toEqual([null])
    })

    it('goes out in a calendar file and comes back from it, for each occurrence', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      await create(person, { ...trip, title: 'A', away: true })
      await create(person, { ...trip, title: 'B', away: false })
      const series = await create(person, { ...yoga, title: 'C' })
      await patch(person, series, thisOne(THIRD), { away: true })
      const file = await exported(person)
      await imported(other, file)
      const events = (await eventsOf(other)).map(({ title, away }: Event) => `${title} ${String(away)}`)
      expect(events.sort()).toEqual(['A true', 'B false', 'C null'])
      expect(await exceptionsOf(other)).toEqual([true])
    })

    it('is read from a file in which Outlook says “out of office”, and kept when that file goes out', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      await imported(person, OUT_OF_OFFICE)
      expect(await awayOf(person)).toEqual([true])
      const file = await exported(person)
      expect(file).toContain('X-DODICI-AWAY:TRUE')
      await imported(other, file)
      expect(await awayOf(other)).toEqual([true])
    })

    it('is said again by the person where the file says the opposite', async () => {
      const [person, other] = [await planner().newUser(), await planner().newUser()]
      await imported(person, OUT_OF_OFFICE)
      const [event] = await eventsOf(person)
      await patch(person, event!, '', { away: false })
      await imported(other, await exported(person))
      expect(await awayOf(other)).toEqual([false])
    })
  })
})
