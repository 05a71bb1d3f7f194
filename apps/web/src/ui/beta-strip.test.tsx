import { routes } from '@dodici/contract/routes'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from '../api/client.ts'
import { answer, fail } from '../test/fake-api.ts'
import { renderPart } from '../test/render.tsx'
import { sampleInstance } from '../test/samples.ts'
import { BetaStrip } from './beta-strip.tsx'

const readInstance = () => act(async () => call(routes.readInstance, {}).catch(() => null))

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => vi.restoreAllMocks())

describe('the strip on every page', () => {
  it.each([
    ['en', 'No connection.'],
    ['it', 'Nessuna connessione.'],
  ] as const)(
    'says that the network is gone without anybody doing anything, and no longer than that, %s',
    async (language, words) => {
      await renderPart(<BetaStrip isSignedIn />, { language })
      expect(screen.queryByText(words)).toBeNull()
      setOnline(false)
      expect(screen.getByRole('status').textContent).toContain(words)
      setOnline(true)
      expect(screen.queryByText(words)).toBeNull()
    },
  )

  it('says so too where the network leads nowhere, until somebody answers', async () => {
    await renderPart(<BetaStrip isSignedIn />)
    fail(routes.readInstance, 'network')
    await readInstance()
    expect(screen.getByText('No connection.')).toBeTruthy()
    answer(routes.readInstance, sampleInstance())
    await readInstance()
    expect(screen.queryByText('No connection.')).toBeNull()
  })
})
