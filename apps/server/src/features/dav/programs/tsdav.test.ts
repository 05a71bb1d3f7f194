import { DAVClient, type DAVCalendar } from 'tsdav'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { resource } from '../test/dav-client.ts'
import { programUser } from '../test/run-program.ts'

const MAY = { start: '2027-05-01T00:00:00Z', end: '2027-06-01T00:00:00Z' }
const JUNE = { start: '2027-06-01T00:00:00Z', end: '2027-07-01T00:00:00Z' }

eachDatabase((planner) => {
  const signIn = async () => {
    const { host, user: username, password } = await programUser(planner())
    const client = new DAVClient({
      serverUrl: `http://${host}`,
      credentials: { username, password },
      authMethod: 'Basic',
      defaultAccountType: 'caldav',
    })
    await client.login()
    return client
  }
  const found = async (client: DAVClient, name: string): Promise<DAVCalendar> => {
    const calendar = (await client.fetchCalendars()).find(({ displayName }) => displayName === name)
    if (calendar === undefined) throw new Error(`no calendar is called ${name}`)
    return calendar
  }
  const put = (client: DAVClient, calendar: DAVCalendar, name: string, body = resource(name)) =>
    client.createCalendarObject({ calendar, iCalString: body, filename: `${name}.ics` })

  it('tsdav finds its way from the address of the server alone, and makes a calendar', async () => {
    const client = await signIn()
    expect(client.account).toMatchObject({
      principalUrl: expect.stringContaining('/dav/'),
      homeUrl: expect.stringContaining('/dav/calendars/'),
    })
    const made = await client.makeCalendar({
      url: new URL('travel/', client.account?.homeUrl).href,
      props: { displayname: 'Viaggi' },
    })
    expect(made.map(({ status }) => status)).toEqual([201])
    const calendar = await found(client, 'Viaggi')
    expect(calendar.reports).toEqual(expect.arrayContaining(['syncCollection', 'calendarMultiget', 'calendarQuery']))
    expect([calendar.ctag, calendar.syncToken].every((mark) => typeof mark === 'string' && mark !== '')).toBe(true)
  })

  it('tsdav creates, finds by time, changes and deletes, and is refused where it knows an older version', async () => {
    const client = await signIn()
    const [calendar] = await client.fetchCalendars()
    if (calendar === undefined) throw new Error('there is no calendar')
    for (const name of ['a', 'b', 'c']) expect((await put(client, calendar, name)).status).toBe(201)
    expect((await put(client, calendar, 'a')).status).toBe(412)
    const objects = await client.fetchCalendarObjects({ calendar })
    // It trims what it reads.
    const sent = ['a', 'b', 'c'].map((name) => resource(name).trim())
    expect(objects.map(({ data }) => String(data)).sort()).toEqual(sent.sort())
    expect(await client.fetchCalendarObjects({ calendar, timeRange: MAY })).toHaveLength(3)
    expect(await client.fetchCalendarObjects({ calendar, timeRange: MAY, expand: true })).toHaveLength(3)
    expect(await client.fetchCalendarObjects({ calendar, timeRange: JUNE })).toHaveLength(0)
    const [first, second] = objects
    if (first === undefined || second === undefined) throw new Error('there are no events')
    const data = String(first.data).replace('Cena da Ada', 'Pranzo')
    expect((await client.updateCalendarObject({ calendarObject: { ...first, data } })).status).toBe(204)
    expect((await client.updateCalendarObject({ calendarObject: first })).status).toBe(412)
    expect((await client.deleteCalendarObject({ calendarObject: second })).status).toBe(204)
    expect(await client.isCollectionDirty({ collection: calendar })).toMatchObject({ isDirty: true })
    const { objects: since } = await client.smartCollectionSyncDetailed({
      collection: { ...calendar, objects, objectMultiGet: (wanted) => client.calendarMultiGet(wanted) },
      method: 'webdav',
    })
    const counts = Object.entries(since).map(([kind, changed]) => [kind, (changed as unknown[]).length])
    expect(Object.fromEntries(counts)).toEqual({ created: 0, updated: 1, deleted: 1 })
  })
})
