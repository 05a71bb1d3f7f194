import { expect, it } from 'vitest'
import type { DavResponse } from '@dodici/core/dav'
import type { OutgoingAnswer } from '#server/outgoing/outgoing.ts'
import { etag, found, multistatus, scriptedServers } from '../test/scripted-servers.ts'
import { openCollection } from './open-collection.ts'

const URL_OF = 'https://example.org/c/'
const SIGN_IN = { username: 'ada', password: 'secret' }

/** A server that answers each question about changes with the next of these. */
function answering(...answers: readonly Partial<OutgoingAnswer>[]) {
  let at = 0
  const next = (): Partial<OutgoingAnswer> => answers[Math.min(at++, answers.length - 1)] ?? { status: 404 }
  const servers = scriptedServers({ [`REPORT ${URL_OF}`]: next })
  return { ...servers, collection: openCollection(servers.outgoing, SIGN_IN, URL_OF) }
}

const gone = (href: string): DavResponse => ({ href, status: 404 })
const more: DavResponse = { href: '/c/', status: 507, error: 'number-of-matches-within-limits' }
const change = (name: string, mark = '"1"'): DavResponse => found(`/c/${name}`, etag(mark))

it('follows the pages of an answer, of which the last counts for each resource', async () => {
  const { collection, requests } = answering(
    multistatus([change('a.ics'), change('b.ics'), gone('/c/c.ics'), more], 't1'),
    multistatus([gone('/c/a.ics'), more], 't2'),
    multistatus([change('c.ics'), change('b.ics', '"2"')], 't3'),
  )
  expect(await collection.changesSince('t0')).toEqual({
    changed: [
      { href: '/c/b.ics', etag: '"2"' },
      { href: '/c/c.ics', etag: '"1"' },
    ],
    gone: ['/c/a.ics'],
    token: 't3',
  })
  const tokens = requests.map(({ body }) => /sync-token>([^<]*)</.exec(String(body))?.[1])
  expect(tokens).toEqual(['t0', 't1', 't2'])
  expect(requests[0]?.headers).toMatchObject({ depth: '0' })
})

it('asks for everything with an empty token as with none', async () => {
  const { collection, requests } = answering(multistatus([change('a.ics')], 't1'))
  for (const token of [null, '']) expect((await collection.changesSince(token))?.token).toBe('t1')
  for (const { body } of requests) expect(String(body)).toContain('<D:sync-token/>')
})

it('says of nothing that it is gone that was never told', async () => {
  const first = multistatus([change('a.ics'), change('b.ics'), gone('/c/old.ics'), more], 't1')
  const { collection } = answering(first, multistatus([gone('/c/b.ics')], 't2'))
  const [changed, token] = [[{ href: '/c/a.ics', etag: '"1"' }], 't2']
  expect(await collection.changesSince(null)).toEqual({ changed, gone: [], token })
})

it.each([400, 403, 404, 405, 409, 410, 412, 415, 422, 500, 501, 507])(
  'takes a token that is answered with %i for none that is known',
  async (status) => {
    expect(await answering({ status }).collection.changesSince('t0')).toBeNull()
  },
)

it.each([
  [401, 'unauthorized'],
  [302, 'elsewhere'],
  [429, 'server'],
  [502, 'server'],
  [503, 'server'],
  [200, 'notCalDav'],
] as const)('says of %i that it is %s', async (status, fault) => {
  const { collection } = answering({ status, headers: { 'retry-after': '90' } })
  await expect(collection.changesSince('t0')).rejects.toMatchObject({
    fault,
    retrySeconds: fault === 'server' ? 90 : null,
  })
})

it('says that a server fails that does so without a token too', async () => {
  await expect(answering({ status: 500 }).collection.changesSince(null)).rejects.toMatchObject({ fault: 'server' })
})

it('has a listing tell where no token comes back, or always the same with more behind it', async () => {
  expect(await answering(multistatus([change('a.ics')])).collection.changesSince(null)).toBeNull()
  const circle = answering(multistatus([change('a.ics'), more], 't0'))
  expect(await circle.collection.changesSince('t0')).toBeNull()
  expect(circle.requests).toHaveLength(1)
})

it('has a listing tell where a change could not be looked at', async () => {
  const broken: DavResponse = { href: '/c/b.ics', status: 500 }
  const { collection } = answering(multistatus([change('a.ics'), broken], 't1'))
  expect(await collection.changesSince('t0')).toBeNull()
})

it('U2: does not follow pages without end', async () => {
  let page = 0
  const endless = () => multistatus([change(`${String((page += 1))}.ics`), more], `t${String(page)}`)
  const servers = scriptedServers({ [`REPORT ${URL_OF}`]: endless })
  const collection = openCollection(servers.outgoing, SIGN_IN, URL_OF)
  await expect(collection.changesSince(null)).rejects.toMatchObject({ fault: 'tooLarge' })
  expect(page).toBe(1_000)
})

it('U2: does not collect changes without end', async () => {
  let page = 0
  const many = () => {
    page += 1
    const changes = Array.from({ length: 20_000 }, (_, index) => gone(`/c/${String(page)}-${String(index)}`))
    return multistatus([...changes, more], `t${String(page)}`)
  }
  const servers = scriptedServers({ [`REPORT ${URL_OF}`]: many })
  const collection = openCollection(servers.outgoing, SIGN_IN, URL_OF)
  await expect(collection.changesSince(null)).rejects.toMatchObject({ fault: 'tooLarge' })
  expect(page).toBe(6)
})
