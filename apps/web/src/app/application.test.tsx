import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findHeading } from '../test/elements.ts'
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
})
