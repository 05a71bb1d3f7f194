import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { listen } from './listen.ts'

const app = fastify()
const other = createServer()
afterAll(async () => {
  await app.close()
  other.close()
})

describe('opening the port', () => {
  it('says of one that is taken which setting gives another', async () => {
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const next = String(port + 1)
    await expect(listen(app, { port, host: '127.0.0.1' })).rejects.toThrow(
      `Port ${String(port)} is taken, perhaps by another Dodici. Stop that, or take another port: PORT=${next} npm start`,
    )
  })

  it('says of an address that the machine does not have which setting names it', async () => {
    await expect(listen(app, { port: 0, host: '192.0.2.1' })).rejects.toThrow('HOST is 192.0.2.1')
  })

  it('says of a port for the administrator alone which are for everybody', async () => {
    const refused = { listen: () => Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' })) }
    await expect(listen(refused, { port: 80, host: '127.0.0.1' })).rejects.toThrow('PORT=5001 npm start')
  })

  it('leaves every other fault as it is', async () => {
    const fault = new Error('no memory')
    await expect(listen({ listen: () => Promise.reject(fault) }, { port: 0, host: '127.0.0.1' })).rejects.toBe(fault)
  })
})
