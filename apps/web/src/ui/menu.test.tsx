import { fireEvent, screen } from '@testing-library/react'
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { button } from '../test/elements.ts'
import { renderPart } from '../test/render.tsx'
import { nextItem } from './menu-keys.ts'
import { Menu, MenuChoice, MenuItem } from './menu.tsx'

const draw = async (onSelect = vi.fn()) => {
  const drawn = await renderPart(
    <Menu label="Fruit" trigger="?" triggerClass="">
      <MenuChoice isChosen={false} onSelect={onSelect}>
        {'apple'}
      </MenuChoice>
      <MenuChoice isChosen onSelect={onSelect}>
        {'banana'}
      </MenuChoice>
      <MenuItem onSelect={onSelect}>{'cherry'}</MenuItem>
    </Menu>,
  )
  await drawn.person.click(button('Fruit'))
  return { ...drawn, onSelect }
}

const focused = () => document.activeElement?.textContent

describe('a menu', () => {
  it('opens at what is chosen, and the arrows go round', async () => {
    const { person } = await draw()
    expect(button('Fruit').getAttribute('aria-expanded')).toBe('true')
    expect(focused()).toBe('banana')
    await person.keyboard('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('apple')
    await person.keyboard('{ArrowUp}')
    expect(focused()).toBe('cherry')
    await person.keyboard('{Home}b')
    expect(focused()).toBe('banana')
  })

  it('does what is selected, closes, and gives the focus back', async () => {
    const { person, onSelect } = await draw()
    await person.keyboard('{End}{Enter}')
    expect(onSelect).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button('Fruit'))
  })

  it('keeps an Escape that closes it to itself', async () => {
    const around = vi.fn((event: ReactKeyboardEvent) => event.key)
    const { person } = await renderPart(
      <div onKeyDown={around}>
        <Menu label="Fruit" trigger="?" triggerClass="">
          <MenuItem onSelect={vi.fn()}>{'cherry'}</MenuItem>
        </Menu>
      </div>,
    )
    await person.click(button('Fruit'))
    expect(fireEvent.keyDown(screen.getByRole('menuitem'), { key: 'Escape' })).toBe(false)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(around).not.toHaveBeenCalled()
    await person.keyboard('{Escape}')
    expect(around).toHaveReturnedWith('Escape')
  })

  it('closes by Escape, by Tab, and by a press elsewhere', async () => {
    const { person, onSelect } = await draw()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button('Fruit'))
    await person.click(button('Fruit'))
    await person.keyboard('{Tab}')
    expect(screen.queryByRole('menu')).toBeNull()
    await person.click(button('Fruit'))
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(onSelect).not.toHaveBeenCalled()
  })
})

describe('the keys of a menu', () => {
  const fruit = ['apple', 'banana', 'blueberry']

  it.each([
    [-1, 'ArrowDown', 0],
    [-1, 'ArrowUp', 2],
    [2, 'ArrowDown', 0],
    [1, 'b', 2],
    [2, 'B', 1],
    [0, 'x', null],
    [0, ' ', null],
    [0, 'Enter', null],
  ])('lead from %i by %s to %s', (current, key, next) => {
    expect(nextItem(fruit, current, key)).toBe(next)
  })

  it('lead nowhere in an empty menu', () => {
    expect(nextItem([], -1, 'ArrowDown')).toBeNull()
  })
})
