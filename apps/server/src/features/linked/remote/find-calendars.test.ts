import { describe, expect, it } from 'vitest'
import { LISTED_CALENDARS_MAX } from '@dodici/contract/limits'
import * as said from '../test/scripted-servers.ts'
import { findCalendars } from './find-calendars.ts'

const { calendar, found, homes, multistatus, principal, redirect, scriptedServers } = said
type Servers = said.ScriptedServers

const SIGN_IN = { username: 'ada@example.org', password: 'pässword' }

const find = (servers: Servers, url: string) => findCalendars(servers.outgoing, { ...SIGN_IN, url })

const namesOf = async (servers: Servers, url: string): Promise<string[]> =>
  (await find(servers, url)).map(({ name }) => name)

const faultOf = (servers: Servers, url: string): Promise<unknown> =>
  find(servers, url).then(
    () => 'calendars',
    (error: unknown) => (error as { fault?: unknown }).fault ?? error,
  )

/** What a server answers whose root says the principal, at a place below. */
const account = (origin: string, root: string, home = `${root}home/`) => ({
  [`PROPFIND ${origin}${root}`]: multistatus([found(root, principal(`${root}me/`))]),
  [`PROPFIND ${origin}${root}me/`]: multistatus([found(`${root}me/`, homes(home))]),
  [`PROPFIND ${origin}${home}`]: multistatus([found(home), calendar(`${home}work/`, 'Lavoro')]),
})

