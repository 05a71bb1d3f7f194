import { act, render } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { button, findHeading, findToast } from '../test/elements.ts'
import { Application } from './application.tsx'

describe('the page', () => {
  it('says that a language did not load, and offers to load the page again', async () => {
    window.history.replaceState(null, '', '/login')
    await act(async () => render(<Application />))
    await findHeading('Login')
    act(() => i18next.emit('languageFailed', new Error('gone')))
    await findToast('The language could not be loaded. Check the connection, or reload the page.')
    expect(button('Reload')).toBeTruthy()
  })
})
