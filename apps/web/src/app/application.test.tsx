import { act, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { texts } from '../i18n/texts.ts'
import { button, findHeading, findToast } from '../test/elements.ts'
import { Application } from './application.tsx'

describe('the page', () => {
  it('says that a language did not load, and offers to load the page again', async () => {
    window.history.replaceState(null, '', '/login')
    await act(async () => render(<Application />))
    await findHeading('Login')
    act(() => texts.emit('languageFailed', new Error('gone')))
    await findToast('The language could not be loaded. Check the connection, or reload the page.')
    expect(button('Reload')).toBeTruthy()
  })
})
