import { FEEDS_MAX } from '@dodici/contract/limits'
import type { Feed } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { zipEntries } from '#server/test/zip-entries.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { newFeed, readFeed } from './test/feed-steps.ts'

const START = '2026-11-20T09:00:00.000Z'
const NEXT = 'quite another phrase'

eachDatabase((planner) => {
  const feedsOf = async (person: Person) => (await person.get('/feeds')).json<Feed[]>()
  const statusOf = async (path: string) => (await readFeed(planner(), path)).statusCode
  const secretOf = (path: string): string => path.slice('/feeds/'.length, -'.ics'.length)

  it('answers an address once, and lists the feed without it', async () => {
    planner().clock.set(START)
    const person = await planner().newUser()
    const { path, ...listed } = await newFeed(person, { detail: 'busy', name: ' Per Marta ' })
    expect(path).toMatch(/^\/feeds\/dodfed_[\w-]{43}\.ics$/)
    expect(listed).toEqual({
      ...{ _id: listed._id, name: 'Per Marta', detail: 'busy', calendarIds: null, categoryIds: null },
      ...{ daysBack: 90, daysAhead: null, expiresAt: null, createdAt: START, lastReadAt: null, lastAgent: null },
    })
    expect(await feedsOf(person)).toEqual([listed])
    expect(await feedsOf(await planner().newUser())).toEqual([])
    expect((await person.get('/users/device-passwords')).json()).toEqual([])
    expect((await person.get('/users/api-keys')).json()).toEqual([])
  })

  it('A9: stores of an address only its SHA-256, and the log has none of it', async () => {
    const { path } = await newFeed(await planner().newUser(), { detail: 'full' })
    await readFeed(planner(), path)
    await readFeed(planner(), path.slice(0, -6))
    await readFeed(planner(), `${path}?utm=1`)
    expect(JSON.stringify(await everyRow(planner().db))).not.toContain(secretOf(path))
    expect(planner().log.join('\n')).not.toContain(secretOf(path).slice(0, 30))
    expect(planner().log.join('\n')).toContain('"route":"/feeds/:file"')
  })

  it('Z5: opens nothing else with an address, and the file with nothing else', async () => {
    const person = await planner().newUser()
    const { path } = await newFeed(person, { detail: 'full' })
    const device = (
      await person.post('/users/device-passwords', { name: 'Telefono', password: person.password })
    ).json<{ password: string }>()
    for (const token of [secretOf(path), path]) {
      expect((await planner().request('GET', '/calendars', { token })).statusCode).toBe(401)
    }
    const basic = Buffer.from(`${person.email}:${secretOf(path)}`).toString('base64')
    const headers = { authorization: `Basic ${basic}` }
    expect((await planner().app.inject({ method: 'PUT', url: '/dav/', headers })).statusCode).toBe(401)
    for (const other of [person.token, device.password, device.password.replaceAll('-', ''), person.password]) {
      expect(await statusOf(`/feeds/${encodeURIComponent(other)}.ics`)).toBe(404)
    }
  })

  it('changes what a feed tells, and leaves its address and all that is not named', async () => {
    const person = await planner().newUser()
    const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
    const { path, ...before } = await newFeed(person, { detail: 'busy', daysAhead: 30 })
    const patch = { detail: 'titles', calendarIds: [calendar?._id], expiresAt: '2027-01-01T00:00:00Z' }
    const answer = await person.patch(`/feeds/${before._id}`, patch)
    expect(answer.json()).toEqual({ ...before, ...patch, expiresAt: '2027-01-01T00:00:00.000Z' })
    expect((await person.patch(`/feeds/${before._id}`, { daysAhead: null, expiresAt: null })).json()).toEqual({
      ...{ ...before, ...patch },
      ...{ daysAhead: null, expiresAt: null },
    })
    expect(await statusOf(path)).toBe(200)
  })

  it('is changed also when a calendar that was chosen is gone', async () => {
    const person = await planner().newUser()
    await setPlan(planner(), person.email, 'pro')
    const gone = (await person.post('/calendars', { name: 'Lavoro' })).json<{ _id: string }>()
    const feed = await newFeed(person, { detail: 'full', calendarIds: [gone._id] })
    await person.delete(`/calendars/${gone._id}`)
    const patch = { name: 'Altro', calendarIds: [gone._id] }
    expect((await person.patch(`/feeds/${feed._id}`, patch)).json()).toMatchObject(patch)
    expect((await person.post('/feeds', { ...patch, detail: 'full' })).statusCode).toBe(400)
  })

  it.each([
    [{ calendarIds: ['01900000-0000-7000-8000-0123456789ab'] }, 'unknown_reference', 'calendarIds.0'],
    [{ categoryIds: ['01900000-0000-7000-8000-0123456789ab'] }, 'unknown_reference', 'categoryIds.0'],
    [{ calendarIds: [] }, 'invalid_input', 'calendarIds'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'invalid_input', 'expiresAt'],
    [{ daysBack: -1 }, 'invalid_input', 'daysBack'],
    [{ daysAhead: 4_000 }, 'invalid_input', 'daysAhead'],
    [{ detail: 'all' }, 'invalid_input', 'detail'],
    [{ name: ' ' }, 'invalid_input', 'name'],
  ])('V1: refuses %j, where it is made and where it is changed', async (wishes, code, path) => {
    planner().clock.set(START)
    const person = await planner().newUser()
    const feed = await newFeed(person, { detail: 'full' })
    const refused = { code, errors: [{ path }] }
    expect((await person.post('/feeds', { name: 'Nuovo', detail: 'full', ...wishes })).json()).toMatchObject(refused)
    expect((await person.patch(`/feeds/${feed._id}`, wishes)).json()).toMatchObject(refused)
    expect(await feedsOf(person)).toHaveLength(1)
  })

  it('Z1: takes no calendar and no category of somebody else', async () => {
    const [ada, bob] = [await planner().newUser(), await planner().newUser()]
    const [calendar] = (await bob.get('/calendars')).json<{ _id: string }[]>()
    const answer = await ada.post('/feeds', { name: 'Suo', detail: 'full', calendarIds: [calendar?._id] })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'unknown_reference'])
  })

  it('Q4: makes them up to a number, also when all are wanted at once', async () => {
    const person = await planner().newUser()
    const wanted = Array.from({ length: FEEDS_MAX + 5 }, () => person.post('/feeds', { name: 'Uno', detail: 'busy' }))
    const statuses = (await Promise.all(wanted)).map((answer) => answer.statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(FEEDS_MAX)
    expect(statuses.filter((status) => status === 403)).toHaveLength(5)
  })

  it('gives a feed another address, and the one before leads to nothing', async () => {
    const person = await planner().newUser()
    const { path, ...before } = await newFeed(person, { detail: 'titles' })
    await readFeed(planner(), path, { headers: { 'user-agent': 'Google-Calendar-Importer' } })
    const renewed = (await person.post(`/feeds/${before._id}/renew`)).json<Feed & { path: string }>()
    expect(renewed).toEqual({ ...before, path: expect.stringMatching(/^\/feeds\/dodfed_/) as unknown })
    expect(renewed.path).not.toBe(path)
    expect([await statusOf(path), await statusOf(renewed.path)]).toEqual([404, 200])
  })

  it('A10: ends a feed at once', async () => {
    const person = await planner().newUser()
    const [gone, kept] = [await newFeed(person, { detail: 'full' }), await newFeed(person, { detail: 'full' })]
    expect(await statusOf(gone.path)).toBe(200)
    expect((await person.delete(`/feeds/${gone._id}`)).statusCode).toBe(204)
    expect([await statusOf(gone.path), await statusOf(kept.path)]).toEqual([404, 200])
    expect((await feedsOf(person)).map(({ _id }) => _id)).toEqual([kept._id])
  })

  it('A8: ends all feeds with a new password, but those that are kept by name', async () => {
    const person = await planner().newUser()
    const [ofMarta, ofGoogle] = [
      await newFeed(person, { detail: 'busy', name: 'Marta' }),
      await newFeed(person, { detail: 'full', name: 'Google' }),
    ]
    const body = { currentPassword: person.password, newPassword: NEXT, keepKeys: ['Google'] }
    expect((await person.post('/auth/change-password', body)).statusCode).toBe(204)
    expect([await statusOf(ofMarta.path), await statusOf(ofGoogle.path)]).toEqual([404, 200])
  })

  it('Z6: leaves nothing of a feed when the account is deleted', async () => {
    const person = await planner().newUser()
    const { path, _id } = await newFeed(person, { detail: 'full' })
    expect((await person.post('/auth/delete-account', { password: person.password })).statusCode).toBe(204)
    expect(await statusOf(path)).toBe(404)
    expect(JSON.stringify(await everyRow(planner().db))).not.toContain(_id)
  })

  it('takes them along in the export of the account, without their addresses', async () => {
    const person = await planner().newUser()
    const { path, ...listed } = await newFeed(person, { detail: 'busy' })
    const { 'account.json': account = '' } = zipEntries((await person.get('/users/export')).rawPayload)
    expect(JSON.parse(account)).toMatchObject({ feeds: [listed] })
    expect(account).not.toContain(secretOf(path))
  })
})
