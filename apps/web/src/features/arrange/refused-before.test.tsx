import { routes } from '@dodici/contract/routes'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { yearEvents } from '../../api/year.queries.ts'
import { button, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { move, open, shown, trip } from './test/arranged-year.tsx'

const calls = () => callsOf(routes.changeEvents)

/** Two moves of one event, of which the first is under way. */
async function moveTwice() {
  const release = hold(routes.changeEvents)
  const { person, before } = await open([trip], move)
  await waitFor(() => expect(calls()).toHaveLength(1))
  const once = shown()
  await person.click(button('act'))
  await waitFor(() => expect(shown()).not.toBe(once))
  return { release, before }
}

it.each([
  ['unavailable', 'Il server è occupato. Riprova tra un momento.'],
  ['too_many_requests', 'Troppe richieste. Riprova più tardi.'],
  ['network', 'Il server non è raggiungibile. Controlla la connessione e riprova.'],
] as const)('sends no move from days that a move gave which was refused (%s), and says why', async (code, words) => {
  fail(routes.changeEvents, code)
  const { release, before } = await moveTwice()
  // Nothing more is read: what shows is what the page itself has gone back to.
  hold(routes.listEvents)
  release()
  await findToast(words)
  await waitFor(() => expect(shown()).toBe(before))
  expect(calls()).toHaveLength(1)
})

it('goes back to what was there before both where the second is sent and refused, too', async () => {
  fail(routes.changeEvents, 'unavailable')
  const release = hold(routes.changeEvents)
  const { client, person } = await open([trip], { kind: 'category', categoryId: 'travel' })
  await person.click(button('act'))
  hold(routes.listEvents)
  release()
  await waitFor(() => expect(calls()).toHaveLength(2))
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(client.getQueryData(yearEvents(2027).queryKey)?.events).toMatchObject([{ _id: 'trip', categoryId: null }])
})

it('sends a move that began after the refusal', async () => {
  fail(routes.changeEvents, 'unavailable')
  const { person, before } = await open([trip], move)
  await findToast('Il server è occupato. Riprova tra un momento.')
  await waitFor(() => expect(shown()).toBe(before))
  answer(routes.changeEvents, { events: [], droppedExceptions: [] }, 'change')
  await person.click(button('act'))
  expect(await findToast('Spostato: mar 18 mag – gio 20 mag')).toBeTruthy()
  expect(calls()).toHaveLength(2)
})
