import { childrenOf, textOf } from '@dodici/core/dav'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { davBody, davClient, propfindBody, responsesOf } from './test/dav-client.ts'

eachDatabase((planner) => {
  const start = async () => {
    const person = await planner().newUser()
    return { person, ...(await davClient(planner(), person)) }
  }
  const hrefIn = (found: ReturnType<typeof responsesOf>[number] | undefined, property: string): string => {
    const [href] = childrenOf(
      found?.properties.get(property)?.element ?? { name: { namespace: '', local: '' }, attributes: [], content: [] },
    )
    return href === undefined ? '' : textOf(href)
  }

  it('leads from nothing but the name of the server to the calendars', async () => {
    const { person, send, home, calendar } = await start()
    for (const url of ['/.well-known/caldav', '/.well-known/caldav/']) {
      for (const method of ['GET', 'PROPFIND', 'OPTIONS']) {
        const answer = await planner().app.inject({ method: method as 'GET', url })
        expect([method, answer.statusCode, answer.headers.location]).toEqual([method, 301, '/dav/'])
      }
    }
    const principal = `/dav/principals/${person.user._id}/`
    // Programs on Apple's devices ask at all of these, and look for the principal on each.
    for (const path of ['/', '/dav', '/dav/', '/principals/', '/dav/principals/', principal, home, calendar]) {
      const answer = await send('PROPFIND', path, {
        body: propfindBody('D:current-user-principal'),
        headers: { depth: '0' },
      })
      expect([path, answer.statusCode]).toEqual([path, 207])
      expect(hrefIn(responsesOf(answer)[0], 'current-user-principal')).toBe(principal)
    }
    const asked = propfindBody('C:calendar-home-set', 'C:calendar-user-address-set', 'D:displayname')
    const [found] = responsesOf(await send('PROPFIND', principal, { body: asked, headers: { depth: '0' } }))
    expect(hrefIn(found, 'calendar-home-set')).toBe(home)
    expect(hrefIn(found, 'calendar-user-address-set')).toBe(`mailto:${person.email}`)
    const inside = await send('PROPFIND', home, {
      body: propfindBody('D:resourcetype', 'CS:getctag', 'A:calendar-color', 'C:supported-calendar-component-set'),
      headers: { depth: '1' },
    })
    const [, first] = responsesOf(inside)
    expect(first?.href).toBe(calendar)
    expect([...(first?.properties.values() ?? [])].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const types = first?.properties.get('resourcetype')?.element
    expect(types && childrenOf(types).map(({ name }) => name.local)).toEqual(['collection', 'calendar'])
  })

  it('W2, A10: asks for a device password first, with Basic, and takes no other secret', async () => {
    const { person, calendar, password } = await start()
    const ask = (authorization?: string) =>
      planner().app.inject({
        method: 'PROPFIND' as 'GET',
        url: calendar,
        headers: authorization === undefined ? {} : { authorization },
      })
    const basic = (user: string, secret: string) => `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`
    const refused = [undefined, basic(person.email, person.password), basic(person.email, ''), `Bearer ${person.token}`]
    for (const one of [...refused, 'Basic !', `Bearer ${password}`]) {
      const answer = await ask(one)
      expect([one, answer.statusCode, answer.headers['www-authenticate']]).toEqual([
        one,
        401,
        'Basic realm="Dodici", charset="UTF-8"',
      ])
    }
    expect((await ask(basic(person.email, password))).statusCode).toBe(207)
  })

  it('A1: answers alike for what is not there and what is somebody else\u2019s', async () => {
    const [one, other] = [await start(), await start()]
    await other.send('PUT', `${other.calendar}x.ics`, { body: 'x' })
    for (const path of [
      other.home,
      other.calendar,
      `${other.calendar}x.ics`,
      `/dav/principals/${other.person.user._id}/`,
    ]) {
      for (const method of ['PROPFIND', 'GET', 'DELETE', 'PROPPATCH', 'REPORT', 'PUT', 'MKCALENDAR', 'MOVE']) {
        const answer = await one.send(method, path, {
          body: method === 'PUT' ? 'BEGIN:VCALENDAR' : propfindBody('D:getetag'),
        })
        expect([path, method, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([path, method, true])
      }
    }
    expect((await one.send('PROPFIND', '/dav/calendars/nobody/')).statusCode).toBe(404)
    expect((await one.send('PROPFIND', other.home)).statusCode).toBe(404)
  })

  it('makes, changes and deletes calendars, and an undo brings them back', async () => {
    const { person, send, home } = await start()
    const path = `${home}famiglia/`
    const made = await send('MKCALENDAR', path, {
      body: davBody(
        'C:mkcalendar',
        '<D:set><D:prop><D:displayname>Famiglia</D:displayname><A:calendar-color>#FF2968FF</A:calendar-color></D:prop></D:set>',
      ),
    })
    expect(made.statusCode).toBe(201)
    expect((await send('MKCALENDAR', path)).statusCode).toBe(403)
    const patched = await send('PROPPATCH', path, {
      body: davBody(
        'D:propertyupdate',
        '<D:set><D:prop><D:displayname>Casa</D:displayname><A:calendar-order>3</A:calendar-order><X:own xmlns:X="urn:x">a &amp; b</X:own></D:prop></D:set>',
      ),
    })
    expect(patched.statusCode).toBe(207)
    const body = propfindBody('D:displayname', 'A:calendar-color', 'A:calendar-order', 'X:own').replace(
      'xmlns:D',
      'xmlns:X="urn:x" xmlns:D',
    )
    const [found] = responsesOf(await send('PROPFIND', path, { body, headers: { depth: '0' } }))
    const values = [...(found?.properties.values() ?? [])].map(({ element }) => textOf(element))
    expect(values).toEqual(['Casa', '#FF2968FF', '3', 'a & b'])
    const calendars = async () => (await person.get('/calendars')).json<{ name: string }[]>().map(({ name }) => name)
    expect(await calendars()).toEqual(['Personale', 'Casa'])
    expect((await send('DELETE', path)).statusCode).toBe(204)
    expect(await calendars()).toEqual(['Personale'])
    const [change] = (await person.get('/changes')).json<{ _id: string; kind: string }[]>()
    expect(change?.kind).toBe('calendar.trash')
    expect((await person.post(`/changes/${change?._id ?? ''}/undo`)).statusCode).toBe(200)
    expect(await calendars()).toEqual(['Personale', 'Casa'])
    expect((await send('PROPFIND', path, { headers: { depth: '0' } })).statusCode).toBe(207)
  })

  it('changes nothing of a calendar where one of the properties cannot be set', async () => {
    const { person, send, calendar } = await start()
    const answer = await send('PROPPATCH', calendar, {
      body: davBody(
        'D:propertyupdate',
        '<D:set><D:prop><D:displayname>Altro</D:displayname><D:getetag>x</D:getetag></D:prop></D:set>',
      ),
    })
    const [found] = responsesOf(answer)
    expect(found?.properties.get('displayname')?.status).toBe(424)
    expect(found?.properties.get('getetag')?.status).toBe(403)
    expect((await person.get('/calendars')).json()).toMatchObject([{ name: 'Personale' }])
  })

  it('refuses what it does not speak with the methods that it does', async () => {
    const { send, calendar } = await start()
    for (const method of ['LOCK', 'COPY', 'ACL', 'POST']) {
      const answer = await send(method, calendar)
      expect([method, answer.statusCode, String(answer.headers.allow).includes('REPORT')]).toEqual([method, 405, true])
    }
    // As Thunderbird looks for plain calendar files.
    const probe = await send('PUT', '/dav/', { headers: { 'if-match': 'nothing' } })
    expect(probe.statusCode).toBe(405)
  })

  it('says what it speaks by OPTIONS alone, to anybody and of any resource', async () => {
    const { send, home, calendar } = await start()
    for (const url of ['/dav/', home, calendar, `${calendar}none.ics`]) {
      const options = await planner().app.inject({ method: 'OPTIONS', url })
      expect([options.statusCode, options.headers.dav]).toEqual([
        200,
        '1, 3, access-control, calendar-access, extended-mkcol',
      ])
    }
    expect((await send('PROPFIND', home, { headers: { depth: '0' } })).headers.dav).toBeUndefined()
  })
})
