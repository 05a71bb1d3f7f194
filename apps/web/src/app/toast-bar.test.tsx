import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { texts } from '../i18n/texts.ts'
import { button } from '../test/elements.ts'
import { renderPart } from '../test/render.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { showToast, type Toast } from './toasts.ts'

const show = (toast: Partial<Toast>) => act(() => showToast({ text: () => 'Saved', severity: 'success', ...toast }))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a toast', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    // The toast has its place in every drawn page; there is nothing else here.
    await renderPart(null)
  })
  afterEach(() => void vi.useRealTimers())

  it('goes after six seconds', async () => {
    show({})
    await wait(5_999)
    expect(screen.getByText('Saved')).toBeTruthy()
    await wait(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('offers what may follow before the way back, and goes with either', async () => {
    const run = vi.fn()
    const next = { label: () => 'Move its steps too', run }
    show({ next, action: { label: () => 'Undo', run: () => undefined } })
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.slice(0, 2)).toEqual(['Move its steps too', 'Undo'])
    fireEvent.click(button('Move its steps too'))
    expect(run).toHaveBeenCalledOnce()
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('stays while somebody points at it, and then for the rest of its time', async () => {
    show({})
    await wait(4_000)
    fireEvent.pointerEnter(screen.getByText('Saved').parentElement!)
    await wait(60_000)
    fireEvent.pointerLeave(screen.getByText('Saved').parentElement!)
    await wait(1_999)
    expect(screen.getByText('Saved')).toBeTruthy()
    await wait(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('stays while something of it has the focus', async () => {
    show({})
    fireEvent.focus(button('Close'))
    await wait(10_000)
    expect(screen.getByText('Saved')).toBeTruthy()
  })

  it('goes when it is closed', () => {
    show({})
    fireEvent.click(button('Close'))
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('makes room for the next, which has its whole time', async () => {
    show({})
    await wait(5_000)
    show({ text: () => 'Deleted' })
    expect(screen.queryByText('Saved')).toBeNull()
    await wait(5_999)
    expect(screen.getByText('Deleted')).toBeTruthy()
  })

  it('does its one action, and goes', () => {
    const run = vi.fn()
    show({ action: { label: () => 'Undo', run } })
    fireEvent.click(button('Undo'))
    expect(run).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('is said when there is time for it; an error at once', () => {
    show({})
    expect(screen.getByText('Saved').closest('[role]')?.getAttribute('role')).toBe('status')
    show({ text: () => 'Lost', severity: 'error' })
    expect(screen.getByText('Lost').closest('[role]')?.getAttribute('role')).toBe('alert')
  })

  it('changes its language with the page', () => {
    show({ text: () => texts.t('messages.signedOut') })
    act(() => void texts.changeLanguage('it'))
    expect(screen.getByText('La sessione è scaduta. Accedi di nuovo.')).toBeTruthy()
  })
})

/** A page that can open a modal dialog. */
function PageWithSheet() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" aria-label="open" onClick={() => setIsOpen(true)} />
      <Sheet title="Filters" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>all of them</p>
      </Sheet>
    </>
  )
}

it('a toast is said inside of a modal dialog while one is open, and beside the page before and after', async () => {
  await renderPart(<PageWithSheet />)
  show({})
  const dialogAround = () => screen.getByText('Saved').closest('dialog')
  expect(dialogAround()).toBeNull()
  fireEvent.click(button('open'))
  expect(dialogAround()).toBe(screen.getByText('all of them').closest('dialog'))
  fireEvent(dialogAround()!, new Event('close'))
  expect(screen.queryByText('all of them')).toBeNull()
  expect(dialogAround()).toBeNull()
})
