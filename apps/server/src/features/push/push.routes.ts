import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { implement } from '#server/http/implement.ts'
import { addDevice, listDevices, removeDevice, testDevice, type DeviceStorage } from './devices.service.ts'
import { vapidKeys } from './vapid.service.ts'

interface Storage extends DeviceStorage {
  readonly config: Config
}

export function pushRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.readPushKey, async () => ({ publicKey: (await vapidKeys(storage)).publicKey }))
  implement(app, operations.listPushDevices, ({ actor }) => listDevices(storage, actor))
  implement(app, operations.createPushDevice, ({ actor, body, request }) =>
    addDevice(storage, actor, { body, userAgent: request.headers['user-agent'] ?? '' }),
  )
  implement(app, operations.deletePushDevice, ({ actor, params }) => removeDevice(storage, actor, params.id))
  implement(app, operations.testPushDevice, ({ actor, params }) => testDevice(storage, actor, params.id))
}
