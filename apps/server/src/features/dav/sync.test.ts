import { expect, it } from 'vitest'
import type { Event } from '@dodici/contract/types'
import { eachDatabase } from '#server/test/each-database.ts'
import {
  davClient,
  propfindBody,
  responsesOf,
  resource,
  syncBody,
  tokenOf,
  xmlOf,
  type DavClient,
} from './test/dav-client.ts'

eachDatabase((planner) => {
  const start = async () => {
    const person = await planner().newUser()
    return { person, ...(await davClient(planner(), person)) }
  }
  const sync = ({ send, calendar }: Pick<DavClient, 'send' | 'calendar'>, token: string, limit?: number) =>
    send('REPORT', calendar, { body: syncBody(token, limit), headers: { depth: '1' } })
  const namesOf = (answer: { body: string }): { there: string[]; gone: string[] } => {
    const found = responsesOf(answer)
    const names = (all: typeof found) => all.map(({ href }) => href.split('/').at(-1) ?? '').sort()
    return {
      there: names(found.filter(({ status }) => status === null)),
      gone: names(found.filter(({ status }) => status === 404)),
    }
  }

  it('tells what is new, changed and gone since a token, and nothing where nothing happened', async () => {
    const client = await start()
    const { send, calendar } = client
    await send('PUT', `${calendar}a.ics`, { body: resource('a') })
    await send('PUT', `${calendar}b.ics`, { body: resource('b') })
    const first = await sync(client, '')
    expect(namesOf(first)).toEqual({ there: ['a.ics', 'b.ics'], gone: [] })
    const token = tokenOf(first)
    expect(namesOf(await sync(client, token))).toEqual({ there: [], gone: [] })
    await send('PUT', `${calendar}b.ics`, { body: resource('b', ['LOCATION:Roma']) })
    await send('PUT', `${calendar}c.ics`, { body: resource('c') })
    await send('DELETE', `${calendar}a.ics`)
    const next = await sync(client, token)
    expect(namesOf(next)).toEqual({ there: ['b.ics', 'c.ics'], gone: ['a.ics'] })
    expect(namesOf(await sync(client, tokenOf(next)))).toEqual({ there: [], gone: [] })
  })

  it('says of what came and went since that it is gone, and nothing of the trash at first', async () => {
    const client = await start()
    const token = tokenOf(await sync(client, ''))
    await client.send('PUT', `${client.calendar}a.ics`, { body: resource('a') })
    await client.send('DELETE', `${client.calendar}a.ics`)
    expect(namesOf(await sync(client, token))).toEqual({ there: [], gone: ['a.ics'] })
    expect(namesOf(await sync(client, ''))).toEqual({ there: [], gone: [] })
  })

  it('tells of what the page did: edits, moves to another calendar and back, undo, and a category that is renamed', async () => {
    const client = await start()
    const { person, send, calendar, home } = client
    await send('MKCALENDAR', `${home}altro/`)
    await send('PUT', `${calendar}a.ics`, { body: resource('a', ['CATEGORIES:Amici']) })
    const other = { send, calendar: `${home}altro/` }
    let [token, otherToken] = [tokenOf(await sync(client, '')), tokenOf(await sync(other, ''))]
    const next = async () => {
      const [answer, otherAnswer] = [await sync(client, token), await sync(other, otherToken)]
      ;[token, otherToken] = [tokenOf(answer), tokenOf(otherAnswer)]
      return [namesOf(answer), namesOf(otherAnswer)]
    }
    const nothing = { there: [], gone: [] }
    const [event] = (await person.get('/events?year=2027')).json<Event[]>()
    const [category] = (await person.get('/categories')).json<{ _id: string }[]>()
    const calendars = (await person.get('/calendars')).json<{ _id: string; name: string }[]>()
    await person.patch(`/categories/${category?._id ?? ''}`, { name: 'Amiche' })
    expect(await next()).toEqual([{ there: ['a.ics'], gone: [] }, nothing])
    expect((await send('GET', `${calendar}a.ics`)).body).toContain('CATEGORIES:Amiche')
    const moved = await person.patch(`/events/${event?._id ?? ''}`, { calendarId: calendars.at(-1)?._id })
    expect(await next()).toEqual([
      { there: [], gone: ['a.ics'] },
      { there: [`${event?._id ?? ''}.ics`], gone: [] },
    ])
    await person.post(`/changes/${String(moved.headers['x-change-id'])}/undo`)
    expect(await next()).toEqual([
      { there: ['a.ics'], gone: [] },
      { there: [], gone: [`${event?._id ?? ''}.ics`] },
    ])
  })

  it('moves the ctag and the token of the calendar that changed, and of no other', async () => {
    const client = await start()
    const { send, calendar, home } = client
    await send('MKCALENDAR', `${home}altro/`)
    const tags = async () => {
      const answer = await send('PROPFIND', home, {
        body: propfindBody('CS:getctag', 'D:sync-token'),
        headers: { depth: '1' },
      })
      return new Map(
        responsesOf(answer).map(({ href, properties }) => [href, properties.get('getctag')?.element.content[0]]),
      )
    }
    const before = await tags()
    await send('PUT', `${calendar}a.ics`, { body: resource('a') })
    const after = await tags()
    expect(after.get(calendar)).not.toBe(before.get(calendar))
    expect(after.get(`${home}altro/`)).toBe(before.get(`${home}altro/`))
  })

  it('W3: says by its precondition that a token is not one, or no longer', async () => {
    const client = await start()
    for (const token of ['urn:dodici:sync:999999', 'urn:other:1', 'nonsense']) {
      const answer = await sync(client, token)
      expect([token, answer.statusCode, xmlOf(answer).content]).toMatchObject([
        token,
        403,
        [{ name: { local: 'valid-sync-token' } }],
      ])
    }
    const token = tokenOf(await sync(client, ''))
    for (const name of ['a', 'b']) await client.send('PUT', `${client.calendar}${name}.ics`, { body: resource(name) })
    const ownerId = client.person.user._id
    const journal = planner().db.transact((trx) =>
      trx.deleteFrom('change_row').where('owner_id', '=', ownerId).where('sequence', '=', 1).execute(),
    )
    await journal
    expect((await sync(client, token)).statusCode).toBe(403)
  })

  it('cuts between changes where a program wants fewer, and goes on from there', async () => {
    const client = await start()
    let token = tokenOf(await sync(client, ''))
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await client.send('PUT', `${client.calendar}${name}.ics`, { body: resource(name) })
    const seen: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const answer = await sync(client, token, 2)
      const found = responsesOf(answer)
      seen.push(...found.filter(({ status }) => status === null).map(({ href }) => href.split('/').at(-1) ?? ''))
      expect(found.some(({ status }) => status === 507)).toBe(round < 2)
      token = tokenOf(answer)
    }
    expect(seen).toEqual(['a.ics', 'b.ics', 'c.ics', 'd.ics', 'e.ics'])
  })

  it('says nothing of a name that no program knows, where a new event took that of a deleted one', async () => {
    const client = await start()
    const { send, calendar, person } = client
    const path = `${calendar}a.ics`
    await send('PUT', path, { body: resource('one') })
    const first = tokenOf(await sync(client, ''))
    await send('DELETE', path)
    const [deletion] = (await person.get('/changes')).json<{ _id: string }[]>()
    await send('PUT', path, { body: resource('two') })
    const told = async (token: string) =>
      responsesOf(await sync(client, token)).map(({ href, status }) => [href, status])
    expect(await told(first)).toEqual([[path, null]])
    await person.post(`/changes/${deletion?._id ?? ''}/undo`)
    const second = tokenOf(await sync(client, first))
    const [later] = (await told(first)).flatMap(([href]) => (href === path ? [] : [String(href)]))
    expect((await send('GET', later ?? '')).body).toBe(resource('one'))
    await send('DELETE', later ?? '')
    expect(await told(second)).toEqual([[later, 404]])
  })

  it('says of a resource that was renamed, also by way of another calendar, that its first name is gone', async () => {
    const { send, calendar, home } = await start()
    await send('MKCALENDAR', `${home}altro/`)
    await send('PUT', `${calendar}a.ics`, { body: resource('one') })
    await send('PUT', `${calendar}c.ics`, { body: resource('two') })
    const token = tokenOf(await send('REPORT', calendar, { body: syncBody('') }))
    const move = (from: string, to: string) => send('MOVE', from, { headers: { destination: to } })
    await move(`${calendar}a.ics`, `${calendar}b.ics`)
    await move(`${calendar}c.ics`, `${home}altro/c.ics`)
    await move(`${home}altro/c.ics`, `${calendar}d.ics`)
    const changed = responsesOf(await send('REPORT', calendar, { body: syncBody(token) }))
    const told = changed.map(({ href, status }) => [href.split('/').at(-1), status]).sort()
    expect(told).toEqual([
      ['a.ics', 404],
      ['b.ics', null],
      ['c.ics', 404],
      ['d.ics', null],
    ])
    await send('PUT', `${calendar}a.ics`, { body: resource('three') })
    const again = responsesOf(await send('REPORT', calendar, { body: syncBody(token) }))
    expect(again.find(({ href }) => href.endsWith('/a.ics'))?.status).toBeNull()
  })
})
