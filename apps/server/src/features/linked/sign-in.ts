import type { LinkedAccountTable } from '#server/db/schema.ts'
import type { Sealing } from '#server/sealing.ts'
import { RemoteFault } from './remote/remote-fault.ts'
import type { Credentials } from './remote/remote-server.ts'

type AccountKey = Pick<LinkedAccountTable, 'owner_id' | 'id'>

/** A password is sealed for its row: copied into another one, it does not open. */
const placeOf = ({ owner_id, id }: AccountKey): string => `linked_account ${owner_id} ${id}`

export const sealedPassword = (sealing: Sealing, account: AccountKey, password: string): string =>
  sealing.seal(password, placeOf(account))

/** @throws RemoteFault `locked` if it was sealed with a key that this server does not have */
export function credentialsOf(sealing: Sealing, account: LinkedAccountTable): Credentials {
  const password = sealing.open(account.password, placeOf(account))
  if (password === null) throw new RemoteFault('locked')
  return { username: account.username, password }
}
