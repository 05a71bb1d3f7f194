import type { Queries } from '#server/db/schema.ts'
import { unknownReference } from '#server/errors.ts'
import { deleteKeys, findKeys } from './api-keys.queries.ts'

/** Names of the keys and devices that ended with a password change, and of those that were kept. */
export interface KeysAfter {
  readonly ended: readonly string[]
  readonly kept: readonly string[]
}

/** The names of somebody's keys and devices, without duplicates. */
export const namesOfKeys = async (db: Queries, userId: string): Promise<string[]> => [
  ...new Set((await findKeys(db, userId)).map(({ name }) => name)),
]

/**
 * Ends a person's keys and device passwords when the password changes, inside that transaction, except those kept by name.
 * @throws AppError `unknown_reference` for a name that no key has
 */
export async function endKeys(trx: Queries, userId: string, keepKeys: readonly string[] = []): Promise<KeysAfter> {
  const keys = await findKeys(trx, userId)
  for (const [index, wanted] of keepKeys.entries()) {
    if (!keys.some(({ name }) => name === wanted)) throw unknownReference(`keepKeys.${String(index)}`)
  }
  const isKept = ({ name }: { readonly name: string }): boolean => keepKeys.includes(name)
  const ended = keys.filter((key) => !isKept(key))
  if (ended.length > 0)
    await deleteKeys(
      trx,
      userId,
      ended.map(({ id }) => id),
    )
  return { ended: ended.map(({ name }) => name), kept: keys.filter(isKept).map(({ name }) => name) }
}
