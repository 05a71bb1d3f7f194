import { act, render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { switchLanguage } from '../i18n/start.ts'
import { texts } from '../i18n/texts.ts'
import { button, findHeading, findToast } from '../test/elements.ts'
import { Application } from './application.tsx'

describe('the page', () => {
  it('says that a language did not load, and offers to load the page again', async () => {
    window.history.replaceState(null, '', '/login')
    await act(async () => render(<Application />))
    await findHeading('Login')
    vi.spyOn(texts, 'has').mockImplementation((language, part) => language === 'en' && part === 'first')
    vi.spyOn(texts, 'add').mockImplementation(() => {
      throw new Error('gone')
    })
    await act(() => switchLanguage('it'))
    await findToast('The language could not be loaded. Check the connection, or reload the page.')
    expect(button('Reload')).toBeTruthy()
  })
})
