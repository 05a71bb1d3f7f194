import { routes } from '@dodici/contract/routes'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { button, findToast } from '../test/elements.ts'
import { answer, callsOf, fail } from '../test/fake-api.ts'
import { renderPart } from '../test/render.tsx'
import { sampleInstance } from '../test/samples.ts'
import { afterStart } from './after-start.ts'

const { offer, startReporting } = vi.hoisted(() => ({
  offer: { newVersion: (_change: () => void): void => undefined },
  startReporting: vi.fn(),
}))

vi.mock('../pwa/register.ts', () => ({
  registerWorker: async (onNewVersion: (change: () => void) => void) => {
    offer.newVersion = onNewVersion
  },
}))
vi.mock('../reporting/start-reporting.ts', () => ({ startReporting }))

const instance = sampleInstance({ version: '1.2.3', sentryDsn: null })

it.each([
  ['en', 'A new version is ready', 'Reload'],
  ['it', 'È pronta una nuova versione', 'Ricarica'],
] as const)('in %s a new version is offered, and comes when the person wants it', async (language, text, reload) => {
  answer(routes.readInstance, instance)
  const { person } = await renderPart(<p />, { language })
  await afterStart()
  const change = vi.fn()
  act(() => offer.newVersion(change))
  await findToast(text)
  expect(change).not.toHaveBeenCalled()
  await person.click(button(reload))
  expect(change).toHaveBeenCalledTimes(1)
})

it('errors are reported to where the installation says, with its version', async () => {
  answer(routes.readInstance, { ...instance, sentryDsn: 'https://key@errors.example.org/1' })
  await afterStart()
  expect(startReporting).toHaveBeenLastCalledWith({ dsn: 'https://key@errors.example.org/1', release: 'dodici@1.2.3' })
})

it('errors are reported nowhere where the installation says nothing, or cannot be asked', async () => {
  answer(routes.readInstance, instance)
  await afterStart()
  expect(startReporting).toHaveBeenLastCalledWith(null)
  startReporting.mockClear()
  fail(routes.readInstance, 'network')
  await afterStart()
  expect(callsOf(routes.readInstance)).toHaveLength(2)
  expect(startReporting).toHaveBeenLastCalledWith(null)
})