describe('finding the calendars of an account', () => {
  it('begins where the server says that its calendars are', async () => {
    const servers = scriptedServers({
      'PROPFIND https://cloud.example.org/.well-known/caldav': redirect('/remote.php/dav/'),
      ...account('https://cloud.example.org', '/remote.php/dav/'),
    })
    expect(await find(servers, 'cloud.example.org')).toEqual([
      { url: 'https://cloud.example.org/remote.php/dav/home/work/', name: 'Lavoro', color: null, isReadOnly: false },
    ])
    expect(servers.requests[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('ada@example.org:pässword', 'utf8').toString('base64')}`,
      depth: '0',
      'accept-encoding': 'identity',
    })
  })

  it('asks first what was typed, and never by http where the operator has not allowed it', async () => {
    const servers = scriptedServers(account('https://example.org', '/cal/'))
    expect(await namesOf(servers, 'http://example.org/cal/')).toEqual(['Lavoro'])
    expect(servers.asked[0]).toBe('PROPFIND https://example.org/cal/')
    expect(servers.told()).toEqual(['https://example.org'])
  })

  it.each(['/', '/remote.php/dav/', '/dav/', '/caldav/', '/dav.php/'])('tries %s by itself', async (root) => {
    expect(await namesOf(scriptedServers(account('https://example.org', root)), 'example.org')).toEqual(['Lavoro'])
  })

  it('finds a server that is in a folder of a site, by the address of its page', async () => {
    const servers = scriptedServers(account('https://example.org', '/cloud/remote.php/dav/'))
    expect(await namesOf(servers, 'https://example.org/cloud')).toEqual(['Lavoro'])
  })

  it('finds those of a place without principals, which is a calendar or has some', async () => {
    const alone = scriptedServers({ 'PROPFIND https://example.org/c/': multistatus([calendar('/c/', 'Uno')]) })
    expect(await namesOf(alone, 'https://example.org/c/')).toEqual(['Uno'])
    const inside = multistatus([found('/h/', said.folderType), calendar('/h/a/', 'Due'), calendar('/h/b/', 'Tre')])
    const home = scriptedServers({ 'PROPFIND https://example.org/h/': inside })
    expect(await namesOf(home, 'https://example.org/h/')).toEqual(['Due', 'Tre'])
  })

  it('adds the calendar that was typed to those of the account, once', async () => {
    const own = multistatus([found('/shared/x/', principal('/dav/me/')), calendar('/shared/x/', 'Di Bea')])
    const typed = (request: { body: Buffer | null }) =>
      String(request.body).includes('displayname') ? multistatus([calendar('/shared/x/', 'Di Bea')]) : own
    const servers = scriptedServers({
      ...account('https://example.org', '/dav/'),
      'PROPFIND https://example.org/shared/x/': typed,
    })
    expect(await namesOf(servers, 'https://example.org/shared/x/')).toEqual(['Di Bea', 'Lavoro'])
    // Where its homes cannot be read, there is still itself.
    const lone = scriptedServers({ 'PROPFIND https://example.org/shared/x/': typed })
    expect(await namesOf(lone, 'https://example.org/shared/x/')).toEqual(['Di Bea'])
  })

  it('says that an account without calendars has none, and lists no more than it says', async () => {
    const home = 'PROPFIND https://example.org/dav/home/'
    const servers = account('https://example.org', '/dav/')
    expect(
      await find(scriptedServers({ ...servers, [home]: multistatus([found('/dav/home/')]) }), 'example.org'),
    ).toEqual([])
    const many = Array.from({ length: 300 }, (_, index) => calendar(`/dav/home/${String(index)}/`, 'x'))
    const all = await find(scriptedServers({ ...servers, [home]: multistatus(many) }), 'example.org')
    expect(all).toHaveLength(LISTED_CALENDARS_MAX)
  })
})

describe('telling a password', () => {
  it('U4: tells it to the part of iCloud that has the calendars of an account', async () => {
    const servers = scriptedServers({
      'PROPFIND https://caldav.icloud.com/': multistatus([found('/', principal('/1/principal/'))]),
      'PROPFIND https://caldav.icloud.com/1/principal/': multistatus([
        found('/1/principal/', homes('https://p42-caldav.icloud.com:443/1/calendars/')),
      ]),
      'PROPFIND https://p42-caldav.icloud.com/1/calendars/': multistatus([calendar('/1/calendars/home/', 'Casa')]),
    })
    expect(await find(servers, 'https://caldav.icloud.com')).toMatchObject([
      { url: 'https://p42-caldav.icloud.com/1/calendars/home/', name: 'Casa' },
    ])
  })

  it.each([
    [
      'a redirect of the well-known address',
      { 'PROPFIND https://example.org/.well-known/caldav': redirect('https://evil.example/dav/') },
    ],
    ['a redirect of the root', { 'PROPFIND https://example.org/': redirect('https://evil.example/', 307) }],
    ['a redirect to http', { 'PROPFIND https://example.org/': redirect('http://example.org/dav/') }],
    ['a redirect to another port', { 'PROPFIND https://example.org/': redirect('https://example.org:8443/dav/') }],
    [
      'a redirect with a name in it',
      { 'PROPFIND https://example.org/': redirect('https://example.org@evil.example/') },
    ],
    [
      'a principal',
      { 'PROPFIND https://example.org/': multistatus([found('/', principal('https://evil.example/me/'))]) },
    ],
    ['a home', { 'PROPFIND https://example.org/': multistatus([found('/', homes('https://evil.example/home/'))]) }],
  ])('U4: tells it to nobody to whom %s leads', async (_, answers) => {
    const servers = scriptedServers({
      ...answers,
      ...account('https://evil.example', '/'),
      'PROPFIND https://evil.example/home/': multistatus([calendar('/home/x/', 'Trappola')]),
    })
    expect(await faultOf(servers, 'example.org')).toBe('elsewhere')
    expect(servers.told()).toEqual(['https://example.org'])
    expect(servers.asked.filter((asked) => asked.includes('evil'))).toEqual([])
  })

  it('U4: takes no calendar on another server for one of the account', async () => {
    const home = multistatus([calendar('https://evil.example/x/', 'Trappola'), calendar('/home/y/', 'Casa')])
    const servers = scriptedServers({
      'PROPFIND https://example.org/': multistatus([found('/', homes('https://evil.example/home/', '/home/'))]),
      'PROPFIND https://example.org/home/': home,
    })
    expect(await namesOf(servers, 'example.org')).toEqual(['Casa'])
  })

  it('U1: asks nothing of what is no public server', async () => {
    const servers = scriptedServers({})
    const typed = [
      '127.0.0.1',
      'http://localhost/',
      'nas.lan',
      'https://u:p@example.org/',
      'file:///etc/passwd',
      'https://',
      'javascript:1',
    ]
    for (const one of typed) expect([one, await faultOf(servers, one)]).toEqual([one, 'address'])
    expect(servers.asked).toEqual([])
  })

  it('does not try a wrong password a second time', async () => {
    const wrong = { status: 401, headers: { 'www-authenticate': 'Basic realm="x"' } }
    const servers = scriptedServers({ 'PROPFIND https://example.org/.well-known/caldav': wrong })
    expect(await faultOf(servers, 'example.org')).toBe('unauthorized')
    expect(servers.asked).toHaveLength(1)
  })

  it('goes on where a page, or a server of tokens, wants no password', async () => {
    const page = { status: 401, headers: { 'www-authenticate': 'Bearer realm="x"' } }
    const servers = scriptedServers({
      'PROPFIND https://example.org/apps/calendar': page,
      ...account('https://example.org', '/dav/'),
    })
    expect(await namesOf(servers, 'https://example.org/apps/calendar')).toEqual(['Lavoro'])
    expect(await faultOf(scriptedServers({ 'PROPFIND https://example.org/': page }), 'example.org')).toBe('notCalDav')
  })
})
