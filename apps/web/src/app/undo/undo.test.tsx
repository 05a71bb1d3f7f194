import { routes } from '@dodici/contract/routes'
import { useMutation } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { send } from '../../api/client.ts'
import { storeSession } from '../../api/stored-session.ts'
import { button, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold, reply } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCategory, sampleChange, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { useCommandContext } from '../commands/use-command-context.ts'
import { useCommandKeys } from '../commands/use-command-keys.ts'
import { undo } from './undo.ts'

/** A page with one thing to do, and a field to type in. */
function Page() {
  useCommandKeys(useCommandContext())
  const { mutate } = useMutation({
    mutationFn: () => send(routes.createCategory, { body: { name: 'Work' } }),
    meta: { success: 'categories.createSuccess', undo: true },
  })
  return (
    <>
      <button type="button" aria-label="act" onClick={() => mutate()} />
      <input aria-label="text" />
    </>
  )
}

const undone = () => callsOf(routes.undoChange).map(({ params }) => params.id)
const key = (name: string, more: object = {}) => fireEvent.keyDown(document.body, { key: name, ctrlKey: true, ...more })

describe('undo', () => {
  beforeEach(() => {
    answer(routes.listCategories, [])
    let count = 0
    answer(routes.createCategory, sampleCategory(), 'c1')
    answer(routes.undoChange, ({ params }) => {
      count += 1
      return sampleChange({ _id: `u${count}`, kind: 'undo', title: 'Work', undoes: params.id })
    })
  })

  const drawAndAct = async () => {
    const drawn = await renderPart(<Page />)
    await drawn.person.click(button('act'))
    await findToast('Category created successfully')
    return drawn
  }

  it('is offered by the toast of a write, and then offers the redo', async () => {
    const { person } = await drawAndAct()
    await person.click(button('Undo'))
    await findToast('Undone: Work')
    await person.click(button('Redo'))
    await findToast('Redone: Work')
    expect(undone()).toEqual(['c1', 'u1'])
  })

  it('follows Ctrl+Z, and redo Ctrl+Shift+Z or Ctrl+Y', async () => {
    await drawAndAct()
    key('z')
    await findToast('Undone: Work')
    key('Z', { shiftKey: true })
    await findToast('Redone: Work')
    key('z', { ctrlKey: false, metaKey: true })
    await findToast('Undone: Work')
    key('y')
    await findToast('Redone: Work')
    expect(undone()).toEqual(['c1', 'u1', 'u2', 'u3'])
  })

  it('waits its turn when the keys come fast', async () => {
    await drawAndAct()
    answer(routes.listChanges, [])
    key('z')
    key('y')
    await findToast('Redone: Work')
    expect(undone()).toEqual(['c1', 'u1'])
  })

  it('waits for the write that is under way, and takes back that one', async () => {
    const { person } = await drawAndAct()
    answer(routes.createCategory, sampleCategory(), 'c2')
    const release = hold(routes.createCategory)
    await person.click(button('act'))
    await waitFor(() => expect(callsOf(routes.createCategory)).toHaveLength(2))
    key('z')
    release()
    await findToast('Undone: Work')
    expect(undone()).toEqual(['c2'])
  })

  it('takes back nothing older where the write under way is refused', async () => {
    const { person } = await drawAndAct()
    fail(routes.createCategory, 'plan_limit')
    const release = hold(routes.createCategory)
    await person.click(button('act'))
    key('z')
    release()
    await findToast(/^The Basic plan includes 100 events a year/)
    answer(routes.createCategory, sampleCategory(), 'c3')
    await person.click(button('act'))
    await findToast('Category created successfully')
    key('z')
    await findToast('Undone: Work')
    expect(undone()).toEqual(['c3'])
  })

  it('leaves the keys to a field in which somebody types', async () => {
    await drawAndAct()
    fireEvent.keyDown(screen.getByLabelText('text'), { key: 'z', ctrlKey: true })
    fireEvent.keyDown(screen.getByLabelText('text'), { key: 'z' })
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, altKey: true })
    key('y')
    answer(routes.listChanges, [])
    await findToast('Nothing to redo')
    expect(undone()).toEqual([])
  })

  it('after a reload, takes the newest from the journal', async () => {
    setNow('2027-03-18T12:00')
    answer(routes.listChanges, [sampleChange({ _id: 'newest', title: 'Trip', count: 200 })])
    answer(routes.undoChange, sampleChange({ _id: 'u', title: 'Trip', count: 200 }))
    await renderPart(<Page />)
    key('z')
    await findToast('Undone: Trip and the rest, 200 in all')
    expect(undone()).toEqual(['newest'])
  })

  it('says that there is nothing to undo', async () => {
    answer(routes.listChanges, [])
    await renderPart(<Page />)
    key('z')
    await findToast('Nothing to undo')
  })

  it('says why where the change was touched again, and does not try it twice', async () => {
    await drawAndAct()
    fail(routes.undoChange, 'undo_conflict')
    key('z')
    await findToast('This cannot be undone: it was changed again afterwards.')
    answer(routes.listChanges, [])
    key('z')
    await findToast('Nothing to undo')
    expect(undone()).toEqual(['c1'])
  })

  it('can be tried again after a failure of the network', async () => {
    await drawAndAct()
    fail(routes.undoChange, 'network')
    key('z')
    await findToast('The server cannot be reached. Check the connection and try again.')
    answer(routes.undoChange, sampleChange({ _id: 'u9', title: 'Work' }))
    key('z')
    await findToast('Undone: Work')
    expect(undone()).toEqual(['c1', 'c1'])
  })

  it('goes on after an answer that cannot be read, which is said as one that did not come', async () => {
    await drawAndAct()
    reply(routes.undoChange, () => ({ body: '<html>' }))
    key('z')
    await findToast('The server cannot be reached. Check the connection and try again.')
    answer(routes.undoChange, sampleChange({ _id: 'u9', title: 'Work' }))
    key('z')
    await findToast('Undone: Work')
  })

  it('goes on also after a fault that nobody thought of', async () => {
    const { client } = await drawAndAct()
    reply(routes.undoChange, () => ({ body: null }))
    await act(() => expect(undo(client)).rejects.toThrow(TypeError))
    answer(routes.undoChange, sampleChange({ _id: 'u9', title: 'Work' }))
    key('z')
    await findToast('Undone: Work')
  })

  it('finds nothing of what was done in another session', async () => {
    await drawAndAct()
    cleanup()
    await renderPart(<Page />)
    answer(routes.listChanges, [])
    key('z')
    await findToast('Nothing to undo')
    expect(undone()).toEqual([])
  })

  it('that waits for a write takes back nothing of who has signed in meanwhile', async () => {
    answer(routes.listChanges, [sampleChange({ _id: 'of Bruno' })])
    const { person, client } = await renderPart(<Page />, { user: sampleUser() })
    const release = hold(routes.createCategory)
    await person.click(button('act'))
    key('z')
    storeSession({ user: sampleUser({ _id: 'user-2' }), token: 'of Bruno' })
    release()
    await waitFor(() => expect(client.isMutating()).toBe(0))
    await act(() => undo(client))
    expect(callsOf(routes.listChanges)).toEqual([])
    expect(undone()).toEqual([])
  })

  it('is not offered where nothing was changed', async () => {
    answer(routes.createCategory, sampleCategory())
    await drawAndAct()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
