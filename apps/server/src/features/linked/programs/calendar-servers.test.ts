import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outgoing } from '#server/outgoing/outgoing.ts'
import { resource } from '#server/features/dav/test/dav-client.ts'
import { cleanUp } from '../../../../../../scripts/machine/clean-up.ts'
import {
  startRadicale,
  startXandikos,
  type CalendarServer,
} from '../../../../../../scripts/machine/calendar-servers.ts'
import { findCalendars } from '../remote/find-calendars.ts'
import { makeCalendar } from '../test/make-calendar.ts'
import { openCollection } from '../remote/open-collection.ts'
import type { PutAnswer, RemoteCollection, RemoteDifference, RemoteResource } from '../remote/remote-collection.ts'

afterAll(cleanUp)

const hrefsOf = (resources: readonly RemoteResource[]): string[] => resources.map(({ href }) => href).sort()

async function changesOf(collection: RemoteCollection, token: string | null): Promise<RemoteDifference> {
  const changes = await collection.changesSince(token)
  if (changes === null) throw new Error('The token is not known')
  return changes
}

const etagOf = (put: PutAnswer): string => (put.kind === 'done' && put.etag) || ''

describe.each([
  ['Radicale', startRadicale],
  ['Xandikos', startXandikos],
])('%s', (_, start) => {
  let server: CalendarServer
  beforeAll(async () => {
    server = await start()
    if (!server.hasCalendar) await makeCalendar(server, server.calendar)
  })
  afterAll(() => server.stop())

  const guard = () => outgoing([new URL(server.address).host])
  const signIn = () => ({ url: server.address, username: server.user, password: server.password })
  const opened = (): RemoteCollection => openCollection(guard(), signIn(), server.address + server.calendar)

  it('is found by its host, and by the address of a calendar', async () => {
    for (const way of ['', '/', server.calendar]) {
      const found = await findCalendars(guard(), { ...signIn(), url: server.address + way })
      expect(found.map(({ url, isReadOnly }) => [url, isReadOnly])).toEqual([[server.address + server.calendar, false]])
    }
  })

  it('is written and read by multiget, whatever a resource is called', async () => {
    const collection = opened()
    const names = Array.from({ length: 60 }, (__, index) => `città ${String(index)}@b+c.ics`)
    for (const name of names) {
      const put = await collection.put(collection.hrefOf(name), resource(name), 'new')
      expect([name, put.kind]).toEqual([name, 'done'])
    }
    const listed = await collection.list()
    expect(listed.map(({ href }) => href).sort()).toEqual(names.map(collection.hrefOf).sort())
    const none = collection.hrefOf('none.ics')
    const bodies = await collection.read([none, ...listed.map(({ href }) => href)])
    expect(bodies.has(none)).toBe(false)
    for (const { href, etag } of listed) {
      expect(bodies.get(href)).toMatchObject({ href, etag })
      expect(bodies.get(href)?.body).toContain('SUMMARY:Cena da Ada')
    }
    for (const { href, etag } of listed) {
      expect(await collection.remove(href, { etag: etag ?? '' })).toEqual({ kind: 'done' })
    }
    expect(await collection.list()).toEqual([])
  })

  it('says what has changed since a token', async () => {
    const collection = opened()
    const one = collection.hrefOf('one.ics')
    const two = collection.hrefOf('two.ics')
    const three = collection.hrefOf('three.ics')
    for (const href of [one, two]) await collection.put(href, resource(href), 'new')
    const all = await changesOf(collection, null)
    expect([hrefsOf(all.changed), all.gone]).toEqual([[one, two], []])
    const before = await collection.readMarks()
    expect(before).toMatchObject({ hasSync: true, isReadOnly: false })
    expect(await changesOf(collection, all.token)).toEqual({ changed: [], gone: [], token: all.token })
    await collection.put(two, resource(two, ['LOCATION:Roma']), 'any')
    await collection.put(three, resource(three), 'new')
    await collection.remove(one, 'any')
    const since = await changesOf(collection, all.token)
    expect([hrefsOf(since.changed), since.gone]).toEqual([[three, two], [one]])
    expect(await collection.list()).toEqual(expect.arrayContaining([...since.changed]))
    const after = await collection.readMarks()
    expect([after.ctag, after.syncToken]).not.toEqual([before.ctag, before.syncToken])
    for (const href of [two, three]) await collection.remove(href, 'any')
  })

  it('takes a token that it does not know for none, and not for nothing new', async () => {
    expect(await opened().changesSince('http://example.org/of-another-server/1')).toBeNull()
  })

  it('overwrites and deletes nothing but what was expected', async () => {
    const collection = opened()
    const href = collection.hrefOf('x.ics')
    const first = etagOf(await collection.put(href, resource('x'), 'new'))
    expect(first).not.toBe('')
    expect(await collection.put(href, resource('x', ['LOCATION:Roma']), 'new')).toEqual({ kind: 'changed' })
    const second = etagOf(await collection.put(href, resource('x', ['LOCATION:Oslo']), { etag: first }))
    expect(second).not.toBe('')
    expect(await collection.put(href, resource('x', ['LOCATION:Roma']), { etag: first })).toEqual({ kind: 'changed' })
    expect(await collection.remove(href, { etag: first })).toEqual({ kind: 'changed' })
    expect((await collection.read([href])).get(href)?.body).toContain('LOCATION:Oslo')
    expect(await collection.remove(href, { etag: second })).toEqual({ kind: 'done' })
    expect(await collection.put(href, resource('x'), { etag: second })).toEqual({ kind: 'changed' })
    expect(await collection.remove(href, { etag: second })).toEqual({ kind: 'done' })
  })

  it('says that a calendar is not there', async () => {
    const gone = openCollection(guard(), signIn(), `${server.address}${server.calendar.replace(/[^/]+\/$/, 'gone/')}`)
    await expect(gone.readMarks()).rejects.toMatchObject({ fault: 'notFound' })
    await expect(gone.list()).rejects.toMatchObject({ fault: 'notFound' })
    await expect(gone.put(gone.hrefOf('x.ics'), resource('x'), 'new')).rejects.toMatchObject({ fault: 'notFound' })
  })
})

it('Radicale takes no wrong password, and refuses what stops nothing else', async () => {
  const server = await startRadicale()
  await makeCalendar(server, server.calendar)
  const guard = outgoing([new URL(server.address).host])
  const signIn = { url: server.address, username: server.user, password: server.password }
  await expect(findCalendars(guard, { ...signIn, password: 'wrong' })).rejects.toMatchObject({ fault: 'unauthorized' })
  const collection = openCollection(guard, signIn, server.address + server.calendar)
  const answers = []
  for (const [name, body] of [
    ['first.ics', resource('same')],
    ['second.ics', resource('same')],
    ['nonsense.ics', 'no calendar'],
  ] as const) {
    answers.push(await collection.put(collection.hrefOf(name), body, 'new'))
  }
  expect(answers).toMatchObject([
    { kind: 'done' },
    { kind: 'refused', status: 409, precondition: 'no-uid-conflict' },
    { kind: 'refused', status: 400 },
  ])
  expect(await collection.list()).toHaveLength(1)
  await server.stop()
})
