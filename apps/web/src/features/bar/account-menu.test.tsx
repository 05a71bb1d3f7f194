import { routes } from '@dodici/contract/routes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button } from '../../test/elements.ts'
import { answer } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { AccountMenu } from './account-menu.tsx'

async function open(language: 'it' | 'en' = 'en') {
  answer(routes.readProfile, sampleUser({ language }))
  answer(routes.listNotifications, [])
  const drawn = await renderPart(<AccountMenu />, { path: '/calendar', language, user: sampleUser({ language }) })
  await drawn.person.click(button(/^Account/))
  await screen.findAllByRole('menuitem')
  return drawn
}

const namesIn = (name: string): (string | null)[] =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)

describe('the account menu', () => {
  it('has groups with names, in which everything is', async () => {
    await open()
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      ...['The year', 'Data', 'Appearance', 'Help', 'Account'],
    ])
    expect(namesIn('Help')).toEqual(['Take the tour in five stops', 'Keyboard shortcuts', 'Beta Feedback'])
    expect(namesIn('Account')).toEqual(['Profile', 'Logout'])
  })

  it('begins at its first command, and leads by arrows through all groups and around', async () => {
    const { person } = await open()
    expect(document.activeElement?.textContent).toBe('Find anything…')
    await person.keyboard('{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('Logout')
    await person.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Quick add')
  })

  it('opens the tour', async () => {
    const { person } = await open('it')
    await person.click(await screen.findByRole('menuitem', { name: 'Un giro in cinque tappe' }))
    expect(location.search).toBe('?dialog=tour')
  })
})
