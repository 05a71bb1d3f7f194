import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { findDialog } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { sampleEvent } from '../../test/samples.ts'
import { meeting, move, open, trip } from './test/arranged-year.tsx'

beforeEach(() => answer(routes.changeEvents, { events: [], droppedExceptions: [] }, 'change'))

const choir = sampleEvent({
  _id: 'choir',
  title: 'Coro',
  recurrence: 'FREQ=MONTHLY',
  start: '2027-01-20',
  end: '2027-01-20',
  occurrences: [{ start: '2027-06-20', end: '2027-06-20', recurrenceId: '2027-06-20' }],
})

const options = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)

it('asks before a deletion what is to be deleted, and says what becomes of the rest', async () => {
  const { person } = await open([meeting], { kind: 'delete' })
  await findDialog('Che cosa vuoi eliminare di «Riunione»?')
  expect(options()).toEqual([
    'Solo domenica 14 marzo 2027Le altre volte restano come sono.',
    'Da domenica 14 marzo 2027 in poiQuelle prima restano come sono.',
    'Tutta la serieAnche le volte già passate.',
  ])
  await person.click(screen.getByRole('button', { name: 'Elimina' }))
  await waitFor(() => expect(callsOf(routes.changeEvents)).toHaveLength(1))
  expect(callsOf(routes.changeEvents)[0]?.body).toMatchObject({
    events: [{ _id: 'meeting', scope: 'this', occurrence: '2027-03-14' }],
    action: { kind: 'delete' },
  })
})

it('says how many are meant where several were chosen, and names no day', async () => {
  const { person } = await open([meeting, trip], { kind: 'delete' }, 'all')
  await findDialog('Che cosa vuoi eliminare?')
  expect(options()).toEqual([
    'Solo questi 4Le altre volte restano come sono.',
    'Tutta la serieAnche le volte già passate.',
  ])
  await person.click(screen.getByRole('button', { name: 'Annulla' }))
})

it('asks about several series as such', async () => {
  const { person } = await open([meeting, choir], move, 'all')
  await findDialog('Che cosa vuoi cambiare?')
  expect(options()).toEqual([
    'Solo questi 4Le altre volte restano come sono.',
    'Tutte queste serieAnche le volte già passate.',
  ])
  await person.click(screen.getByRole('button', { name: 'Annulla' }))
})
