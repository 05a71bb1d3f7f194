import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import {
  davBody,
  davClient,
  multigetBody,
  propfindBody,
  resource,
  responsesOf,
  syncBody,
  tokenOf,
} from './test/dav-client.ts'

const BASE = '/planner'
const HOST = 'https://example.org'

/** A program that was given the address below the path: everything that it is told lies there, and it asks there. */
eachDatabase(
  (planner) => {
    const start = async () => {
      const person = await planner().newUser()
      const { send, calendar, home } = await davClient(planner(), person)
      return { person, send, home: BASE + home, calendar: BASE + calendar }
    }

    it('leads from the root of the host, and from any of its own paths, to calendars below the path', async () => {
      const { person, send, home, calendar } = await start()
      const { statusCode, headers } = await planner().app.inject({ url: '/.well-known/caldav' })
      expect([statusCode, headers.location]).toEqual([301, `${BASE}/dav/`])
      const principal = `${BASE}/dav/principals/${person.user._id}/`
      for (const path of [`${BASE}/dav/`, `${BASE}/`, BASE, principal, home, '/dav/']) {
        const answer = await send('PROPFIND', path, {
          body: propfindBody('D:current-user-principal', 'C:calendar-home-set'),
          headers: { depth: '0' },
        })
        expect(answer.body).toContain(`<D:current-user-principal><D:href>${principal}</D:href>`)
      }
      const inside = await send('PROPFIND', home, { body: propfindBody('D:owner'), headers: { depth: '1' } })
      expect(responsesOf(inside).map(({ href }) => href)).toEqual([home, calendar])
      expect(inside.body).toContain(`<D:owner><D:href>${principal}</D:href>`)
      const properties = davBody(
        'D:expand-property',
        '<D:property name="current-user-principal"><D:property name="displayname"/></D:property>',
      )
      const expanded = await send('REPORT', home, { body: properties })
      expect(expanded.body).toContain(`<D:current-user-principal><D:response><D:href>${principal}</D:href>`)
    })

    it('takes, names, moves and forgets resources by the addresses that it has told', async () => {
      const { send, calendar } = await start()
      const [one, two] = [`${calendar}one.ics`, `${calendar}two.ics`]
      expect((await send('PUT', one, { body: resource('one') })).statusCode).toBe(201)
      const synced = await send('REPORT', calendar, { body: syncBody('') })
      expect(responsesOf(synced).map(({ href }) => href)).toEqual([one])
      const body = multigetBody(one, HOST + one, `${calendar}none.ics`)
      const found = responsesOf(await send('REPORT', calendar, { body }))
      expect(found.map(({ href, status }) => [href, status])).toEqual([
        [one, null],
        [`${calendar}none.ics`, 404],
      ])
      const moved = await send('MOVE', one, { headers: { destination: HOST + two } })
      expect([moved.statusCode, moved.headers.location]).toEqual([201, HOST + two])
      const twice = await send('PUT', `${calendar}three.ics`, { body: resource('one') })
      expect(twice.body).toContain(`<D:no-uid-conflict><D:href>${two}</D:href>`.replace('D:no', 'C:no'))
      expect((await send('DELETE', two)).statusCode).toBe(204)
      const gone = await send('REPORT', calendar, { body: syncBody(tokenOf(synced)) })
      expect(
        responsesOf(gone)
          .map(({ href, status }) => [href, status])
          .sort(),
      ).toEqual([
        [one, 404],
        [two, 404],
      ])
    })
  },
  { PUBLIC_URL: HOST + BASE },
)
