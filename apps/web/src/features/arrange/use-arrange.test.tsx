import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { button, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold, reply } from '../../test/fake-api.ts'
import { meeting, move, open, shown, trip } from './test/arranged-year.tsx'

beforeEach(() => answer(routes.changeEvents, { events: [], droppedExceptions: [] }, 'change'))

it('shows a move before the server has answered, and says it with a way back', async () => {
  const release = hold(routes.changeEvents)
  const { before } = await open([trip], move)
  await waitFor(() => expect(shown()).not.toBe(before))
  expect(callsOf(routes.changeEvents).map(({ body }) => body)).toEqual([
    { events: [{ _id: 'trip', version: 3 }], action: move },
  ])
  release()
  expect(await findToast('Spostato: mar 18 mag – gio 20 mag')).toBeTruthy()
  expect(await findButton('Annulla')).toBeTruthy()
})

it('takes the move back where the server refuses it, and says why', async () => {
  fail(routes.changeEvents, 'stale_version')
  const { before } = await open([trip], move)
  expect(await findToast('Nel frattempo è stato cambiato altrove.')).toBeTruthy()
  expect(shown()).toBe(before)
})

it('goes back to the newer copy that the refusal hands over, and sends its version from then on', async () => {
  const problem = { status: 412, title: 'Precondition Failed', detail: 'changed', code: 'stale_version' }
  reply(routes.changeEvents, () => {
    // What is read after the refusal does not come: only the refusal itself can say what is newer.
    hold(routes.listEvents)
    return { status: 412, body: { ...problem, current: [{ ...trip, title: 'Capri', version: 4 }] } }
  })
  const { person, before } = await open([trip], move)
  await waitFor(() => expect(shown()).toBe(before.replace('Elba', 'Capri')))
  await person.click(button('act'))
  await waitFor(() => expect(callsOf(routes.changeEvents)).toHaveLength(2))
  expect(callsOf(routes.changeEvents).map(({ body }) => body.events[0]?.version)).toEqual([3, 4])
})

it('asks which part of a series is meant, and does nothing where nobody says it', async () => {
  const { person } = await open([meeting], move)
  await person.click(await screen.findByRole('button', { name: 'Annulla' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(routes.changeEvents)).toEqual([])
  await person.click(button('act'))
  await person.click(await screen.findByRole('radio', { name: 'Tutta la serie' }))
  await person.click(screen.getByRole('button', { name: 'Salva' }))
  await waitFor(() => expect(callsOf(routes.changeEvents)).toHaveLength(1))
  expect(callsOf(routes.changeEvents)[0]?.body).toMatchObject({
    events: [{ _id: 'meeting', version: 5, scope: 'all' }],
  })
})

it('copies an occurrence without a question', async () => {
  await open([meeting], { kind: 'copy', days: 3 })
  expect(await findToast('Copiato: mer 17 mar')).toBeTruthy()
  expect(callsOf(routes.changeEvents)[0]?.body).toEqual({
    events: [{ _id: 'meeting', version: 5, scope: 'this', occurrence: '2027-03-14' }],
    action: { kind: 'copy', days: 3 },
  })
})

it('sends two moves of one event one after the other, the second with the version of the first', async () => {
  answer(routes.changeEvents, { events: [{ _id: 'trip', version: 4, start: '', end: '' }], droppedExceptions: [] })
  const release = hold(routes.changeEvents)
  const { person } = await open([trip], move)
  await waitFor(() => expect(callsOf(routes.changeEvents)).toHaveLength(1))
  await person.click(button('act'))
  expect(callsOf(routes.changeEvents)).toHaveLength(1)
  release()
  await waitFor(() => expect(callsOf(routes.changeEvents)).toHaveLength(2))
  expect(callsOf(routes.changeEvents).map(({ body }) => body.events[0]?.version)).toEqual([3, 4])
})

it('says that an event is gone that was deleted meanwhile, and sends nothing', async () => {
  const { client, person } = await open([meeting], move)
  await screen.findByRole('dialog')
  client.setQueryData(['events', 2027], { events: [], isTruncated: false, etag: null })
  await person.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await findToast('Non esiste più.')).toBeTruthy()
  expect(callsOf(routes.changeEvents)).toEqual([])
})

it('deletes at once, and sends what it no longer shows', async () => {
  const release = hold(routes.changeEvents)
  await open([trip], { kind: 'delete' })
  await waitFor(() => expect(shown()).toBe(''))
  expect(callsOf(routes.changeEvents)[0]?.body.events).toEqual([{ _id: 'trip', version: 3 }])
  release()
  expect(await findToast('Evento eliminato')).toBeTruthy()
})

it('sends nothing of more events than can be one change, and says how many can', async () => {
  const many = Array.from({ length: 501 }, (_, index) => ({ ...trip, _id: `trip-${index}` }))
  const { before } = await open(many, { kind: 'delete' }, 'all')
  expect(
    await findToast('Hai selezionato 501 eventi. Se ne possono modificare al massimo 500 alla volta.'),
  ).toBeTruthy()
  expect(callsOf(routes.changeEvents)).toEqual([])
  expect(shown()).toBe(before)
})
