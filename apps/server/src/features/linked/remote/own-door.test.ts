import { expect, it } from 'vitest'
import { resource } from '#server/features/dav/test/dav-client.ts'
import { programUser } from '#server/features/dav/test/run-program.ts'
import { outgoing } from '#server/outgoing/outgoing.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { findCalendars } from './find-calendars.ts'
import { openCollection } from './open-collection.ts'

/** Another server of ours, as an account elsewhere. */
eachDatabase((planner) => {
  const account = async () => {
    const { host, user: username, password, person, device } = await programUser(planner())
    const guard = outgoing([host])
    const signIn = { url: `http://${host}`, username, password }
    return { person, device, guard, signIn, host }
  }
  const calendar = async () => {
    const { guard, signIn, ...others } = await account()
    const [found] = await findCalendars(guard, signIn)
    if (found === undefined) throw new Error('there is no calendar')
    return { ...others, found, collection: openCollection(guard, signIn, found.url) }
  }

  it('is found by its host, its root, its principal, its home and a calendar of its own', async () => {
    const { guard, signIn, device, person, host } = await account()
    await person.post('/calendars', { name: 'Viaggi', color: '#112233' })
    const ways = ['', '/dav/', '/dav', `/dav/principals/${person.user._id}/`, device.home, device.calendar]
    for (const way of ways) {
      const found = await findCalendars(guard, { ...signIn, url: `http://${host}${way}` })
      expect([way, found.map(({ name }) => name).sort()]).toEqual([way, ['Personale', 'Viaggi']])
      expect(found.find(({ name }) => name === 'Viaggi')).toMatchObject({ color: '#112233', isReadOnly: false })
      expect(found.map(({ url }) => url)).toContain(`http://${host}${device.calendar}`)
    }
  })

  it('takes no wrong password', async () => {
    const { guard, signIn } = await account()
    await expect(findCalendars(guard, { ...signIn, password: 'wrong' })).rejects.toMatchObject({
      fault: 'unauthorized',
    })
    const [found] = await findCalendars(guard, signIn)
    const collection = openCollection(guard, { ...signIn, password: 'wrong' }, found?.url ?? '')
    await expect(collection.readMarks()).rejects.toMatchObject({ fault: 'unauthorized' })
  })

  it('is written and read, one by one and all together, and says what is gone', async () => {
    const { collection } = await calendar()
    const names = Array.from({ length: 120 }, (_, index) => `a b@${String(index)}.ics`)
    for (const name of names) {
      const put = await collection.put(collection.hrefOf(name), resource(name), 'new')
      expect(put.kind === 'done' && put.etag).toMatch(/^"/)
    }
    const listed = await collection.list()
    expect(listed.map(({ href }) => href).sort()).toEqual(names.map(collection.hrefOf).sort())
    const none = collection.hrefOf('none.ics')
    const bodies = await collection.read([none, ...listed.map(({ href }) => href)])
    expect(bodies.has(none)).toBe(false)
    for (const { href, etag } of listed) expect(bodies.get(href)).toMatchObject({ href, etag })
    const first = collection.hrefOf(names[0] ?? '')
    expect(bodies.get(first)?.body?.replaceAll('\r', '')).toBe(resource(names[0] ?? '').replaceAll('\r', ''))
  })

  it('says what has changed since a token, and everything since none', async () => {
    const { collection } = await calendar()
    const [one, two] = [collection.hrefOf('one.ics'), collection.hrefOf('two.ics')]
    for (const href of [one, two]) await collection.put(href, resource(href), 'new')
    const all = await collection.changesSince(null)
    expect(all?.changed.map(({ href }) => href).sort()).toEqual([one, two])
    const marks = await collection.readMarks()
    expect(marks).toMatchObject({ hasSync: true, isReadOnly: false, syncToken: all?.token })
    await collection.put(two, resource(two, ['LOCATION:Roma']), 'any')
    expect(await collection.remove(one, 'any')).toEqual({ kind: 'done' })
    const since = await collection.changesSince(all?.token ?? '')
    expect([since?.changed.map(({ href }) => href), since?.gone]).toEqual([[two], [one]])
    expect((await collection.readMarks()).ctag).not.toBe(marks.ctag)
    expect(await collection.changesSince('urn:of-somebody-else')).toBeNull()
  })

  it('overwrites and deletes nothing but what was expected', async () => {
    const { collection } = await calendar()
    const href = collection.hrefOf('x.ics')
    const put = await collection.put(href, resource('x'), 'new')
    const etag = (put.kind === 'done' && put.etag) || ''
    expect(await collection.put(href, resource('x'), 'new')).toEqual({ kind: 'changed' })
    const next = await collection.put(href, resource('x', ['LOCATION:Oslo']), { etag })
    expect(next.kind).toBe('done')
    expect(await collection.put(href, resource('x'), { etag })).toEqual({ kind: 'changed' })
    expect(await collection.remove(href, { etag })).toEqual({ kind: 'changed' })
    expect((await collection.read([href])).get(href)?.body).toContain('LOCATION:Oslo')
    const newest = (next.kind === 'done' && next.etag) || ''
    expect(await collection.remove(href, { etag: newest })).toEqual({ kind: 'done' })
    expect(await collection.put(href, resource('x'), { etag: newest })).toEqual({ kind: 'changed' })
    expect(await collection.remove(href, { etag: newest })).toEqual({ kind: 'done' })
  })

  it('says of what it does not take which condition failed', async () => {
    const { collection } = await calendar()
    await collection.put(collection.hrefOf('a.ics'), resource('same'), 'new')
    const twin = await collection.put(collection.hrefOf('b.ics'), resource('same'), 'new')
    expect(twin).toMatchObject({ kind: 'refused', precondition: 'no-uid-conflict' })
    const nonsense = await collection.put(collection.hrefOf('c.ics'), 'BEGIN:VCALENDAR', 'new')
    expect(nonsense).toMatchObject({ kind: 'refused', status: 403, precondition: expect.any(String) as string })
  })

  it('is gone when it is deleted, for reading and writing', async () => {
    const { collection, person, found } = await calendar()
    await person.post('/calendars', { name: 'Altro', color: '#112233' })
    const id = found.url.split('/').at(-2) ?? ''
    expect((await person.delete(`/calendars/${id}`)).statusCode).toBeLessThan(300)
    const gone = { fault: 'notFound' }
    await expect(collection.readMarks()).rejects.toMatchObject(gone)
    await expect(collection.list()).rejects.toMatchObject(gone)
    await expect(collection.put(collection.hrefOf('x.ics'), resource('x'), 'new')).rejects.toMatchObject(gone)
    expect(await collection.changesSince(null)).toBeNull()
  })
})
