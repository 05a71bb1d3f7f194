import { routes } from '@dodici/contract/routes'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { button } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { setNow } from '../../test/set-now.ts'
import { useEarlyKeys } from './early-keys.ts'
import { useCommandContext } from './use-command-context.ts'
import { useCommandKeys } from './use-command-keys.ts'

function Commands() {
  useCommandKeys(useCommandContext())
  return null
}

/** A page whose commands are still on their way, until somebody lets them arrive. */
function Page() {
  useEarlyKeys()
  const [isThere, setIsThere] = useState(false)
  const [typed, type] = useState('')
  return (
    <>
      <input data-search aria-label="search" value={typed} onChange={(event) => type(event.target.value)} />
      <Menu id="filter" label="filter" trigger="" triggerClass="">
        <MenuItem onSelect={() => undefined}>{'apple'}</MenuItem>
      </Menu>
      <button type="button" aria-label="arrive" onClick={() => setIsThere(true)} />
      {isThere ? <Commands /> : null}
    </>
  )
}

const search = () => screen.getByLabelText<HTMLInputElement>('search')
const press = (keys: readonly string[], target: Element = document.body) => {
  for (const key of keys) fireEvent.keyDown(target, { key })
}
const arrive = () => act(async () => fireEvent.click(button('arrive')))

beforeEach(async () => {
  setNow('2027-03-18T10:00')
  answer(routes.listCategories, [])
  await renderPart(<Page />, { path: '/calendar' })
})

describe('keys that come before their commands', () => {
  it('run as soon as these are there', async () => {
    press(['j'])
    expect(location.search).toBe('')
    await arrive()
    expect(location.search).toBe('?year=2028')
  })

  it('are text after the key of the search, and run nothing', async () => {
    press(['/', 'p', 'i', 'z', 'z', 'e', 'Backspace', 'Shift', 'a'])
    await arrive()
    expect(document.activeElement).toBe(search())
    expect(search().value).toBe('pizza')
    expect(location.search).toBe('')
    expect(callsOf(routes.undoChange)).toEqual([])
  })

  it('are nothing after the key of a menu', async () => {
    press(['f', 'z', 'p', '2'])
    await arrive()
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'apple' }))
    expect(location.search).toBe('')
    expect(callsOf(routes.undoChange)).toEqual([])
  })

  it('are not typed once more where they were typed', async () => {
    press(['/'])
    search().focus()
    press(['p'], search())
    await arrive()
    expect(search().value).toBe('')
    expect(location.search).toBe('')
  })
})
