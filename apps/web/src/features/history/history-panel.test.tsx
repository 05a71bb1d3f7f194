import { routes } from '@dodici/contract/routes'
import type { Change, ChangeDetail } from '@dodici/contract/types'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { HistoryPart } from '../../app/parts/history-part.tsx'
import { refreshHeard } from '../../app/refresh.ts'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleChange, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'

const detail: ChangeDetail = {
  ...{ type: 'event', _id: 'event-1', title: 'Dentist', act: 'created', part: null, occurrence: null, more: 0 },
  ...{ times: { allDay: true, start: '2027-05-06', end: '2027-05-06' }, timesBefore: null, fields: [], of: null },
}
const timesBefore = { allDay: true, start: '2027-05-03', end: '2027-05-03' }
const created = sampleChange({ _id: 'c1', sequence: 1, createdAt: '2027-03-16T09:00:00.000Z', details: [detail] })
const moved = sampleChange({
  ...{ _id: 'c2', sequence: 2, kind: 'event.update', createdAt: '2027-03-18T07:30:00.000Z' },
  details: [{ ...detail, act: 'changed', timesBefore }],
})

let journal: Change[] = []

beforeEach(() => {
  setNow('2027-03-18T10:00')
  const user = sampleUser({ timezone: 'Europe/Rome' })
  answerCalendar({ user })
  journal = [moved, created]
  answer(routes.listChanges, () => journal)
  answer(routes.listTrash, [])
})

const draw = (query = '', language: 'it' | 'en' = 'en') =>
  renderPart(<HistoryPart />, {
    path: `/calendar?year=2027&panel=history${query}`,
    language,
    user: sampleUser({ language, timezone: 'Europe/Rome' }),
  })
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ')
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))

