import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { button, findDialog } from '../test/elements.ts'
import { renderPart } from '../test/render.tsx'
import { Dialog } from './dialog.tsx'

function Page({ isHeld = false }: { readonly isHeld?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      {isOpen ? (
        <Dialog labelledBy="heading" isHeld={isHeld} onClose={() => setIsOpen(false)}>
          <h2 id="heading">Delete it?</h2>
          <button type="button">Delete</button>
          <button type="button" autoFocus>
            Keep
          </button>
        </Dialog>
      ) : null}
    </>
  )
}

async function open(isHeld = false) {
  const { person } = await renderPart(<Page isHeld={isHeld} />)
  await person.click(button('open'))
  return { person, dialog: await findDialog('Delete it?') }
}

/** A pointer that goes down on one thing and comes up over another: the click is that of what holds both. */
function drag(from: Element, over: Element): void {
  fireEvent.pointerDown(from)
  fireEvent.click(over)
}

describe('a dialog', () => {
  it('gives the focus to what asks for it, and where it closes, back to what had it', async () => {
    const { person } = await open()
    expect(document.activeElement).toBe(button('Keep'))
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button('open'))
  })

  it('closes by a click beside it, and not by one in it or by a drag that leaves it', async () => {
    const { dialog } = await open()
    drag(button('Delete'), button('Delete'))
    drag(button('Delete'), dialog)
    expect(dialog.isConnected).toBe(true)
    drag(dialog, dialog)
    expect(dialog.isConnected).toBe(false)
  })

  it('that is held closes by Escape alone', async () => {
    const { person, dialog } = await open(true)
    drag(dialog, dialog)
    expect(dialog.isConnected).toBe(true)
    await person.keyboard('{Escape}')
    expect(dialog.isConnected).toBe(false)
  })
})
