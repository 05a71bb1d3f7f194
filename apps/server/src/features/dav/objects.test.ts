import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import type { Event } from '@dodici/contract/types'
import { eachDatabase } from '#server/test/each-database.ts'
import { portOf } from '#server/test/listening.ts'
import type { Person } from '#server/test/planner.ts'
import { RESOURCE_BYTES_MAX } from './limits.ts'
import {
  davClient,
  multigetBody,
  preconditionOf,
  propfindBody,
  resource,
  responsesOf,
  valueIn,
} from './test/dav-client.ts'

eachDatabase((planner) => {
  const start = async () => {
    const person = await planner().newUser()
    return { person, ...(await davClient(planner(), person)) }
  }
  const yearOf = async (person: Person) => (await person.get('/events?year=2027')).json<Event[]>()

  it('gives back what was sent, octet for octet, under one ETag everywhere', async () => {
    const { person, send, calendar } = await start()
    const path = `${calendar}cena%20da%20Ada.ics`
    const body = resource('one@example.org', ['CATEGORIES:Amici', 'ATTENDEE;CN="Ada":mailto:ada@example.org'])
    const made = await send('PUT', path, { body, headers: { 'if-none-match': '*', 'content-type': 'text/calendar' } })
    expect(made.statusCode).toBe(201)
    const got = await send('GET', path)
    expect([got.statusCode, got.body, got.headers.etag]).toEqual([200, body, made.headers.etag])
    const [multi] = responsesOf(await send('REPORT', calendar, { body: multigetBody(path) }))
    expect(multi?.properties.get('getetag')?.element.content).toEqual([made.headers.etag])
    expect(multi?.properties.get('calendar-data')?.element.content).toEqual([body.replaceAll('\r\n', '\r\n')])
    expect(await yearOf(person)).toMatchObject([{ title: 'Cena da Ada', start: '2027-05-04', uid: 'one@example.org' }])
  })

  it('W5: keeps the octets until somebody edits the event, and an undo brings them back with their ETag', async () => {
    const { person, send, calendar } = await start()
    const path = `${calendar}one.ics`
    const body = resource('one@example.org', ['ATTENDEE:mailto:ada@example.org'])
    const { etag } = (await send('PUT', path, { body })).headers
    const [event] = await yearOf(person)
    const edited = await person.patch(`/events/${event?._id ?? ''}`, { title: 'Pranzo da Ada' })
    expect(edited.statusCode).toBe(200)
    const after = await send('GET', path)
    expect(after.headers.etag).not.toBe(etag)
    expect(after.body).toContain('SUMMARY:Pranzo da Ada')
    expect(after.body).toContain('ATTENDEE:mailto:ada@example.org')
    expect(after.body).toContain('X-EXAMPLE-COLOR;X-A="b;c":pale')
    await person.post(`/changes/${String(edited.headers['x-change-id'])}/undo`)
    const undone = await send('GET', path)
    expect([undone.body, undone.headers.etag]).toEqual([body, etag])
  })

  it('writes only over the version that a program knows, and only where nothing is, if it says so', async () => {
    const { send, calendar } = await start()
    const path = `${calendar}one.ics`
    const { etag } = (await send('PUT', path, { body: resource('one') })).headers
    const other = resource('one', ['LOCATION:Roma'])
    const statuses = []
    for (const headers of [{ 'if-none-match': '*' }, { 'if-match': '"another"' }, { 'if-match': String(etag) }, {}]) {
      statuses.push((await send('PUT', path, { body: other, headers })).statusCode)
    }
    expect(statuses).toEqual([412, 412, 204, 204])
    const nowhere = await send('PUT', `${calendar}two.ics`, { body: resource('two'), headers: { 'if-match': '*' } })
    expect(nowhere.statusCode).toBe(412)
    expect((await send('DELETE', path, { headers: { 'if-match': String(etag) } })).statusCode).toBe(412)
    expect((await send('DELETE', path)).statusCode).toBe(204)
    expect((await send('DELETE', path)).statusCode).toBe(404)
  })

  it('lets one of fifty programs make a resource that all want to make', async () => {
    const { send, calendar, person } = await start()
    const wanted = Array.from({ length: 50 }, () =>
      send('PUT', `${calendar}one.ics`, { body: resource('one'), headers: { 'if-none-match': '*' } }),
    )
    const statuses = (await Promise.all(wanted)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 412)).toHaveLength(49)
    expect(await yearOf(person)).toHaveLength(1)
  })

  it('refuses a second resource with the same UID, and another UID in the same resource, by naming the holder', async () => {
    const { send, calendar } = await start()
    await send('PUT', `${calendar}one.ics`, { body: resource('one') })
    const twice = await send('PUT', `${calendar}two.ics`, { body: resource('one') })
    expect([twice.statusCode, preconditionOf(twice)]).toEqual([403, 'no-uid-conflict'])
    expect(twice.body).toContain(`${calendar}one.ics`)
    const changed = await send('PUT', `${calendar}one.ics`, { body: resource('other') })
    expect([changed.statusCode, preconditionOf(changed)]).toEqual([403, 'no-uid-conflict'])
  })

  it('refuses what is no event, and stores nothing of it', async () => {
    const { send, calendar, person } = await start()
    const refusals: [body: string, precondition: string][] = [
      ['<html></html>', 'supported-calendar-data'],
      ['', 'valid-calendar-data'],
      [resource('todo').replaceAll('VEVENT', 'VTODO'), 'supported-calendar-component'],
      [resource('').replace('UID:\r\n', ''), 'valid-calendar-object-resource'],
    ]
    for (const [body, precondition] of refusals) {
      const answer = await send('PUT', `${calendar}x.ics`, { body })
      expect([answer.statusCode, preconditionOf(answer)]).toEqual([403, precondition])
    }
    expect(await yearOf(person)).toEqual([])
  })

  it('moves a resource to another name and another calendar with its octets', async () => {
    const { send, calendar, home, person } = await start()
    await send('MKCALENDAR', `${home}altro/`)
    const body = resource('one')
    await send('PUT', `${calendar}one.ics`, { body })
    const moved = await send('MOVE', `${calendar}one.ics`, {
      headers: { destination: `http://localhost${home}altro/due.ics` },
    })
    expect(moved.statusCode).toBe(201)
    expect((await send('GET', `${calendar}one.ics`)).statusCode).toBe(404)
    expect((await send('GET', `${home}altro/due.ics`)).body).toBe(body)
    expect(await yearOf(person)).toHaveLength(1)
  })

  it('moves onto another version of the same event, but onto no other event', async () => {
    const { send, calendar, home, person } = await start()
    await send('MKCALENDAR', `${home}altro/`)
    for (const name of ['one', 'two']) await send('PUT', `${calendar}${name}.ics`, { body: resource(name) })
    await send('PUT', `${home}altro/one.ics`, { body: resource('one', ['LOCATION:Roma']) })
    const move = (from: string, to: string, headers: Readonly<Record<string, string>> = {}) =>
      send('MOVE', from, { headers: { destination: `http://localhost${to}`, ...headers } })
    const other = await move(`${calendar}one.ics`, `${calendar}two.ics`)
    expect([other.statusCode, preconditionOf(other)]).toEqual([403, 'no-uid-conflict'])
    expect(other.body).toContain(`${calendar}two.ics`)
    expect(await yearOf(person)).toHaveLength(3)
    const kept = await move(`${calendar}one.ics`, `${home}altro/one.ics`, { overwrite: 'F' })
    expect(kept.statusCode).toBe(412)
    const same = await move(`${calendar}one.ics`, `${home}altro/one.ics`)
    expect([same.statusCode, same.headers.location]).toEqual([204, `http://localhost${home}altro/one.ics`])
    expect((await send('GET', `${home}altro/one.ics`)).body).toBe(resource('one'))
    expect(await yearOf(person)).toHaveLength(2)
  })

  it('refuses a MOVE of what cannot be moved, or to where nothing can be', async () => {
    const { send, calendar, home } = await start()
    await send('PUT', `${calendar}one.ics`, { body: resource('one') })
    const refusals: [from: string, destination: string | null, status: number][] = [
      [`${calendar}one.ics`, null, 400],
      [`${calendar}one.ics`, `${calendar}one.ics`, 403],
      [`${calendar}one.ics`, '/elsewhere/one.ics', 403],
      [`${calendar}one.ics`, `${home}none/one.ics`, 409],
      [`${calendar}none.ics`, `${calendar}two.ics`, 404],
      [calendar, `${home}altro/`, 403],
      ['/dav/', '/move/', 403],
    ]
    for (const [from, destination, status] of refusals) {
      const answer = await send('MOVE', from, { headers: destination === null ? {} : { destination } })
      expect([from, destination, answer.statusCode]).toEqual([from, destination, status])
    }
  })

  it('says how many octets a resource has, as a GET does, to who asks for all and to who asks for that', async () => {
    const { send, calendar, person } = await start()
    await send('PUT', `${calendar}one.ics`, { body: resource('one', ['LOCATION:Cittadella']) })
    await person.post('/events', { title: 'Però', allDay: true, start: '2027-05-04', end: '2027-05-04' })
    for (const body of [propfindBody('D:getcontentlength'), undefined]) {
      const [, ...objects] = responsesOf(
        await send('PROPFIND', calendar, { headers: { depth: '1' }, ...(body === undefined ? {} : { body }) }),
      )
      expect(objects).toHaveLength(2)
      for (const found of objects) {
        const { headers } = await send('GET', found.href)
        expect(valueIn(found, 'getcontentlength')).toBe(headers['content-length'])
      }
    }
  })

  it('lets a program that sends too much read the refusal, and go on by the same connection', async () => {
    const { calendar, authorization } = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const port = await portOf(planner())
    const put = (name: string, body: string) =>
      new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
        const options = { agent, port, method: 'PUT', path: `${calendar}${name}.ics`, headers: { authorization } }
        const sent = request({ host: '127.0.0.1', ...options }, (answer) => {
          void text(answer).then((read) => resolve({ status: answer.statusCode, body: read }), reject)
        })
        sent.on('error', reject)
        sent.end(body)
      })
    const large = await put('large', resource('large', [`DESCRIPTION:${'x'.repeat(4 * RESOURCE_BYTES_MAX)}`]))
    expect([large.status, preconditionOf(large)]).toEqual([403, 'max-resource-size'])
    expect((await put('small', resource('small'))).status).toBe(201)
    agent.destroy()
  })

  it('gives events of the page a name of their own, by which a program can change them', async () => {
    const { send, calendar, person } = await start()
    const event = { title: 'Cena', allDay: true, start: '2027-05-04', end: '2027-05-04' }
    const made = (await person.post('/events', event)).json<Event>()
    const path = `${calendar}${made._id}.ics`
    const { body } = await send('GET', path)
    expect(body).toContain('SUMMARY:Cena')
    expect((await send('GET', path)).body).toBe(body)
    const changed = await send('PUT', path, { body: body.replace('SUMMARY:Cena', 'SUMMARY:Pranzo') })
    expect(changed.statusCode).toBe(204)
    expect(await yearOf(person)).toMatchObject([{ _id: made._id, title: 'Pranzo' }])
  })

  it('W4: is a changed event in the history where a change brings a new category with it', async () => {
    const { send, calendar, person } = await start()
    const path = `${calendar}one.ics`
    await send('PUT', path, { body: resource('one') })
    const changed = await send('PUT', path, { body: resource('one', ['CATEGORIES:Mai vista']) })
    expect(changed.statusCode).toBe(204)
    const [change] = (await person.get('/changes')).json<{ kind: string }[]>()
    expect(change?.kind).toBe('event.update')
    expect((await send('GET', path)).headers.etag).toBe(changed.headers.etag)
    const again = await send('PUT', path, { body: resource('one', ['CATEGORIES:Mai vista']) })
    expect(again.headers.etag).toBe(changed.headers.etag)
  })

  it('says in the history which device did something', async () => {
    const { send, calendar, person } = await start()
    await send('PUT', `${calendar}one.ics`, { body: resource('one') })
    await send('DELETE', `${calendar}one.ics`)
    const [change] = (await person.get('/changes')).json<{ by: object; group: object }[]>()
    expect(change?.by).toEqual({ kind: 'device', name: 'Telefono' })
    expect(change?.group).toMatchObject({ changes: 2, kinds: ['event.create', 'event.delete'] })
  })
})
