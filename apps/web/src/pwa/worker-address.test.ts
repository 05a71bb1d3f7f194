import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('the address of the worker is a text where a browser knows nothing else', async () => {
  const { workerAddress } = await import('./worker-address.ts')
  expect(workerAddress()).toBe('/service-worker.js')
})

it('H1: is made by the one policy that the content policy names, once, and can be no other', async () => {
  const createPolicy = vi.fn((_name: string, { createScriptURL }: { createScriptURL: (text: string) => string }) => ({
    createScriptURL: (text: string) => ({ trusted: createScriptURL(text) }),
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { workerAddress } = await import('./worker-address.ts')
  expect([workerAddress(), workerAddress()]).toEqual(Array(2).fill({ trusted: '/service-worker.js' }))
  expect(createPolicy).toHaveBeenCalledOnce()
  expect(createPolicy.mock.calls[0]?.[0]).toBe('dodici-worker')
  expect(createPolicy.mock.calls[0]?.[1].createScriptURL('https://evil.example.org/x.js')).toBe('/service-worker.js')
})
