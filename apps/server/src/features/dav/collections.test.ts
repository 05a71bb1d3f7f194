import { childNamed, childrenNamed, davName, textOf } from '@dodici/core/dav'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { davBody, davClient, preconditionOf, propfindBody, responsesOf, valueIn, xmlOf } from './test/dav-client.ts'
import { timezoneBody } from './test/timezone-body.ts'

eachDatabase((planner) => {
  const start = async () => {
    const person = await planner().newUser()
    const client = await davClient(planner(), person)
    const { send } = client
    const make = (method: string, path: string, inside = '') =>
      send(method, path, {
        body: davBody(method === 'MKCOL' ? 'D:mkcol' : 'C:mkcalendar', `<D:set><D:prop>${inside}</D:prop></D:set>`),
      })
    const patch = (path: string, inside: string) =>
      send('PROPPATCH', path, { body: davBody('D:propertyupdate', inside) })
    const read = async (path: string, ...names: string[]) => {
      const [found] = responsesOf(await send('PROPFIND', path, { body: propfindBody(...names) }))
      if (found === undefined) throw new Error('the answer is empty')
      return found
    }
    return { ...client, person, make, patch, read }
  }
  const statusesIn = (answer: Parameters<typeof responsesOf>[0]) =>
    Object.fromEntries([...(responsesOf(answer)[0]?.properties ?? [])].map(([name, { status }]) => [name, status]))

  it('says why no calendar can be made at a path', async () => {
    const { make, home, calendar } = await start()
    await make('MKCALENDAR', `${home}casa/`)
    const refusals: [method: string, path: string, status: number, condition: string | undefined][] = [
      ['MKCALENDAR', `${home}casa/`, 403, 'resource-must-be-null'],
      ['MKCOL', `${home}casa/`, 405, 'resource-must-be-null'],
      ['MKCALENDAR', `${calendar}in/`, 403, 'calendar-collection-location-ok'],
      ['MKCALENDAR', '/dav/altro/', 409, undefined],
      ['MKCALENDAR', `${home}none/in/`, 409, undefined],
      ['MKCALENDAR', '/dav/calendars/nobody/casa/', 403, 'need-privileges'],
    ]
    for (const [method, path, status, condition] of refusals) {
      const answer = await make(method, path)
      expect([path, answer.statusCode, preconditionOf(answer)]).toEqual([path, status, condition])
    }
  })

  it('makes nothing where a property cannot be set, and says which one it was', async () => {
    const { make, send, person, home } = await start()
    const wrong = '<D:displayname>Casa</D:displayname><D:getetag>x</D:getetag>'
    const byCalendar = await make('MKCALENDAR', `${home}casa/`, wrong)
    expect([byCalendar.statusCode, statusesIn(byCalendar)]).toEqual([207, { displayname: 424, getetag: 403 }])
    const type = '<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>'
    const byCollection = await make('MKCOL', `${home}casa/`, type + wrong)
    expect([byCollection.statusCode, xmlOf(byCollection).name.local]).toEqual([424, 'mkcol-response'])
    expect(childrenNamed(xmlOf(byCollection), davName('propstat'))).toHaveLength(2)
    const zone = await make('MKCALENDAR', `${home}casa/`, '<C:calendar-timezone>Rome</C:calendar-timezone>')
    expect([zone.statusCode, preconditionOf(zone)]).toEqual([403, 'valid-calendar-data'])
    const tasks = '<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>'
    const ofTasks = await make('MKCALENDAR', `${home}casa/`, tasks)
    expect([ofTasks.statusCode, preconditionOf(ofTasks)]).toEqual([403, 'supported-calendar-component'])
    expect((await send('GET', `${home}casa/`)).statusCode).toBe(404)
    expect((await person.get('/calendars')).json()).toHaveLength(1)
  })

  it('takes a zone for a calendar only as a calendar object with one VTIMEZONE', async () => {
    const { patch, read, calendar } = await start()
    const set = (zone: string) =>
      patch(calendar, `<D:set><D:prop><C:calendar-timezone>${zone}</C:calendar-timezone></D:prop></D:set>`)
    expect(statusesIn(await set(timezoneBody('Europe/Rome')))).toEqual({ 'calendar-timezone': 200 })
    const refused = await set('Europe/Rome')
    expect(statusesIn(refused)).toEqual({ 'calendar-timezone': 403 })
    expect(refused.body).toContain('valid-calendar-data')
    expect(valueIn(await read(calendar, 'C:calendar-timezone'), 'calendar-timezone')).toContain('TZID:Europe/Rome')
    await patch(calendar, '<D:remove><D:prop><C:calendar-timezone/></D:prop></D:remove>')
    expect((await read(calendar, 'C:calendar-timezone')).properties.get('calendar-timezone')?.status).toBe(404)
  })

  it('gives a colour back as it was written until the page changes it', async () => {
    const { patch, read, person, calendar } = await start()
    const color = async () => valueIn(await read(calendar, 'A:calendar-color'), 'calendar-color')
    const set = (text: string) =>
      patch(calendar, `<D:set><D:prop><A:calendar-color>${text}</A:calendar-color></D:prop></D:set>`)
    for (const text of ['blue', '#FF2968FF']) {
      expect(statusesIn(await set(text))).toEqual({ 'calendar-color': 200 })
      expect(await color()).toBe(text)
    }
    const [own] = (await person.get('/calendars')).json<{ _id: string; color: string }[]>()
    expect(own?.color).toBe('#ff2968')
    await person.patch(`/calendars/${own?._id ?? ''}`, { color: '#008000' })
    expect(await color()).toBe('#008000ff')
    expect(statusesIn(await set('bluish'))).toEqual({ 'calendar-color': 409 })
  })

  it('keeps what only a server says from being written, also what it does not have', async () => {
    const { patch, home, calendar } = await start()
    for (const name of ['D:getetag', 'D:getcontentlength', 'D:lockdiscovery', 'C:max-instances', 'D:acl']) {
      const answer = await patch(calendar, `<D:set><D:prop><${name}>1</${name}></D:prop></D:set>`)
      expect([name, Object.values(statusesIn(answer))]).toEqual([name, [403]])
      expect(answer.body).toContain('cannot-modify-protected-property')
    }
    const ofHome = await patch(home, '<D:set><D:prop><D:displayname>x</D:displayname></D:prop></D:set>')
    expect(statusesIn(ofHome)).toEqual({ displayname: 403 })
  })

  it('keeps the language that is said around a property with it', async () => {
    const { patch, read, calendar } = await start()
    await patch(calendar, '<D:set><D:prop xml:lang="it"><D:note>ciao</D:note></D:prop></D:set>')
    const note = (await read(calendar, 'D:note')).properties.get('note')?.element
    expect(note?.attributes).toMatchObject([{ name: { local: 'lang' }, value: 'it' }])
  })

  it('says who may do what with a calendar, and that one belongs to no group', async () => {
    const { read, person, calendar } = await start()
    const principal = `/dav/principals/${person.user._id}/`
    const found = await read(calendar, 'D:acl', 'D:acl-restrictions', 'D:inherited-acl-set')
    const entries = found.properties.get('acl')?.element
    const entry = entries && childNamed(entries, davName('ace'))
    const who = entry && childNamed(entry, davName('principal'))
    const href = who && childNamed(who, davName('href'))
    expect(href && textOf(href)).toBe(principal)
    expect(entry && childrenNamed(entry, davName('protected'))).toHaveLength(1)
    const oneself = await read(principal, 'D:alternate-URI-set', 'D:group-membership')
    expect([...oneself.properties.values()].map(({ status }) => status)).toEqual([200, 200])
  })
})