describe('the history', () => {
  it('says by day what was changed, when and by whom, on the person’s own clock', async () => {
    await draw('', 'it')
    await screen.findByRole('heading', { name: 'Oggi' })
    expect(screen.getByRole('heading', { name: 'mar 16 mar' })).toBeTruthy()
    expect(rows()).toEqual([
      'Spostato «Dentist» da lun 3 a gio 6 mag08:30 · tu',
      'Creato «Dentist», gio 6 mag10:00 · tu',
    ])
  })

  it('says of what an older version wrote that no more is known', async () => {
    journal = [moved, { ...created, details: [] }, sampleChange({ _id: 'c0', sequence: 0, kind: 'undo.several' })]
    await draw('', 'it')
    await screen.findByRole('heading', { name: 'Oggi' })
    expect(rows()[0]).not.toContain('senza dettagli')
    expect(rows()[1]).not.toContain('senza dettagli')
    expect(rows()[2]).toMatch(/· tu · senza dettagli$/)
  })

  it('undoes one change, which is struck then, and its undo is a redo', async () => {
    answer(routes.undoChange, ({ params }) => {
      const undo = sampleChange({ _id: 'u1', sequence: 3, kind: 'undo', undoes: params.id, createdAt: moved.createdAt })
      journal = [undo, { ...moved, undoneBy: 'u1', undoable: false }, created]
      return undo
    })
    const { person } = await draw()
    await person.click(await findButton('Undo: Moved “Dentist” from Mon 3 to Thu, May 6'))
    await findToast('Undone: Dentist')
    await waitFor(() => expect(rows()[1]).toMatch(/· undone$/))
    expect(document.querySelector('s')?.textContent).toMatch(/^Moved/)
    await person.click(await findButton(/^Redo: Undo: changed/))
    await findToast('Redone: Dentist')
    expect(callsOf(routes.undoChange).map(({ params }) => params.id)).toEqual(['c2', 'u1'])
  })

  it('goes back to a change once that is confirmed with how many are taken back', async () => {
    answer(routes.undoChangesSince, sampleChange({ _id: 'u1', kind: 'undo.several', undoCount: 2 }))
    const { person } = await draw()
    await person.click(await findButton(/^Undo back to here: Created/))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo all this?' }))
    expect(dialog.getByText(/^2 changes will be undone/)).toBeTruthy()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByRole('complementary', { name: 'History and trash' })).toBeTruthy()
    await person.click(await findButton(/^Undo back to here: Created/))
    await person.click(button('Undo 2 changes'))
    await findToast('Undone: Dentist')
    expect(callsOf(routes.undoChangesSince).map(({ params }) => params.id)).toEqual(['c1'])
  })

  it('shows what a device did without a pause as one, each change when asked, and undoes all of it at once', async () => {
    const gone = { ...detail, act: 'deleted' as const }
    const member = (at: number): Change =>
      sampleChange({
        ...{ _id: `d${at}`, sequence: 10 + at, kind: 'event.delete', createdAt: '2027-03-18T07:30:00.000Z' },
        ...{
          by: { kind: 'device', name: 'iPhone' },
          details: [{ ...gone, _id: `event-${at}`, title: `Dinner ${at}` }],
        },
      })
    const members = [3, 2, 1].map(member)
    const group = { first: 'd1', changes: 300, deleted: 300, kinds: ['event.delete'] }
    const entry = { ...member(3), count: 300, group, details: members.flatMap(({ details }) => details) }
    answer(routes.listChanges, ({ query }) => (query.group === undefined ? [entry, created] : members))
    answer(routes.undoGroup, sampleChange({ _id: 'u1', kind: 'undo.several', undoCount: 300 }))
    answer(routes.undoChangesSince, sampleChange({ _id: 'u2', kind: 'undo.several', undoCount: 300 }))
    const { person } = await draw()
    const words = 'Deleted 300 events: “Dinner 3”, “Dinner 2”, “Dinner 1” …'
    await person.click(await findButton(`One by one: ${words}`))
    await screen.findByText(/^Deleted “Dinner 2”/)
    expect(callsOf(routes.listChanges).at(-1)?.query).toEqual({ limit: '50', group: 'd3' })
    expect(screen.getAllByRole('button', { name: /^Undo back to here/ })).toHaveLength(1)
    await person.click(button(`Undo: ${words}`))
    await findToast(/^Undone/)
    expect(callsOf(routes.undoGroup).map(({ params }) => params.id)).toEqual(['d3'])
    await person.click(button(/^Undo back to here: Created/))
    expect(await screen.findByText(/^301 changes will be undone/)).toBeTruthy()
  })

  it('names what stands in the way of an undo, and what changed it', async () => {
    fail(routes.undoChange, 'undo_conflict', {
      conflict: {
        ...{ type: 'event', _id: 'event-1', title: 'Dentist' },
        change: { _id: 'c2', kind: 'event.update', title: 'Dentist', createdAt: moved.createdAt },
      },
    })
    const { person } = await draw()
    await person.click(await findButton(/^Undo: Created/))
    await findToast(
      /^“Dentist” was changed again since. First undo this, of Thu, Mar 18 at 8:30\sAM: changed “Dentist”\.$/,
    )
  })

  it('shows what is changed elsewhere at once, and older changes when asked', async () => {
    journal = Array.from({ length: 50 }, (_, at) => sampleChange({ _id: `many-${at}`, sequence: 100 - at }))
    answer(routes.listChanges, ({ query }) => (query.before === undefined ? journal : [created]))
    const { person, client } = await draw()
    await person.click(await findButton('Older changes'))
    await waitFor(() => expect(callsOf(routes.listChanges).at(-1)?.query).toEqual({ limit: '50', before: '51' }))
    journal = [moved]
    act(() => refreshHeard(client))
    await waitFor(() => expect(rows()).toHaveLength(1), { timeout: 3000 })
  })

  it('shows the changes of one event, from which one does not go back', async () => {
    const { person } = await draw('&of=event-1')
    await findButton(/^Undo: Moved/)
    expect(callsOf(routes.listChanges)[0]?.query).toEqual({ limit: '50', event: 'event-1' })
    expect(screen.queryByRole('button', { name: /^Undo back to here/ })).toBeNull()
    await person.click(button('Show all changes'))
    await waitFor(() => expect(location.search).toBe('?year=2027&panel=history'))
  })

  it('says that nothing was changed, or why it cannot be shown', async () => {
    journal = []
    await draw()
    expect(await screen.findByText('Nothing was changed yet')).toBeTruthy()
  })
})

describe('the trash', () => {
  it('says what it is, since when and how long, finds by name, and takes out', async () => {
    const item = (title: string, days: number) => ({
      ...{ _id: `of-${title.charCodeAt(0)}`, type: 'event' as const, title, changeId: null },
      deletedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    })
    let trash = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'Perché'].map((title, at) => item(title, at * 4 + 1))
    answer(routes.listTrash, () => trash)
    answer(
      routes.restoreTrash,
      ({ params }) => {
        trash = trash.filter(({ _id }) => _id !== params.id)
        return sampleChange({ kind: 'trash.restore' })
      },
      'restored',
    )
    const { person } = await draw()
    await person.click(screen.getByRole('tab', { name: 'Trash' }))
    expect((await screen.findAllByRole('listitem'))[0]?.textContent).toBe(
      'AEvent deleted yesterday · 29 days leftRestore',
    )
    await person.type(screen.getByRole('searchbox', { name: 'Search in the trash' }), 'perche')
    expect(rows()).toEqual(['PerchéEvent deleted 29 days ago · one day leftRestore'])
    await person.click(button('Restore “Perché”'))
    await findToast('Restored')
    expect(await screen.findByText('Nothing in the trash has this name.')).toBeTruthy()
  })

  it('says that it is empty, and that things stay for 30 days', async () => {
    const { person } = await draw()
    await person.click(screen.getByRole('tab', { name: 'Trash' }))
    expect(await screen.findByText('The trash is empty')).toBeTruthy()
    expect(screen.getByText(/30 days/)).toBeTruthy()
  })
})
