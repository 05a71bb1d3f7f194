import { routes } from '@dodici/contract/routes'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { pushHere, subscribeHere } from '../../pwa/push-here.ts'
import { stopPush } from '../../pwa/push-subscription.ts'
import { readsAgain } from './read-again.ts'

export const pushDevices = queryOptions({
  queryKey: ['push-devices'] as const,
  queryFn: ({ signal }) => call(routes.listPushDevices, { signal }),
})

/** The state of push in this browser. */
export const here = queryOptions({ queryKey: ['push-here'] as const, queryFn: pushHere })

const settled = readsAgain(pushDevices, here)

const publicKey = async (): Promise<string> => (await call(routes.readPushKey, {})).publicKey

export const turningOn = mutationOptions({
  mutationFn: async () => call(routes.createPushDevice, { body: await subscribeHere(publicKey) }),
  ...settled,
  meta: { ownFailure: true, success: 'profile.push.turnedOn' },
})

/** The server is told first: if that fails, this browser keeps receiving reminders, and says so. */
export const turningOff = mutationOptions({
  mutationFn: async (id: string) => {
    await call(routes.deletePushDevice, { params: { id } })
    await stopPush()
  },
  ...settled,
  meta: { ownFailure: true, success: 'profile.push.turnedOff' },
})

export const deviceRemoval = mutationOptions({
  mutationFn: (id: string) => call(routes.deletePushDevice, { params: { id } }),
  ...settled,
  meta: { ownFailure: true, success: 'profile.push.removed' },
})

export const deviceTest = mutationOptions({
  mutationFn: (id: string) => call(routes.testPushDevice, { params: { id } }),
  meta: { ownFailure: true, success: 'profile.push.tested' },
})
