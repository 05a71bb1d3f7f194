import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { button } from '../test/elements.ts'
import { renderPart } from '../test/render.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { Toolbar } from './toolbar.tsx'

async function draw() {
  const chosen = vi.fn()
  const drawn = await renderPart(
    <>
      <Toolbar label="tools">
        <Menu label="move" trigger="move" triggerClass="">
          <MenuItem onSelect={chosen}>up</MenuItem>
          <MenuItem onSelect={chosen}>down</MenuItem>
        </Menu>
        <button type="button">file</button>
        <button type="button">delete</button>
      </Toolbar>
      <button type="button">after</button>
    </>,
    { language: 'en' },
  )
  return { ...drawn, chosen }
}

const focused = () => document.activeElement?.textContent

it('is one tab stop, and goes on where it was left', async () => {
  const { person } = await draw()
  await person.tab()
  expect(focused()).toBe('move')
  await person.keyboard('{ArrowRight}')
  expect(focused()).toBe('file')
  await person.tab()
  expect(focused()).toBe('after')
  await person.tab({ shift: true })
  expect(focused()).toBe('file')
})

it('is walked by the arrows, round and round, and by Home and End', async () => {
  const { person } = await draw()
  button('move').focus()
  await person.keyboard('{ArrowLeft}')
  expect(focused()).toBe('delete')
  await person.keyboard('{ArrowRight}{End}')
  expect(focused()).toBe('delete')
  await person.keyboard('{Home}')
  expect(focused()).toBe('move')
})

it('leaves the keys of an open menu to the menu', async () => {
  const { person, chosen } = await draw()
  button('move').focus()
  await person.keyboard('{Enter}{End}')
  expect(focused()).toBe('down')
  await person.keyboard('{ArrowRight}{Enter}')
  expect(chosen).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('move')
})
