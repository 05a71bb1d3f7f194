import { gunzipSync } from 'node:zlib'
import type { Feed } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { linesOf, newFeed, readFeed } from './test/feed-steps.ts'

const START = '2026-11-20T09:00:00.000Z'
const HOUR = 3_600_000
const after = (milliseconds: number): string => new Date(Date.parse(START) + milliseconds).toISOString()
const gita = { title: 'Gita', allDay: true, start: '2026-12-05', end: '2026-12-06' }
const NOT_FOUND = '{"status":404,"title":"Not Found","detail":"There is nothing here.","code":"not_found"}'

eachDatabase((planner) => {
  const withFeed = async (wishes: object = {}) => {
    planner().clock.set(START)
    const person = await planner().newUser()
    const event = (await person.post('/events', gita)).json<{ _id: string }>()
    planner().clock.set(after(60_000))
    return { person, event, ...(await newFeed(person, { detail: 'titles', ...wishes })) }
  }
  const read = (path: string, headers: Record<string, string> = {}) => readFeed(planner(), path, { headers })

  it('answers a calendar file that nobody keeps, finds by a search, or is told of', async () => {
    const { path } = await withFeed()
    planner().clock.set(after(120_000))
    const { statusCode, headers, body } = await read(path)
    expect([statusCode, headers]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, max-age=300',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
        'content-disposition': 'attachment; filename="Per-la-famiglia.ics"',
        'last-modified': 'Fri, 20 Nov 2026 09:01:00 GMT',
      }),
    ])
    for (const line of [
      'X-WR-CALNAME:Per la famiglia',
      'NAME:Per la famiglia',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ]) {
      expect(body.split('\r\n')).toContain(line)
    }
    expect(linesOf(body)).toEqual(['2026-12-05 2026-12-06 Gita'])
  })

  it('answers the same octets as long as nothing has changed, zipped where that is accepted', async () => {
    const { path } = await withFeed()
    const [first, second, zipped] = [
      await read(path),
      await read(path),
      await read(path, { 'accept-encoding': 'gzip' }),
    ]
    expect(second.rawPayload).toEqual(first.rawPayload)
    expect(second.headers['etag']).toBe(first.headers['etag'])
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload)).toEqual(first.rawPayload)
    expect(zipped.headers['etag']).not.toBe(first.headers['etag'])
  })

  it('answers 304 to who has it, by its tag or by its date, and HEAD without a body', async () => {
    const { path } = await withFeed()
    planner().clock.set(after(120_000))
    const { headers } = await read(path)
    const etag = String(headers['etag'])
    expect(etag).toMatch(/^"[\w-]+"$/)
    const known = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-modified-since': String(headers['last-modified']) },
    ]
    for (const one of known) {
      const answer = await read(path, one)
      expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', etag])
    }
    const unknown = [
      { 'if-none-match': '"other"' },
      { 'if-none-match': '"other"', 'if-modified-since': String(headers['last-modified']) },
      { 'if-modified-since': 'Fri, 20 Nov 2026 09:00:59 GMT' },
      { 'if-modified-since': 'some day' },
      { 'if-none-match': etag, 'accept-encoding': 'gzip' },
    ]
    for (const one of unknown) expect((await read(path, one)).statusCode).toBe(200)
    const head = await readFeed(planner(), path, { method: 'HEAD' })
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', etag])
    expect(head.headers['content-type']).toBe('text/calendar; charset=utf-8')
  })

  it('says no date of a change within the second in which it was made, for there may be another', async () => {
    const { person, path } = await withFeed()
    await person.post('/events', { ...gita, title: 'Altra' })
    const early = await read(path)
    expect(early.headers['last-modified']).toBeUndefined()
    expect((await read(path, { 'if-modified-since': 'Fri, 20 Nov 2026 09:01:00 GMT' })).statusCode).toBe(200)
  })

  it.each([
    ['an event', async ({ person }) => person.post('/events', { ...gita, title: 'Cena' })],
    ['what it tells', async ({ person, _id }) => person.patch(`/feeds/${_id}`, { daysBack: 91 })],
    ['its name', async ({ person, _id }) => person.patch(`/feeds/${_id}`, { name: 'Altro' })],
    ['the time zone of its owner', async ({ person }) => person.patch('/users/profile', { timezone: 'Asia/Tokyo' })],
    [
      'the day',
      async () => {
        planner().clock.set(after(24 * HOUR))
        return Promise.resolve()
      },
    ],
  ] satisfies [string, (feed: Awaited<ReturnType<typeof withFeed>>) => Promise<unknown>][])(
    'has another tag with another: %s',
    async (_, change) => {
      const feed = await withFeed()
      const before = String((await read(feed.path)).headers['etag'])
      planner().clock.set(after(2 * 60_000))
      await change(feed)
      const answer = await read(feed.path, { 'if-none-match': before })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['etag']).not.toBe(before)
    },
  )

  it('A10: answers a wrong, an ended and an expired address alike', async () => {
    const { person, path, _id } = await withFeed()
    const expiring = await newFeed(person, { detail: 'full', expiresAt: after(HOUR) })
    expect((await read(expiring.path)).statusCode).toBe(200)
    await person.delete(`/feeds/${_id}`)
    planner().clock.set(after(HOUR))
    const wrong = [
      path,
      expiring.path,
      `/feeds/dodfed_${'a'.repeat(43)}.ics`,
      '/feeds/x',
      '/feeds/.ics',
      '/feeds/%F0%9F',
    ]
    const answers = await Promise.all(wrong.map((one) => read(one)))
    const [first] = answers
    for (const { statusCode, body, headers } of answers.slice(0, 5)) {
      expect([statusCode, body]).toEqual([404, NOT_FOUND])
      expect(Object.keys(headers)).toEqual(Object.keys(first?.headers ?? {}))
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(answers[5]?.statusCode).toBe(400)
  })

  it('A2: holds up who guesses, and never a right address', async () => {
    const { path } = await withFeed()
    const headers = { 'user-agent': 'guesser' }
    const from = { headers, remoteAddress: '192.0.2.99' }
    const guesses = Array.from({ length: 80 }, (_, at) => readFeed(planner(), `/feeds/guess${String(at)}.ics`, from))
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 404)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect((await readFeed(planner(), path, from)).statusCode).toBe(200)
    expect((await readFeed(planner(), '/feeds/guess.ics', { remoteAddress: '192.0.2.98' })).statusCode).toBe(404)
  })

  it('Q4: holds up who reads a whole feed again and again, and not who asks whether it has changed', async () => {
    const { person, path } = await withFeed()
    const other = await newFeed(person, { detail: 'busy' })
    const statuses: number[] = []
    for (let count = 0; count < 610; count += 1) statuses.push((await read(path)).statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(600)
    const last = await read(path)
    expect([last.statusCode, last.headers['retry-after'], last.headers['content-encoding']]).toEqual([
      429,
      '600',
      undefined,
    ])
    expect((await readFeed(planner(), path, { method: 'HEAD' })).statusCode).toBe(200)
    expect((await read(other.path)).statusCode).toBe(200)
    planner().clock.set(after(12 * 60_000))
    expect((await read(path)).statusCode).toBe(200)
  })

  it('notes when it was read and by what, to the hour', async () => {
    const { person, path } = await withFeed()
    const last = async () => {
      const [feed] = (await person.get('/feeds')).json<Feed[]>()
      return [feed?.lastReadAt, feed?.lastAgent]
    }
    expect(await last()).toEqual([null, null])
    await read(path, { 'user-agent': 'Google-Calendar-Importer' })
    expect(await last()).toEqual([after(60_000), 'Google-Calendar-Importer'])
    planner().clock.set(after(HOUR / 2))
    await read(path, { 'user-agent': 'other' })
    expect(await last()).toEqual([after(60_000), 'Google-Calendar-Importer'])
    planner().clock.set(after(2 * HOUR))
    await read(path, { 'user-agent': 'x'.repeat(2_000), 'if-none-match': '*' })
    expect(await last()).toEqual([after(2 * HOUR), 'x'.repeat(300)])
  })

  it('shows nothing of what goes to the trash, and all of it when it comes back', async () => {
    const { person, event, path } = await withFeed()
    await person.delete(`/events/${event._id}`)
    expect(linesOf((await read(path)).body)).toEqual([])
    await person.post(`/trash/${event._id}/restore`)
    expect(linesOf((await read(path)).body)).toHaveLength(1)
  })
})
