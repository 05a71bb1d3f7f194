import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDeep, testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { davClient, multigetBody, propfindBody, responsesOf, syncBody, tokenOf, valueIn } from './test/dav-client.ts'
import { steps, take, type Taken, type World } from './test/dav-steps.ts'

const MINUTES = 60_000

/** ETags by path. */
type Listing = ReadonlyMap<string, string>

interface Seen {
  readonly token: string
  readonly listing: Listing
}

eachDatabase((planner) => {
  const newWorld = async (): Promise<World> => {
    const person = await planner().newUser()
    const client = await davClient(planner(), person)
    await client.send('MKCALENDAR', `${client.home}altro/`)
    const ids = (await person.get('/calendars')).json<{ _id: string }[]>()
    const paths = [client.calendar, `${client.home}altro/`]
    return { person, client, calendars: paths.map((path, at) => ({ path, id: ids[at]?._id ?? '' })) }
  }
  const etagOf = (found: ReturnType<typeof responsesOf>[number]): string => valueIn(found, 'getetag')
  const isThere = async ({ client }: World, path: string): Promise<boolean> =>
    (await client.send('PROPFIND', path, { headers: { depth: '0' } })).statusCode !== 404
  const listingOf = async ({ client }: World, path: string): Promise<Listing> => {
    const answer = await client.send('PROPFIND', path, { body: propfindBody('D:getetag'), headers: { depth: '1' } })
    return new Map(
      responsesOf(answer)
        .slice(1)
        .map((found) => [found.href, etagOf(found)]),
    )
  }
  /** Null where an undo has taken the calendar away. */
  const seenIn = async (world: World, path: string): Promise<Seen | null> => {
    if (!(await isThere(world, path))) return null
    const listing = await listingOf(world, path)
    const answer = await world.client.send('REPORT', path, { body: syncBody('') })
    const synced = new Map(responsesOf(answer).map((found) => [found.href, etagOf(found)]))
    expect([...synced].sort()).toEqual([...listing].sort())
    return { token: tokenOf(answer), listing }
  }
  const expectServed = async ({ client }: World, { path, body, etag }: Taken): Promise<void> => {
    const got = await client.send('GET', path)
    expect([got.body, got.headers.etag]).toEqual([body, etag])
  }
  /** Each ETag stands for one body, now and whenever it stood there before. */
  const expectBodies = async (
    { client }: World,
    { path, listing, bodies }: { path: string; listing: Listing; bodies: Map<string, string> },
  ): Promise<void> => {
    if (listing.size === 0) return
    for (const found of responsesOf(await client.send('REPORT', path, { body: multigetBody(...listing.keys()) }))) {
      const [etag, body] = [etagOf(found), valueIn(found, 'calendar-data')]
      expect(listing.get(found.href)).toBe(etag)
      expect(bodies.get(etag) ?? body).toBe(body)
      bodies.set(etag, body)
    }
  }
  /** What a token leads to must be the difference of the listings, and may only name the same again besides. */
  const expectDifference = async (world: World, path: string, { token, listing }: Seen): Promise<void> => {
    if (!(await isThere(world, path))) return
    const now = await listingOf(world, path)
    const answer = await world.client.send('REPORT', path, { body: syncBody(token) })
    expect(answer.statusCode).toBe(207)
    const after = new Map(listing)
    for (const found of responsesOf(answer)) {
      if (found.status === 404) after.delete(found.href)
      else after.set(found.href, etagOf(found))
    }
    expect([...after].sort()).toEqual([...now].sort())
  }

  it(
    'tells every old token the difference, and serves equal octets for equal ETags, whatever device, page and undo do',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const world = await newWorld()
          const tokens: Seen[][] = [[], []]
          const bodies = new Map<string, string>()
          for (const step of sequence) {
            const taken = await take(world, step)
            for (const [at, { path }] of world.calendars.entries()) {
              const seen = await seenIn(world, path)
              if (seen === null) continue
              tokens[at]?.push(seen)
              await expectBodies(world, { path, bodies, listing: seen.listing })
            }
            if (taken !== null) await expectServed(world, taken)
          }
          for (const [at, { path }] of world.calendars.entries()) {
            for (const old of tokens[at] ?? []) await expectDifference(world, path, old)
          }
        }),
        { numRuns: testCounts.davSequences, seed: testSeed },
      )
    },
    isDeep ? 240 * MINUTES : 5 * MINUTES,
  )
})
