import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { button, findHeading, link } from '../test/elements.ts'
import { renderPage } from '../test/render.tsx'
import { takeLogged } from '../test/setup.ts'

// As after a deploy that has taken its file away.
vi.mock('./parts/forgot-part.tsx', () => ({}))
vi.mock('../ui/load-chunk.ts', () => ({ loadChunk: <T,>(load: () => Promise<T>) => load() }))

it('says that a page is gone, and offers to load it anew', async () => {
  const { person } = await renderPage({ path: '/login' })
  await findHeading('Login')
  await person.click(link('Forgot password?'))
  await findHeading('Something went wrong')
  expect(takeLogged().join()).toContain('ForgotPart')
  expect(button('Reload')).toBeTruthy()
  expect(location.pathname).toBe('/forgot-password')
  expect(screen.queryByLabelText('Email')).toBeNull()
})
