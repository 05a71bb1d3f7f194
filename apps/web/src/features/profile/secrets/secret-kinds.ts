import { deviceCreation, deviceDeletion, devices, keyCreation, keyDeletion, keys } from './secrets.queries.ts'

/** What opens an account to programs, with how it is read, made and ended. Each has texts under its name. */
export const secretKinds = {
  keys: { list: keys, creation: keyCreation, deletion: keyDeletion },
  devices: { list: devices, creation: deviceCreation, deletion: deviceDeletion },
} as const

export type SecretKind = keyof typeof secretKinds
