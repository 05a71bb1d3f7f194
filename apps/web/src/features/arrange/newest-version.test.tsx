import { routes } from '@dodici/contract/routes'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { yearEvents } from '../../api/year.queries.ts'
import { button, findToast } from '../../test/elements.ts'
import { answer, callsOf, hold } from '../../test/fake-api.ts'
import { draw, meeting, move, open, shown, trip } from './test/arranged-year.tsx'

const next = yearEvents(2028).queryKey
const versions = () => callsOf(routes.changeEvents).map(({ body }) => body.events[0]?.version)

beforeEach(() => answer(routes.changeEvents, { events: [], droppedExceptions: [] }, 'change'))

it('names the newest version of what lies in two years, though the year beside was read before', async () => {
  const { client, person } = await draw([trip], move)
  client.setQueryData(next, { events: [{ ...trip, version: 2 }], isTruncated: false, etag: null })
  await person.click(button('act'))
  expect(await findToast('Spostato: mar 18 mag – gio 20 mag')).toBeTruthy()
  expect(versions()).toEqual([3])
})

it('knows an occurrence by the newest copy of its series', async () => {
  const { client, person } = await draw([meeting], { kind: 'copy', days: 3 })
  const old = { ...meeting, version: 4, occurrences: [{ start: '2028-01-14', end: '2028-01-14' }] }
  client.setQueryData(next, { events: [old], isTruncated: false, etag: null })
  await person.click(button('act'))
  expect(await findToast('Copiato: mer 17 mar')).toBeTruthy()
  expect(versions()).toEqual([5])
})

it('knows an occurrence of the year on the screen where a year beside has the same version', async () => {
  const { client, person } = await draw([meeting], { kind: 'copy', days: 3 })
  const beside = { ...meeting, occurrences: [{ start: '2028-01-14', end: '2028-01-14', recurrenceId: '2028-01-14' }] }
  client.setQueryData(next, { events: [beside], isTruncated: false, etag: null })
  await person.click(button('act'))
  expect(await findToast('Copiato: mer 17 mar')).toBeTruthy()
})

it('gives its new version to no copy that is older than what was sent', async () => {
  answer(routes.changeEvents, { events: [{ _id: 'trip', version: 4, start: '', end: '' }], droppedExceptions: [] })
  const { client, person } = await draw([trip], move)
  const old = { ...trip, title: 'Capri', version: 2 }
  client.setQueryData(next, { events: [old], isTruncated: false, etag: null })
  await person.click(button('act'))
  await findToast('Spostato: mar 18 mag – gio 20 mag')
  expect(client.getQueryData(next)?.events[0]).toMatchObject({ title: 'Capri', version: 2 })
})

it('C1: moves nothing that was moved elsewhere while it was being dragged, and says so', async () => {
  const { client, person } = await draw([trip], move)
  await person.click(button('take'))
  const moved = { start: '2027-09-01', end: '2027-09-03' }
  answer(routes.listEvents, [{ ...trip, ...moved, version: 4, occurrences: [moved] }])
  const before = shown()
  await client.invalidateQueries(yearEvents(2027))
  await waitFor(() => expect(shown()).not.toBe(before))
  const newer = shown()
  await person.click(button('act'))
  expect(await findToast('Nel frattempo è stato cambiato altrove.')).toBeTruthy()
  expect(callsOf(routes.changeEvents)).toEqual([])
  expect(shown()).toBe(newer)
})

it('moves what was only renamed elsewhere while it was being dragged', async () => {
  const { client, person } = await draw([trip], move)
  await person.click(button('take'))
  answer(routes.listEvents, [{ ...trip, title: 'Capri', version: 4 }])
  await client.invalidateQueries(yearEvents(2027))
  await waitFor(() => expect(shown()).toContain('Capri'))
  await person.click(button('act'))
  await findToast('Spostato: mar 18 mag – gio 20 mag')
  expect(versions()).toEqual([4])
})

it('C1: names the version that it began with where a newer one comes from elsewhere before it is sent', async () => {
  const release = hold(routes.changeEvents)
  const { client, person } = await open([trip], move)
  await waitFor(() => expect(versions()).toEqual([3]))
  const once = shown()
  await person.click(button('act'))
  await waitFor(() => expect(shown()).not.toBe(once))
  const moved = { start: '2027-09-01', end: '2027-09-03' }
  const elsewhere = { ...trip, ...moved, version: 9, occurrences: [moved] }
  client.setQueryData(yearEvents(2027).queryKey, { events: [elsewhere], isTruncated: false, etag: null })
  answer(routes.listEvents, [elsewhere])
  release()
  await waitFor(() => expect(versions()).toEqual([3, 3]))
})
