import { routes } from '@dodici/contract/routes'
import type { Change } from '@dodici/contract/types'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answerCalendar } from '../test/calendar-answers.ts'
import { button, findToast } from '../test/elements.ts'
import { answer, callsOf } from '../test/fake-api.ts'
import { renderPart } from '../test/render.tsx'
import { sampleChange, sampleUser } from '../test/samples.ts'
import { setNow } from '../test/set-now.ts'
import { announceDeletions } from './announce-deletions.ts'
import { hideToast } from './toasts.ts'

const deletions = (facts: Partial<Change> = {}, deleted = 300): Change =>
  sampleChange({
    ...{ _id: 'last', kind: 'event.delete', count: deleted, by: { kind: 'device', name: 'iPhone' } },
    createdAt: '2027-03-18T08:00:00.000Z',
    group: { first: 'first', changes: deleted, deleted, kinds: ['event.delete'] },
    ...facts,
  })

const hear = async (entries: readonly Change[]) => {
  answer(routes.listChanges, [...entries])
  const drawn = await renderPart(null, { path: '/calendar', user: sampleUser(), language: 'it' })
  await act(() => announceDeletions(drawn.client))
  return drawn
}
const SAID = 'iPhone ha eliminato 300 eventi'

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar()
})

it('says once that a device has deleted many events, and takes all of it back', async () => {
  answer(routes.undoGroup, sampleChange({ _id: 'u1', kind: 'undo.several', undoCount: 300 }))
  const { person } = await hear([sampleChange(), deletions()])
  await findToast(SAID)
  expect(callsOf(routes.listChanges)).toHaveLength(1)
  await person.click(button('Annulla'))
  await waitFor(() => expect(callsOf(routes.undoGroup).map(({ params }) => params.id)).toEqual(['last']))
})

it('does not say it again in the same browser', async () => {
  await hear([deletions()])
  await findToast(SAID)
  act(hideToast)
  await hear([deletions()])
  expect(callsOf(routes.listChanges)).toHaveLength(2)
  expect(screen.queryByText(SAID)).toBeNull()
})

it('says it of a linked account by its name', async () => {
  await hear([deletions({ by: { kind: 'link', name: 'Nextcloud' } })])
  await findToast('Nextcloud ha eliminato 300 eventi')
})

it.each([
  ['a few', deletions({}, 50)],
  ['by the page', deletions({ by: { kind: 'page', name: '' } })],
  ['that were taken back', deletions({ undoable: false, undoneBy: 'u1' })],
  ['of the day before yesterday', deletions({ createdAt: '2027-03-16T08:00:00.000Z' })],
])('says nothing of deletions %s', async (_, change) => {
  await hear([change])
  expect(callsOf(routes.listChanges)).toHaveLength(1)
  expect(screen.queryByText(/ha eliminato/)).toBeNull()
})
