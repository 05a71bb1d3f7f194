import { expect, it } from 'vitest'
import { NAME_MAX } from '../../event/index.ts'
import { accountIn } from './read-account.ts'
import { calendarsIn, marksIn } from './read-calendars.ts'
import { alone, answerOf, found, multistatus } from './test/read-answer.ts'
import { icloud, nextcloud, radicale, xandikos } from './test/server-answers.ts'

const CALENDAR = '<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>'

/** A calendar with further properties, as it is read. */
const calendarWith = (props: string) => calendarsIn(answerOf(multistatus(found('/c/one/', CALENDAR + props))))[0]

it('finds who asks and where their calendars are', () => {
  expect(accountIn(answerOf(radicale.account))).toEqual({
    principal: { origin: null, path: '/ada/' },
    homes: [{ origin: null, path: '/ada/' }],
    isStranger: false,
  })
  expect(accountIn(answerOf(icloud.account))).toEqual({
    principal: null,
    homes: [{ origin: 'https://p42-caldav.icloud.com', path: '/1234567/calendars/' }],
    isStranger: false,
  })
})

it('finds several homes, and nobody where nobody is signed in', () => {
  const home = (href: string) => `<D:href>${href}</D:href>`
  const several = found(
    '/p/',
    `<C:calendar-home-set>${home('/a/')}${home('mailto:a@b')}${home('/b')}</C:calendar-home-set>`,
  )
  expect(accountIn(answerOf(multistatus(several))).homes.map(({ path }) => path)).toEqual(['/a/', '/b'])
  const stranger = found('/', '<D:current-user-principal><D:unauthenticated/></D:current-user-principal>')
  const nobody = { principal: null, homes: [], isStranger: false }
  expect(accountIn(answerOf(multistatus(stranger)))).toEqual({ ...nobody, isStranger: true })
  expect(accountIn(answerOf(multistatus()))).toEqual(nobody)
  expect(accountIn(answerOf(multistatus(alone('/', 'HTTP/1.1 403 Forbidden'))))).toEqual(nobody)
})

it("reads Radicale's calendars, and no address book", () => {
  expect(calendarsIn(answerOf(radicale.calendars))).toEqual([
    {
      path: '/ada/0b9e/',
      name: 'Lavoro & altro',
      color: '#e64c4c',
      ctag: '"aa11"',
      syncToken: 'http://radicale.org/ns/sync/5d41',
      hasSync: true,
      isReadOnly: false,
    },
  ])
})

it("reads Xandikos's, named by its path where it has no name, and a token without a list of reports", () => {
  expect(calendarsIn(answerOf(xandikos.calendars))).toEqual([
    {
      path: '/user/calendars/calendar/',
      name: 'calendar',
      color: null,
      ctag: '1f3870be',
      syncToken: '1f3870be',
      hasSync: true,
      isReadOnly: true,
    },
  ])
})

it("reads Nextcloud's for events, those of others as they may be used, and nothing that is deleted", () => {
  const read = calendarsIn(answerOf(nextcloud.calendars))
  expect(read.map(({ path, name, color, isReadOnly }) => [path, name, color, isReadOnly])).toEqual([
    ['/remote.php/dav/calendars/ada@example.org/personal/', 'Personale', '#0082c9', false],
    ['/remote.php/dav/calendars/ada@example.org/team_shared_by_bea/', 'Squadra (Bea)', null, true],
    ['/remote.php/dav/calendars/ada@example.org/holidays/', 'Feste', null, true],
  ])
})

it.each([
  ['#FF2968FF', '#ff2968'],
  [' #abc ', '#aabbcc'],
  ['#12345', null],
  ['red', null],
  ['#ff2968;background:url(x)', null],
  ['', null],
])('V5: reads the colour %s as %s', (text, color) => {
  expect(calendarWith(`<A:calendar-color>${text}</A:calendar-color>`)?.color).toBe(color)
})

it('takes whoever is not told what they may do for a writer, and whoever may write contents', () => {
  const set = (...privileges: string[]) =>
    `<D:current-user-privilege-set>${privileges.map((one) => `<D:privilege><D:${one}/></D:privilege>`).join('')}</D:current-user-privilege-set>`
  const sets = ['', set(), set('all'), set('read', 'write'), set('write-content'), set('read'), set('bind', 'unbind')]
  expect(sets.map((props) => calendarWith(props)?.isReadOnly)).toEqual([false, false, false, false, false, true, true])
})

it('knows by its reports and its token whether it says what has changed', () => {
  const set = (report: string) =>
    `<D:supported-report-set><D:supported-report><D:report><${report}/></D:report></D:supported-report></D:supported-report-set>`
  const token = '<D:sync-token>t</D:sync-token>'
  const bare = set('D:sync-collection').replaceAll(/<\/?D:report>/g, '')
  const said = [set('D:sync-collection'), set('C:calendar-query') + token, token, '', '<D:sync-token/>', bare]
  expect(said.map((props) => calendarWith(props)?.hasSync)).toEqual([true, false, true, false, false, true])
})

it('takes a calendar without components for one of events, and its path with a slash', () => {
  const none = '<C:supported-calendar-component-set/>'
  const lower = '<C:supported-calendar-component-set><C:comp name="vevent"/></C:supported-calendar-component-set>'
  const answer = multistatus(found('/c/one', CALENDAR + none), found('/c/two%20x', CALENDAR + lower))
  expect(calendarsIn(answerOf(answer)).map(({ path, name }) => [path, name])).toEqual([
    ['/c/one/', 'one'],
    ['/c/two%20x/', 'two x'],
  ])
})

it('V4: reads a name as one line of a length that a name here may have', () => {
  const names = [' a\n\tb\u0085c\u007f ', 'é'.repeat(500), '  ', '&#x202e;x']
  const read = names.map((name) => calendarWith(`<D:displayname>${name}</D:displayname>`)?.name)
  expect(read).toEqual(['a b c', 'é'.repeat(NAME_MAX), 'one', '\u202ex'])
})

it('reads the marks of a calendar, and none of what is no calendar', () => {
  const marks = '<CS:getctag>7</CS:getctag>'
  const said = { ctag: '7', syncToken: null, hasSync: false, isReadOnly: false }
  const marksOf = (...inside: string[]) => marksIn(answerOf(multistatus(...inside)))
  expect(marksOf(found('/c/', CALENDAR + marks))).toEqual(said)
  expect(marksOf(found('/c/', marks))).toEqual(said)
  expect(marksOf(found('/c/', `<D:resourcetype><D:collection/></D:resourcetype>${marks}`))).toBeNull()
  expect(marksOf()).toBeNull()
})
