import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadTexts } from '../../i18n/start.ts'
import { button, findDialog } from '../../test/elements.ts'
import { renderPart } from '../../test/render.tsx'
import { Tour } from './tour.tsx'

const open = (language: 'it' | 'en' = 'en') =>
  renderPart(
    <>
      <button type="button" data-menu="account">
        Account
      </button>
      <Tour />
    </>,
    { path: '/calendar?dialog=tour', language },
  )

const titleOf = () => screen.getByRole('heading', { level: 2 }).textContent

describe('the tour', () => {
  beforeEach(() => loadTexts('tour'))

  it('leads through five stops and back, and ends with the last', async () => {
    const { person } = await open()
    await findDialog('The tour, stop 1 of 5')
    const titles = [titleOf()]
    for (let stop = 2; stop <= 5; stop += 1) {
      await person.click(button('Next'))
      titles.push(titleOf())
    }
    expect(titles).toEqual([
      'One line is enough',
      'Drag over the days',
      'One day from near',
      'Find anything',
      'Nothing gets lost',
    ])
    await person.click(button('Back'))
    expect(titleOf()).toBe('Find anything')
    await person.click(button('Next'))
    await person.click(button('Done'))
    expect([location.search, screen.queryByRole('dialog')]).toEqual(['', null])
  })

  it('is led by keys: arrows, and Escape, after which the focus is on the page again', async () => {
    const { person } = await open()
    expect(document.activeElement).toBe(button('Next'))
    await person.keyboard('{ArrowRight}{ArrowRight}')
    expect(titleOf()).toBe('One day from near')
    await person.keyboard('{ArrowLeft}{ArrowLeft}')
    expect([titleOf(), document.activeElement]).toEqual(['One line is enough', button('Next')])
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(titleOf()).toBe('Nothing gets lost')
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('speaks of what is not on the page without pointing at anything, and Italian', async () => {
    await open('it')
    await findDialog('Il giro, tappa 1 di 5')
    expect(titleOf()).toBe('Basta una riga')
  })
})
