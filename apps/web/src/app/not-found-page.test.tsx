import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { link } from '../test/elements.ts'
import { renderPage } from '../test/render.tsx'

it('says that an unknown address leads nowhere, and leads to the calendar', async () => {
  await renderPage({ path: '/profile-of-nobody' })
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy()
  expect(link('Go to the calendar')).toHaveProperty('pathname', '/calendar')
  await waitFor(() => expect(document.title).toBe('Not found · Dodici'))
})

it('says it in Italian too', async () => {
  await renderPage({ path: '/nessuno', language: 'it' })
  expect(await screen.findByRole('heading', { name: 'Questa pagina non esiste' })).toBeTruthy()
})
