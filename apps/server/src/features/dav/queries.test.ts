import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import {
  davBody,
  davClient,
  multigetBody,
  preconditionOf,
  queryBody,
  resource,
  responsesOf,
  syncBody,
  valueIn,
} from './test/dav-client.ts'
import { timezoneBody } from './test/timezone-body.ts'

eachDatabase((planner) => {
  const start = async () => {
    const client = await davClient(planner(), await planner().newUser({ timezone: 'Europe/Rome' }))
    const put = (name: string, lines: readonly string[] = []) =>
      client.send('PUT', `${client.calendar}${name}.ics`, { body: resource(name, lines) })
    const ask = async (filter: string) => {
      const answer = await client.send('REPORT', client.calendar, { body: queryBody(filter) })
      expect(answer.statusCode).toBe(207)
      return responsesOf(answer)
        .map(({ href }) => href.split('/').at(-1))
        .sort()
    }
    return { ...client, put, ask }
  }
  const range = (from: string, to: string): string => `<C:time-range start="${from}T000000Z" end="${to}T000000Z"/>`

  it('finds what occurs in a range, of series too, and by what is written in an event', async () => {
    const { put, ask } = await start()
    await put('once')
    await put('weekly', ['RRULE:FREQ=WEEKLY;COUNT=4', 'LOCATION:Roma'])
    const events = (inside: string) => `<C:comp-filter name="VEVENT">${inside}</C:comp-filter>`
    expect(await ask(events(''))).toEqual(['once.ics', 'weekly.ics'])
    expect(await ask(events(range('20270504', '20270505')))).toEqual(['once.ics', 'weekly.ics'])
    expect(await ask(events(range('20270511', '20270512')))).toEqual(['weekly.ics'])
    expect(await ask(events(range('20270601', '20270701')))).toEqual([])
    const place = '<C:prop-filter name="LOCATION"><C:text-match>rom</C:text-match></C:prop-filter>'
    expect(await ask(events(place))).toEqual(['weekly.ics'])
    expect(await ask('<C:comp-filter name="VTODO"/>')).toEqual([])
  })

  it('expands a series into its occurrences, and says if it has more than are answered', async () => {
    const { send, put, calendar } = await start()
    await put('daily', ['RRULE:FREQ=DAILY'])
    const expanded = async (from: string, to: string) => {
      const inside = `<C:comp-filter name="VEVENT">${range(from, to)}</C:comp-filter>`
      const data = `<C:calendar-data><C:expand start="${from}T000000Z" end="${to}T000000Z"/></C:calendar-data>`
      const body = queryBody(inside).replace('<C:calendar-data/>', data)
      const answer = (await send('REPORT', calendar, { body })).body
      return [answer.split('BEGIN:VEVENT').length - 1, /HTTP\/1.1 507 .*number-of-matches-within-limits/.test(answer)]
    }
    expect(await expanded('20270510', '20270520')).toEqual([11, false])
    expect(await expanded('20270501', '20370501')).toEqual([1_000, true])
  })

  it('takes days and floating times in the zone that a query names', async () => {
    const { send, put, calendar } = await start()
    await put('once')
    const inside =
      '<C:comp-filter name="VEVENT"><C:time-range start="20270503T100000Z" end="20270503T210000Z"/></C:comp-filter>'
    const inZone = (zone: string) =>
      queryBody(inside).replace('</C:calendar-query>', `<C:timezone>${zone}</C:timezone></C:calendar-query>`)
    const found = async (body: string) => responsesOf(await send('REPORT', calendar, { body })).length
    const named = inZone(timezoneBody('Pacific/Kiritimati'))
    expect([await found(queryBody(inside)), await found(named)]).toEqual([0, 1])
    const refused = await send('REPORT', calendar, { body: inZone('Pacific/Kiritimati') })
    expect([refused.statusCode, preconditionOf(refused)]).toEqual([403, 'valid-calendar-data'])
    const zone = `<C:calendar-timezone>${timezoneBody('Pacific/Kiritimati')}</C:calendar-timezone>`
    await send('PROPPATCH', calendar, {
      body: davBody('D:propertyupdate', `<D:set><D:prop>${zone}</D:prop></D:set>`),
    })
    const inRome = inZone(timezoneBody('Europe/Rome'))
    expect([await found(queryBody(inside)), await found(inRome)]).toEqual([1, 0])
    const busy = await send('REPORT', calendar, { body: davBody('C:free-busy-query', range('20270501', '20270601')) })
    expect(busy.body).toContain('20270503T100000Z/20270504T100000Z')
  })

  it('asks a single event like a calendar that has no other', async () => {
    const { send, put, calendar } = await start()
    for (const name of ['one', 'two']) await put(name)
    const ask = async (body: string) =>
      responsesOf(await send('REPORT', `${calendar}one.ics`, { body })).map(({ href, status }) => [href, status])
    const all = queryBody('<C:comp-filter name="VEVENT"/>')
    expect(await ask(all)).toEqual([[`${calendar}one.ics`, null]])
    expect(await ask(all.replace('"VEVENT"/>', `"VEVENT">${range('20280101', '20290101')}</C:comp-filter>`))).toEqual(
      [],
    )
    const both = [`${calendar}one.ics`, `${calendar}two.ics`]
    expect(await ask(multigetBody(...both))).toEqual([
      [both[0], null],
      [both[1], 404],
    ])
    const sync = await send('REPORT', `${calendar}one.ics`, { body: syncBody('') })
    expect([sync.statusCode, preconditionOf(sync)]).toEqual([403, 'supported-report'])
  })

  it('finds one event by its UID, whatever else is in the calendar', async () => {
    const { put, ask } = await start()
    for (const name of ['one', 'other', 'ONE-more']) await put(name)
    const uid = (text: string) =>
      `<C:comp-filter name="VEVENT"><C:prop-filter name="UID"><C:text-match collation="i;octet">${text}</C:text-match></C:prop-filter></C:comp-filter>`
    expect(await ask(uid('other'))).toEqual(['other.ics'])
    expect(await ask(uid('one'))).toEqual(['one.ics'])
  })

  it('says when somebody is busy and nothing else, and of a transparent calendar nothing', async () => {
    const { send, put, calendar } = await start()
    await put('once', ['DTEND;VALUE=DATE:20270505'])
    const body = davBody('C:free-busy-query', range('20270501', '20270601'))
    const busy = await send('REPORT', calendar, { body })
    expect(busy.statusCode).toBe(200)
    expect(busy.body).toContain('FREEBUSY;FBTYPE=BUSY:20270503T220000Z/20270504T220000Z')
    expect(busy.body).not.toContain('Ada')
    await send('PROPPATCH', calendar, {
      body: davBody(
        'D:propertyupdate',
        '<D:set><D:prop><C:schedule-calendar-transp><C:transparent/></C:schedule-calendar-transp></D:prop></D:set>',
      ),
    })
    expect((await send('REPORT', calendar, { body })).body).not.toContain('FREEBUSY;')
  })

  it('follows addresses in properties, finds oneself by name, and nobody else', async () => {
    const { send, home } = await start()
    const expand = davBody(
      'D:expand-property',
      '<D:property name="current-user-principal"><D:property name="displayname"/></D:property>',
    )
    expect((await send('REPORT', home, { body: expand })).body).toMatch(/<D:displayname>Person \d+<\/D:displayname>/)
    const search = (text: string) =>
      davBody(
        'D:principal-property-search',
        `<D:property-search><D:prop><D:displayname/></D:prop><D:match>${text}</D:match></D:property-search><D:prop><D:displayname/></D:prop>`,
      )
    const found = async (text: string) =>
      responsesOf(await send('REPORT', '/dav/principals/', { body: search(text) })).length
    expect([await found('person'), await found('nobody')]).toEqual([1, 0])
    const everybody = davBody('D:principal-property-search', '<D:prop/><D:displayname/>')
    const [oneself, ...others] = responsesOf(await send('REPORT', '/dav/', { body: everybody }))
    expect([oneself && valueIn(oneself, 'displayname'), others]).toEqual([expect.stringContaining('Person'), []])
  })
})
