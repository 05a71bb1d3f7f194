import { act, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { button, findHeading, findToast } from '../test/elements.ts'
import { takeLogged } from '../test/setup.ts'
import { Application } from './application.tsx'

describe('the page', () => {
  it('says Loading... until the texts of its language are there', async () => {
    let arrive: () => void = () => undefined
    const ready = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await act(async () => render(<Application ready={ready} />))
    expect(screen.getByText('Loading...')).toBeTruthy()
    await act(async () => arrive())
    expect(await findHeading('Login')).toBeTruthy()
  })

  it('can be loaded again where no language came', async () => {
    await act(async () => render(<Application ready={Promise.reject(new Error('no texts'))} />))
    expect(screen.getByRole('link', { name: /Ricaricala.*Reload it/ })).toHaveProperty('href', location.href)
    expect(takeLogged().join()).toContain('no texts')
  })

  it('says that a language did not load, and offers to load the page again', async () => {
    await act(async () => render(<Application ready={Promise.resolve()} />))
    await findHeading('Login')
    act(() => i18next.emit('languageFailed', new Error('gone')))
    await findToast('The language could not be loaded. Check the connection, or reload the page.')
    expect(button('Reload')).toBeTruthy()
  })
})
