import { routes } from '@dodici/contract/routes'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeYearSettings } from '../../features/year/settings/year-settings.ts'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { button } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { setNow } from '../../test/set-now.ts'
import { useCommandContext } from './use-command-context.ts'
import { useCommandKeys } from './use-command-keys.ts'

/** A page with every kind of place that has a use of its own for keys. */
function Page() {
  useCommandKeys(useCommandContext())
  const [hasDialog, openDialog] = useState(false)
  return (
    <>
      <button type="button" aria-label="button" />
      <input aria-label="text" />
      <input type="checkbox" aria-label="checkbox" />
      <textarea aria-label="textarea" />
      <select aria-label="select" />
      <div contentEditable suppressContentEditableWarning aria-label="editable" role="textbox" />
      <div popover="auto">
        <button type="button" aria-label="in a popover" />
      </div>
      <Menu label="menu" trigger="" triggerClass="">
        <MenuItem onSelect={() => undefined}>{'item'}</MenuItem>
      </Menu>
      <input data-search="" aria-label="search" />
      <button type="button" aria-label="open" onClick={() => openDialog(true)} />
      {hasDialog ? (
        <ModalDialog title="dialog" onClose={() => openDialog(false)}>
          <button type="button" aria-label="in a dialog" />
        </ModalDialog>
      ) : null}
    </>
  )
}

const draw = (search = '') => renderPart(<Page />, { path: `/calendar${search}` })
const press = (key: string, more: object = {}, target: Element = document.body) =>
  // Says whether the browser may go on with the key.
  fireEvent.keyDown(target, { key, ...more })
const address = () => location.search

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answer(routes.listCategories, [])
})

describe('a single key', () => {
  it.each([
    ['j', '?year=2028'],
    ['n', '?year=2028'],
    ['k', '?year=2026'],
    ['p', '?year=2026'],
    ['2', '?view=months'],
    ['m', '?view=months'],
    ['h', '?view=heat'],
    ['c', '?dialog=quick-add'],
    ['C', '?new=2027-03-18'],
    ['g', '?dialog=date'],
    ['?', '?dialog=keys'],
  ])('%s leads to %s', async (key, search) => {
    await draw()
    expect(press(key, { shiftKey: key === '?' || key === 'C' })).toBe(false)
    expect(address()).toBe(search)
  })

  it('t comes back to this year', async () => {
    await draw('?year=2030&view=heat')
    press('t')
    expect(address()).toBe('?view=heat')
  })

  it('1 and y come back to the planner', async () => {
    await draw('?view=heat')
    press('y')
    expect(address()).toBe('')
  })

  it('/ puts the focus into the search', async () => {
    await draw()
    press('/')
    expect(document.activeElement).toBe(screen.getByLabelText('search'))
  })

  it('is left to the browser where it would do nothing: at the end of the window, without a filter', async () => {
    await draw('?year=2034')
    expect(press('j')).toBe(true)
    expect(press('f')).toBe(true)
    expect(press('1')).toBe(true)
    expect(address()).toBe('?year=2034')
  })

  it.each(['text', 'checkbox', 'textarea', 'select', 'editable', 'in a popover'])('is dead in: %s', async (place) => {
    await draw()
    for (const key of ['j', '?', 'c', '/', '2']) expect(press(key, {}, screen.getByLabelText(place))).toBe(true)
    expect(address()).toBe('')
  })

  it('lives on a button', async () => {
    await draw()
    press('j', {}, button('button'))
    expect(address()).toBe('?year=2028')
  })

  it('is dead while a menu is open, and lives again', async () => {
    const { person } = await draw()
    await person.click(button('menu'))
    press('j')
    expect(address()).toBe('')
    await person.keyboard('{Escape}')
    press('j')
    expect(address()).toBe('?year=2028')
  })

  it('is dead while a dialog is open, wherever the focus is, and lives again', async () => {
    const { person } = await draw()
    await person.click(button('open'))
    press('j')
    press('j', {}, button('in a dialog'))
    expect(address()).toBe('')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(document.activeElement).toBe(button('open'))
    press('j')
    expect(address()).toBe('?year=2028')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }, { repeat: true }])(
    'is dead with %j',
    async (more) => {
      await draw()
      expect(press('j', more)).toBe(true)
      expect(address()).toBe('')
    },
  )

  it('is dead where something else has had the key', async () => {
    await draw()
    const take = (event: Event) => event.preventDefault()
    document.body.addEventListener('keydown', take)
    press('j')
    document.body.removeEventListener('keydown', take)
    expect(address()).toBe('')
  })
})

describe('with single keys switched off', () => {
  const draw = () => renderPart(<Page />, { path: '/calendar' })

  it('letters, digits and signs do nothing, from the moment on', async () => {
    await draw()
    act(() => changeYearSettings({ singleKeys: false }))
    for (const key of ['j', '2', '?', 'c', 'z']) expect(press(key)).toBe(true)
    expect(press('Z', { shiftKey: true })).toBe(true)
    expect(address()).toBe('')
    act(() => changeYearSettings({ singleKeys: true }))
    press('2')
    expect(address()).toBe('?view=months')
  })

  it.each([
    ['k', { ctrlKey: true }, '?dialog=palette'],
    ['k', { metaKey: true }, '?dialog=palette'],
    ['/', { ctrlKey: true, shiftKey: true }, '?dialog=keys'],
    ['PageDown', { shiftKey: true }, '?year=2028'],
  ])('%s with %j goes on', async (key, more, search) => {
    localStorage.setItem('year-settings', '{"singleKeys":false}')
    await draw()
    expect(press(key, more)).toBe(false)
    expect(address()).toBe(search)
  })

  it('what is stored and not to be read leaves them on', async () => {
    localStorage.setItem('year-settings', '{"singleKeys":"no"}')
    await draw()
    press('j')
    expect(address()).toBe('?year=2028')
  })
})

describe('keys with Ctrl', () => {
  it('undo nothing of the year behind a dialog, wherever the focus is in it', async () => {
    const { person } = await draw()
    await person.click(button('open'))
    for (const target of [document.body, button('in a dialog')]) {
      expect(press('z', { ctrlKey: true }, target)).toBe(true)
      expect(press('Z', { ctrlKey: true, shiftKey: true }, target)).toBe(true)
    }
    expect(callsOf(routes.listChanges)).toEqual([])
  })

  it('open nothing over a dialog, and nothing from a field', async () => {
    const { person } = await draw()
    expect(press('k', { ctrlKey: true }, screen.getByLabelText('text'))).toBe(true)
    await person.click(button('open'))
    expect(press('k', { ctrlKey: true })).toBe(true)
    expect(address()).toBe('')
  })
})
