import type { Event } from '@dodici/contract/types'
import { afterAll, expect, it } from 'vitest'
import { actorOfDevice } from '#server/features/api-keys/device-passwords.service.ts'
import { openIcsTasks, type IcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { answerDav } from './dav.service.ts'
import { davClient, queryBody, resource } from './test/dav-client.ts'

const files = openIcsTasks()
afterAll(files.close)

/** A series with so many changed occurrences that reading or writing it would hold others up. */
function largeSeries(): string {
  const changed = Array.from({ length: 400 }, (_, at) => {
    const day = new Date(Date.UTC(2027, 4, 4 + at)).toISOString().slice(0, 10).replaceAll('-', '')
    const lines = [
      'UID:large',
      `RECURRENCE-ID;VALUE=DATE:${day}`,
      `DTSTART;VALUE=DATE:${day}`,
      `SUMMARY:Cena ${String(at)}`,
    ]
    return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
  })
  const series = resource('large', ['RRULE:FREQ=DAILY'])
  return series.replace('END:VCALENDAR', `${changed.join('\r\n')}\r\nEND:VCALENDAR`)
}

eachDatabase((planner) => {
  it('Q2: reads, searches and writes a large resource in a thread, and a small one at once', async () => {
    const done: string[] = []
    const counted: IcsTasks = {
      ...files,
      resource: (task) => {
        done.push(task.act)
        return files.resource(task)
      },
    }
    const person = await planner().newUser()
    const { password, calendar } = await davClient(planner(), person)
    const storage = { ...planner(), files: counted }
    const signedIn = await actorOfDevice(storage, { user: '', password, userAgent: '', address: '192.0.2.250' })
    const ask = async (method: string, path: string, body = '') => {
      const request = { method, path, base: '', headers: {}, body: Buffer.from(body) }
      const answer = await answerDav(storage, signedIn, request)
      const made = typeof answer.body === 'function' ? answer.body('') : (answer.body ?? '')
      const pieces = typeof made === 'string' ? [made] : await Array.fromAsync(made)
      return { status: answer.status, body: pieces.join('') }
    }
    const large = largeSeries()
    expect((await ask('PUT', `${calendar}small.ics`, resource('small'))).status).toBe(201)
    expect(done).toEqual([])
    expect((await ask('PUT', `${calendar}large.ics`, large)).status).toBe(201)
    expect(done).toEqual(['read'])
    expect((await ask('GET', `${calendar}large.ics`)).body).toBe(large)
    const place =
      '<C:comp-filter name="VEVENT"><C:prop-filter name="SUMMARY"><C:text-match>Cena 399</C:text-match></C:prop-filter></C:comp-filter>'
    expect((await ask('REPORT', calendar, queryBody(place))).body).toContain('large.ics')
    expect(done).toEqual(['read', 'match'])
    const events = (await person.get('/events?year=2027')).json<Event[]>()
    const { _id: id = '' } = events.find(({ uid }) => uid === 'large') ?? {}
    await person.patch(`/events/${id}?scope=all`, { title: 'Pranzo' })
    const edited = (await ask('GET', `${calendar}large.ics`)).body
    expect([edited.includes('SUMMARY:Pranzo'), edited.includes('SUMMARY:Cena 399')]).toEqual([true, true])
    expect(done).toEqual(['read', 'match', 'write'])
  })
})
