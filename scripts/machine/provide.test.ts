import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { provideChromium, provideHeadlessChromium } from './chromium.ts'
import { freePort } from './free-port.ts'
import { providePostgres } from './postgres.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('what the tests need from the machine', () => {
  it('is the PostgreSQL that a person names, and the output says so without its password', async () => {
    vi.stubEnv('TEST_DATABASE_URL', 'postgres://ada:secret@db.example.org:6432/planner')
    expect(await providePostgres()).toEqual({
      url: 'postgres://ada:secret@db.example.org:6432/planner',
      origin: 'TEST_DATABASE_URL at db.example.org:6432',
    })
  })

  it.each([provideChromium, provideHeadlessChromium])(
    'is never another Chromium than the one that a person names',
    async (provide) => {
      vi.stubEnv('CHROMIUM_PATH', process.execPath)
      await expect(provide()).rejects.toThrow(`CHROMIUM_PATH names ${process.execPath}, which does not start`)
    },
  )

  it('is a port on which one can listen', async () => {
    const server = createServer().listen(await freePort(), '127.0.0.1')
    await once(server, 'listening')
    server.close()
  })
})
